// The outlines of synthetic venues that are areas: small rectangles and irregular hexagons around the position.

internal import GeoPrimitives

/// Draws outlines.
enum SyntheticFootprints {
  /// The share of venues that are areas.
  static let share = 0.03

  /// The area of a venue, or `nil` for the many that are points.
  ///
  /// The position always lies inside; the ring runs counterclockwise and does not repeat its first vertex.
  static func footprint(around position: Position, _ draws: Draws) -> Footprint? {
    let shape = draws.unit(.shape)
    guard shape < share else { return nil }
    let ring =
      shape < share / 2 ? rectangle(around: position, draws) : hexagon(around: position, draws)
    return Footprint(polygons: [Footprint.Polygon(exterior: ring)])
  }

  /// Four sides, each 10 to 70 m from the position.
  private static func rectangle(around position: Position, _ draws: Draws) -> [Position] {
    let reach = (0..<4).map { 10 + 60 * draws.unit(.outline, offset: $0) }
    return [
      vertex(position, east: -reach[0], north: -reach[1]),
      vertex(position, east: reach[2], north: -reach[1]),
      vertex(position, east: reach[2], north: reach[3]),
      vertex(position, east: -reach[0], north: reach[3]),
    ]
  }

  /// Six corners in six directions, 15 to 120 m away, none nearer than 0.6 of the farthest.
  private static func hexagon(around position: Position, _ draws: Draws) -> [Position] {
    let radius = 25 + 95 * draws.unit(.outline, offset: 6)
    return directions.enumerated().map { corner, direction in
      let reach = radius * (0.6 + 0.4 * draws.unit(.outline, offset: corner))
      return vertex(position, east: reach * direction.east, north: reach * direction.north)
    }
  }

  private static let directions: [(east: Double, north: Double)] = {
    let sine = 0.75.squareRoot()
    return [(1, 0), (0.5, sine), (-0.5, sine), (-1, 0), (-0.5, -sine), (0.5, -sine)]
  }()

  private static func vertex(_ origin: Position, east: Double, north: Double) -> Position {
    let latitude = origin.latitude + north / MetersPerDegree.latitude
    let longitude = origin.longitude + east / MetersPerDegree.longitude
    return Position(
      uncheckedLatitude: (latitude * 1e6).rounded() / 1e6,
      longitude: (longitude * 1e6).rounded() / 1e6)
  }
}
