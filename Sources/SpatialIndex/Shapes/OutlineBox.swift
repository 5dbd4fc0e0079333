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
    let sides = SIMD4(
      turn(start, end, low), turn(start, end, high),
      turn(start, end, SIMD2(low.x, high.y)), turn(start, end, SIMD2(high.x, low.y)))
    return !(all(sides .> 0) || all(sides .< 0))
  }
}

/// The parts of the plane where a place of a box may be written: at most five.
struct BoxRectangles: Sequence, IteratorProtocol {
  private var rectangles = InlineArray<5, PlaneRectangle>(
    repeating: PlaneRectangle(low: .zero, high: .zero))
  private var count = 0
  private var place = 0

  init(_ box: GeoBox) {
    let (low, high) = (box.south, box.north)
    if box.crossesAntimeridian {
      append(box.west, low, 180, high)
      append(-180, low, box.east, high)
    } else {
      append(box.west, low, box.east, high)
      if box.east == 180 { append(-180, low, -180, high) }
      if box.west == -180 { append(180, low, 180, high) }
    }
    if abs(low) == 90 { append(-180, low, 180, low) }
    if abs(high) == 90 { append(-180, high, 180, high) }
  }

  private mutating func append(_ west: Double, _ south: Double, _ east: Double, _ north: Double) {
    rectangles[count] = PlaneRectangle(low: SIMD2(west, south), high: SIMD2(east, north))
    count += 1
  }

  mutating func next() -> PlaneRectangle? {
    guard place < count else { return nil }
    defer { place += 1 }
    return rectangles[place]
  }
}

extension GeoBox {
  /// The parts of the plane where a place of the box may be written.
  ///
  /// A box across ±180° has two; one that ends there also owns the same meridian on the other side; and one that reaches a pole
  /// owns the whole line that stands for it.
  var rectangles: BoxRectangles { BoxRectangles(self) }
}

extension Outline {
  /// Whether the area shares at least one point with any of the rectangles.
  func meets(_ rectangles: BoxRectangles) -> Bool {
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
