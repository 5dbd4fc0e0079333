// Whether an area covers a place: the crossing rule in the plane of longitude and latitude.

import GeoPrimitives

extension Outline {
  /// Whether the area covers a position, its edge included.
  ///
  /// Longitudes −180 and 180 are the same meridian and a pole is one place, whatever its longitude.
  func covers(_ position: Position) -> Bool {
    if abs(position.latitude) == 90 { return touches(latitude: position.latitude) }
    let place = SIMD2(position.longitude, position.latitude)
    if covers(place) { return true }
    return abs(place.x) == 180 && covers(SIMD2(-place.x, place.y))
  }

  /// Whether any vertex lies at a latitude: for a pole that decides it, since no edge can go beyond.
  private func touches(latitude: Double) -> Bool {
    var touched = false
    forEachEdge { start, end in
      touched = start.y == latitude || end.y == latitude
      return !touched
    }
    return touched
  }

  /// Whether the area covers a point of the plane, its edge included.
  func covers(_ place: SIMD2<Double>) -> Bool {
    var inside = false
    var onEdge = false
    forEachEdge { start, end in
      let side = turn(start, end, place)
      if side == 0, spans(start.x, end.x, place.x), spans(start.y, end.y, place.y) {
        onEdge = true
        return false
      }
      if (start.y > place.y) != (end.y > place.y), (side > 0) == (end.y > start.y) {
        inside.toggle()
      }
      return true
    }
    return onEdge || inside
  }
}

/// Twice the area of the triangle, positive where it turns left.
@inline(__always)
func turn(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) -> Double {
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// Whether a value lies between two others, in whatever order, or equals one.
@inline(__always)
func spans(_ a: Double, _ b: Double, _ value: Double) -> Bool {
  min(a, b) <= value && value <= max(a, b)
}
