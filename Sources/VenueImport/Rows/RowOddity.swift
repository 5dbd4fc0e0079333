// Why a row without a position is none: a total, the header again, cells that slipped into their neighbours' columns.

/// Looks at rows that could not become venues.
struct RowOddity {
  let columns: [String]
  let reader: PositionReader
  let bulk: CoordinateBulk?

  /// What is odd about a row as a whole, with the field to blame; `nil` where nothing is.
  func find(_ batch: borrowing RecordBatch, _ row: Int) -> (field: String, reason: String)? {
    if isHeader(batch, row) { return ("row", "the names of the columns once more") }
    if let shift = shift(batch, row) {
      let side = shift > 0 ? "right" : "left"
      return (
        "row",
        "its cells are shifted by one column to the \(side), so that none is what it should be"
      )
    }
    if case .joined(let column) = reader.source, let joined = reader.joined {
      let key = batch.string(batch.cell(row, column)).trimmed
      let other = "\(joined.table.columns[joined.column]) of \(joined.table.path)"
      if !key.isEmpty, joined.table.records(of: key, in: joined.column).isEmpty {
        return (columns[column], "“\(key.shortened)” is nowhere in \(other)")
      }
    }
    if isFooter(batch, row) { return ("row", "a total or a note, no record") }
    return nil
  }

  /// Why a row that strays from the bulk is no venue: its cells slipped.
  func findSlip(
    _ batch: borrowing RecordBatch, _ row: Int, at place: (x: Double, y: Double)
  ) -> (field: String, reason: String)? {
    guard let bulk, !bulk.contains(place.x, place.y) else { return nil }
    if shift(batch, row) != nil || batch.overlong.contains(batch.numbers[row]) {
      return ("row", "its cells are shifted against the names of the columns")
    }
    return nil
  }

  /// Whether every filled cell is the name of its column.
  private func isHeader(_ batch: borrowing RecordBatch, _ row: Int) -> Bool {
    var count = 0
    for column in columns.indices {
      let cell = batch.cell(row, column)
      if cell == .absent { continue }
      guard batch.string(cell).trimmed.lowercased() == columns[column].lowercased() else {
        return false
      }
      count += 1
    }
    return count > 0
  }

  /// By how many columns the row's coordinates stand beside their own; `nil` where they don't.
  private func shift(_ batch: borrowing RecordBatch, _ row: Int) -> Int? {
    guard let bulk else { return nil }
    for shift in [1, -1] {
      let moved: PositionSource? =
        switch reader.source {
        case .columns(let x, let y): .columns(x: x + shift, y: y + shift)
        case .pair(let column, let isFirst):
          .pair(column: column + shift, isLatitudeFirst: isFirst)
        case .geometry, .wellKnownText, .geoJSON, .joined, .angles, .gridReference: nil
        }
      guard let moved, moved.columns.allSatisfy(columns.indices.contains) else { continue }
      var other = reader
      other.source = moved
      if let (x, y) = other.firstVertex(batch, row), bulk.contains(x, y) { return shift }
    }
    return nil
  }

  private static let footers: Set<String> = [
    "total", "totals", "totaux", "summe", "gesamt", "somme", "sum", "source", "sources", "note",
    "notes", "quelle", "grand", "subtotal", "legend", "légende", "end", "fin", "©", "copyright",
    "totale", "total:", "generated", "exported",
  ]

  /// Whether a row fills hardly any cells, or begins as sums and notes do.
  private func isFooter(_ batch: borrowing RecordBatch, _ row: Int) -> Bool {
    var filled = 0
    var first = ""
    for column in columns.indices {
      let cell = batch.cell(row, column)
      if cell == .absent { continue }
      if filled == 0 { first = batch.string(cell).trimmed }
      filled += 1
    }
    let word = first.lowercased().prefix { $0 != " " && $0 != ":" && $0 != "," }
    return Self.footers.contains(String(word)) || (columns.count >= 5 && filled == 1)
  }
}
