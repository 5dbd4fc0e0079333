// How far 32-bit keys may be from the truth: what makes pruning by them safe.

/// The room that pruning leaves for rounding.
///
/// **Coordinates.** Rounding an Earth-centred coordinate (below 2²³ m) to 32 bits moves it by at most 0.25 m, so the difference of two is off
/// by at most 0.5 m an axis and the chord by √3/2 m, plus a few units in the last place of the arithmetic (relative 4·10⁻⁷ of the chord)
/// and half of what the lane number adds (9·10⁻⁷ of the chord). A key's root ĉ and the true chord c therefore differ by at most
/// 0.87 m + 1.3·10⁻⁶ c. Nodes' boxes hold their points as rounded (or, for footprints, hold them rounded outwards), so the same holds
/// for the smallest distance to a box, from below.
///
/// **Directions.** Up to 1,000 km a geodesic over the chord c lies between c(1 + (c/N)²/24) and c(1 + (c/M)²/24 + 3(c/M)⁴/640), where N and M are the
/// largest and the smallest radius of curvature. An item over a longer chord can thus still be nearer, if by less than
/// c³/24·(M⁻² − N⁻²) + 3c⁵/(640 M⁴) < 2.08·10⁻¹⁷ c³ + 2.92·10⁻³⁰ c⁵.
///
/// Farther away the upper bound is the arc of the sharpest curvature, 2M asin(c/2M): no path whose curvature is at most 1/M is longer than the circle's
/// over the same chord (Schur). Up to 4,000 km its further terms come to less than 1.21·10⁻⁴⁴ c⁷.
enum Slack {
  /// Keys up to this, (2,000 km)², are compared through `reach`; farther away the room for directions grows beyond 300 m, and `FarWalk` is quicker.
  static let largestComparableKey: Float = 4e12
  /// A key beyond every place on Earth; what stands in for "no limit".
  static let unlimited: Float = 1e15

  /// The largest key that an item nearer than the one with this key may have, good up to 4,000 km.
  ///
  /// It grows with the key.
  @inline(__always)
  static func reach(_ key: Float) -> Float {
    // Keys are never negative; `abs` tells the compiler so.
    let chord = abs(key).squareRoot()
    let far = key * 2.3e-15
    let slack = 2 + chord * (4e-6 + key * (2.1e-17 + key * 3e-30) + far * far * far)
    let widest = chord + slack
    return widest * widest
  }

  /// No true chord is shorter than this, in metres, where this is the key.
  @inline(__always)
  static func leastChord(_ key: Float) -> Double {
    max(0, Double(key).squareRoot() * (1 - 2e-6) - 1)
  }

  /// The largest key of an item within a true chord in metres.
  @inline(__always)
  static func key(chord: Double) -> Float {
    let widest = chord * (1 + 3e-6) + 1
    return Float(widest * widest)
  }
}
