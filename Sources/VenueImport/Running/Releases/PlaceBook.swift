// The venues of a dataset by name and place: a release that gives out new identifiers holds the same ones.

internal import GeoPrimitives
internal import SQLiteStore
internal import Venues

/// The venues of a dataset that did not come again under their identifiers.
struct PlaceBook {
  private struct Entry {
    let sourceID: String
    let position: Position
    /// The id of the venue it went into; `nil` for a venue of its own.
    let host: String?
    let isRetired: Bool
    var isTaken = false
  }

  private var entries: [UInt32: [Entry]] = [:]

  /// Gathers them from the catalogue.
  ///
  /// Cost: O(*n*) in the number of venues of the catalogue.
  init(
    of source: String, in catalogue: GeoPackageCatalogue, unseenIn before: ReleaseComparison
  ) throws(VenueStoreError) {
    var entries: [UInt32: [Entry]] = [:]
    func add(_ venue: Venue, host: String?) {
      let identifier = Array(venue.sourceID.utf8)
      guard venue.source == source, !before.isSeen(source: source, identifier: identifier[...])
      else { return }
      let name = ReleaseComparison.hash(ofName: Array(venue.name.utf8)[...])
      entries[name, default: []].append(
        Entry(
          sourceID: venue.sourceID, position: venue.position, host: host,
          isRetired: venue.isRetired))
    }
    try catalogue.forEachVenue { venue in
      let isUnion = before.unions.contains(venue.id)
      guard isUnion || venue.source == source else { return }
      let merged = MergedVenue(of: venue)
      add(merged.own, host: nil)
      for record in merged.records { add(record.venue, host: venue.id) }
    }
    self.entries = entries
  }

  /// The venue of this name at this place, which is then taken: one that is not retired before one that is, then the nearest.
  mutating func take(
    name: ArraySlice<UInt8>, at position: Position
  ) -> (sourceID: String, host: String?)? {
    let key = ReleaseComparison.hash(ofName: name)
    guard let list = entries[key] else { return nil }
    var best: (index: Int, isRetired: Bool, meters: Double)?
    for (index, entry) in list.enumerated() where !entry.isTaken {
      let meters = Geodesic.meters(from: entry.position, to: position)
      guard meters <= ReleaseComparison.samePlace else { continue }
      if let best, (best.isRetired ? 1 : 0, best.meters) <= (entry.isRetired ? 1 : 0, meters) {
        continue
      }
      best = (index, entry.isRetired, meters)
    }
    guard let best else { return nil }
    entries[key]?[best.index].isTaken = true
    return (list[best.index].sourceID, list[best.index].host)
  }
}
