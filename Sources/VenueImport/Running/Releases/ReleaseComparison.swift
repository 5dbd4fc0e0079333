// What was in the catalogue before an import, and what came again: the ground for moves, merging and retiring.

internal import GeoPrimitives
internal import Geometry
internal import SQLiteStore
internal import Venues

/// The venues and merged records that are in the catalogue.
struct ReleaseComparison {
  /// What is remembered of a venue, or of a record that went into one.
  struct Known {
    var place: RememberedPlace
    var source: UInt64
    /// A number for its name, in which case and signs don't count.
    var name: UInt32
    var flags: Flags = []
    /// The part of this run that it came in last.
    var part: UInt16 = 0

    var position: Position { place.position }
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
    /// Its dataset calls it by another identifier now than when it came.
    static let renewed = Flags(rawValue: 8)
    /// Other venues have its identifier too, told apart by a number behind it.
    static let shared = Flags(rawValue: 16)
    /// It is new in this run.
    static let added = Flags(rawValue: 32)
    /// Several rows of its file went into it.
    static let group = Flags(rawValue: 64)
  }

  var known: [UInt64: Known] = [:]
  /// The number of the part that is being written, from 1; beyond 65,535 they begin anew.
  var part: UInt16 = 0
  /// The ids of the venues that merged records went into.
  private var hosts: [UInt64: String] = [:]
  /// The columns that the identifiers of each dataset came from; nothing for one of an earlier version.
  private(set) var columns: [String: [String]] = [:]
  /// The identifiers that venues were added under, by those that their datasets have for them now.
  private var renewed: [UInt64: String] = [:]
  /// Identifiers that several venues have, told apart by a number behind them.
  private var shared: Set<UInt64> = []
  /// The ids of venues that stand for records of several datasets.
  private(set) var unions: Set<String> = []
  /// Whether several rows of a file went into any of the venues that were there before.
  private(set) var hasGroups = false
  /// The names of the datasets that were there before.
  private(set) var sources: [UInt64: String] = [:]
  /// The columns that the identifiers of this run's datasets come from.
  private var newColumns: [String: [String]] = [:]
  /// The parts of this run that are written, by the names that their files give them, and the datasets that they are.
  private(set) var written: [(name: DatedName, part: String, source: String)] = []
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
    columns = try catalogue.memories(.identifiers).compactMapValues(Self.columns)
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
    remember(merged.own, flags: isRetired ? .retired : [])
    for record in merged.records {
      let source = record.venue.source
      sources[Self.hash(of: source)] = source
      let key = Self.hash(of: source, Array(record.venue.sourceID.utf8)[...])
      remember(record.venue, flags: record.isLive ? .merged : [.merged, .retired])
      hosts[key] = venue.id
    }
    if isUnion { unions.insert(venue.id) }
  }

  /// Remembers a record under the identifier that it was added under, and under the one that its dataset has for it now.
  private mutating func remember(_ venue: Venue, flags: Flags) {
    let key = Self.hash(of: venue.source, Array(venue.sourceID.utf8)[...])
    known[key] = Known(venue, flags: flags)
    if venue.isOfSeveralRows {
      known[key]?.flags.insert(.group)
      hasGroups = true
    }
    if let plain = Self.plain(Array(venue.sourceID.utf8)[...]) {
      let plainKey = Self.hash(of: venue.source, plain)
      shared.insert(plainKey)
      known[plainKey]?.flags.insert(.shared)
      known[key]?.flags.insert(.shared)
    }
    if shared.contains(key) { known[key]?.flags.insert(.shared) }
    for column in columns[venue.source] ?? [] {
      guard case .string(let now)? = venue.properties[Self.property(of: column)],
        now != venue.sourceID
      else { continue }
      known[key]?.flags.insert(.renewed)
      let alias = Self.hash(of: venue.source, Array(now.utf8)[...])
      // What several are called tells them from nothing; an empty text is no identifier.
      renewed[alias] = renewed[alias] == nil ? venue.sourceID : ""
    }
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
    /// It is known as a venue, or as part of one of another dataset.
    case known
    /// It is known as a venue that was added under this other identifier.
    case renewed(sourceID: String)
    /// Its identifier is that of a venue of another name or another place nearby, added under this identifier where that
    /// is another one: so it is that venue, unless another row has its name and place.
    case likely(sourceID: String?)
    /// Its identifier is known, for another name and another place: numbers may have been given out anew.
    case renumbered
  }

  /// How much an identifier says about which venue a row is.
  enum Trust {
    /// It is what it was: the venue is another only where name and place are both others.
    case full
    /// It only counts rows, or comes from another column than before, or nobody knows from which: name and place must agree.
    case none
  }

  /// How a record stands; what is retired is known too.
  func standing(
    source: String, identifier: ArraySlice<UInt8>, name: ArraySlice<UInt8>, at position: Position,
    trust: Trust
  ) -> Standing {
    let key = Self.hash(of: source, identifier)
    let name = Self.hash(ofName: name)
    func isExact(_ venue: Known) -> Bool {
      venue.name == name && venue.isAt(position, within: Self.spot)
    }
    if let venue = known[key], isExact(venue) { return .known }
    if trust == .full, !renewed.isEmpty, let sourceID = renewed[key], !sourceID.isEmpty,
      let venue = known[Self.hash(of: source, Array(sourceID.utf8)[...])],
      !venue.flags.contains(.seen)
    {
      if isExact(venue) { return .renewed(sourceID: sourceID) }
      if venue.name == name || venue.isAt(position, within: Self.sight) {
        return .likely(sourceID: sourceID)
      }
    }
    guard let venue = known[key] else { return .unknown }
    let isLikely =
      trust == .full && !venue.flags.contains(.shared)
      ? !venue.flags.contains(.renewed)
        && (venue.name == name || venue.isAt(position, within: Self.sight))
      : venue.name == name && venue.isAt(position, within: Self.samePlace)
    return isLikely ? .likely(sourceID: nil) : .renumbered
  }

  /// Where the record went that was added under an identifier: the id of a venue of another dataset.
  func host(source: String, identifier: ArraySlice<UInt8>) -> String? {
    hosts[Self.hash(of: source, identifier)]
  }

  /// Whether the identifiers of a dataset came from a column before too; `nil` where nobody knows.
  func isColumn(_ column: String, of source: String) -> Bool? {
    columns[source].map { $0.contains(column) }
  }

  /// Notes which column the identifiers of a dataset come from; empty where they are made of the records.
  mutating func note(_ column: String, of source: String) {
    if newColumns[source]?.contains(column) != true {
      newColumns[source, default: []].append(column)
    }
  }

  /// Notes that a part of this run is written.
  mutating func note(_ name: DatedName, of part: String, as source: String) {
    written.append((name, part, source))
  }

  /// Tells the catalogue which columns the identifiers came from, where that is news.
  func rememberColumns(in writer: inout CatalogueWriter) throws(VenueStoreError) {
    for (source, new) in newColumns {
      // One file of a dataset that has several says nothing about the others.
      if let old = columns[source], new.allSatisfy(old.contains) { continue }
      let list = JSONValue.array(new.sorted().map { .string($0) })
      try writer.remember(list.text(), as: CatalogueMemory(.identifiers, of: source))
    }
  }

  /// Positions that differ by no more than this, in metres, are one.
  static let spot = 2.0
  /// Rows of one name that lie this close, in metres, are one from release to release.
  static let samePlace = 10.0
  /// A venue that has its identifier and another name is the same this close, in metres, and another one beyond.
  static let sight = 250.0

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
    known.values[index].part = part
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
      place: RememberedPlace(position),
      source: Self.hash(of: source), name: Self.hash(ofName: name), flags: [.seen, .added],
      part: part)
    grid?.add(id, source: Self.hash(of: source), at: position, bounds: bounds)
  }

  /// Remembers that a record went into a venue.
  mutating func join(_ venue: Venue, to host: String) {
    let key = Self.hash(of: venue.source, Array(venue.sourceID.utf8)[...])
    known[key] = Known(venue, flags: [.merged, .seen])
    known[key]?.part = part
    hosts[key] = host
    unions.insert(host)
  }

  /// Remembers that a record left the venue it was part of.
  mutating func part(_ venue: Venue) {
    let key = Self.hash(of: venue.source, Array(venue.sourceID.utf8)[...])
    known[key] = nil
    hosts[key] = nil
  }

  /// Remembers that a record that was part of a venue is one by itself, as its own dataset had it.
  mutating func moveOut(_ venue: Venue) {
    let key = Self.hash(of: venue.source, Array(venue.sourceID.utf8)[...])
    known[key]?.flags.remove(.merged)
    hosts[key] = nil
    grid?.add(
      venue.id, source: Self.hash(of: venue.source), at: venue.position,
      bounds: venue.footprint?.bounds)
  }

  /// Remembers that a record that was part of a venue went into another one.
  mutating func moveIn(_ venue: Venue, to host: String) {
    hosts[Self.hash(of: venue.source, Array(venue.sourceID.utf8)[...])] = host
    unions.insert(host)
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

// MARK: - What is known

extension ReleaseComparison.Known {
  fileprivate init(_ venue: Venue, flags: ReleaseComparison.Flags) {
    self.init(
      place: RememberedPlace(venue.position),
      source: ReleaseComparison.hash(of: venue.source),
      name: ReleaseComparison.hash(ofName: Array(venue.name.utf8)[...]), flags: flags)
  }

  func isAt(_ position: Position, within meters: Double) -> Bool {
    Geodesic.meters(from: self.position, to: position) <= meters
  }
}
