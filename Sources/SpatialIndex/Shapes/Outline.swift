// The rings of a footprint, wherever their vertices lie: in arrays or in the bytes of a mapped file.

import GeoPrimitives

/// The rings of one footprint as a flat run of vertices.
///
/// Ring `r` has the vertices `ring(r)` and an edge from each to the next, the last back to the first. Holes are rings like any other:
/// a place belongs to the area when it lies inside an odd number of rings, since parts never overlap.
protocol Outline {
  var ringCount: Int { get }
  func ring(_ index: Int) -> Range<Int>
  /// Longitude in x, latitude in y, in degrees.
  func vertex(_ index: Int) -> SIMD2<Double>
}

extension Outline {
  /// Hands every edge to the body until it returns false.
  ///
  /// A ring whose vertices are all one place is an edge of no length.
  @inline(__always)
  func forEachEdge(_ body: (_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> Bool) {
    for index in 0..<ringCount {
      let vertices = ring(index)
      guard let last = vertices.last else { continue }
      var start = vertex(last)
      var isPlace = true
      for position in vertices {
        let end = vertex(position)
        if start != end {
          isPlace = false
          guard body(start, end) else { return }
        }
        start = end
      }
      if isPlace {
        guard body(start, start) else { return }
      }
    }
  }
}

/// An outline in arrays.
struct RingList: Outline {
  private(set) var vertices: [SIMD2<Double>] = []
  private(set) var ends: [Int] = []
  /// For each ring, whether it is a hole of the ring before.
  private(set) var isHole: [Bool] = []

  init(_ footprint: Footprint) {
    for polygon in footprint.polygons {
      append(polygon.exterior, isHole: false)
      for hole in polygon.holes { append(hole, isHole: true) }
    }
  }

  private mutating func append(_ ring: [Position], isHole: Bool) {
    for position in ring { vertices.append(SIMD2(position.longitude, position.latitude)) }
    ends.append(vertices.count)
    self.isHole.append(isHole)
  }

  var ringCount: Int { ends.count }
  func ring(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }
  func vertex(_ index: Int) -> SIMD2<Double> { vertices[index] }
}

extension Position {
  /// The place at a longitude and latitude that rounding may have pushed out of range by a hair.
  init(clamping degrees: SIMD2<Double>) {
    self.init(
      uncheckedLatitude: min(max(degrees.y, -90), 90), longitude: min(max(degrees.x, -180), 180))
  }
}
