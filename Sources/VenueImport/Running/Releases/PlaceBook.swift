// The venues of a dataset that did not come again under their identifiers, to be found by name and place.

internal import GeoPrimitives
internal import SQLiteStore
internal import Venues

/// The venues of a dataset that did not come again under their identifiers.
struct PlaceBook {
  /// A venue, or a record that went into one of another dataset.
  struct Entry {
    let position: Position
    let name: UInt32
    /// A number for its identifier, without the number behind that.
    let plainID: UInt32
    /// Where its identifier begins among the bytes of the book, and how long that and the name behind it are.
    let start: Int32
    let identifierLength: Int32
    let nameLength: Int32
    let isRetired: Bool
    /// Whether several rows went into it.
    let isGroup: Bool
    /// Whether its dataset calls it by another identifier now than the one it was added under.
    let isRenewed: Bool
    var isTaken = false

    /// Its identifier among the bytes of the book.
    var sourceID: Range<Int> { Int(start)..<Int(start) + Int(identifierLength) }
    /// Its name there.
    var text: Range<Int> { sourceID.upperBound..<sourceID.upperBound + Int(nameLength) }
  }

  /// The dataset.
  private let source: String
  private(set) var entries: [Entry] = []
  private(set) var bytes: [UInt8] = []
  /// The entries by name, those of one name from south to north.
  private(set) var byName: [Int32] = []
  private var byIdentifier: [Int32] = []
  private var byNow: [UInt64: Int32] = [:]

  private init(of source: String) { self.source = source }

  /// Gathers them from the catalogue.
  ///
  /// - Parameters:
  ///   - source: The dataset.
  ///   - catalogue: Where its venues are.
  ///   - before: What came again.
  ///   - column: The column of the identifiers; venues that have it as a property are known by it too.
  /// - Throws: `VenueStoreError` where the catalogue can't be read.
  /// - Complexity: O(*n* log *n*) in the number of venues of the catalogue.
  init(
    of source: String, in catalogue: GeoPackageCatalogue, unseenIn before: ReleaseComparison,
    column: String?
  ) throws(VenueStoreError) {
    let property = column.map(ReleaseComparison.property)
    var made = PlaceBook(of: source)
    try catalogue.forEachVenue { venue in
      let isUnion = before.unions.contains(venue.id)
      guard isUnion || venue.source == source else { return }
      let merged = MergedVenue(of: venue)
      for record in [merged.own] + merged.records.map(\.venue)
      where record.source == source
        && !before.isSeen(source: source, identifier: Array(record.sourceID.utf8)[...])
      {
        let now = property.flatMap { Self.text(record.properties[$0]) }
        made.add(record, now: now)
      }
    }
    self = made
    let entries = entries
    byName = entries.indices.map { Int32(truncatingIfNeeded: $0) }
    byIdentifier = byName
    byName.sort { one, other in
      let (first, second) = (entries[Int(one)], entries[Int(other)])
      return (first.name, first.position.latitude, one)
        < (second.name, second.position.latitude, other)
    }
    byIdentifier.sort { (entries[Int($0)].plainID, $0) < (entries[Int($1)].plainID, $1) }
  }

  private mutating func add(_ venue: Venue, now: String?) {
    let identifier = Array(venue.sourceID.utf8)
    let name = Array(venue.name.utf8)
    if let now {
      // What several say tells them from nothing.
      let hash = Self.hash(Array(now.utf8)[...])
      byNow[hash] = byNow[hash] == nil ? Int32(truncatingIfNeeded: entries.count) : -1
    }
    entries.append(
      Entry(
        position: venue.position, name: ReleaseComparison.hash(ofName: name[...]),
        plainID: Self.short(ReleaseComparison.plain(identifier[...]) ?? identifier[...]),
        start: Int32(truncatingIfNeeded: bytes.count),
        identifierLength: Int32(truncatingIfNeeded: identifier.count),
        nameLength: Int32(truncatingIfNeeded: name.count), isRetired: venue.isRetired,
        isGroup: venue.isOfSeveralRows,
        isRenewed: now.map { $0 != venue.sourceID } ?? false))
    bytes += identifier
    bytes += name
  }

  private static func short(_ identifier: ArraySlice<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: hash(identifier))
  }

  private static func hash(_ identifier: ArraySlice<UInt8>) -> UInt64 {
    StableHash.of(Array(identifier).span)
  }

  private static func text(_ value: JSONValue?) -> String? {
    switch value {
    case .string(let text)?: text
    case .integer(let number)?: "\(number)"
    default: nil
    }
  }
}

// MARK: - Questions

extension PlaceBook {
  func identifier(of entry: Int) -> String {
    String(decoding: bytes[entries[entry].sourceID], as: UTF8.self)
  }

  func name(of entry: Int) -> String {
    String(decoding: bytes[entries[entry].text], as: UTF8.self)
  }

  /// Whether an entry is the venue of this number.
  func entry(_ entry: Int, is key: UInt64) -> Bool {
    ReleaseComparison.hash(of: source, bytes[entries[entry].sourceID]) == key
  }

  /// Takes an entry out, so that no other row is it.
  mutating func take(_ entry: Int) { entries[entry].isTaken = true }

  /// The only entry whose property says what a row's identifier says.
  func entry(calledNow identifier: ArraySlice<UInt8>) -> Int? {
    guard !byNow.isEmpty, let entry = byNow[Self.hash(identifier)], entry >= 0 else { return nil }
    return Int(entry)
  }

  /// The entries of a name between two latitudes, from south to north.
  func entries(named name: UInt32, from south: Double, to north: Double) -> some Sequence<Int> {
    let start = Self.first(in: byName) {
      (entries[$0].name, entries[$0].position.latitude) >= (name, south)
    }
    return byName[start...].lazy.map { Int($0) }
      .prefix { entries[$0].name == name && entries[$0].position.latitude <= north }
  }

  /// The entries that were added under an identifier, with or without a number behind it.
  func entries(identified identifier: ArraySlice<UInt8>) -> some Sequence<Int> {
    let wanted = Self.short(identifier)
    let start = Self.first(in: byIdentifier) { entries[$0].plainID >= wanted }
    return byIdentifier[start...].lazy.map { Int($0) }.prefix { entries[$0].plainID == wanted }
      .filter { entry in
        let found = bytes[entries[entry].sourceID]
        return (ReleaseComparison.plain(found) ?? found).elementsEqual(identifier)
      }
  }

  /// The first place in a sorted list from which on something holds.
  private static func first(in list: [Int32], where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(Int(list[middle])) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
