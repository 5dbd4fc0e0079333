// The columns of an index: rows, records, and the tables of distinct texts that rows point into.

internal import GeoPrimitives
internal import SpatialIndex

/// The sections of an index that belong to venues.
struct VenueTables: Sendable {
  private let rows: Section
  private let records: Section
  private let hours: TextSection
  private let sports: TextSection
  private let zones: TextSection
  private let holidays: TextSection
  private let sources: TextSection
  private let sportKeys: TextSection
  private let retired: Section

  init(_ file: SectionFile, path: String) throws(SectionFileError) {
    func section(_ tag: String) throws(SectionFileError) -> Section {
      guard let section = file.section(tag) else {
        throw .notAnIndex(path: path, reason: "it has no section \(tag)")
      }
      return section
    }
    rows = try section(VenueSection.rows)
    records = try section(VenueSection.records)
    hours = try TextSection(section(VenueSection.hours))
    sports = try TextSection(section(VenueSection.sports))
    zones = try TextSection(section(VenueSection.zones))
    holidays = try TextSection(section(VenueSection.holidays))
    sources = try TextSection(section(VenueSection.sources))
    sportKeys = try TextSection(section(VenueSection.sportKeys))
    retired = try section(VenueSection.retired)
    guard rows.count % VenueIndexRow.size == 0 else { throw rows.damage(at: 0) }
  }

  /// How many venues there are.
  var count: Int { rows.count / VenueIndexRow.size }

  /// Whether any venue is retired.
  var hasRetired: Bool { retired.count >= 4 }

  /// Whether the venue of a row is retired: its dataset's newest release does not have it.
  func isRetired(_ row: Int) throws(SectionFileError) -> Bool {
    var (low, high) = (0, retired.count / 4)
    while low < high {
      let middle = (low + high) / 2
      try retired.verify(middle * 4, count: 4)
      let found = Int(try retired.load(UInt32.self, at: middle * 4))
      if found == row { return true }
      if found < row { low = middle + 1 } else { high = middle }
    }
    return false
  }

  /// How many different time zones there are; number 0 is none.
  var zoneCount: Int { zones.count }

  func row(_ row: Int) throws(SectionFileError) -> VenueIndexRow {
    try VenueIndexRow(rows, row: row)
  }

  /// Every sport in the index by its bit, most frequent first.
  func allSportKeys() throws(SectionFileError) -> [String] {
    var keys: [String] = []
    for number in 0..<sportKeys.count { keys.append(try sportKeys[number]) }
    return keys
  }

  /// The keys of a list of sports.
  func sportKeys(inList number: Int) throws(SectionFileError) -> Set<String> {
    SportNumbers.keys(inList: try sports[number])
  }

  /// The whole venue of a row.
  func venue(at number: Int, _ row: VenueIndexRow) throws(SectionFileError) -> Venue {
    let end = number + 1 < count ? try self.row(number + 1).record : UInt64(records.count)
    guard row.record <= end, end <= UInt64(records.count) else {
      throw rows.damage(at: number * VenueIndexRow.size)
    }
    let bytes = try records.bytes(in: Int(row.record)..<Int(end))
    guard let record = VenueRecord(bytes) else { throw records.damage(at: Int(row.record)) }
    guard let sports = SportList.sports(in: try sports[Int(row.sports)]) else {
      throw rows.damage(at: number * VenueIndexRow.size)
    }
    let hours = try hours[Int(row.hours)]
    let zone = try zones[Int(row.zone)]
    return Venue(
      id: record.id, source: try sources[Int(row.source)], sourceID: record.sourceID,
      name: record.name, position: row.position, footprint: record.footprint,
      sports: sports, hours: hours.isEmpty ? nil : hours, timeZone: zone.isEmpty ? nil : zone,
      properties: record.properties)
  }
}

// MARK: - Texts that decide hours

extension VenueTables {
  func hours(_ number: Int) throws(VenueIndexError) -> String { try text(hours, number) }
  func zone(_ number: Int) throws(VenueIndexError) -> String { try text(zones, number) }
  func holidays(_ number: Int) throws(VenueIndexError) -> String { try text(holidays, number) }

  private func text(_ table: TextSection, _ number: Int) throws(VenueIndexError) -> String {
    do {
      return try table[number]
    } catch {
      throw VenueIndexError(error)
    }
  }
}
