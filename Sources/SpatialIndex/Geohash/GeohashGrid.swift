// The grid under all geohashes: 2³⁰ columns and 2³⁰ rows, and the curve that numbers its cells.

/// The finest grid that a geohash names.
///
/// Its edges are whole multiples of 45 · 2⁻²⁸ degrees, hence exact numbers, so comparing with them always decides as halving the
/// world bit by bit would.
enum GeohashGrid {
  /// How many columns, and how many rows.
  @inline(__always) static var size: Int64 { 1 << 30 }

  /// The column of a longitude; 180° belongs to the last one.
  @inline(__always)
  static func column(_ longitude: Double) -> Int64 { index(longitude, half: 180) }

  /// The row of a latitude; the north pole belongs to the last one.
  @inline(__always)
  static func row(_ latitude: Double) -> Int64 { index(latitude, half: 90) }

  /// The western edge of a column in degrees, exact.
  @inline(__always)
  static func longitude(_ column: Int64) -> Double { Double(column) * step(half: 180) - 180 }

  /// The southern edge of a row in degrees, exact.
  @inline(__always)
  static func latitude(_ row: Int64) -> Double { Double(row) * step(half: 90) - 90 }

  @inline(__always)
  private static func step(half: Double) -> Double { half * 0x1p-29 }

  @inline(__always)
  private static func index(_ degrees: Double, half: Double) -> Int64 {
    // Adding `half` may round a place across the edge of its cell, by one cell at most; the exact edges put it back.
    let near = Int64((degrees + half) * (0x1p29 / half))
    let edge = Double(near) * step(half: half) - half
    let above = degrees >= edge + step(half: half) ? near &+ 1 : near
    let exact = degrees < edge ? near &- 1 : above
    return min(exact, size - 1)
  }

  /// The number of a cell: the bits of column and row by turns, the column's first.
  @inline(__always)
  static func interleave(column: Int64, row: Int64) -> UInt64 {
    spread(UInt64(truncatingIfNeeded: column)) << 1 | spread(UInt64(truncatingIfNeeded: row))
  }

  /// The column and row of a cell by its number.
  @inline(__always)
  static func deinterleave(_ code: UInt64) -> (column: Int64, row: Int64) {
    (
      Int64(truncatingIfNeeded: compact(code >> 1)), Int64(truncatingIfNeeded: compact(code))
    )
  }

  /// Moves bit *i* to bit 2*i* (Warren, Hacker's Delight, section 7–2).
  @inline(__always)
  private static func spread(_ value: UInt64) -> UInt64 {
    var bits = (value | value << 16) & 0x0000_FFFF_0000_FFFF
    bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
    bits = (bits | bits << 2) & 0x3333_3333_3333_3333
    return (bits | bits << 1) & 0x5555_5555_5555_5555
  }

  /// Moves bit 2*i* to bit *i* and drops the odd ones.
  @inline(__always)
  private static func compact(_ value: UInt64) -> UInt64 {
    var bits = value & 0x5555_5555_5555_5555
    bits = (bits | bits >> 1) & 0x3333_3333_3333_3333
    bits = (bits | bits >> 2) & 0x0F0F_0F0F_0F0F_0F0F
    bits = (bits | bits >> 4) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits >> 8) & 0x0000_FFFF_0000_FFFF
    return (bits | bits >> 16) & 0x0000_0000_FFFF_FFFF
  }
}
