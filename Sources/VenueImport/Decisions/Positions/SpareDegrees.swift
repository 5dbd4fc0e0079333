// Degrees beside map coordinates: they tell of what system these are, or that something is wrong.

internal import GeoPrimitives
internal import Geodesy

/// The degrees that rows have beside their map coordinates.
struct SpareDegrees {
  private var maps: [(x: Double, y: Double)] = []
  private var places: [Position] = []
  /// Where they stand, for people.
  private let words: String

  /// So many rows must have both, and so many are looked at.
  private static let rows = 3...300
  /// Both are one place where they are this near, in metres.
  private let near: Double
  /// Both are places of their own where they are farther from each other, in metres.
  private let far: Double
  /// Another system must lead so much nearer than the usual one to be meant, in metres.
  private let clearly: Double

  /// Takes the rows that have both; `nil` where there are too few.
  ///
  /// `reader` reads the map coordinates.
  init?(_ position: PositionDecision, beside reader: PositionReader, in sample: RecordSample) {
    guard let source = position.spare else { return nil }
    words = source.words(sample.facts.columns)
    near = max(30, position.grain * 0.6)
    far = max(500, position.grain)
    clearly = max(2, position.grain / 4)
    let degrees = PositionReader(source: source)
    for batch in sample.batches where places.count < Self.rows.upperBound {
      let (left, right) = (reader.read(batch), degrees.read(batch))
      for row in 0..<batch.rowCount {
        guard case .point(let map) = left.shapes[row], case .point(let spare) = right.shapes[row],
          places.count < Self.rows.upperBound,
          !Placeholder.isOne(left.xs[map], left.ys[map]),
          !Placeholder.isOne(right.xs[spare], right.ys[spare]),
          let place = try? Position(latitude: right.ys[spare], longitude: right.xs[spare])
        else { continue }
        maps.append((left.xs[map], left.ys[map]))
        places.append(place)
      }
    }
    guard Self.rows.contains(places.count) else { return nil }
  }

  /// The system in which the map coordinates are where the degrees are; `nil` where none is.
  var agreed: SystemFinding? {
    guard let best = ProjectedFallback.best(maps, places, clearly: clearly),
      best.distance < near
    else {
      return nil
    }
    var finding = SystemFinding(
      best.system,
      "\(places.count) rows lie in it within \(Distance.meters(best.distance)) of \(words)",
      .likely)
    finding.turn = best.turn
    return finding
  }

  /// What is said where the map coordinates of a system lie elsewhere than the degrees do.
  func disagreement(in system: ReferenceSystem, _ turn: CoordinateTurn) -> ImportWarning? {
    guard let projection = try? Projection(from: system) else { return nil }
    var (xs, ys) = (maps.map(\.x), maps.map(\.y))
    turn.apply(&xs, &ys)
    _ = projection.toDegrees(x: &xs, y: &ys)
    let count = places.indices.count { index in
      guard let place = try? Position(latitude: ys[index], longitude: xs[index]) else {
        return true
      }
      return Geodesic.meters(from: place, to: places[index]) > far
    }
    return count == 0 ? nil : ImportWarning(.positionsDisagree, count: count, detail: words)
  }
}
