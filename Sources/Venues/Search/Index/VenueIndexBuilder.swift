// From venues in the order of their ids to an index file.

internal import GeoPrimitives
internal import SpatialIndex

/// Gathers venues and writes them as an index file.
///
/// Venues come in rising order of id; their order is the order of ties. Records stream to the disk, so a venue costs some 60 bytes of memory.
public struct VenueIndexBuilder: ~Copyable {
  private var writer: SectionFileWriter
  private var record = RecordWriter()
  private var recordPlace: UInt64 = 0
  private var rows = Chunks<VenueIndexRow>()
  private var footprints: [(row: Int, footprint: Footprint)] = []
  private var hours = TextNumbers()
  private var sports = SportListNumbers()
  private var zones = TextNumbers()
  private var holidays = TextNumbers()
  private var sources = TextNumbers()
  /// The rows of retired venues, in order, as the section has them.
  private var retired: [UInt8] = []
  private var attributes = AttributeSetNumbers()

  /// Begins an index file, which gets its name when it is finished.
  public init(path: String) throws(VenueIndexError) {
    do throws(SectionFileError) {
      var opened = try SectionFileWriter(path: path)
      try opened.begin(VenueSection.records)
      writer = opened
    } catch {
      throw VenueIndexError(error)
    }
  }

  /// How many venues have been added.
  public var count: Int { rows.count }

  /// Adds a venue.
  public mutating func add(_ venue: borrowing Venue) throws(VenueIndexError) {
    if venue.isRetired {
      let row = UInt32(truncatingIfNeeded: rows.count)
      for shift in 0..<4 { retired.append(UInt8(truncatingIfNeeded: row >> UInt32(8 * shift))) }
    }
    let start = record.bytes.count
    VenueRecord.append(venue, to: &record)
    rows.append(
      VenueIndexRow(
        position: venue.position, record: recordPlace,
        hours: UInt32(hours.number(of: venue.hours ?? "")),
        sports: UInt32(sports.number(of: venue.sports)),
        zone: UInt32(zones.number(of: venue.timeZone ?? "")),
        holidays: UInt32(holidays.number(of: HolidayPlace.text(of: venue))),
        source: UInt32(sources.number(of: venue.source)),
        attributes: attributes.number(of: AttributeReading.attributes(of: venue.properties))))
    if let footprint = venue.footprint { footprints.append((rows.count - 1, footprint)) }
    recordPlace += UInt64(record.bytes.count - start)
    if record.bytes.count > 1 << 18 { try flushRecords() }
  }

  /// Packs the tree, writes everything to the disk and gives the file its name.
  ///
  /// - Parameter stamp: What state of the catalogue this is, at most 256 bytes.
  /// - Throws: `VenueIndexError` when the file can't be written; nothing of it is left then.
  public consuming func finish(stamp: [UInt8]) throws(VenueIndexError) {
    try flushRecords()
    let numbers = SportNumbers(lists: sports.texts, rows: rows)
    do {
      let items = try writeRows(numbers)
      // What is written is forgotten before the tree needs the memory.
      rows = Chunks()
      footprints = []
      for (tag, texts) in [
        (VenueSection.hours, hours.texts), (VenueSection.sports, sports.texts),
        (VenueSection.zones, zones.texts), (VenueSection.holidays, holidays.texts),
        (VenueSection.sources, sources.texts), (VenueSection.sportKeys, numbers.keys),
      ] {
        try writer.begin(tag)
        try writer.append(TextSection.bytes(of: texts))
      }
      try writer.begin(VenueSection.retired)
      try writer.append(retired)
      try items.build(threads: nil).write(to: &writer)
      try writer.finish(stamp: stamp)
    } catch {
      throw VenueIndexError(error)
    }
  }

  /// Writes the rows, while another core makes a tree's items of them.
  private mutating func writeRows(_ numbers: SportNumbers) throws(SectionFileError) -> TreeBuilder {
    let gathering = ItemGathering(
      rows: rows, footprints: footprints,
      sets: TraitSets(
        hours: hours.texts.map(HourSet.init(openingHours:)), sports: numbers.setsByList,
        attributes: attributes.sets))
    try writer.begin(VenueSection.rows)
    var bytes: [UInt8] = []
    for row in rows {
      row.append(to: &bytes)
      if bytes.count > 1 << 18 {
        try writer.append(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try writer.append(bytes)
    return gathering.take()
  }

  private mutating func flushRecords() throws(VenueIndexError) {
    do {
      try writer.append(record.bytes)
    } catch {
      throw VenueIndexError(error)
    }
    record.removeAll()
  }
}

/// The tags of the venues' own sections; the tree has its own.
enum VenueSection {
  static let records = "VREC"
  static let rows = "VROW"
  static let hours = "VHRS"
  static let sports = "VSPO"
  static let zones = "VZON"
  static let holidays = "VHOL"
  static let sources = "VSRC"
  static let sportKeys = "VKEY"
  static let retired = "VRET"
}
