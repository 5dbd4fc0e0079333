// A stretch of a footprint's edge: a curve in space, and its chord.

import GeoPrimitives

/// A stretch of an edge that is straight in longitude and latitude.
struct EdgeStretch {
  let start: SIMD2<Double>
  let end: SIMD2<Double>
  private let startPoint: SIMD3<Double>
  private let endPoint: SIMD3<Double>
  /// How far the stretch may stray from its chord, in metres.
  ///
  /// A curve strays from its chord by at most max‖E″‖/8, and ‖E″‖ ≤ 6.5·10⁶ m · (|Δφ| + |Δλ|)² with Δφ and Δλ in radians, since no
  /// second derivative of the ellipsoid's surface by latitude and longitude is longer than that.
  let stray: Double

  init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    self.init(start, Self.point(start), end, Self.point(end))
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

  private static func point(_ degrees: SIMD2<Double>) -> SIMD3<Double> {
    SIMD3(EarthCentered(Position(clamping: degrees)))
  }

  var halves: (EdgeStretch, EdgeStretch) {
    let middle = start + (end - start) * 0.5
    let middlePoint = Self.point(middle)
    return (
      EdgeStretch(start, startPoint, middle, middlePoint),
      EdgeStretch(middle, middlePoint, end, endPoint)
    )
  }

  /// Where the chord comes closest to a point, as a fraction of the stretch, and how close, in metres.
  func nearest(to point: SIMD3<Double>) -> (fraction: Double, meters: Double) {
    let along = endPoint - startPoint
    let towards = point - startPoint
    let squaredLength = along.dot(along)
    let fraction = squaredLength > 0 ? min(max(along.dot(towards) / squaredLength, 0), 1) : 0
    let gap = towards - along * fraction
    return (fraction, gap.dot(gap).squareRoot())
  }
}

extension SIMD3<Double> {
  init(_ point: EarthCentered) { self.init(point.x, point.y, point.z) }

  @inline(__always)
  fileprivate func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z }
}
