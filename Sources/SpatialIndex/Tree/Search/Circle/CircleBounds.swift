// What a radius means for 32-bit keys: certainly inside, certainly outside, and the thin shell between.

import GeoPrimitives

/// A radius as bounds on keys.
struct CircleBounds {
  /// No two places on Earth are farther apart: a quarter meridian, twice, rounded up to a metre.
  private static let longestMeters = 20_003_932.0

  /// The radius in metres.
  let meters: Double
  /// Up to this key an item is inside, whatever rounding and direction did to the key.
  let inner: Float
  /// Beyond this key an item is outside.
  let outer: Float

  init(_ meters: Double) {
    self.meters = meters
    outer = Slack.key(chord: ChordBounds.longestChord(geodesic: meters))
    guard meters < Self.longestMeters else {
      inner = Slack.unlimited
      return
    }
    // The chord under the longest geodesic over it is no longer than this; see `Slack` for the metre and the rest.
    let reach = min(meters, 1_000_000)
    let t = reach / WGS84.smallestCurvatureRadius
    let chord = reach * (1 - t * t / 24 - t * t * t * t * 0.01)
    let rounded = (chord - 1) * (1 - 3e-6)
    inner = rounded > 0 ? Float(rounded * rounded) : -1
  }
}
