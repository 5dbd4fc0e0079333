// The names of the file that is joined, as a column of the rows that have none.

/// Gives the rows of a file without names those of the records that they are joined to.
struct JoinedNames {
  private let join: JoinDecision

  /// `nil` where the file has names of its own, or the other one has none.
  init?(_ join: JoinDecision, to sample: RecordSample, mapping: FieldMapping, path: String) {
    guard join.table.nameColumn != nil,
      let own = try? NameDecision(about: sample, mapping: mapping, path: path), own.column == nil
    else { return nil }
    self.join = join
  }

  /// What the column is called: as in the other file, unless the rows have another one of that name.
  func name(besides columns: [String]) -> String {
    let name = join.table.nameColumn.map { join.table.columns[$0] } ?? ""
    return ColumnNames.unique(columns + [name]).last ?? name
  }

  /// Appends the names to the rows of a batch.
  func append(to batch: inout RecordBatch) {
    var cells: [Cell] = []
    cells.reserveCapacity(batch.cells.count + batch.rowCount)
    let columns = batch.columnCount
    let places = JoinedPlaces(join)
    for row in 0..<batch.rowCount {
      cells += batch.cells[row * columns..<(row + 1) * columns]
      let key = batch.string(batch.cell(row, join.own)).trimmed
      let title = join.table.title(of: places.records(of: key, batch, row))
      if title.isEmpty {
        cells.append(.absent)
      } else {
        let start = Int32(batch.bytes.count)
        batch.bytes.append(contentsOf: title.utf8)
        cells.append(.text(start: start, end: Int32(batch.bytes.count)))
      }
    }
    batch.cells = cells
    batch.columnCount = columns + 1
  }
}
