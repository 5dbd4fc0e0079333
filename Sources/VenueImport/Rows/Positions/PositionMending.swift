// Pairs of coordinates that stray from the bulk of a file are mended where only one thing can have been meant.

/// Mends the positions of a file.
struct PositionMending {
  /// Where the bulk of the file lies, in its own numbers; `nil` where there are too few to tell.
  let bulk: CoordinateBulk?
  /// Another place in each record where a position stands, in the same system.
  var other: PositionSource?
  /// Where that is, if it is in another file.
  var joined: JoinedPlaces?
  /// What a lone `O` beside an angle means there.
  var letterO = LetterO.west
  /// Map coordinates for records without degrees.
  let fallback: ProjectedFallback?
  /// Pairs of whole numbers that stand in several rows, far from the bulk.
  let repeated: Set<CoordinatePair>

  /// Takes the bulk of the coordinates of a sample.
  init(
    _ coordinates: ShapeColumn, isDegrees: Bool, isScaled: Bool = false, other: PositionSource?,
    fallback: ProjectedFallback? = nil
  ) {
    bulk = CoordinateBulk(
      xs: coordinates.xs, ys: coordinates.ys, isDegrees: isDegrees, isScaled: isScaled)
    self.other = other
    self.fallback = fallback
    var counts: [CoordinatePair: Int] = [:]
    for (x, y) in zip(coordinates.xs, coordinates.ys) where x == x.rounded() && y == y.rounded() {
      counts[CoordinatePair(x: x, y: y), default: 0] += 1
    }
    repeated = Set(counts.filter { $0.value > 1 }.keys)
  }

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
      let (x, y) = (shapes.xs[vertex], shapes.ys[vertex])
      if bulk?.contains(x, y) ?? false { continue }
      let isPoint = if case .point = shape { true } else { false }
      let isPlaceholder = isPoint && Placeholder.isOne(x, y)
      if !isPlaceholder, let mended = bulk?.mended(x, y), shapes.apply(mended, to: shape) {
        repairs[row] = mended.repair
      } else if bulk != nil || isPlaceholder,
        let found = otherPlace(batch, row, into: &shapes, within: bulk)
      {
        shapes.shapes[row] = found
        repairs[row] = .otherPair
      } else if let reason = missing(x, y, of: shape) {
        shapes.shapes[row] = .none(reason)
      }
    }
    return repairs
  }

  /// Why a pair outside the bulk is no position at all; `nil` where it may be one.
  private func missing(_ x: Double, _ y: Double, of shape: Shape) -> Shape.Missing? {
    let pair = "\(x.shortDescription), \(y.shortDescription)"
    let isPoint = if case .point = shape { true } else { false }
    if isPoint, Placeholder.isOne(x, y) { return .placeholder(pair) }
    guard let bulk else { return nil }
    if isPoint, bulk.isDegrees, !bulk.isNear(x, y) {
      if Placeholder.isSuspect(x, y) { return .placeholder(pair) }
      if repeated.contains(CoordinatePair(x: x, y: y)) { return .placeholder(pair) }
    }
    if (x == 0) != (y == 0) || bulk.isAbsurd(x, y) { return .unreadable(pair) }
    let isDegrees = abs(x) <= 180 && abs(y) <= 90 && (x != x.rounded() || y != y.rounded())
    return isPoint && !bulk.isDegrees && isDegrees && !bulk.isNear(x, y) ? .otherUnit(pair) : nil
  }

  /// The position of a record in the other place; one that replaces another must lie in the bulk.
  private func otherPlace(
    _ batch: borrowing RecordBatch, _ row: Int, into shapes: inout ShapeColumn,
    within bulk: CoordinateBulk?
  ) -> Shape? {
    let found =
      other.flatMap { source -> (x: Double, y: Double)? in
        var reader = PositionReader(source: source)
        reader.letterO = letterO
        reader.joined = joined
        return reader.firstVertex(batch, row)
      }.flatMap { pair in
        (bulk?.contains(pair.x, pair.y) ?? true) ? pair : nil
      } ?? fallback?.position(batch, row)
    guard let (x, y) = found, bulk?.contains(x, y) ?? true else { return nil }
    return .point(shapes.appendVertex(x: x, y: y))
  }
}

/// A pair of coordinates.
struct CoordinatePair: Hashable, Sendable {
  let x: Double
  let y: Double
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
    for vertex in shape.vertices { (xs[vertex], ys[vertex]) = (ys[vertex], xs[vertex]) }
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
