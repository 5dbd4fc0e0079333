// From a geodesic back to the chord under it, for pruning.

import GeoPrimitives

enum ChordBounds {
  /// The chord under a geodesic of this length is at most so long, in metres.
  ///
  /// Newton's method on a convex function from above stays above, so stopping early is safe.
  static func longestChord(geodesic: Double) -> Double {
    // Up to here a chord is less than 8 mm shorter than its geodesic, which is not worth a division.
    guard geodesic > 20_000 else { return geodesic }
    let bend = 1 / (8 * WGS84.largestCurvatureRadius * WGS84.largestCurvatureRadius)
    var chord = min(geodesic, 2 * WGS84.semiMajorAxis)
    for _ in 0..<4 {
      let excess = Geodesic.leastMeters(overChord: chord) - geodesic
      guard excess > 0 else { break }
      chord -= excess / (1 + chord * chord * bend)
    }
    return chord * (1 + 1e-12)
  }
}
