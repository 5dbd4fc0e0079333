// Sixteen numbers in memory, to be taken one by one.

/// Sixteen 32-bit floats in memory: a lane that is only known at run time is a load here and a jump table in registers.
struct LaneTable {
  private var values: InlineArray<16, Float>

  @inline(__always)
  init(_ lanes: Lanes) {
    values = unsafe unsafeBitCast(lanes, to: InlineArray<16, Float>.self)
  }

  /// The value in a lane, counted modulo 16.
  @inline(__always)
  subscript(lane: Int) -> Float { values[lane & 15] }

  /// The values, all put out of reach whose bit is 0.
  func removing(allBut lanes: UInt32) -> LaneTable {
    var kept = self
    for lane in 0..<16 where lanes >> UInt32(lane) & 1 == 0 { kept.remove(lane) }
    return kept
  }

  mutating func remove(_ lane: Int) { values[lane & 15] = .infinity }

  /// The lane with the smallest value, unless it is larger than a bound.
  func nearest(upTo bound: Float) -> Int? {
    var nearest = 0
    for lane in 1..<16 where values[lane] < values[nearest] { nearest = lane }
    return values[nearest] <= bound ? nearest : nil
  }
}
