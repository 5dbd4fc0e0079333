// A sheet of a spreadsheet: rows without a header, until the first row is taken for one.

/// The rows of a sheet below its header.
final class SheetSource: RecordSource {
  private(set) var facts: SourceFacts
  private let rows: FeatureSource
  private var pending: RecordBatch?

  /// Takes the first row for the header.
  init(_ rows: FeatureSource, _ path: String) throws(ImportError) {
    self.rows = rows
    facts = rows.facts
    facts.numbering = .line
    facts.hasGeometry = false
    guard let first = try rows.nextBatch() else {
      throw .damaged(path: path, line: nil, reason: "the sheet \(facts.layer ?? "") is empty")
    }
    facts.columns = ColumnNames.unique(
      (0..<first.columnCount).map { first.string(first.cells[$0]) })
    var rest = first
    rest.cells.removeFirst(first.columnCount)
    rest.numbers.removeFirst()
    pending = rest
  }

  func nextBatch() throws(ImportError) -> RecordBatch? {
    defer { pending = nil }
    var next = pending
    if next == nil { next = try rows.nextBatch() }
    guard var batch = next else { return nil }
    batch.shapes = nil
    return batch
  }
}
