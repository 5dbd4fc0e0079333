// The fixed part of a venue in the index: its position and its numbers in the tables of distinct texts.

internal import GeoPrimitives
internal import SpatialIndex

/// One row of the index, 48 bytes.
struct VenueIndexRow {
  static let size = 48

  var latitude: Double
  var longitude: Double
  /// Where the venue's record begins in the section of records.
  var record: UInt64
  var hours: UInt32
  var sports: UInt32
  var zone: UInt32
  var holidays: UInt32
  var source: UInt32
  /// Which of the distinct sets of attributes it has; known while an index is built, not kept in its rows.
  var attributes: UInt32 = 0

  /// Appends the row.
  func append(to bytes: inout [UInt8]) {
    for word in [latitude.bitPattern, longitude.bitPattern, record] {
      for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(8 * shift))) }
    }
    for word in [hours, sports, zone, holidays, source, 0] {
      for shift in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(8 * shift))) }
    }
  }

  /// Reads a row; one whose position is none is damage.
  init(_ section: Section, row: Int) throws(SectionFileError) {
    let place = row * VenueIndexRow.size
    try section.verify(place, count: VenueIndexRow.size)
    latitude = try section.loadDouble(at: place)
    longitude = try section.loadDouble(at: place + 8)
    record = try section.load(UInt64.self, at: place + 16)
    hours = try section.load(UInt32.self, at: place + 24)
    sports = try section.load(UInt32.self, at: place + 28)
    zone = try section.load(UInt32.self, at: place + 32)
    holidays = try section.load(UInt32.self, at: place + 36)
    source = try section.load(UInt32.self, at: place + 40)
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { throw section.damage(at: place) }
  }

  init(
    position: Position, record: UInt64, hours: UInt32, sports: UInt32, zone: UInt32,
    holidays: UInt32, source: UInt32, attributes: UInt32
  ) {
    latitude = position.latitude
    longitude = position.longitude
    self.record = record
    self.hours = hours
    self.sports = sports
    self.zone = zone
    self.holidays = holidays
    self.source = source
    self.attributes = attributes
  }

  /// Where the venue is.
  var position: Position { Position(uncheckedLatitude: latitude, longitude: longitude) }

  /// What decides when the venue is open.
  var hoursKey: HoursKey {
    HoursKey(hours: Int(hours), zone: Int(zone), holidays: Int(holidays))
  }
}
