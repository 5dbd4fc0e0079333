// Cells of the map with short names: interleaved halvings of longitude and latitude (Niemeyer 2008).

public import GeoPrimitives

/// A cell of the map with a short name.
///
/// A geohash halves longitude and latitude in turn, longitude first, and writes five halvings a character. A cell holds its western and southern edge but not its
/// eastern and northern one, except at longitude 180 and latitude 90, which belong to the last cells. So every position lies in exactly one
/// cell of each length.
///
/// ```swift
/// let jutland = try Geohash(Position(latitude: 57.64911, longitude: 10.40744), length: 11)
/// jutland.text        // "u4pruydqqvj"
/// ```
public struct Geohash: Hashable, Sendable {
  /// The most characters a geohash may have; its cells are then a few centimetres wide.
  public static let longest = 12

  /// Five bits a character, the first character in the highest ones.
  public let bits: UInt64
  /// How many characters it has, 0…12; without any it stands for the whole map.
  public let length: Int

  /// Makes a geohash from its number.
  ///
  /// - Parameters:
  ///   - bits: Five bits a character, the first character in the highest ones.
  ///   - length: How many characters, 0…12.
  /// - Throws: `GeohashError` where they don't fit together.
  public init(bits: UInt64, length: Int) throws(GeohashError) {
    guard 0...Self.longest ~= length else { throw .lengthOutOfRange(length) }
    guard bits >> UInt64(5 * length) == 0 else { throw .bitsOutOfRange(bits, length: length) }
    self.bits = bits
    self.length = length
  }

  /// Makes a geohash from a number that is known to fit.
  init(checked bits: UInt64, length: Int) {
    self.bits = bits
    self.length = length
  }

  /// The cell that holds a position.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - length: How many characters, 0…12.
  /// - Throws: `GeohashError.lengthOutOfRange`.
  public init(_ position: Position, length: Int) throws(GeohashError) {
    guard 0...Self.longest ~= length else { throw .lengthOutOfRange(length) }
    self.init(
      column: Self.cell(of: position.longitude, from: -180, halvings: (5 * length + 1) / 2),
      row: Self.cell(of: position.latitude, from: -90, halvings: 5 * length / 2), length: length)
  }

  /// The cell at a column counted from the west and a row counted from the south.
  init(column: UInt64, row: UInt64, length: Int) {
    // An odd number of bits ends with a halving of longitude, an even one with one of latitude.
    let endsWithLongitude = length % 2 == 1
    self.length = length
    bits =
      endsWithLongitude
      ? Self.spread(column) | Self.spread(row) << 1 : Self.spread(row) | Self.spread(column) << 1
  }

  /// The cell's column, counted from the west.
  var column: UInt64 { Self.gather(length % 2 == 1 ? bits : bits >> 1) }

  /// The cell's row, counted from the south.
  var row: UInt64 { Self.gather(length % 2 == 1 ? bits >> 1 : bits) }

  /// How many columns there are with this length.
  var columnCount: UInt64 { 1 << UInt64((5 * length + 1) / 2) }

  /// How many rows there are with this length.
  var rowCount: UInt64 { 1 << UInt64(5 * length / 2) }

  /// The cell, its eastern and northern edge included.
  public var box: GeoBox {
    let width = 360 / Double(columnCount)
    let height = 180 / Double(rowCount)
    return GeoBox(
      uncheckedWest: Double(column) * width - 180, south: Double(row) * height - 90,
      east: Double(column + 1) * width - 180, north: Double(row + 1) * height - 90)
  }

  /// The middle of the cell.
  public var center: Position {
    let box = box
    return Position(
      uncheckedLatitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2)
  }
}

extension Geohash {
  /// Which of the equal parts of a range that begins at `low` and ends at its opposite holds a value.
  ///
  /// Edges of parts are exact in 64-bit floats, so comparing with them corrects whatever the division rounded.
  private static func cell(of value: Double, from low: Double, halvings: Int) -> UInt64 {
    let count = Double(1 << halvings)
    let width = -2 * low / count
    var cell = min(max(((value - low) / width).rounded(.down), 0), count - 1)
    if value < low + cell * width { cell -= 1 }
    if value >= low + (cell + 1) * width, cell < count - 1 { cell += 1 }
    return UInt64(cell)
  }

  /// Moves bit *i* to bit 2*i*.
  private static func spread(_ value: UInt64) -> UInt64 {
    var spread = value & 0x7FFF_FFFF
    spread = (spread | spread << 16) & 0x0000_FFFF_0000_FFFF
    spread = (spread | spread << 8) & 0x00FF_00FF_00FF_00FF
    spread = (spread | spread << 4) & 0x0F0F_0F0F_0F0F_0F0F
    spread = (spread | spread << 2) & 0x3333_3333_3333_3333
    return (spread | spread << 1) & 0x5555_5555_5555_5555
  }

  /// Moves bit 2*i* to bit *i* and drops the odd ones.
  private static func gather(_ value: UInt64) -> UInt64 {
    var gathered = value & 0x5555_5555_5555_5555
    gathered = (gathered | gathered >> 1) & 0x3333_3333_3333_3333
    gathered = (gathered | gathered >> 2) & 0x0F0F_0F0F_0F0F_0F0F
    gathered = (gathered | gathered >> 4) & 0x00FF_00FF_00FF_00FF
    gathered = (gathered | gathered >> 8) & 0x0000_FFFF_0000_FFFF
    return (gathered | gathered >> 16) & 0x0000_0000_FFFF_FFFF
  }
}
