// A venue's columns as bytes in buffers that are used again for the next one, so that a million rows cost no allocation.

package import GeoPrimitives
package import Venues

/// One row of `emplacements`, ready to be written.
///
/// Text is UTF-8 that the caller has checked. A row starts empty, with every column `NULL`; `begin` empties it again.
package struct VenueRow: ~Copyable {
  /// The text columns, in the order of the table.
  package enum Column: Int, CaseIterable {
    /// `Venue.id`.
    case id
    /// `Venue.name`.
    case name
    /// `Venue.sports` as a JSON list.
    case sports
    /// `Venue.hours`.
    case hours
    /// `Venue.timeZone`.
    case timeZone
    /// `Venue.source`.
    case source
    /// `Venue.sourceID`.
    case sourceID
    /// `Venue.properties` as a JSON record.
    case properties

    /// The raw values, without an array of cases in the way.
    static let indices = 0..<8
    /// The parameter of the first text column; geometry, latitude and longitude come before.
    static let firstParameter: Int32 = 4
  }

  private struct Slice {
    var start: Int32 = 0
    var length: Int32 = -1
  }

  private(set) var text: [UInt8] = []
  private var slices = InlineArray<8, Slice>(repeating: Slice())
  private(set) var geometry: [UInt8] = []
  private(set) var latitude = 0.0
  private(set) var longitude = 0.0
  /// The box around the venue.
  private(set) var extent = Extent()

  /// Makes an empty row.
  package init() {
    text.reserveCapacity(1024)
    geometry.reserveCapacity(64)
  }

  /// Empties the row for the next venue.
  package mutating func begin() {
    text.removeAll(keepingCapacity: true)
    slices = InlineArray(repeating: Slice())
    geometry.removeAll(keepingCapacity: true)
    extent = Extent()
  }

  /// The bytes of a column in `text`, or `nil` where it is `NULL`.
  func range(of column: Column) -> Range<Int>? { range(at: column.rawValue) }

  /// The same for a column's raw value.
  func range(at index: Int) -> Range<Int>? {
    let slice = slices[index]
    guard slice.length >= 0 else { return nil }
    return Int(slice.start)..<Int(slice.start + slice.length)
  }

  /// A column as text, empty where it is `NULL`.
  func string(_ column: Column) -> String {
    range(of: column).map { String(decoding: text[$0], as: UTF8.self) } ?? ""
  }
}

// MARK: - Filling

extension VenueRow {
  /// Sets a column to text that the body appends.
  package mutating func set(_ column: Column, _ append: (inout [UInt8]) -> Void) {
    let start = text.count
    append(&text)
    slices[column.rawValue] = Slice(
      start: Int32(clamping: start), length: Int32(clamping: text.count - start))
  }

  /// Sets a column to UTF-8 bytes that the caller has checked.
  package mutating func set(_ column: Column, to bytes: Span<UInt8>) {
    set(column) { text in
      unsafe bytes.withUnsafeBufferPointer { unsafe text.append(contentsOf: $0) }
    }
  }

  /// Sets a column to a string.
  package mutating func set(_ column: Column, to string: String) {
    set(column) { $0.append(contentsOf: string.utf8) }
  }

  /// Sets the sports.
  package mutating func setSports(_ sports: [String]) {
    set(.sports) { text in
      text.append(0x5B)
      for (index, sport) in sports.enumerated() {
        if index > 0 { text.append(0x2C) }
        JSONText.append(sport, to: &text)
      }
      text.append(0x5D)
    }
  }

  /// Makes the venue a point.
  package mutating func setPoint(_ position: Position) {
    setPosition(position)
    extent.add(position)
    GeometryBlob.append(position, to: &geometry)
  }

  /// Makes the venue an area with a position on it.
  package mutating func setArea(_ footprint: Footprint, at position: Position) {
    setPosition(position)
    for polygon in footprint.polygons {
      for corner in polygon.exterior { extent.add(corner) }
    }
    GeometryBlob.append(footprint, extent: extent, to: &geometry)
  }

  /// Fills the row from a venue.
  package mutating func fill(from venue: borrowing Venue) {
    begin()
    set(.id, to: venue.id)
    set(.name, to: venue.name)
    setSports(venue.sports)
    if let hours = venue.hours { set(.hours, to: hours) }
    if let timeZone = venue.timeZone { set(.timeZone, to: timeZone) }
    set(.source, to: venue.source)
    set(.sourceID, to: venue.sourceID)
    if !venue.properties.isEmpty { set(.properties) { venue.properties.write(to: &$0) } }
    if let footprint = venue.footprint, !footprint.polygons.isEmpty {
      setArea(footprint, at: venue.position)
    } else {
      setPoint(venue.position)
    }
  }

  private mutating func setPosition(_ position: Position) {
    latitude = position.latitude
    longitude = position.longitude
    geometry.removeAll(keepingCapacity: true)
    extent = Extent()
  }
}
