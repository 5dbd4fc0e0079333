// New rows find their place: as a venue of before under another identifier, in a venue of another dataset, or as a venue of their own.

internal import GeoPrimitives
internal import Geometry
internal import SQLiteStore
internal import Venues

extension VenueWriting {
  /// Writes a row that is not known: into a venue of another dataset that is the same place, else as a venue of its own.
  mutating func place(
    _ draft: VenueDraft, _ batch: VenueBatch, to writer: inout CatalogueWriter,
    comparing before: inout ReleaseComparison, in catalogue: GeoPackageCatalogue
  ) throws(VenueStoreError) {
    if heading.merges, before.merges {
      let venue = batch.venue(of: draft, source: source)
      if let match = try match(of: venue, to: &writer, &before, in: catalogue) {
        return try join(
          venue, match.likeness, to: match.host, number: draft.number, &writer, &before)
      }
    }
    try writeOwn(draft, batch, to: &writer, comparing: &before, in: catalogue)
  }

  /// Writes a row that is known as part of a venue of another dataset.
  ///
  /// It stays there while it fits what that venue is now; else it becomes a venue of its own.
  mutating func writeMerged(
    _ draft: VenueDraft, _ batch: VenueBatch, into host: String, to writer: inout CatalogueWriter,
    comparing before: inout ReleaseComparison, in catalogue: GeoPackageCatalogue
  ) throws(VenueStoreError) {
    if before.see(source: source, identifier: batch.bytes[draft.sourceID], at: draft.position) {
      outcomes.moved += 1
    }
    let venue = batch.venue(of: draft, source: source)
    guard let stored = try catalogue.venue(id: host) else {
      before.part(venue)
      return try place(draft, batch, to: &writer, comparing: &before, in: catalogue)
    }
    var merged = MergedVenue(of: stored)
    guard let index = merged.index(source: source, sourceID: venue.sourceID) else {
      before.part(venue)
      return try place(draft, batch, to: &writer, comparing: &before, in: catalogue)
    }
    let old = merged.records[index]
    let isSame =
      old.venue.name == venue.name
      && Geodesic.meters(from: old.venue.position, to: venue.position) <= 1
    let fits = merged.likenesses(of: venue, besides: index)
    // What was said of it holds while the venue says it still.
    let isAsBefore =
      isSame && fits.contains { $0.score == old.score && $0.reason == old.reason }
    let likeness = isAsBefore ? nil : fits.first
    guard heading.merges, !fits.isEmpty else {
      merged.remove(at: index)
      _ = try writer.upsert(merged.union)
      judged[host] = nil
      before.part(venue)
      return try place(draft, batch, to: &writer, comparing: &before, in: catalogue)
    }
    let record = MergedRecord(
      venue, score: likeness?.score ?? old.score, reason: likeness?.reason ?? old.reason)
    merged.put(record)
    let outcome = try writer.upsert(merged.union)
    judged[host] = nil
    countSports(venue, in: host)
    across.add(
      CrossMerge(number: draft.number, venue: host, score: record.score, reason: record.reason),
      isChanged: outcome != .unchanged)
  }

  /// Puts a row into a venue of another dataset.
  mutating func join(
    _ venue: Venue, _ likeness: Likeness, to host: Venue, number: Int,
    _ writer: inout CatalogueWriter, _ before: inout ReleaseComparison
  ) throws(VenueStoreError) {
    var merged = MergedVenue(of: host)
    merged.put(MergedRecord(venue, likeness))
    let union = merged.union
    _ = try writer.upsert(union)
    judged[host.id] = JudgedVenue(union)
    before.join(venue, to: host.id)
    countSports(venue, in: host.id)
    across.add(
      CrossMerge(
        number: number, venue: host.id, score: likeness.score, reason: likeness.reason),
      isChanged: true)
  }

  /// The venue of another dataset that a row is.
  mutating func match(
    of venue: Venue, to writer: inout CatalogueWriter, _ before: inout ReleaseComparison,
    in catalogue: GeoPackageCatalogue
  ) throws(VenueStoreError) -> (host: Venue, likeness: Likeness)? {
    let ids = try before.candidates(near: venue, in: catalogue)
    guard !ids.isEmpty else { return nil }
    // While a load fills an empty table there is no index to ask for a venue.
    try writer.finishLoad()
    let row = JudgedVenue(venue)
    var found: [(host: JudgedVenue, likeness: Likeness)] = []
    for id in ids {
      guard let host = try candidate(id, in: catalogue),
        let likeness = SamePlace.likeness(of: row, and: host)
      else { continue }
      if likeness.isBySpot,
        MergedVenue(of: host.venue).records.contains(where: { $0.venue.source == venue.source })
      {
        continue
      }
      found.append((host, likeness))
    }
    // The surest, of equals the one that was there first.
    guard
      let best = found.enumerated().max(by: { one, other in
        (one.element.likeness.score, -one.offset) < (other.element.likeness.score, -other.offset)
      })?.element
    else { return nil }
    if venue.footprint != nil, best.host.venue.footprint == nil {
      let equals = found.count {
        $0.likeness.isInside && $0.likeness.score + 0.05 >= best.likeness.score
      }
      // A park is not the pool that came before it: the pool's name and hours would be the park's.
      let isOther =
        row.words.joined != best.host.words.joined && !best.host.words.isPlain
        && SamePlace.isLarge(venue)
      if equals > 1 || isOther {
        unsure += 1
        return nil
      }
    }
    return (best.host.venue, best.likeness)
  }

  /// A venue of the catalogue that is not retired, with its name taken apart.
  private mutating func candidate(
    _ id: String, in catalogue: GeoPackageCatalogue
  ) throws(VenueStoreError) -> JudgedVenue? {
    if let known = judged[id] { return known }
    guard let venue = try catalogue.venue(id: id),
      !venue.isRetired
    else { return nil }
    if judged.count >= 10_000 { judged = [:] }
    let made = JudgedVenue(venue)
    judged[id] = made
    return made
  }
}

extension VenueWriting {
  /// Writes the rows that waited, once all rows of the part have come.
  ///
  /// One of the name and place of a venue that did not come again is that venue, whatever its identifier is now.
  mutating func finish(
    to writer: inout CatalogueWriter, comparing before: inout ReleaseComparison,
    in catalogue: GeoPackageCatalogue
  ) throws(VenueStoreError) {
    guard !later.drafts.isEmpty else {
      return try settleLeavers(&writer, &before, in: catalogue)
    }
    var batch = later
    later = VenueBatch()
    try writer.finishLoad()
    var book = try PlaceBook(
      of: source, in: catalogue, unseenIn: before, column: heading.identifierColumn)
    let isAnotherColumn = before.isColumn(heading.identitySource ?? "", of: source) == false
    var matching = PlaceMatching(
      usesIdentifiers: !heading.hasCountedIdentifiers && !isAnotherColumn,
      isRenewal: batch.drafts.count - likely > known + likely, agreeing: known,
      conflicting: conflicts)
    let found = matching.entries(of: batch, in: &book)
    known = matching.agreeing
    conflicts = matching.conflicting
    likely = 0
    var rest: [VenueDraft] = []
    for (place, draft) in batch.drafts.enumerated() {
      guard let entry = found[place] else {
        rest.append(draft)
        continue
      }
      try write(draft, as: entry, of: book, &batch, to: &writer, comparing: &before, in: catalogue)
    }
    for draft in rest {
      try writeRest(draft, &batch, &book, to: &writer, comparing: &before, in: catalogue)
    }
    try settleLeavers(&writer, &before, in: catalogue)
  }

  /// Writes a row that is a venue of before, under the identifier that this has.
  private mutating func write(
    _ draft: VenueDraft, as entry: Int, of book: PlaceBook, _ batch: inout VenueBatch,
    to writer: inout CatalogueWriter, comparing before: inout ReleaseComparison,
    in catalogue: GeoPackageCatalogue
  ) throws(VenueStoreError) {
    var draft = draft
    let (isEqual, isSame) = Self.compare(
      book.bytes[book.entries[entry].sourceID], batch.bytes[draft.sourceID],
      isToldApart: draft.isToldApart)
    if !isEqual {
      // A hash of the record is no identifier that anybody gave.
      if !isSame, heading.hasCountedIdentifiers || heading.identifierColumn != nil { renewed += 1 }
      batch.rename(
        &draft, to: book.identifier(of: entry), keeping: isSame ? nil : heading.identifierColumn)
    }
    try writeKnown(draft, batch, to: &writer, comparing: &before, in: catalogue)
  }

  /// Whether two identifiers are equal, and whether they are but for the numbers behind them that are ours.
  private static func compare(
    _ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>, isToldApart: Bool
  ) -> (isEqual: Bool, isSame: Bool) {
    // What the file says: a number that is in it is none of ours.
    let said = isToldApart ? ReleaseComparison.plain(new) ?? new : new
    var rest: ArraySlice<UInt8>? = old
    while let given = rest {
      if given.elementsEqual(said) { return (old.elementsEqual(new), true) }
      rest = ReleaseComparison.plain(given)
    }
    return (old.elementsEqual(new), false)
  }

  /// Writes a row that is known as a venue, or as part of one of another dataset.
  mutating func writeKnown(
    _ draft: VenueDraft, _ batch: VenueBatch, to writer: inout CatalogueWriter,
    comparing before: inout ReleaseComparison, in catalogue: GeoPackageCatalogue
  ) throws(VenueStoreError) {
    let identifier = batch.bytes[draft.sourceID]
    if let host = before.host(source: source, identifier: identifier) {
      return try writeMerged(
        draft, batch, into: host, to: &writer, comparing: &before, in: catalogue)
    }
    if before.see(source: source, identifier: identifier, at: draft.position) {
      outcomes.moved += 1
    }
    try writeOwn(draft, batch, to: &writer, comparing: &before, in: catalogue)
  }

  /// Writes a row that is none of those of before by name and place: one that moved, was renamed, or is new.
  private mutating func writeRest(
    _ draft: VenueDraft, _ batch: inout VenueBatch, _ book: inout PlaceBook,
    to writer: inout CatalogueWriter, comparing before: inout ReleaseComparison,
    in catalogue: GeoPackageCatalogue
  ) throws(VenueStoreError) {
    var draft = draft
    if let entry = meant(by: draft, batch, book) {
      book.take(entry)
      return try write(
        draft, as: entry, of: book, &batch, to: &writer, comparing: &before, in: catalogue)
    }
    if !before.isFree(source: source, identifier: batch.bytes[draft.sourceID]) {
      // The number stands for another venue, which keeps it.
      renumbered += 1
      var plain = batch.identifier(of: draft)
      if draft.isToldApart, let said = ReleaseComparison.plain(batch.bytes[draft.sourceID]) {
        plain = String(decoding: said, as: UTF8.self)
      }
      var number = 2
      while !before.isFree(source: source, identifier: Array("\(plain)#\(number)".utf8)[...]) {
        number += 1
      }
      batch.rename(&draft, to: "\(plain)#\(number)", keeping: nil)
      draft.isToldApart = true
    }
    try place(draft, batch, to: &writer, comparing: &before, in: catalogue)
    before.add(
      "\(source):\(batch.identifier(of: draft))", source: source,
      identifier: batch.bytes[draft.sourceID], name: batch.bytes[draft.name], at: draft.position,
      bounds: draft.footprint?.bounds)
  }

  /// The venue of before that a row's identifier stands for although name or place is another.
  private func meant(by draft: VenueDraft, _ batch: VenueBatch, _ book: PlaceBook) -> Int? {
    // Where most of the known identifiers stand for other venues now, none says anything without a name of its own.
    let isBelieved = heading.hasCountedIdentifiers || known >= conflicts
    let reach = heading.hasCountedIdentifiers ? VenueGroups.reach : ReleaseComparison.sight
    let identifier = batch.bytes[draft.sourceID]
    let name = ReleaseComparison.hash(ofName: batch.bytes[draft.name])
    let words = NameWords(String(decoding: batch.bytes[draft.name], as: UTF8.self))
    guard isBelieved || !words.isPlain else { return nil }
    var best: (entry: Int, rank: (Int, Int, Double))?
    for entry in book.entries(identified: ReleaseComparison.plain(identifier) ?? identifier) {
      let old = book.entries[entry]
      guard !old.isTaken else { continue }
      let meters = Geodesic.meters(from: old.position, to: draft.position)
      let isNamed = old.name == name
      let isAlike =
        isNamed
        || !heading.hasCountedIdentifiers
          && NameWords(book.name(of: entry)).likeness(to: words) ?? 0 >= 0.5
      guard isNamed || isBelieved && (isAlike || meters <= reach) else { continue }
      let rank = (old.isRetired ? 1 : 0, isNamed ? 0 : 1, meters)
      if let best, best.rank <= rank { continue }
      best = (entry, rank)
    }
    return best?.entry
  }

  /// What there is to say about identifiers and merging.
  var warnings: [ImportWarning] {
    var warnings = repetitionWarnings
    if renewed > 0 { warnings.append(ImportWarning(.identifiersRenewed, count: renewed)) }
    if renumbered > 0 { warnings.append(ImportWarning(.numbersReused, count: renumbered)) }
    if strangers > 0 { warnings.append(ImportWarning(.sourceNotTaken, count: strangers)) }
    if undone > 0 { warnings.append(ImportWarning(.mergeUndone, count: undone)) }
    if unsure > 0 { warnings.append(ImportWarning(.mergeUnsure, count: unsure)) }
    return warnings
  }
}
