// A ring of [longitude, latitude] pairs and what a test asks of it, by the plainest means.

/// A closed ring in the plane.
struct Ring {
  private let edges: [(start: [Double], end: [Double])]

  init(_ vertices: [[Double]]) {
    edges = zip(vertices, vertices.dropFirst()).map { ($0, $1) }
  }

  /// Twice the area, positive where the ring runs counterclockwise.
  var doubledArea: Double {
    edges.map { $0.start[0] * $0.end[1] - $0.end[0] * $0.start[1] }.reduce(0, +)
  }

  /// Whether a point lies inside: an odd number of edges crosses the ray to the east.
  func contains(_ point: [Double]) -> Bool {
    let crossings = edges.filter { start, end in
      guard (start[1] > point[1]) != (end[1] > point[1]) else { return false }
      let share = (point[1] - start[1]) / (end[1] - start[1])
      return point[0] < start[0] + share * (end[0] - start[0])
    }
    return !crossings.count.isMultiple(of: 2)
  }

  /// Whether no two edges cross.
  var isSimple: Bool {
    for (index, one) in edges.enumerated() {
      for other in edges[(index + 1)...] where cross(one, other) { return false }
    }
    return true
  }

  private func cross(
    _ one: (start: [Double], end: [Double]), _ other: (start: [Double], end: [Double])
  ) -> Bool {
    side(one, other.start) * side(one, other.end) < 0
      && side(other, one.start) * side(other, one.end) < 0
  }

  private func side(_ edge: (start: [Double], end: [Double]), _ point: [Double]) -> Double {
    let product =
      (edge.end[0] - edge.start[0]) * (point[1] - edge.start[1])
      - (edge.end[1] - edge.start[1]) * (point[0] - edge.start[0])
    return abs(product) < 1e-15 ? 0 : product
  }
}
