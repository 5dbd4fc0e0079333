// Map coordinates beside degrees: rows without degrees are placed by them, in the system that agrees with all other rows.

internal import GeoPrimitives
internal import Geodesy

/// The map coordinates of a file whose positions are degrees.
struct ProjectedFallback {
  private let reader: PositionReader
  private let projection: Projection
  /// What was found out, for the report.
  let warning: ImportWarning

  /// So many rows must have both, and so many are looked at.
  private static let rows = 3...300
  /// The two positions of a row are one place where they are this near, in metres.
  private static let near = 30.0

  /// Finds the system of the map coordinates; `nil` where there are none, no row needs them, or no system agrees.
  init?(_ position: PositionDecision, beside degrees: PositionReader, in sample: RecordSample) {
    guard let projected = position.projected else { return nil }
    let maps = PositionReader(source: projected.source)
    var both: [(degrees: (x: Double, y: Double), map: (x: Double, y: Double))] = []
    var lacking = 0
    sample.forEach { batch, row in
      guard let map = maps.firstVertex(batch, row), !Placeholder.isOne(map.x, map.y) else { return }
      if let pair = degrees.turnedVertex(batch, row), !Placeholder.isOne(pair.x, pair.y) {
        if both.count < Self.rows.upperBound { both.append((pair, map)) }
      } else {
        lacking += 1
      }
    }
    guard lacking > 0 || !sample.isWhole, Self.rows.contains(both.count) else { return nil }
    let places = both.map {
      Position(uncheckedLatitude: $0.degrees.y, longitude: $0.degrees.x)
    }
    guard let best = Self.best(both.map(\.map), places), best.distance < Self.near,
      let projection = try? Self.projection(from: best.system, best.turn, fitting: both.map(\.map))
    else { return nil }
    var reader = maps
    reader.turn = best.turn
    self.reader = reader
    self.projection = projection
    let columns = projected.source.words(sample.facts.columns)
    let distance = Distance.meters(best.distance)
    warning = ImportWarning(
      .referenceSystemInferred,
      detail: "\(best.system) for rows without degrees, by \(columns), "
        + "since \(both.count) rows that have both agree in it within \(distance)")
  }

  private static func projection(
    from system: ReferenceSystem, _ turn: CoordinateTurn, fitting maps: [(x: Double, y: Double)]
  ) throws(GeodesyError) -> Projection {
    var (xs, ys) = (maps.map(\.x), maps.map(\.y))
    turn.apply(&xs, &ys)
    return try Projection(from: system, fitting: xs, ys)
  }

  /// The system in which map coordinates lie nearest to places; `nil` where none takes them all.
  static func best(
    _ maps: [(x: Double, y: Double)], _ places: [Position], clearly: Double = 2
  ) -> (system: ReferenceSystem, turn: CoordinateTurn, distance: Double)? {
    guard let middle = places.middle else { return nil }
    let half = places.count / 2
    var coordinates = ShapeColumn()
    for pair in maps { _ = coordinates.appendVertex(x: pair.x, y: pair.y) }
    let trial = SystemTrial(coordinates)
    var best: (system: ReferenceSystem, turn: CoordinateTurn, distance: Double)?
    for identifier in SystemCandidate.all(around: middle) {
      guard let system = try? ReferenceSystem(identifier), system.kind == .projected else {
        continue
      }
      for turn in SystemSearch.orders + SystemSearch.farOrders {
        guard let outcome = trial.outcome(in: system, turn), outcome.places.count == places.count
        else { continue }
        let distances = zip(outcome.places, places).map { Geodesic.meters(from: $0, to: $1) }
        let distance = distances.sorted()[half]
        // The usual system comes first and keeps its place unless another is clearly nearer.
        if distance + clearly < best?.distance ?? .infinity { best = (system, turn, distance) }
      }
    }
    return best
  }

  /// The degrees of a record by its map coordinates; `nil` where it has none.
  func position(_ batch: borrowing RecordBatch, _ row: Int) -> (x: Double, y: Double)? {
    guard let pair = reader.turnedVertex(batch, row) else { return nil }
    var (xs, ys) = ([pair.x], [pair.y])
    return projection.toDegrees(x: &xs, y: &ys) == 0 ? (xs[0], ys[0]) : nil
  }
}

extension PositionReader {
  /// The first vertex of a record's geometry, turned and divided.
  fileprivate func turnedVertex(
    _ batch: borrowing RecordBatch, _ row: Int
  ) -> (x: Double, y: Double)? {
    guard packing == nil, let pair = firstVertex(batch, row) else { return nil }
    var (xs, ys) = ([pair.x], [pair.y])
    turn.apply(&xs, &ys)
    xs[0] /= divisor?.x ?? 1
    ys[0] /= divisor?.y ?? 1
    sides?.apply(&xs, &ys)
    return (xs[0], ys[0])
  }
}
