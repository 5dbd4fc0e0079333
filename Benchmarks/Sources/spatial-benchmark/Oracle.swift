// Brute force, made quick enough to check every answer: it shares nothing with the index but the distance itself.

import GeoPrimitives

/// Right answers by looking at every point.
final class Oracle {
  private let positions: [Position]
  private let x: [Double]
  private let y: [Double]
  private let z: [Double]

  init(_ positions: [Position]) {
    self.positions = positions
    let points = positions.map { position in EarthCentered(position) }
    x = points.map(\.x)
    y = points.map(\.y)
    z = points.map(\.z)
  }

  /// The rows of the nearest points by geodesic, then row.
  ///
  /// Candidates are all points whose chord is within a margin of the worst of the nearest by chord; the margin is far more than directions can
  /// make of it.
  func nearest(_ count: Int, to origin: Position) -> [UInt32] {
    let point = EarthCentered(origin)
    var found: [(square: Double, row: UInt32)] = []
    var bound = Double.infinity
    func tidy() {
      found.sort { left, right in left.square < right.square }
      guard found.count >= count else { return }
      let chord = found[count - 1].square.squareRoot()
      // 0.34 % is more than the whole difference between the ellipsoid's curvatures.
      let margin = chord * (1 + 0.0034 * min(1, chord * chord / 4e13)) + 0.001
      bound = margin * margin
      found.removeAll { candidate in candidate.square > bound }
    }
    for row in 0..<x.count {
      let dx = x[row] - point.x
      let dy = y[row] - point.y
      let dz = z[row] - point.z
      let square = dx * dx + dy * dy + dz * dz
      if square <= bound {
        found.append((square, UInt32(row)))
        if found.count >= 2 * count + 64 && found.count.isMultiple(of: 64) { tidy() }
      }
    }
    tidy()
    let measured = found.map { candidate in
      (meters: Geodesic.meters(from: origin, to: positions[Int(candidate.row)]), row: candidate.row)
    }
    return measured.sorted { left, right in left < right }.prefix(count).map(\.row)
  }

  /// How many points lie within a geodesic distance.
  func count(within meters: Double, of origin: Position) -> Int {
    let point = EarthCentered(origin)
    var count = 0
    for row in 0..<x.count {
      let dx = x[row] - point.x
      let dy = y[row] - point.y
      let dz = z[row] - point.z
      guard dx * dx + dy * dy + dz * dz <= meters * meters else { continue }
      if Geodesic.meters(from: origin, to: positions[row]) <= meters { count += 1 }
    }
    return count
  }

  /// The geodesic distance from a place to a point.
  func meters(from origin: Position, to row: UInt32) -> Double {
    Geodesic.meters(from: origin, to: positions[Int(row)])
  }
}
