// What a straight line through the Earth says about the way over it, whatever its direction: the bounds for pruning.

extension Geodesic {
  /// A length that no geodesic over this chord undercuts.
  ///
  /// c · (1 + (c / R)²/24) with the largest radius of curvature anywhere, that of the poles.
  ///
  /// - Parameter chord: The straight-line distance in metres, not negative.
  /// - Returns: Metres.
  @inlinable
  public static func leastMeters(overChord chord: Double) -> Double {
    let t = chord / WGS84.largestCurvatureRadius
    return chord * (1 + t * t / 24)
  }

  /// A length that no geodesic over this chord exceeds.
  ///
  /// c · (1 + (c / r)²/24 + 3(c / r)⁴/640) with the smallest radius of curvature anywhere, the meridian's at the equator.
  ///
  /// - Parameter chord: The straight-line distance in metres, 0…1,000,000; beyond, the series falls short.
  /// - Returns: Metres.
  @inlinable
  public static func mostMeters(overChord chord: Double) -> Double {
    let t = chord / WGS84.smallestCurvatureRadius
    let t2 = t * t
    return chord * (1 + t2 * (1.0 / 24 + t2 * (3.0 / 640)))
  }
}
