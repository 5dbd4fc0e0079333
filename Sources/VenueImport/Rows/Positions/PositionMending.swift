// Pairs of coordinates that stray from the bulk of a file are mended where only one thing can have been meant.

/// Mends the positions of a file.
struct PositionMending: Sendable {
  /// Where the bulk of the file lies, in its own numbers; `nil` where there are too few to tell.
  let bulk: CoordinateBulk?
  /// Another place in each record where a position stands, in the same system.
  let other: PositionSource?

  /// Mends the geometries of a batch in place.
  ///
  /// A pair with a single 0 far from the bulk stands for none, and so does one that no map can hold.
  ///
  /// - Returns: What was done, by row.
  func mend(_ shapes: inout ShapeColumn, of batch: borrowing RecordBatch) -> [Int: PositionRepair] {
    var repairs: [Int: PositionRepair] = [:]
    for row in shapes.shapes.indices {
      let shape = shapes.shapes[row]
      guard let vertex = shape.firstVertex else {
        if let found = otherPlace(batch, row, into: &shapes, within: nil) {
          shapes.shapes[row] = found
          repairs[row] = .otherPair
        }
        continue
      }
      guard let bulk else { continue }
      let (x, y) = (shapes.xs[vertex], shapes.ys[vertex])
      if bulk.contains(x, y) { continue }
      if let mended = bulk.mended(x, y), shapes.apply(mended, to: shape) {
        repairs[row] = mended.repair
      } else if let found = otherPlace(batch, row, into: &shapes, within: bulk) {
        shapes.shapes[row] = found
        repairs[row] = .otherPair
      } else if (x == 0) != (y == 0) || bulk.isAbsurd(x, y) {
        shapes.shapes[row] = .none(.unreadable("\(x.shortDescription), \(y.shortDescription)"))
      }
    }
    return repairs
  }

  /// The position of a record in the other place; one that replaces another must lie in the bulk.
  private func otherPlace(
    _ batch: borrowing RecordBatch, _ row: Int, into shapes: inout ShapeColumn,
    within bulk: CoordinateBulk?
  ) -> Shape? {
    guard let other, let (x, y) = PositionReader(source: other).firstVertex(batch, row),
      bulk?.contains(x, y) ?? true
    else { return nil }
    return .point(shapes.appendVertex(x: x, y: y))
  }
}

extension ShapeColumn {
  /// Applies to a geometry what mends its first vertex; of lines and areas only the order can be wrong.
  fileprivate mutating func apply(
    _ mended: (x: Double, y: Double, repair: PositionRepair), to shape: Shape
  ) -> Bool {
    if case .point(let vertex) = shape {
      (xs[vertex], ys[vertex]) = (mended.x, mended.y)
      return true
    }
    guard mended.repair == .swapped else { return false }
    let vertices: [Int] =
      switch shape {
      case .none, .point: []
      case .points(let places): places
      case .lines(let lines): lines.flatMap { Array($0) }
      case .polygons(let polygons): polygons.flatMap { $0.flatMap { Array($0) } }
      }
    for vertex in vertices { (xs[vertex], ys[vertex]) = (ys[vertex], xs[vertex]) }
    return true
  }
}

extension PositionRepair {
  /// The kind of its warning.
  var warning: ImportWarning.Kind {
    switch self {
    case .swapped: .positionSwapped
    case .markLost: .decimalMarkLost
    case .signLost: .signLost
    case .otherPair: .otherPositionTaken
    }
  }
}
