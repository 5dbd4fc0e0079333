// Between a chord and the geodesic over it: bounds that hold in every direction, for pruning.

import GeoPrimitives

/// Bounds between straight-line distances and geodesics.
///
/// With R the largest radius of curvature anywhere (6,399,593.6 m), a chord c has a geodesic s ≥ c(1 + (c/R)²/24): a geodesic bends at
/// least as strongly as a circle of radius R.
enum ChordBounds {
  private static let bend =
    1 / (24 * WGS84.largestCurvatureRadius * WGS84.largestCurvatureRadius)

  /// A geodesic over this chord is at least so long, in metres.
  @inline(__always)
  static func shortestGeodesic(chord: Double) -> Double { chord * (1 + chord * chord * bend) }

  /// The chord under a geodesic of this length is at most so long, in metres.
  ///
  /// Newton's method on a convex function from above stays above, so stopping early is safe.
  static func longestChord(geodesic: Double) -> Double {
    var chord = min(geodesic, 2 * WGS84.semiMajorAxis)
    for _ in 0..<4 {
      let excess = shortestGeodesic(chord: chord) - geodesic
      guard excess > 0 else { break }
      chord -= excess / (1 + 3 * chord * chord * bend)
    }
    return chord * (1 + 1e-12)
  }
}
