// Whether an area and a box of latitudes and longitudes share a point.

import GeoPrimitives

/// A rectangle of the plane of longitude and latitude, edges included.
struct PlaneRectangle {
  var low: SIMD2<Double>
  var high: SIMD2<Double>

  @inline(__always)
  func contains(_ place: SIMD2<Double>) -> Bool {
    place.x >= low.x && place.x <= high.x && place.y >= low.y && place.y <= high.y
  }

  /// Whether an edge shares a point with the rectangle.
  func meets(_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> Bool {
    guard max(start.x, end.x) >= low.x, min(start.x, end.x) <= high.x,
      max(start.y, end.y) >= low.y, min(start.y, end.y) <= high.y
    else { return false }
    let sides = [
      turn(start, end, low), turn(start, end, high),
      turn(start, end, SIMD2(low.x, high.y)), turn(start, end, SIMD2(high.x, low.y)),
    ]
    return !(sides.allSatisfy { side in side > 0 } || sides.allSatisfy { side in side < 0 })
  }
}

extension GeoBox {
  /// The parts of the plane where a place of the box may be written.
  ///
  /// A box across ±180° has two; one that ends there also owns the same meridian on the other side; and one that reaches a pole
  /// owns the whole line that stands for it.
  var rectangles: [PlaneRectangle] {
    let spans: [(Double, Double)] =
      crossesAntimeridian
      ? [(west, 180), (-180, east)]
      : [(west, east)] + (east == 180 ? [(-180, -180)] : []) + (west == -180 ? [(180, 180)] : [])
    let poles = [south, north].filter { latitude in abs(latitude) == 90 }
    return spans.map { from, to in PlaneRectangle(low: [from, south], high: [to, north]) }
      + poles.map { latitude in PlaneRectangle(low: [-180, latitude], high: [180, latitude]) }
  }
}

extension Outline {
  /// Whether the area shares at least one point with any of the rectangles.
  func meets(_ rectangles: [PlaneRectangle]) -> Bool {
    rectangles.contains { rectangle in meets(rectangle) }
  }

  private func meets(_ rectangle: PlaneRectangle) -> Bool {
    var met = false
    forEachEdge { start, end in
      met = rectangle.meets(start, end)
      return !met
    }
    return met || covers(rectangle.low)
  }
}
