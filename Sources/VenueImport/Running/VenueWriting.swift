// The writing thread: venues go into the catalogue as they come.

internal import GeoPrimitives
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
  private let source: String
  /// Whether what is written is remembered for files of the same name.
  private let isRemembered: Bool
  private var row = VenueRow()
  private(set) var outcomes = OutcomeTally()
  /// Venues that the catalogue refused, with their numbers.
  private(set) var refused: [Rejection] = []

  /// The time zones of the venues.
  private(set) var zones = ZoneTally()

  init(source: String, isRemembered: Bool = false) {
    self.source = source
    self.isRemembered = isRemembered
  }

  /// Writes a batch.
  mutating func write(
    _ batch: VenueBatch, to writer: inout CatalogueWriter, comparing before: inout ReleaseComparison
  ) throws(VenueStoreError) {
    for draft in batch.drafts {
      if !before.isEmpty,
        before.see(
          source: source, identifier: batch.bytes[draft.sourceID], name: batch.bytes[draft.name],
          at: draft.position)
      {
        outcomes.moved += 1
      }
      if isRemembered {
        before.add(
          source: source, identifier: batch.bytes[draft.sourceID], name: batch.bytes[draft.name],
          at: draft.position)
      }
      fill(from: draft, batch.bytes)
      do throws(VenueStoreError) {
        outcomes.count(try writer.upsert(row))
        zones.count(draft.zone)
      } catch {
        try note(error, number: draft.number)
      }
    }
  }

  /// Writes records of a collection.
  mutating func write(
    _ records: [WireRecord], in name: CollectionName, to writer: inout CatalogueWriter,
    options: ImportOptions
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
        outcomes.count(try writer.upsert(venue))
        zones.count(zone)
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
