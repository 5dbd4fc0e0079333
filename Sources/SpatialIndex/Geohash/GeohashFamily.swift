// Up and down: the cell around a cell and the cells in it.

extension Geohash {
  /// The next larger cell of whole characters, or `nil` where one character is all there is.
  ///
  /// `ezs42` lies in `ezs4`, and so does `ezs4:0`.
  public var parent: Geohash? {
    let bitCount = (precision.bitCount - 1) / 5 * 5
    return bitCount > 0 ? ancestor(at: Precision(uncheckedBitCount: bitCount)) : nil
  }

  /// The cell of a coarser precision around this one; this one at its own precision, `nil` at a finer one.
  public func ancestor(at precision: Precision) -> Geohash? {
    guard precision <= self.precision else { return nil }
    return Geohash(
      uncheckedBits: bits >> UInt64(self.precision.bitCount - precision.bitCount),
      precision: precision)
  }

  /// The cells of the next finer precision of whole characters in this one, in order.
  ///
  /// A cell of whole characters has 32 children, one of 12 characters none.
  public var children: [Geohash] {
    let finer = Precision(uncheckedBitCount: (precision.bitCount / 5 + 1) * 5)
    guard finer <= .finest, let bits = descendantBits(at: finer) else { return [] }
    return bits.map { bits in Geohash(uncheckedBits: bits, precision: finer) }
  }

  /// The integers of all cells of a finer precision in this one; its own at its precision, `nil` at a coarser one.
  ///
  /// In a column that keeps geohashes of that precision as integers, these are the rows in the cell:
  /// `WHERE geohash BETWEEN lower AND upper`.
  public func descendantBits(at precision: Precision) -> ClosedRange<UInt64>? {
    guard precision >= self.precision else { return nil }
    let more = UInt64(precision.bitCount - self.precision.bitCount)
    return bits << more...(bits << more | (1 << more - 1))
  }

  /// The western and eastern half, or the southern and northern one.
  ///
  /// - Precondition: The cell has less than 60 bits.
  var halves: (Geohash, Geohash) {
    let finer = Precision(uncheckedBitCount: precision.bitCount + 1)
    return (
      Geohash(uncheckedBits: bits << 1, precision: finer),
      Geohash(uncheckedBits: bits << 1 | 1, precision: finer)
    )
  }
}
