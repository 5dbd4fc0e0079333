// The writing thread: venues go into the catalogue as they come.

internal import GeoPrimitives
internal import Geometry
internal import SQLiteStore
internal import Venues

/// What became of venues in the catalogue.
package struct OutcomeTally: Hashable, Sendable {
  /// Venues that were not there before.
  package var added = 0
  /// Venues that were there and differed.
  package var changed = 0
  /// Venues that were there, equal in everything.
  package var unchanged = 0
  /// Venues that lie more than 100 m from where they lay before; they count among the others too.
  package var moved = 0
  /// Venues of an earlier release that this one does not have: kept, and marked.
  package var retired = 0
  /// Those that it does not have either, but other datasets have: they stay, without what only this one said.
  package var withdrawn = 0

  mutating func count(_ outcome: UpsertOutcome) {
    switch outcome {
    case .added: added += 1
    case .changed: changed += 1
    case .unchanged: unchanged += 1
    }
  }
}

/// Writes the venues of one part of a file.
struct VenueWriting: ~Copyable {
  let source: String
  /// What there is to know of the part before its first row.
  let heading: PartHeading
  private var row = VenueRow()
  var outcomes = OutcomeTally()
  /// Venues that the catalogue refused, with their numbers.
  private(set) var refused: [Rejection] = []

  /// The time zones of the venues.
  private(set) var zones = ZoneTally()

  /// Rows that went into venues of other datasets.
  var across = CrossMergeTally()
  /// Areas that hold several venues of other datasets, any of which they may be.
  var unsure = 0
  /// Records of other datasets that left venues of this one.
  var undone = 0
  /// Venues that came again under another identifier than before.
  var renewed = 0
  /// Numbers of rows that now stand for something else, which got numbers of its own.
  var renumbered = 0
  /// Records that name another dataset than the command does.
  var strangers = 0
  /// Rows that a file before this one has too.
  var leftOut = RepetitionTally()
  /// Rows of an older state of a dataset that a file before this one has.
  var leftOutCount = 0
  /// Rows whose identifier a file before this one has for another venue.
  var toldApart = RepetitionTally()
  /// Records of other datasets whose venue moved away from them or was renamed, until all rows have come.
  var leavers: [Venue] = []
  /// Rows of new identifiers, until it is known which of the old ones came again.
  var later = VenueBatch()

  /// How many rows came under an identifier that is known, with name and place as they were.
  var known = 0
  /// How many of the rows that wait have the identifier of a venue of like name or place.
  var likely = 0
  /// Whether rows have waited that were too many, so that identifiers count at once where name or place agree.
  private var isHasty = false
  /// How many identifiers are known for other names and places.
  var conflicts = 0
  /// How many venues have each sport.
  private(set) var sports: [String: Int] = [:]
  /// Sports that were counted with the venues of other datasets that rows went into.
  private var sportsAcross = HashSet64()
  /// How many venues have none that is known.
  private(set) var withoutSport = 0

  /// Venues of other datasets that were looked at last, with their names taken apart.
  var judged: [String: JudgedVenue] = [:]

  /// So many rows wait at most; those that come then are compared without those after them, so that no file takes the
  /// time of many.
  static let laterLimit = 120_000

  init(_ heading: PartHeading) {
    self.heading = heading
    source = heading.source
  }

  /// Writes a batch.
  mutating func write(
    _ batch: VenueBatch, to writer: inout CatalogueWriter,
    comparing before: inout ReleaseComparison,
    in catalogue: GeoPackageCatalogue
  ) throws(VenueStoreError) {
    if before.isEmpty, !heading.isRemembered {
      // In place: what drafts share is counted by the reading thread at the same time.
      for index in batch.drafts.indices { try writeRow(batch.drafts[index], batch, to: &writer) }
      return
    }
    var batch = batch
    let drafts = batch.drafts
    let isUpdate = before.hadVenues(of: source)
    let isTrusted =
      !heading.hasCountedIdentifiers
      && (!isUpdate || before.isColumn(heading.identitySource ?? "", of: source) == true)
    for var draft in drafts {
      let repetition = before.repetition(of: draft, in: batch, source: source, after: heading)
      if repetition == .same {
        leftOut.add(batch.identifier(of: draft))
        continue
      }
      if repetition == .other, !isUpdate {
        tellApart(&draft, in: &batch, before)
        try place(draft, batch, to: &writer, comparing: &before, in: catalogue)
        continue
      }
      let standing =
        repetition == .other
        ? .renumbered
        : before.standing(
          source: source, identifier: batch.bytes[draft.sourceID], name: batch.bytes[draft.name],
          at: draft.position, trust: isTrusted ? .full : .none)
      switch standing {
      case .known:
        known += 1
        try writeKnown(draft, batch, to: &writer, comparing: &before, in: catalogue)
      case .renewed(let sourceID):
        known += 1
        batch.rename(&draft, to: sourceID, keeping: heading.identifierColumn)
        try writeKnown(draft, batch, to: &writer, comparing: &before, in: catalogue)
      case .likely(let sourceID) where isHasty:
        known += 1
        if let sourceID {
          batch.rename(&draft, to: sourceID, keeping: heading.identifierColumn)
        }
        try writeKnown(draft, batch, to: &writer, comparing: &before, in: catalogue)
      case .unknown, .renumbered, .likely:
        switch standing {
        case .renumbered: conflicts += 1
        case .likely: likely += 1
        default: break
        }
        guard isUpdate else {
          try place(draft, batch, to: &writer, comparing: &before, in: catalogue)
          continue
        }
        later.append(draft, of: batch)
        if later.drafts.count >= Self.laterLimit {
          try finish(to: &writer, comparing: &before, in: catalogue)
          isHasty = true
        }
      }
    }
  }

  /// Counts a venue that is in the catalogue now.
  private mutating func count(_ outcome: UpsertOutcome, _ draft: borrowing VenueDraft) {
    outcomes.count(outcome)
    zones.count(draft.zone)
    if draft.sports.isEmpty { withoutSport += 1 }
    for index in draft.sports.indices { sports[draft.sports[index], default: 0] += 1 }
  }

  /// Counts the sports of a row that went into a venue of another dataset, once for each venue.
  mutating func countSports(_ row: Venue, in host: String) {
    for sport in row.sports {
      let hash = ReleaseComparison.hash(of: host, Array(sport.utf8)[...])
      if sportsAcross.insert(hash) { sports[sport, default: 0] += 1 }
    }
  }

  /// Writes a venue of the dataset itself, with the records of others that it stands for.
  mutating func writeOwn(
    _ draft: VenueDraft, _ batch: VenueBatch, to writer: inout CatalogueWriter,
    comparing before: inout ReleaseComparison, in catalogue: GeoPackageCatalogue
  ) throws(VenueStoreError) {
    let id = "\(source):\(batch.identifier(of: draft))"
    if before.unions.contains(id), let stored = try catalogue.venue(id: id) {
      var merged = MergedVenue(of: stored)
      let old = merged.own
      merged.own = batch.venue(of: draft, source: source)
      if heading.merges { part(merged.takeLeavers(since: old)) }
      do throws(VenueStoreError) {
        count(try writer.upsert(merged.union), draft)
      } catch {
        try note(error, number: draft.number)
      }
      judged[id] = nil
    } else {
      try writeRow(draft, batch, to: &writer)
    }
    if heading.isRemembered {
      before.add(
        id, source: source, identifier: batch.bytes[draft.sourceID],
        name: batch.bytes[draft.name], at: draft.position, bounds: draft.footprint?.bounds)
    }
  }

  /// Writes a venue that stands for nothing else, from its bytes.
  private mutating func writeRow(
    _ draft: borrowing VenueDraft, _ batch: VenueBatch, to writer: inout CatalogueWriter
  ) throws(VenueStoreError) {
    fill(from: draft, batch.bytes)
    do throws(VenueStoreError) {
      count(try writer.upsert(row), draft)
    } catch {
      try note(error, number: draft.number)
    }
  }

  /// Writes records of a collection.
  mutating func write(
    _ records: [WireRecord], in name: CollectionName, to writer: inout CatalogueWriter,
    options: ImportOptions, comparing before: inout ReleaseComparison,
    in catalogue: GeoPackageCatalogue
  ) throws {
    let finder = ZoneFinder(told: options.timeZone)
    for (index, record) in records.enumerated() {
      do {
        guard name == .venues else {
          outcomes.count(try writer.upsert(record, in: name, source: source))
          continue
        }
        var venue = try Venue(wire: record, source: source)
        if heading.isSourceTold, venue.source != source { strangers += 1 }
        let zone = finder.zone(named: venue.timeZone, at: venue.position)
        venue.timeZone = zone.name
        venue.footprint = venue.footprint?.directed
        for (key, value) in options.holidayPlace where venue.properties[key] == nil {
          venue.properties[key] = .string(value)
        }
        // What other datasets know of it stays, unless the record brings it along.
        if before.unions.contains(venue.id), venue.properties[MergedVenue.key] == nil,
          let stored = try catalogue.venue(id: venue.id)
        {
          var merged = MergedVenue(of: stored)
          merged.own = venue
          venue = merged.union
        }
        outcomes.count(try writer.upsert(venue))
        zones.count(zone)
        if heading.isRemembered {
          before.add(
            venue.id, source: venue.source, identifier: Array(venue.sourceID.utf8)[...],
            name: Array(venue.name.utf8)[...], at: venue.position, bounds: venue.footprint?.bounds)
        }
      } catch let error as WireError {
        refused.append(Rejection(number: index + 1, field: error.path, reason: "\(error)"))
      } catch let error as VenueStoreError {
        try note(error, number: index + 1)
      }
    }
  }

  /// One id for two venues stops neither the file nor the run.
  private mutating func note(_ error: VenueStoreError, number: Int) throws(VenueStoreError) {
    guard case .duplicateID(let id, _, let other) = error else { throw error }
    refused.append(
      Rejection(number: number, field: "id", reason: "“\(id)” is a venue of \(other) already"))
  }

  private mutating func fill(from draft: borrowing VenueDraft, _ batchBytes: [UInt8]) {
    row.begin()
    let (source, identifier) = (source, batchBytes[draft.sourceID])
    row.set(.id) { text in
      text.append(contentsOf: source.utf8)
      text.append(UInt8(ascii: ":"))
      text.append(contentsOf: identifier)
    }
    let bytes = batchBytes.span
    row.set(.name, to: bytes.extracting(draft.name))
    row.setSports(draft.sports)
    if let hours = draft.hours { row.set(.hours, to: hours) }
    if let timeZone = draft.zone.name { row.set(.timeZone, to: timeZone) }
    row.set(.source, to: source)
    row.set(.sourceID, to: bytes.extracting(draft.sourceID))
    if !draft.properties.isEmpty {
      row.set(.properties, to: bytes.extracting(draft.properties))
    }
    if let footprint = draft.footprint, !footprint.polygons.isEmpty {
      row.setArea(footprint, at: draft.position)
    } else {
      row.setPoint(draft.position)
    }
  }
}
