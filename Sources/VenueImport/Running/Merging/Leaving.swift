// Records of other datasets whose venue moved away from them or was renamed: they are no part of it any more.

internal import GeoPrimitives
internal import SQLiteStore
internal import Venues

extension MergedVenue {
  /// How a row is like the venue that it is part of: as the venue's own dataset has it, and with all that others know.
  func likenesses(of venue: Venue, besides index: Int) -> [Likeness] {
    let row = JudgedVenue(venue)
    var others = self
    others.remove(at: index)
    let own = SamePlace.likeness(of: row, and: JudgedVenue(own))
    if others.records.isEmpty { return [own].compactMap(\.self) }
    let union = SamePlace.likeness(of: row, and: JudgedVenue(others.union))
    return [own, union].compactMap(\.self)
  }

  /// Takes the records out that are not what the venue is now, where its own dataset changed its name or its place.
  ///
  /// Those that their datasets dropped stay, since they say nothing.
  mutating func takeLeavers(since old: Venue) -> [Venue] {
    guard
      own.name != old.name || own.footprint != old.footprint || own.sports != old.sports
        || Geodesic.meters(from: own.position, to: old.position) > 1
    else { return [] }
    // All are judged before one goes: what they say together holds them together, or does not.
    let leaving = records.indices.filter { index in
      records[index].isLive && likenesses(of: records[index].venue, besides: index).isEmpty
    }
    let venues = leaving.map { records[$0].venue }
    for index in leaving.reversed() { remove(at: index) }
    return venues
  }
}

extension VenueWriting {
  /// Notes that records left the venue that they were part of.
  mutating func part(_ venues: [Venue]) {
    leavers += venues
    undone += venues.count
  }

  /// Finds places for records that left the venues that they were part of, once all of the part is written: another
  /// venue, or one of their own.
  mutating func settleLeavers(
    _ writer: inout CatalogueWriter, _ before: inout ReleaseComparison,
    in catalogue: GeoPackageCatalogue
  ) throws(VenueStoreError) {
    let leavers = leavers
    self.leavers = []
    for venue in leavers {
      if let match = try match(of: venue, to: &writer, &before, in: catalogue) {
        var merged = MergedVenue(of: match.host)
        merged.put(MergedRecord(venue, match.likeness))
        let union = merged.union
        _ = try writer.upsert(union)
        judged[union.id] = JudgedVenue(union)
        before.moveIn(venue, to: union.id)
      } else {
        _ = try writer.upsert(venue)
        before.moveOut(venue)
      }
    }
  }
}
