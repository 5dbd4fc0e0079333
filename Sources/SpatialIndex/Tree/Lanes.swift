// Sixteen numbers at once: the steps of the search loop that Swift's SIMD types lack.

/// Distances to sixteen things, as squared metres.
typealias Lanes = SIMD16<Float>

/// Keys: squared distances that carry the number of their lane in the lowest four bits.
///
/// That number lets one horizontal minimum say which lane is nearest as well. It moves a key by at most 15 units in the last place, less
/// than 1.8·10⁻⁶ of it, which `Slack` allows for. Keys are never negative, so they order like their bits.
enum LaneKeys {
  static let numbers = SIMD16<UInt32>(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
  private static let weights = SIMD16<UInt32>(
    1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768)

  @inline(__always)
  static func make(_ squares: Lanes) -> Lanes {
    let bits = unsafe unsafeBitCast(squares, to: SIMD16<UInt32>.self)
    return unsafe unsafeBitCast(bits & ~15 | numbers, to: Lanes.self)
  }

  @inline(__always)
  static func lane(_ key: Float) -> Int { Int(key.bitPattern & 15) }

  /// The key with another lane's number.
  @inline(__always)
  static func relabel(_ key: Float, lane: UInt32) -> Float {
    Float(bitPattern: key.bitPattern & ~15 | lane)
  }

  @inline(__always)
  static func smallest(_ keys: Lanes) -> Float {
    let eight = keys.lowHalf.replacing(with: keys.highHalf, where: keys.highHalf .< keys.lowHalf)
    let four = eight.lowHalf.replacing(
      with: eight.highHalf, where: eight.highHalf .< eight.lowHalf)
    let two = four.lowHalf.replacing(with: four.highHalf, where: four.highHalf .< four.lowHalf)
    return two.y < two.x ? two.y : two.x
  }

  @inline(__always)
  static func largest(_ keys: Lanes) -> Float {
    let eight = keys.lowHalf.replacing(with: keys.highHalf, where: keys.highHalf .> keys.lowHalf)
    let four = eight.lowHalf.replacing(
      with: eight.highHalf, where: eight.highHalf .> eight.lowHalf)
    let two = four.lowHalf.replacing(with: four.highHalf, where: four.highHalf .> four.lowHalf)
    return two.y > two.x ? two.y : two.x
  }

  /// The keys with one lane put out of reach.
  @inline(__always)
  static func removing(_ lane: Int, from keys: Lanes) -> Lanes {
    keys.replacing(with: .infinity, where: numbers .== UInt32(truncatingIfNeeded: lane))
  }

  /// A bit for every lane in the mask.
  @inline(__always)
  static func bits(_ mask: SIMDMask<SIMD16<Int32>>) -> UInt32 {
    let chosen = SIMD16<UInt32>.zero.replacing(with: weights, where: mask)
    let eight = chosen.lowHalf | chosen.highHalf
    let four = eight.lowHalf | eight.highHalf
    let two = four.lowHalf | four.highHalf
    return two.x | two.y
  }

  /// The keys with every lane put out of reach whose bit is 0.
  @inline(__always)
  static func keeping(_ bits: UInt32, of keys: Lanes) -> Lanes {
    let chosen = weights & SIMD16(repeating: bits)
    return keys.replacing(with: .infinity, where: chosen .== .zero)
  }
}
