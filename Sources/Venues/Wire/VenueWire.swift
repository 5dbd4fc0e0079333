// A venue as a record of `emplacements`: exactly the seeds' keys, our own beside them, the rest kept in order.

internal import GeoPrimitives

/// The keys of a venue's record.
package enum VenueKey: String, CaseIterable, Sendable {
  /// `Venue.id`; only where the record does not stand under its id.
  case id
  /// `Venue.name`.
  case name = "nomEmplacement"
  /// Degrees north.
  case latitude
  /// Degrees east.
  case longitude
  /// `Venue.sports`.
  case sports = "sportsDisponibles"
  /// `Venue.hours`.
  case hours = "heuresOuvertures"
  /// `Venue.timeZone`; our addition.
  case timeZone = "fuseauHoraire"
  /// `Venue.source`; our addition.
  case source
  /// `Venue.sourceID`; our addition.
  case sourceID = "identifiantSource"
  /// `Venue.footprint` as a GeoJSON geometry; our addition, only where the venue is an area.
  case footprint = "emprise"
}

extension Venue {
  /// Reads a venue from a record of `emplacements`.
  ///
  /// `nomEmplacement`, `latitude` and `longitude` must be there; every unknown key goes to `properties`, in order. A key
  /// that holds `null` counts as not there.
  ///
  /// - Parameters:
  ///   - record: The record and its id.
  ///   - source: The dataset to name where the record names none; the record's id is then its identifier there.
  /// - Throws: `WireError` with the path of the first member at fault.
  public init(wire record: WireRecord, source: String) throws(WireError) {
    let fields = WireFields(
      object: record.object, path: "\(CollectionName.venues.rawValue)/\(record.id)")
    let latitude = try fields.number(.latitude)
    let longitude = try fields.number(.longitude)
    let position: Position
    do {
      position = try Position(latitude: latitude, longitude: longitude)
    } catch {
      throw .badPosition(path: fields.path, reason: error)
    }
    self.init(
      id: record.id,
      source: try fields.optionalString(.source) ?? source,
      sourceID: try fields.optionalString(.sourceID) ?? record.id,
      name: try fields.string(.name),
      position: position,
      footprint: try fields.footprint(),
      sports: try fields.strings(.sports),
      hours: try fields.optionalString(.hours),
      timeZone: try fields.optionalString(.timeZone),
      properties: fields.rest)
  }

  /// The venue as a record of `emplacements`.
  ///
  /// The seeds' keys come first, in the seeds' order, then ours, then `properties`. Hours, time zone and footprint are
  /// left out where nothing is known. A property named like one of the keys is left out: the venue's own value stands.
  public var wireRecord: WireRecord { WireRecord(id: id, object: wireObject()) }

  /// The venue's members without its id, with or without its area and the source.
  package func wireObject(withFootprint: Bool = true) -> JSONObject {
    var members: [JSONObject.Member] = []
    members.reserveCapacity(10 + properties.members.count)
    func add(_ key: VenueKey, _ value: JSONValue) {
      members.append(JSONObject.Member(key: key.rawValue, value: value))
    }
    add(.name, .string(name))
    add(.latitude, .number(position.latitude))
    add(.longitude, .number(position.longitude))
    add(.sports, .array(sports.map { .string($0) }))
    if let hours { add(.hours, .string(hours)) }
    if let timeZone { add(.timeZone, .string(timeZone)) }
    add(.source, .string(source))
    add(.sourceID, .string(sourceID))
    if withFootprint, let footprint { add(.footprint, .object(footprint.geoJSON)) }
    members += properties.members.filter { VenueKey(rawValue: $0.key) == nil }
    return JSONObject(distinctMembers: members)
  }
}
