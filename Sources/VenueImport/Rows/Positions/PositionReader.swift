// Reads the geometry of each record from where it stands, into the flat arrays that are projected at once.

/// Reads positions and areas from records.
struct PositionReader {
  var source: PositionSource
  /// How every pair is turned.
  var turn = CoordinateTurn.none
  /// How degrees and minutes are packed into one number.
  var packing: PackedAngle?
  /// What the numbers are divided by, after they are turned; `nil` leaves them as they are.
  var divisor: (x: Double, y: Double)?
  /// How pairs are turned at last that do not lie where the file says.
  var sides: RowTurn?
  /// What brings rows of other systems to that of the file; `nil` where all are of one.
  var systems: RowSystems?
  /// What a lone `O` beside an angle means.
  var letterO = LetterO.west
  /// Where joined positions are, and by which of its columns.
  var joined: JoinedPlaces?

  /// Reads a batch; there is a shape for every record.
  func read(_ batch: borrowing RecordBatch) -> ShapeColumn {
    var shapes = readAsWritten(batch)
    let written = systems == nil ? nil : shapes
    if let packing {
      for index in shapes.xs.indices where !Placeholder.isOne(shapes.xs[index], shapes.ys[index]) {
        shapes.xs[index] = packing.degrees(shapes.xs[index], limit: 180) ?? .nan
        shapes.ys[index] = packing.degrees(shapes.ys[index], limit: 90) ?? .nan
      }
    }
    if turn != .none { turn.apply(&shapes.xs, &shapes.ys) }
    if let divisor {
      for index in shapes.xs.indices {
        shapes.xs[index] /= divisor.x
        shapes.ys[index] /= divisor.y
      }
    }
    sides?.apply(&shapes)
    if let written { systems?.apply(to: &shapes, asWritten: written, batch) }
    return shapes
  }

  private func readAsWritten(_ batch: borrowing RecordBatch) -> ShapeColumn {
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
      guard let east = number(xCell, batch, .longitude) else {
        return .none(Self.missing(xCell, batch))
      }
      guard let north = number(yCell, batch, .latitude) else {
        return .none(Self.missing(yCell, batch))
      }
      return .point(shapes.appendVertex(x: east, y: north))
    case .angles(let x, let y):
      let (xCell, yCell) = (batch.cell(row, x.degrees), batch.cell(row, y.degrees))
      if xCell == .absent || yCell == .absent { return .none(.empty) }
      guard let east = x.read(batch, row, letterO: letterO),
        let north = y.read(batch, row, letterO: letterO)
      else {
        let cells = (y.all + x.all).map { batch.string(batch.cell(row, $0)).trimmed }
        return .none(.unreadable(cells.joined(separator: " ").shortened))
      }
      return .point(shapes.appendVertex(x: east, y: north))
    case .pair(let column, let isLatitudeFirst):
      let cell = batch.cell(row, column)
      if cell == .absent { return .none(.empty) }
      let text = batch.textBytes(cell)
      if WellKnownText.isLikely(text) { return WellKnownText.read(text, into: &shapes) }
      if GeoJSONText.isLikely(text) { return GeoJSONText.read(text, into: &shapes) }
      guard let (first, second) = PositionText.parse(batch.textBytes(cell), letterO: letterO)
      else {
        return .none(Self.missing(cell, batch))
      }
      // Letters in the cell itself go before the order of the column.
      if let (x, y) = PositionText.lettered(text, letterO: letterO) {
        return .point(shapes.appendVertex(x: x, y: y))
      }
      return isLatitudeFirst
        ? .point(shapes.appendVertex(x: second, y: first))
        : .point(shapes.appendVertex(x: first, y: second))
    case .wellKnownText(let column):
      let cell = batch.cell(row, column)
      if cell == .absent { return .none(.empty) }
      return geometry(batch.textBytes(cell), into: &shapes)
    case .geoJSON(let column):
      let cell = batch.cell(row, column)
      if cell == .absent { return .none(.empty) }
      return geometry(batch.textBytes(cell), into: &shapes)
    case .gridReference(let column, let grid):
      let cell = batch.cell(row, column)
      if cell == .absent { return .none(.empty) }
      guard let found = GridReference(batch.textBytes(cell)), found.grid == grid else {
        return .none(Self.missing(cell, batch))
      }
      return .point(shapes.appendVertex(x: found.easting, y: found.northing))
    case .joined(let column):
      let cell = batch.cell(row, column)
      guard cell != .absent, let joined else { return .none(.empty) }
      return joined.appendShape(of: batch.string(cell).trimmed, batch, row, to: &shapes)
    }
  }

  /// A geometry as text; also where the column has a pair of numbers among geometries.
  private func geometry(_ text: ArraySlice<UInt8>, into shapes: inout ShapeColumn) -> Shape {
    if GeoJSONText.isLikely(text) { return GeoJSONText.read(text, into: &shapes) }
    if !WellKnownText.isLikely(text),
      let (first, second) = PositionText.parse(text, letterO: letterO)
    {
      // People write the latitude first.
      return abs(first) <= 90
        ? .point(shapes.appendVertex(x: second, y: first))
        : .point(shapes.appendVertex(x: first, y: second))
    }
    return WellKnownText.read(text, into: &shapes)
  }

  /// The number in a cell, or the angle of the right axis.
  private func number(
    _ cell: Cell, _ batch: borrowing RecordBatch, _ axis: Angle.Axis
  ) -> Double? {
    if let number = CellNumber.read(cell, in: batch) { return number }
    guard case .text = cell,
      let angle = AngleText.parse(
        String(decoding: batch.textBytes(cell), as: UTF8.self), isExpected: true,
        letterO: letterO),
      angle.axis == nil || angle.axis == axis
    else { return nil }
    return angle.degrees
  }

  /// Words that tables write where nothing is known.
  private static let blanks: Set<String> = [
    "none", "null", "nil", "nan", "na", "n/a", "#n/a", "-", "--", "?", "unknown", "inconnu",
    "(null)", "\\n", "#value!", "[]", "{}", "tbd", "0,0", "0, 0",
  ]

  private static func missing(_ cell: Cell, _ batch: borrowing RecordBatch) -> Shape.Missing {
    let text = batch.string(cell)
    return blanks.contains(text.trimmed.lowercased()) || text.trimmed.isEmpty
      ? .empty : .unreadable(text.shortened)
  }

  /// Whether a record has nothing where its position should stand.
  func isBlank(_ batch: borrowing RecordBatch, _ row: Int) -> Bool {
    switch source {
    case .geometry:
      guard let shape = batch.shapes?.shapes[row] else { return true }
      return shape == .none(.empty)
    case .columns(let x, let y):
      return batch.cell(row, x) == .absent && batch.cell(row, y) == .absent
    case .angles(let x, let y):
      return batch.cell(row, x.degrees) == .absent && batch.cell(row, y.degrees) == .absent
    case .pair(let column, _), .wellKnownText(let column), .geoJSON(let column),
      .gridReference(let column, _), .joined(let column):
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

extension ShapeColumn {
  /// The first pair of coordinates of a record.
  func firstPair(of row: Int) -> (x: Double, y: Double)? {
    shapes[row].firstVertex.map { (xs[$0], ys[$0]) }
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
