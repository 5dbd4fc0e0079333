// The geodesic distance from a place to an area: halving edges until they are straight for all that matters.

import GeoPrimitives

/// The distance from one place to areas.
///
/// An edge is straight in longitude and latitude (RFC 7946, section 3.1.1), hence a curve E(t) in space. Between two of its points it
/// strays from their chord by at most d = max‖E″‖/8, and ‖E″‖ ≤ 6.5·10⁶ m · (|Δφ| + |Δλ|)² with Δφ, Δλ in radians, since no second
/// derivative of the ellipsoid's surface by latitude and longitude is longer than that. So:
///
/// - nothing of a piece is nearer than its chord less d: pieces that can't beat the best found are dropped;
/// - where d ≤ `straightMeters`, the curve's point at the chord's nearest parameter is at most 2d farther than the curve's nearest point.
///
/// The answer is the geodesic to a point of the edge, so never too small, and at most 0.5 mm too large as long as the distance is below
/// 500 km. Beyond that the nearest point by chord need not be the nearest by geodesic: at 1,000 km that adds up to 1 mm, at
/// 5,000 km up to 0.2 m.
struct OutlineDistance {
  /// How far a piece of an edge may stray from its chord before it is halved.
  static let straightMeters = 2.5e-4

  let origin: Position
  let point: SIMD3<Double>
  private let earthCentered: EarthCentered
  /// The smallest distance so far, or the largest that counts.
  private var limit = Double.infinity
  private var found = Double.infinity

  init(from origin: Position) {
    self.origin = origin
    earthCentered = EarthCentered(origin)
    point = SIMD3(earthCentered)
  }

  /// The distance to an area in metres, 0 inside or on the edge; `nil` when it is more than `limit`.
  ///
  /// The limit saves work and changes nothing else: whatever is returned is the same with any limit.
  func meters(to outline: some Outline, atMost limit: Double = .infinity) -> Double? {
    if outline.covers(origin) { return 0 }
    var search = self
    search.limit = limit
    outline.forEachEdge { start, end in
      search.visit(Piece(from: start, to: end))
      return true
    }
    return search.found <= limit ? search.found : nil
  }

  private mutating func visit(_ piece: Piece) {
    let (fraction, chord) = piece.nearest(to: point)
    // A micrometre of room for rounding, so that the bound stays below what `Geodesic` will say.
    let nearest = max(0, chord - piece.stray - 1e-6)
    guard ChordBounds.shortestGeodesic(chord: nearest) <= limit else { return }
    if piece.stray <= Self.straightMeters {
      let place = Position(clamping: piece.start + (piece.end - piece.start) * fraction)
      let meters = Geodesic.meters(
        from: origin, at: earthCentered, to: place, at: EarthCentered(place))
      found = min(found, meters)
      limit = min(limit, meters)
    } else {
      let (first, second) = piece.halves
      visit(fraction <= 0.5 ? first : second)
      visit(fraction <= 0.5 ? second : first)
    }
  }
}

/// A stretch of an edge.
private struct Piece {
  let start: SIMD2<Double>
  let end: SIMD2<Double>
  let startPoint: SIMD3<Double>
  let endPoint: SIMD3<Double>
  /// How far the stretch may stray from its chord, in metres.
  let stray: Double

  init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    self.init(
      start, SIMD3(EarthCentered(Position(clamping: start))),
      end, SIMD3(EarthCentered(Position(clamping: end))))
  }

  private init(
    _ start: SIMD2<Double>, _ startPoint: SIMD3<Double>,
    _ end: SIMD2<Double>, _ endPoint: SIMD3<Double>
  ) {
    self.start = start
    self.end = end
    self.startPoint = startPoint
    self.endPoint = endPoint
    let turn = (abs(end.x - start.x) + abs(end.y - start.y)) * .pi / 180
    stray = 6.5e6 / 8 * turn * turn
  }

  var halves: (Piece, Piece) {
    let middle = start + (end - start) * 0.5
    let middlePoint = SIMD3(EarthCentered(Position(clamping: middle)))
    return (
      Piece(start, startPoint, middle, middlePoint), Piece(middle, middlePoint, end, endPoint)
    )
  }

  /// Where the chord comes closest to a point, as a fraction of the stretch, and how close, in metres.
  func nearest(to point: SIMD3<Double>) -> (fraction: Double, meters: Double) {
    let along = endPoint - startPoint
    let towards = point - startPoint
    let squaredLength = (along * along).sum()
    let fraction =
      squaredLength > 0 ? min(max((along * towards).sum() / squaredLength, 0), 1) : 0
    let gap = towards - along * fraction
    return (fraction, (gap * gap).sum().squareRoot())
  }
}

extension SIMD3<Double> {
  init(_ point: EarthCentered) { self.init(point.x, point.y, point.z) }
}
