// Sine and cosine of degrees: exact at every multiple of 90°, quick, and the same bits on every machine.

/// Trigonometry of angles in degrees.
///
/// A spatial index converts positions in its innermost loop and keeps a file that another machine may read, so it needs
/// a conversion that is fast and doesn't differ from one C library to the next. Reducing in degrees is exact, which no
/// reduction in radians is; the polynomials are those of Sun's fdlibm (k_sin.c, k_cos.c).
@usableFromInline
enum DegreeTrigonometry {
  /// The sine and cosine of an angle in −360…360 degrees, within two units in the last place.
  ///
  /// At multiples of 90° both are exactly −1, 0 or 1.
  @inlinable
  static func sineAndCosine(_ degrees: Double) -> (sine: Double, cosine: Double) {
    // Adding and taking away 1.5 · 2⁵² rounds to the nearest whole number without a call.
    let shift = 0x1.8p52
    let quarters = (degrees * (1.0 / 90) + shift) - shift
    let radians = (degrees - quarters * 90) * (Double.pi / 180)
    let t = radians * radians
    let sine = radians + radians * t * sineTail(t)
    let cosine = 1 - (0.5 * t - t * t * cosineTail(t))
    let turn = Int32(quarters)
    let first = turn & 1 == 0 ? sine : cosine
    let second = turn & 1 == 0 ? cosine : sine
    // `0 - v` rather than `-v`, so that no zero is negative.
    return (turn & 2 == 0 ? first : 0 - first, (turn &+ 1) & 2 == 0 ? second : 0 - second)
  }

  @inlinable
  static func sineTail(_ t: Double) -> Double {
    let high = -2.505_076_025_340_686_341_95e-8 + t * 1.589_690_995_211_550_102_21e-10
    let middle = -1.984_126_982_985_794_931_34e-4 + t * (2.755_731_370_707_006_767_89e-6 + t * high)
    return -1.666_666_666_666_663_243_48e-1 + t * (8.333_333_333_322_489_461_24e-3 + t * middle)
  }

  @inlinable
  static func cosineTail(_ t: Double) -> Double {
    let high = 2.087_572_321_298_174_827_90e-9 + t * -1.135_964_755_778_819_482_65e-11
    let middle = 2.480_158_728_947_672_941_78e-5 + t * (-2.755_731_435_139_066_330_35e-7 + t * high)
    return 4.166_666_666_666_660_190_37e-2 + t * (-1.388_888_888_887_410_957_49e-3 + t * middle)
  }
}
