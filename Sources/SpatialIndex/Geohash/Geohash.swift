// The geohash: a cell of longitudes and latitudes, named by an integer.

public import GeoPrimitives

/// A cell of the world, after Niemeyer's geohash (2008).
///
/// The world, 360° by 180°, is halved again and again, its longitudes first, and each half adds a bit: 1 for the eastern or
/// northern one. Five bits are a character of the text form.
///
/// ```swift
/// let hash = try Geohash(Position(latitude: 42.605, longitude: -5.603), precision: .characters(5))
/// hash.text     // "ezs42"
/// hash.bits     // 14672002
/// ```
///
/// Geohashes sort as their texts do: along the curve, every cell right before the cells in it.
public struct Geohash: Hashable, Sendable {
  /// The integer form: as many bits as the precision has, the first halving in the highest of them.
  public let bits: UInt64
  /// How fine the cell is.
  public let precision: Precision

  init(uncheckedBits bits: UInt64, precision: Precision) {
    self.bits = bits
    self.precision = precision
  }

  /// The cell that a position lies in.
  ///
  /// A cell owns its western and southern edges, so a position has one cell; the world's last cells own longitude 180 and the
  /// north pole too. A position is taken as it is written: longitude 180 is in the last column and −180 in the first, and a pole
  /// is in the column of its longitude.
  ///
  /// - Complexity: O(1), a few nanoseconds.
  public init(_ position: Position, precision: Precision) {
    let code = GeohashGrid.interleave(
      column: GeohashGrid.column(position.longitude), row: GeohashGrid.row(position.latitude))
    self.init(
      uncheckedBits: code >> UInt64(truncatingIfNeeded: 60 &- precision.bitCount),
      precision: precision)
  }

  /// The cell of an integer.
  ///
  /// - Throws: `GeohashError.bitsOutOfRange` when the integer has more bits than the precision.
  public init(bits: UInt64, precision: Precision) throws(GeohashError) {
    guard bits >> UInt64(precision.bitCount) == 0 else {
      throw .bitsOutOfRange(bits, bitCount: precision.bitCount)
    }
    self.init(uncheckedBits: bits, precision: precision)
  }
}

extension Geohash: Comparable {
  /// Whether the first cell comes first on the curve; of two that begin together the larger does.
  public static func < (left: Geohash, right: Geohash) -> Bool {
    left.firstCode != right.firstCode
      ? left.firstCode < right.firstCode : left.precision < right.precision
  }
}

extension Geohash {
  /// The number of the first cell of the finest grid in this one.
  var firstCode: UInt64 { bits << UInt64(truncatingIfNeeded: 60 &- precision.bitCount) }

  /// The cell's first column and row, and how many it spans, on the finest grid.
  var span: (column: Int64, row: Int64, width: Int64, height: Int64) {
    let (column, row) = GeohashGrid.deinterleave(firstCode)
    return (
      column, row, GeohashGrid.size >> Int64(precision.longitudeBitCount),
      GeohashGrid.size >> Int64(precision.latitudeBitCount)
    )
  }
}
