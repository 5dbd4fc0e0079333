// Reads the geometry of each record from where it stands, into the flat arrays that are projected at once.

/// Reads positions and areas from records.
struct PositionReader: Sendable {
  let source: PositionSource

  /// Reads a batch; there is a shape for every record.
  func read(_ batch: borrowing RecordBatch) -> ShapeColumn {
    if case .geometry = source { return batch.shapes ?? ShapeColumn() }
    var shapes = ShapeColumn()
    let rows = batch.rowCount
    shapes.xs.reserveCapacity(rows)
    shapes.ys.reserveCapacity(rows)
    shapes.shapes.reserveCapacity(rows)
    for row in 0..<rows { shapes.shapes.append(read(batch, row, into: &shapes)) }
    return shapes
  }

  private func read(
    _ batch: borrowing RecordBatch, _ row: Int, into shapes: inout ShapeColumn
  ) -> Shape {
    switch source {
    case .geometry: return batch.shapes?.shapes[row] ?? .none(.empty)
    case .columns(let x, let y):
      let (xCell, yCell) = (batch.cell(row, x), batch.cell(row, y))
      if xCell == .absent || yCell == .absent { return .none(.empty) }
      guard let east = CellNumber.read(xCell, in: batch) else {
        return .none(.unreadable(batch.string(xCell).shortened))
      }
      guard let north = CellNumber.read(yCell, in: batch) else {
        return .none(.unreadable(batch.string(yCell).shortened))
      }
      return .point(shapes.appendVertex(x: east, y: north))
    case .pair(let column, let isLatitudeFirst):
      let cell = batch.cell(row, column)
      if cell == .absent { return .none(.empty) }
      guard let (first, second) = PositionText.parse(batch.textBytes(cell)) else {
        return .none(.unreadable(batch.string(cell).shortened))
      }
      return isLatitudeFirst
        ? .point(shapes.appendVertex(x: second, y: first))
        : .point(shapes.appendVertex(x: first, y: second))
    case .wellKnownText(let column):
      let cell = batch.cell(row, column)
      if cell == .absent { return .none(.empty) }
      return WellKnownText.read(batch.textBytes(cell), into: &shapes)
    }
  }

  /// Whether a record has nothing where its position should stand.
  func isBlank(_ batch: borrowing RecordBatch, _ row: Int) -> Bool {
    switch source {
    case .geometry:
      guard let shape = batch.shapes?.shapes[row] else { return true }
      return shape == .none(.empty)
    case .columns(let x, let y):
      return batch.cell(row, x) == .absent && batch.cell(row, y) == .absent
    case .pair(let column, _), .wellKnownText(let column):
      return batch.cell(row, column) == .absent
    }
  }

  /// The first vertex of a record's geometry, `nil` where it does not read.
  func firstVertex(_ batch: borrowing RecordBatch, _ row: Int) -> (x: Double, y: Double)? {
    var read = ShapeColumn()
    if case .geometry = source { read = batch.shapes ?? read }
    let shape = self.read(batch, row, into: &read)
    return shape.firstVertex.map { (read.xs[$0], read.ys[$0]) }
  }
}

extension Shape {
  /// The place of its first vertex.
  var firstVertex: Int? {
    switch self {
    case .none: nil
    case .point(let place): place
    case .points(let places): places.first
    case .lines(let lines): lines.first { !$0.isEmpty }?.first
    case .polygons(let polygons): polygons.first?.first?.first
    }
  }
}

extension String {
  /// The text for a report, cut where it is long.
  var shortened: String { count > 60 ? "\(prefix(60))…" : self }
}
