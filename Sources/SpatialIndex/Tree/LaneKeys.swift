// Squared distances that know which lane they come from.

/// Keys: squared distances that carry the number of their lane in the lowest four bits.
///
/// That number lets one horizontal minimum say which lane is nearest as well, and makes every key of a node different. It moves a key by at
/// most 15 units in the last place, less than 1.8·10⁻⁶ of it, which `Slack` allows for. Keys are never negative, so they order like their bits.
enum LaneKeys {
  /// The smallest square that keys are made of: never a denormal number, for where these are taken for 0, all would be alike.
  private static let least: Float = 0x1p-60
  /// The keys of a distance of 0, and no others, are at most this.
  static let zero: Float = 0x1p-59

  @inline(__always)
  static func make(_ squares: Lanes) -> Lanes {
    Lanes(
      label(squares.a, SIMD2(0x1_0000_0000, 0x3_0000_0002)),
      label(squares.b, SIMD2(0x5_0000_0004, 0x7_0000_0006)),
      label(squares.c, SIMD2(0x9_0000_0008, 0xB_0000_000A)),
      label(squares.d, SIMD2(0xD_0000_000C, 0xF_0000_000E)))
  }

  /// Puts lane numbers into the lowest four bits; pairs of 64 bits, since that compiles to two instructions.
  @inline(__always)
  static func label(_ squares: SIMD4<Float>, _ numbers: SIMD2<UInt64>) -> SIMD4<Float> {
    let normal = squares.larger(SIMD4(repeating: least))
    let bits = unsafe unsafeBitCast(normal, to: SIMD2<UInt64>.self)
    let kept = bits & SIMD2(0xFFFF_FFF0_FFFF_FFF0, 0xFFFF_FFF0_FFFF_FFF0)
    return unsafe unsafeBitCast(kept | numbers, to: SIMD4<Float>.self)
  }

  @inline(__always)
  static func lane(_ key: Float) -> Int { Int(truncatingIfNeeded: key.bitPattern & 15) }

  /// The key with another lane's number.
  @inline(__always)
  static func relabel(_ key: Float, as other: Float) -> Float {
    Float(bitPattern: key.bitPattern & ~15 | other.bitPattern & 15)
  }

  /// The keys with every lane put out of reach whose bit is 0.
  @inline(__always)
  static func keeping(_ bits: UInt32, of keys: Lanes) -> Lanes {
    Lanes(
      keeping(bits, of: keys.a), keeping(bits >> 4, of: keys.b), keeping(bits >> 8, of: keys.c),
      keeping(bits >> 12, of: keys.d))
  }

  @inline(__always)
  private static func keeping(_ bits: UInt32, of keys: SIMD4<Float>) -> SIMD4<Float> {
    let chosen = SIMD4(repeating: bits) & SIMD4(1, 2, 4, 8)
    return keys.replacing(with: .infinity, where: chosen .== .zero)
  }
}
