// The geodesic distance from a place to an area: halving edges until nothing that matters is left to find.

import GeoPrimitives

/// The distance from one place to areas.
///
/// An edge is straight in longitude and latitude (RFC 7946, section 3.1.1), hence a curve E(t) in space. Every stretch of it that could beat the
/// best point found so far is halved until one of two bounds, one for near stretches and one for far ones, says that halving can gain
/// no more than half a millimetre. Since a curve's second derivative is at most 8 · `stray` (see `EdgeStretch`):
///
/// - **Near** (up to 50 km). No point of the stretch is nearer than its chord less `stray`, and the curve's point at the chord's nearest parameter
///   is at most 2 · `stray` farther than the curve's nearest point. Chord and geodesic rank the points of one edge alike to far less than
///   a millimetre here.
/// - **Far.** The geodesic distance D(t) along the stretch has D″ ≤ ‖E′‖²/D + ‖E″‖ ≤ 8 · `stray` · (1 + 6.4·10⁶ m/D), because the Hessian of a distance on a
///   surface of positive curvature is at most 1/D; so D(t) is never below the smaller end by more than an eighth of that.
///
/// The answer is the geodesic to a point of the edge: never too small, and at most 0.5 mm too large, anywhere on Earth.
struct OutlineDistance {
  /// How much halving may still gain when it ends, in metres.
  static let tolerance = 5e-4
  private static let nearMeters = 50_000.0
  /// Room for rounding, so that bounds stay below what `Geodesic` will say: 1 µm, and its millimetre beyond 200 km.
  private static let nearRounding = 1e-6
  private static let farRounding = 2e-3

  private let origin: Position
  private let point: EarthCentered
  private let place: SIMD3<Double>
  /// The smallest distance so far, or the largest that counts.
  private var limit = Double.infinity
  private var found = Double.infinity

  init(from origin: Position) {
    self.origin = origin
    point = EarthCentered(origin)
    place = SIMD3(point)
  }

  /// The distance to an area in metres, 0 inside or on the edge; `nil` when it is more than `limit`.
  ///
  /// The limit saves work and changes nothing else: whatever is returned is the same with any limit.
  func meters(to outline: some Outline, atMost limit: Double = .infinity) -> Double? {
    if outline.covers(origin) { return 0 }
    var search = self
    search.limit = limit
    outline.forEachEdge { start, end in
      search.visit(EdgeStretch(from: start, to: end))
      return true
    }
    return search.found <= limit ? search.found : nil
  }

  private func meters(to degrees: SIMD2<Double>) -> Double {
    let end = Position(clamping: degrees)
    return Geodesic.meters(from: origin, at: point, to: end, at: EarthCentered(end))
  }

  private mutating func take(_ meters: Double) {
    found = min(found, meters)
    limit = min(limit, meters)
  }

  private mutating func visit(_ stretch: EdgeStretch) {
    let (fraction, chord) = stretch.nearest(to: place)
    let floor = max(0, chord - stretch.stray - Self.nearRounding)
    guard Geodesic.leastMeters(overChord: floor) <= limit else { return }
    if floor > Self.nearMeters {
      visitFar(
        stretch, floor: floor, fromStart: meters(to: stretch.start),
        fromEnd: meters(to: stretch.end))
    } else if stretch.stray <= Self.tolerance / 2 {
      take(meters(to: stretch.start + (stretch.end - stretch.start) * fraction))
    } else {
      let (first, second) = stretch.halves
      visit(fraction <= 0.5 ? first : second)
      visit(fraction <= 0.5 ? second : first)
    }
  }

  /// Visits a stretch none of whose points is nearer than `floor`, given the distances from its ends.
  private mutating func visitFar(
    _ stretch: EdgeStretch, floor: Double, fromStart: Double, fromEnd: Double
  ) {
    let gain = stretch.stray * (1 + 6.4e6 / floor)
    let nearer = min(fromStart, fromEnd)
    guard nearer - gain - Self.farRounding <= limit else { return }
    guard gain > Self.tolerance else { return take(nearer) }
    let (first, second) = stretch.halves
    let fromMiddle = meters(to: first.end)
    if fromStart <= fromEnd {
      visitFar(first, floor: floor, fromStart: fromStart, fromEnd: fromMiddle)
      visitFar(second, floor: floor, fromStart: fromMiddle, fromEnd: fromEnd)
    } else {
      visitFar(second, floor: floor, fromStart: fromMiddle, fromEnd: fromEnd)
      visitFar(first, floor: floor, fromStart: fromStart, fromEnd: fromMiddle)
    }
  }
}
