// Brute force, made quick enough to check every answer: it shares nothing with the index but the distance itself.

import Foundation
import GeoPrimitives

/// Right answers by looking at every point, in a metric of choice.
struct Oracle: Sendable {
  private let metric: Metric
  private let positions: [Position]
  private let columns: Columns

  init(_ positions: [Position], by metric: Metric = .ellipsoid) {
    self.metric = metric
    self.positions = positions
    columns = Columns(positions.lazy.map { position in Self.point(position, metric) })
  }

  private static func point(_ position: Position, _ metric: Metric) -> SIMD3<Double> {
    switch metric {
    case .ellipsoid:
      let point = EarthCentered(position)
      return SIMD3(point.x, point.y, point.z)
    case .sphere: return Query.unitVector(position)
    case .plane: return SIMD3(position.longitude, position.latitude, 0)
    }
  }

  /// The rows of the nearest points, by distance, then row.
  ///
  /// On the ellipsoid, candidates are all points whose chord is within a margin of the worst of the nearest by chord; the margin is far more than
  /// directions can make of it.
  func nearest(_ count: Int, to origin: Position) -> [UInt32] {
    var found: [(square: Double, row: UInt32)] = []
    func tidy(_ bound: inout Double) {
      found.sort { left, right in left < right }
      guard found.count >= count else { return }
      bound = reach(found[count - 1].square)
      found.removeAll { candidate in candidate.square > bound }
    }
    var last = Double.infinity
    columns.scan(Self.point(origin, metric), bound: .infinity) { row, square, bound in
      found.append((square, UInt32(row)))
      if found.count >= 2 * count + 64 && found.count.isMultiple(of: 64) { tidy(&bound) }
    }
    tidy(&last)
    guard metric == .ellipsoid else { return found.prefix(count).map(\.row) }
    let measured = found.map { candidate in
      (meters: measure(origin, candidate.row), row: candidate.row)
    }
    return measured.sorted { left, right in left < right }.prefix(count).map(\.row)
  }

  /// Squares beyond which no point is among the nearest if one of this square is the last of them.
  private func reach(_ square: Double) -> Double {
    guard metric == .ellipsoid else { return square }
    let chord = square.squareRoot()
    // 0.34 % is more than the whole difference between the ellipsoid's curvatures.
    let margin = chord * (1 + 0.0034 * min(1, chord * chord / 4e13)) + 0.001
    return margin * margin
  }

  /// The rows of all points within metres on the ellipsoid or the sphere, rising.
  func rows(within meters: Double, of origin: Position) -> [UInt32] {
    precondition(metric != .plane, "a circle of metres is no circle of degrees")
    var found: [UInt32] = []
    guard metric == .ellipsoid else {
      let chord = 2 * sin(meters / ForeignPeer.earthRadius / 2)
      columns.scan(Self.point(origin, metric), bound: chord * chord) { row, _, _ in
        found.append(UInt32(row))
      }
      return found
    }
    // No geodesic is shorter than its chord.
    columns.scan(Self.point(origin, metric), bound: meters * meters) { row, _, _ in
      if measure(origin, UInt32(row)) <= meters { found.append(UInt32(row)) }
    }
    return found
  }

  /// How far a point is, in metres: a geodesic, a chord of the sphere, or degrees as if they were all as long as those of a meridian.
  func measure(_ origin: Position, _ row: UInt32) -> Double {
    let position = positions[Int(row)]
    guard metric != .ellipsoid else { return Geodesic.meters(from: origin, to: position) }
    let way = Self.point(position, metric) - Self.point(origin, metric)
    let scale = metric == .sphere ? ForeignPeer.earthRadius : 111_195
    return (way * way).sum().squareRoot() * scale
  }
}
