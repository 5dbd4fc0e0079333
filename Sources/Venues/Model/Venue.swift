// A place where sport is played: the record that every room above shares.

public import GeoPrimitives

/// A place where sport is played.
public struct Venue: Hashable, Sendable {
  /// The name that is unique in a catalogue, as in `emplacements/{id}`.
  public var id: String
  /// The dataset the venue came from, such as `montreal-installations`.
  public var source: String
  /// The venue's identifier in that dataset; (source, sourceID) is what an import updates by.
  public var sourceID: String
  /// What people call it.
  public var name: String
  /// Where it is; for an area a point on its surface.
  public var position: Position
  /// The area it covers, if it is known to cover one.
  public var footprint: Footprint?
  /// The sports played there, as the dataset or its mapping has them, such as `Soccer` or `ice_hockey`.
  public var sports: [String]
  /// When it is open: any OpenStreetMap `opening_hours` value, as it was written.
  ///
  /// `nil` when nothing is known.
  public var hours: String?
  /// The IANA name of its time zone, such as `America/Toronto`.
  ///
  /// `nil` when nothing is known.
  public var timeZone: String?
  /// Every other key of its record, kept for the way back.
  public var properties: JSONObject

  /// Makes a venue.
  public init(
    id: String, source: String, sourceID: String, name: String, position: Position,
    footprint: Footprint? = nil, sports: [String] = [], hours: String? = nil,
    timeZone: String? = nil, properties: JSONObject = JSONObject()
  ) {
    self.id = id
    self.source = source
    self.sourceID = sourceID
    self.name = name
    self.position = position
    self.footprint = footprint
    self.sports = sports
    self.hours = hours
    self.timeZone = timeZone
    self.properties = properties
  }

  /// Whether the newest release of its dataset does not have it any more: its record says `retired`.
  public var isRetired: Bool { properties["retired"] == .bool(true) }
}
