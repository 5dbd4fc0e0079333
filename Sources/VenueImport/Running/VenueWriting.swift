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
  /// Venues that came again under another identifier than before.
  var renewed = 0
  /// Numbers of rows that now stand for something else, which got numbers of its own.
  var renumbered = 0
  /// Rows of new identifiers, until it is known which of the old ones came again.
  var later = VenueBatch()

  /// Venues of other datasets that were looked at last, with their names taken apart.
  var judged: [String: JudgedVenue] = [:]

  /// So many rows wait at most; those after them are taken for new.
  static let laterLimit = 500_000

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
    let isUpdate = before.hadVenues(of: source)
    for draft in batch.drafts {
      if before.isEmpty, !heading.isRemembered {
        try writeRow(draft, batch, to: &writer)
        continue
      }
      let identifier = batch.bytes[draft.sourceID]
      let standing = before.standing(
        source: source, identifier: identifier, name: batch.bytes[draft.name], at: draft.position,
        isCounted: heading.hasCountedIdentifiers)
      switch standing {
      case .venue:
        if before.see(source: source, identifier: identifier, at: draft.position) {
          outcomes.moved += 1
        }
        try writeOwn(draft, batch, to: &writer, comparing: &before, in: catalogue)
      case .merged(let host):
        try writeMerged(draft, batch, into: host, to: &writer, comparing: &before, in: catalogue)
      case .unknown, .renumbered:
        if isUpdate, later.drafts.count < Self.laterLimit {
          later.append(draft, of: batch)
        } else {
          try place(draft, batch, to: &writer, comparing: &before, in: catalogue)
        }
      }
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
      merged.own = batch.venue(of: draft, source: source)
      do throws(VenueStoreError) {
        outcomes.count(try writer.upsert(merged.union))
        zones.count(draft.zone)
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
      outcomes.count(try writer.upsert(row))
      zones.count(draft.zone)
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
