// What became of the venues of the release before: moved far, or gone from the new one.

internal import GeoPrimitives
internal import SQLiteStore
internal import Venues

/// The venues that were in the catalogue before an import.
struct ReleaseComparison {
  private struct Known {
    var latitude: Float
    var longitude: Float
    var source: UInt64
    var name: UInt32
    var isSeen = false

    var position: Position {
      Position(uncheckedLatitude: Double(latitude), longitude: Double(longitude))
    }

    /// What a venue shares with one of another identifier that is the same place.
    var place: Place {
      Place(source: source, name: name, latitude: latitude, longitude: longitude)
    }
  }

  /// A name, and where it lies, of a dataset.
  private struct Place: Hashable {
    let source: UInt64
    let name: UInt32
    let latitude: Float
    let longitude: Float
  }

  private var known: [UInt64: Known] = [:]
  /// Where venues lie that came with an identifier that was not there before.
  private var newcomers: Set<Place> = []

  /// A venue that moved farther than this is told.
  private static let far = 100.0
  /// The property of a venue that the newest release of its dataset does not have.
  static let mark = "retired"

  /// Whether there was nothing before.
  var isEmpty: Bool { known.isEmpty }

  /// Remembers the venues of a catalogue that are not retired.
  ///
  /// Cost: O(*n*), about 40 bytes a venue.
  init(before catalogue: GeoPackageCatalogue) throws(VenueStoreError) {
    var known: [UInt64: Known] = [:]
    try catalogue.forEachVenue { venue in
      if venue.properties[Self.mark] != nil { return }
      known[StableHash.of(venue.id.utf8Span.span)] = Known(
        latitude: Float(venue.position.latitude), longitude: Float(venue.position.longitude),
        source: StableHash.of(venue.source.utf8Span.span),
        name: Self.hash(ofName: Array(venue.name.utf8)[...]))
    }
    self.known = known
  }

  /// Notes that a venue is in the new release; whether it moved far.
  mutating func see(
    source: String, identifier: ArraySlice<UInt8>, name: ArraySlice<UInt8>, at position: Position
  ) -> Bool {
    let hash = Self.hash(of: source, identifier)
    guard let index = known.index(forKey: hash) else {
      newcomers.insert(
        Place(
          source: StableHash.of(source.utf8Span.span), name: Self.hash(ofName: name),
          latitude: Float(position.latitude), longitude: Float(position.longitude)))
      return false
    }
    known.values[index].isSeen = true
    return Geodesic.meters(from: known.values[index].position, to: position) > Self.far
  }

  /// Remembers a venue that was written, for the files after it in the same run.
  mutating func add(
    source: String, identifier: ArraySlice<UInt8>, name: ArraySlice<UInt8>, at position: Position
  ) {
    let hash = Self.hash(of: source, identifier)
    guard known[hash] == nil else { return }
    known[hash] = Known(
      latitude: Float(position.latitude), longitude: Float(position.longitude),
      source: StableHash.of(source.utf8Span.span), name: Self.hash(ofName: name), isSeen: true)
  }

  private static func hash(of source: String, _ identifier: ArraySlice<UInt8>) -> UInt64 {
    var hash = StableHash()
    for byte in source.utf8 { hash.add(byte) }
    hash.add(UInt8(ascii: ":"))
    for byte in identifier { hash.add(byte) }
    return hash.value
  }

  private static func hash(ofName name: ArraySlice<UInt8>) -> UInt32 {
    var hash = StableHash()
    for byte in name { hash.add(byte) }
    return UInt32(truncatingIfNeeded: hash.value)
  }

  /// Marks the venues of a dataset that were there before and did not come again.
  ///
  /// Nothing is marked where that would be a guess: where fewer than half of them came again, so that the files are
  /// perhaps another part of the dataset, where the file is damaged, or where rows were rejected that may be them. One
  /// that came again by name and place under another identifier is not missing, and what it was before is marked.
  ///
  /// - Parameters:
  ///   - source: The dataset.
  ///   - rejected: How many of its rows were rejected.
  ///   - isDamaged: Whether the file breaks off.
  ///   - endsOpen: Whether its last record has no line end.
  ///   - catalogue: Where the venues are.
  ///   - writer: What writes them.
  /// - Returns: How many venues were marked, and what there is to say about it.
  /// - Throws: `VenueStoreError` where the catalogue can't be read or written.
  func retire(
    source: String, rejected: Int, isDamaged: Bool, endsOpen: Bool,
    in catalogue: GeoPackageCatalogue,
    _ writer: inout CatalogueWriter
  ) throws(VenueStoreError) -> (count: Int, warning: ImportWarning?) {
    let wanted = StableHash.of(source.utf8Span.span)
    let all = known.values.filter { $0.source == wanted }
    let unseen = all.filter { !$0.isSeen }
    guard !unseen.isEmpty else { return (0, nil) }
    let missing = unseen.count { !newcomers.contains($0.place) }
    let share = "\(missing.grouped) of \(all.count.grouped) venues of before are not in this file"
    if missing * 2 > all.count {
      return (0, ImportWarning(.releaseIncomplete, detail: share))
    }
    // Many files have no last line end; where much is missing too, this one was cut.
    if isDamaged || (endsOpen && missing * 10 > all.count) {
      return (0, ImportWarning(.releaseDamaged, detail: share))
    }
    if missing > 0, rejected * 2 >= missing {
      let detail = "\(share), \(rejected.grouped) rows were rejected"
      return (0, ImportWarning(.releaseUncertain, detail: detail))
    }
    var gone: [Venue] = []
    try catalogue.forEachVenue { venue in
      guard venue.source == source,
        known[StableHash.of(venue.id.utf8Span.span)]?.isSeen == false
      else { return }
      gone.append(venue)
    }
    for var venue in gone {
      venue.properties[Self.mark] = .bool(true)
      _ = try writer.upsert(venue)
    }
    let isMuch = missing * 10 > all.count * 3
    return (gone.count, isMuch ? ImportWarning(.manyRetired, detail: share) : nil)
  }
}

extension ReleaseComparison {
  /// Venues of the same identifier that lie this close, in metres, are the same.
  private static let near = 2000.0
  /// So many venues of a file are compared.
  private static let depth = 2000

  /// The dataset that the first venues of a file belong to: the one of this name, or one of that name with a number.
  ///
  /// A dataset of the catalogue is the same where a tenth of the venues are known by identifier and by name or place,
  /// or where the venues lie where it lies.
  ///
  /// - Returns: The name, and how far away the dataset is that has the name itself, in kilometres; `nil` where it is meant.
  /// - Complexity: O(*n*) a dataset of this name, where *n* is the number of known venues.
  func source(named base: String, of batch: VenueBatch) -> (name: String, kilometersAway: Int?) {
    var away: Int?
    for number in 1... {
      let name = number == 1 ? base : "\(base)-\(number)"
      let wanted = StableHash.of(name.utf8Span.span)
      let venues = known.values.filter { $0.source == wanted }
      guard !venues.isEmpty, let middle = Self.middle(batch.drafts.map(\.position)) else {
        return (name, away)
      }
      if agree(batch, named: name, count: venues.count) { return (name, away) }
      let places = venues.map(\.position)
      if Self.area(of: places, holds: middle) { return (name, away) }
      if away == nil, let other = Self.middle(places) {
        away = Int(Geodesic.meters(from: middle, to: other) / 1000)
      }
    }
    return (base, nil)
  }

  /// Whether the venues of a file are those of a dataset.
  private func agree(_ batch: VenueBatch, named name: String, count: Int) -> Bool {
    let drafts = batch.drafts.prefix(Self.depth)
    let common = drafts.count { draft in
      guard let venue = known[Self.hash(of: name, batch.bytes[draft.sourceID])] else {
        return false
      }
      return venue.name == Self.hash(ofName: batch.bytes[draft.name])
        || Geodesic.meters(from: venue.position, to: draft.position) <= Self.near
    }
    return common > 0 && common * 10 >= min(drafts.count, count)
  }

  private static func middle(_ places: [Position]) -> Position? {
    guard !places.isEmpty else { return nil }
    let half = places.count / 2
    return Position(
      uncheckedLatitude: places.map(\.latitude).sorted()[half],
      longitude: places.map(\.longitude).sorted()[half])
  }

  /// Whether a position lies among others: within nearly all of them, and half as far around, 0.1 degrees at least.
  private static func area(of places: [Position], holds position: Position) -> Bool {
    func holds(_ values: [Double], _ value: Double) -> Bool {
      let sorted = values.sorted()
      let low = sorted[sorted.count / 50]
      let high = sorted[sorted.count - 1 - sorted.count / 50]
      let room = max(0.1, (high - low) / 2)
      return value >= low - room && value <= high + room
    }
    return holds(places.map(\.latitude), position.latitude)
      && holds(places.map(\.longitude), position.longitude)
  }
}
