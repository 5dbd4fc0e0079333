// What was in the catalogue before an import, and what came again: the ground for moves, merging and retiring.

internal import GeoPrimitives
internal import Geometry
internal import SQLiteStore
internal import Venues

/// The venues and merged records that are in the catalogue.
struct ReleaseComparison {
  /// What is remembered of a venue, or of a record that went into one.
  struct Known {
    var latitude: Float
    var longitude: Float
    var source: UInt64
    var name: UInt32
    var flags: Flags = []

    var position: Position {
      Position(uncheckedLatitude: Double(latitude), longitude: Double(longitude))
    }
  }

  /// How a known record stands.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// It came again.
    static let seen = Flags(rawValue: 1)
    /// It went into a venue of another dataset.
    static let merged = Flags(rawValue: 2)
    /// Its dataset does not have it any more.
    static let retired = Flags(rawValue: 4)
  }

  var known: [UInt64: Known] = [:]
  /// The ids of the venues that merged records went into.
  private var hosts: [UInt64: String] = [:]
  /// The ids of venues that stand for records of several datasets.
  private(set) var unions: Set<String> = []
  /// The names of the datasets that were there before.
  private(set) var sources: [UInt64: String] = [:]
  /// Where the venues lie, from the first new row on that may be merged.
  private var grid: VenueGrid?
  /// Whether venues of different datasets may be merged.
  private(set) var merges: Bool

  /// A venue that moved farther than this is told.
  private static let far = 100.0
  /// The property of a venue that the newest release of its dataset does not have.
  static let mark = "retired"

  /// Whether there was nothing before.
  var isEmpty: Bool { known.isEmpty }

  /// Remembers the venues of a catalogue.
  ///
  /// Cost: O(*n*), about 50 bytes a venue, and as many again once new rows are to be merged.
  init(
    before catalogue: GeoPackageCatalogue, merges: Bool = true
  ) throws(VenueStoreError) {
    self.merges = merges
    var made = self
    try catalogue.forEachVenue { venue in made.remember(venue) }
    self = made
  }

  /// Remembers a venue of the catalogue, with the records that went into it.
  private mutating func remember(_ venue: Venue) {
    sources[Self.hash(of: venue.source)] = venue.source
    let isUnion = venue.properties[MergedVenue.key] != nil
    let merged = MergedVenue(of: venue)
    let isRetired = merged.own.isRetired
    known[Self.hash(of: venue.source, Array(venue.sourceID.utf8)[...])] = Known(
      merged.own, flags: isRetired ? .retired : [])
    for record in merged.records {
      let source = record.venue.source
      sources[Self.hash(of: source)] = source
      let key = Self.hash(of: source, Array(record.venue.sourceID.utf8)[...])
      known[key] = Known(record.venue, flags: record.isLive ? .merged : [.merged, .retired])
      hosts[key] = venue.id
    }
    if isUnion { unions.insert(venue.id) }
  }

  /// Whether a dataset had venues in the catalogue before this run.
  func hadVenues(of source: String) -> Bool { sources[Self.hash(of: source)] != nil }
}

// MARK: - What comes

extension ReleaseComparison {
  /// How a record of a file stands to what is known.
  enum Standing {
    /// Nothing of its identifier is known.
    case unknown
    /// It is known as a venue.
    case venue
    /// It is known as part of the venue of another dataset with this id.
    case merged(host: String)
    /// Its identifier is known, for another name or another place: numbers of rows may have been given out anew.
    case renumbered
  }

  /// How a record stands; what is retired is known too.
  ///
  /// With `isCounted` the identifier is only the number of a row, and counts where name and place are the same.
  func standing(
    source: String, identifier: ArraySlice<UInt8>, name: ArraySlice<UInt8>, at position: Position,
    isCounted: Bool
  ) -> Standing {
    let key = Self.hash(of: source, identifier)
    guard let venue = known[key] else { return .unknown }
    if isCounted,
      !venue.isAt(position, within: Self.samePlace) || venue.name != Self.hash(ofName: name)
    {
      return .renumbered
    }
    if let host = hosts[key] { return .merged(host: host) }
    return .venue
  }

  /// Rows of one name that lie this close, in metres, are one from release to release.
  static let samePlace = 10.0

  /// Whether a number that was given to something else may still be meant: unseen, and of the same name or place.
  func mayBeMeant(
    source: String, identifier: ArraySlice<UInt8>, name: ArraySlice<UInt8>, at position: Position
  ) -> Bool {
    guard let venue = known[Self.hash(of: source, identifier)] else { return true }
    return !venue.flags.contains(.seen)
      && (venue.name == Self.hash(ofName: name) || venue.isAt(position, within: 30))
  }

  /// Whether an identifier came already in this run, or is not known at all.
  func isFree(source: String, identifier: ArraySlice<UInt8>) -> Bool {
    known[Self.hash(of: source, identifier)] == nil
  }

  /// Whether a known record came again.
  func isSeen(source: String, identifier: ArraySlice<UInt8>) -> Bool {
    known[Self.hash(of: source, identifier)]?.flags.contains(.seen) ?? false
  }

  /// Notes that a record is in the new release; whether it moved far.
  mutating func see(
    source: String, identifier: ArraySlice<UInt8>, at position: Position
  ) -> Bool {
    guard let index = known.index(forKey: Self.hash(of: source, identifier)) else { return false }
    known.values[index].flags.insert(.seen)
    // What was retired was not there before.
    return !known.values[index].flags.contains(.retired)
      && !known.values[index].isAt(position, within: Self.far)
  }

  /// Remembers a venue that was written, for the files after it in the same run.
  mutating func add(
    _ id: String, source: String, identifier: ArraySlice<UInt8>, name: ArraySlice<UInt8>,
    at position: Position, bounds: GeoBox?
  ) {
    let key = Self.hash(of: source, identifier)
    guard known[key] == nil else { return }
    known[key] = Known(
      latitude: Float(position.latitude), longitude: Float(position.longitude),
      source: Self.hash(of: source), name: Self.hash(ofName: name), flags: .seen)
    grid?.add(id, source: Self.hash(of: source), at: position, bounds: bounds)
  }

  /// Remembers that a record went into a venue.
  mutating func join(_ venue: Venue, to host: String) {
    let key = Self.hash(of: venue.source, Array(venue.sourceID.utf8)[...])
    known[key] = Known(venue, flags: [.merged, .seen])
    hosts[key] = host
    unions.insert(host)
  }

  /// Remembers that a record left the venue it was part of.
  mutating func part(_ venue: Venue) {
    let key = Self.hash(of: venue.source, Array(venue.sourceID.utf8)[...])
    known[key] = nil
    hosts[key] = nil
  }

  /// The venues of other datasets that lie near one.
  ///
  /// The first question goes through the catalogue.
  mutating func candidates(
    near venue: Venue, in catalogue: GeoPackageCatalogue
  ) throws(VenueStoreError) -> [String] {
    if grid == nil {
      var made = VenueGrid()
      try catalogue.forEachVenue { venue in
        guard !venue.isRetired else { return }
        made.add(
          venue.id, source: Self.hash(of: venue.source), at: venue.position,
          bounds: venue.footprint?.bounds)
      }
      grid = made
    }
    return grid?.ids(
      near: venue.position, bounds: venue.footprint?.bounds, besides: Self.hash(of: venue.source))
      ?? []
  }
}

// MARK: - Hashes

extension ReleaseComparison.Known {
  fileprivate init(_ venue: Venue, flags: ReleaseComparison.Flags) {
    self.init(
      latitude: Float(venue.position.latitude), longitude: Float(venue.position.longitude),
      source: ReleaseComparison.hash(of: venue.source),
      name: ReleaseComparison.hash(ofName: Array(venue.name.utf8)[...]), flags: flags)
  }

  func isAt(_ position: Position, within meters: Double) -> Bool {
    Geodesic.meters(from: self.position, to: position) <= meters
  }
}

extension ReleaseComparison {
  static func hash(of source: String, _ identifier: ArraySlice<UInt8>) -> UInt64 {
    var hash = StableHash()
    for byte in source.utf8 { hash.add(byte) }
    hash.add(UInt8(ascii: ":"))
    for byte in identifier { hash.add(byte) }
    return hash.value
  }

  static func hash(of source: String) -> UInt64 { StableHash.of(source.utf8Span.span) }

  static func hash(ofName name: ArraySlice<UInt8>) -> UInt32 {
    var hash = StableHash()
    for byte in name { hash.add(byte) }
    return UInt32(truncatingIfNeeded: hash.value)
  }
}
