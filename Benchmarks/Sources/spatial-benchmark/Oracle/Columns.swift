// Looking at every point, eight at a time: the scan under both oracles.

/// Coordinates in columns, filled up to a multiple of eight with points that are near to nothing.
struct Columns: Sendable {
  let count: Int
  private let x: [SIMD8<Double>]
  private let y: [SIMD8<Double>]
  private let z: [SIMD8<Double>]

  init(_ points: some Collection<SIMD3<Double>>) {
    count = points.count
    var x: [SIMD8<Double>] = []
    var y: [SIMD8<Double>] = []
    var z: [SIMD8<Double>] = []
    for (row, point) in points.enumerated() {
      if row.isMultiple(of: 8) {
        x.append(SIMD8(repeating: .infinity))
        y.append(SIMD8(repeating: .infinity))
        z.append(SIMD8(repeating: .infinity))
      }
      x[row / 8][row % 8] = point.x
      y[row / 8][row % 8] = point.y
      z[row / 8][row % 8] = point.z
    }
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// Calls the body with the row and the squared distance of each point whose square is at most the bound; the body may lower the bound.
  func scan(
    _ point: SIMD3<Double>, bound: Double, _ body: (Int, Double, inout Double) -> Void
  ) {
    var bound = bound
    for block in 0..<x.count {
      let dx = x[block] - point.x
      let dy = y[block] - point.y
      let dz = z[block] - point.z
      let squares = dx * dx + dy * dy + dz * dz
      guard any(squares .<= bound) else { continue }
      for lane in 0..<8 where squares[lane] <= bound && block * 8 + lane < count {
        body(block * 8 + lane, squares[lane], &bound)
      }
    }
  }
}
