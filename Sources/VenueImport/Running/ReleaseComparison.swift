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
    var isSeen = false
  }

  private var known: [UInt64: Known] = [:]

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
        source: StableHash.of(venue.source.utf8Span.span))
    }
    self.known = known
  }

  /// Notes that a venue is in the new release; whether it moved far.
  mutating func see(source: String, identifier: ArraySlice<UInt8>, at position: Position) -> Bool {
    var hash = StableHash()
    for byte in source.utf8 { hash.add(byte) }
    hash.add(UInt8(ascii: ":"))
    for byte in identifier { hash.add(byte) }
    guard let index = known.index(forKey: hash.value) else { return false }
    known.values[index].isSeen = true
    let (latitude, longitude) = (known.values[index].latitude, known.values[index].longitude)
    let before = Position(
      uncheckedLatitude: Double(latitude), longitude: Double(longitude))
    return Geodesic.meters(from: before, to: position) > Self.far
  }

  /// Marks the venues of a dataset that were there before and did not come again.
  ///
  /// Where fewer than half of them came again, the files are taken for another part of the dataset, and nothing is marked.
  ///
  /// - Returns: How many venues were marked.
  func retire(
    source: String, in catalogue: GeoPackageCatalogue, _ writer: inout CatalogueWriter
  ) throws(VenueStoreError) -> Int {
    let wanted = StableHash.of(source.utf8Span.span)
    let all = known.values.filter { $0.source == wanted }
    let seen = all.count { $0.isSeen }
    guard seen < all.count, seen * 2 >= all.count else { return 0 }
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
    return gone.count
  }
}
