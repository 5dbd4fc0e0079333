// Sixteen numbers at once, as four registers of four: the steps of the search loop.

/// Sixteen 32-bit floats.
///
/// On this toolchain the operations of `SIMD16` that compare, select or reduce fall apart into scalar loops or detours, while each of those
/// below compiles to one or two instructions of baseline x86-64 a register (read in the disassembly).
struct Lanes {
  typealias Four = SIMD4<Float>

  var a: Four
  var b: Four
  var c: Four
  var d: Four

  @inline(__always)
  init(_ a: Four, _ b: Four, _ c: Four, _ d: Four) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  @inline(__always)
  init(repeating value: Float) {
    let four = Four(repeating: value)
    self.init(four, four, four, four)
  }

  @inline(__always)
  static func - (left: Lanes, right: Float) -> Lanes {
    let four = Four(repeating: right)
    return Lanes(left.a - four, left.b - four, left.c - four, left.d - four)
  }

  @inline(__always)
  static func - (left: Float, right: Lanes) -> Lanes {
    let four = Four(repeating: left)
    return Lanes(four - right.a, four - right.b, four - right.c, four - right.d)
  }

  @inline(__always)
  static func - (left: Lanes, right: Lanes) -> Lanes {
    Lanes(left.a - right.a, left.b - right.b, left.c - right.c, left.d - right.d)
  }

  @inline(__always)
  static func + (left: Lanes, right: Lanes) -> Lanes {
    Lanes(left.a + right.a, left.b + right.b, left.c + right.c, left.d + right.d)
  }

  @inline(__always)
  static func * (left: Lanes, right: Lanes) -> Lanes {
    Lanes(left.a * right.a, left.b * right.b, left.c * right.c, left.d * right.d)
  }

  @inline(__always)
  static func * (left: Lanes, right: Float) -> Lanes { left * Lanes(repeating: right) }

  /// The larger of two values in each lane.
  @inline(__always)
  static func larger(_ left: Lanes, _ right: Lanes) -> Lanes {
    Lanes(
      left.a.larger(right.a), left.b.larger(right.b), left.c.larger(right.c),
      left.d.larger(right.d))
  }

  /// The smallest value of all.
  @inline(__always)
  var smallest: Float { a.smaller(b).smaller(c.smaller(d)).smallest }

  /// The values, those that equal one replaced by infinity.
  @inline(__always)
  func removing(_ value: Float) -> Lanes {
    Lanes(a.removing(value), b.removing(value), c.removing(value), d.removing(value))
  }

  /// A bit for every lane that is at most a value.
  @inline(__always)
  func bits(atMost value: Float) -> UInt32 {
    let four = Four(repeating: value)
    return Self.bits(a .<= four, b .<= four, c .<= four, d .<= four)
  }

  /// A bit for every lane of four masks.
  @inline(__always)
  static func bits(
    _ a: SIMDMask<SIMD4<Int32>>, _ b: SIMDMask<SIMD4<Int32>>, _ c: SIMDMask<SIMD4<Int32>>,
    _ d: SIMDMask<SIMD4<Int32>>
  ) -> UInt32 {
    let zero = SIMD4<UInt32>.zero
    let low =
      zero.replacing(with: SIMD4(1, 2, 4, 8), where: a)
      | zero.replacing(with: SIMD4(16, 32, 64, 128), where: b)
    let high =
      zero.replacing(with: SIMD4(256, 512, 1024, 2048), where: c)
      | zero.replacing(with: SIMD4(4096, 8192, 16384, 32768), where: d)
    let all = low | high
    return all.x | all.y | all.z | all.w
  }
}

extension SIMD4<Float> {
  @inline(__always)
  func smaller(_ other: Self) -> Self { other.replacing(with: self, where: self .< other) }

  @inline(__always)
  func larger(_ other: Self) -> Self { other.replacing(with: self, where: self .> other) }

  @inline(__always)
  func removing(_ value: Float) -> Self {
    let removed = Self.zero.replacing(
      with: Self(repeating: .infinity), where: self .== Self(repeating: value))
    return larger(removed)
  }

  @inline(__always)
  var smallest: Float {
    let halves = smaller(SIMD4(z, w, x, y))
    return halves.smaller(SIMD4(halves.y, halves.x, halves.w, halves.z)).x
  }

  @inline(__always)
  var largest: Float {
    let halves = larger(SIMD4(z, w, x, y))
    return halves.larger(SIMD4(halves.y, halves.x, halves.w, halves.z)).x
  }
}
