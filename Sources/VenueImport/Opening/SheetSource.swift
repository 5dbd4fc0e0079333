// A sheet of a spreadsheet: rows without a header, until one of the first is taken for it.

/// The rows of a sheet below its header.
final class SheetSource: RecordSource {
  private(set) var facts: SourceFacts
  private let rows: FeatureSource
  private var pending: RecordBatch?

  /// So many rows are looked at for the header.
  private static let depth = 60

  /// Looks for the header in the first rows: titles and blank rows may stand above it.
  init(_ rows: FeatureSource, _ path: String) throws(ImportError) {
    self.rows = rows
    facts = rows.facts
    facts.numbering = .line
    facts.hasGeometry = false
    guard let first = try rows.nextBatch() else {
      throw .damaged(path: path, line: nil, reason: "the sheet \(facts.layer ?? "") is empty")
    }
    let texts = (0..<min(first.rowCount, Self.depth)).map { Self.texts(first, $0) }
    let places = texts.indices.filter { texts[$0].contains { !$0.isEmpty } }
    let search = HeaderSearch.find(in: places.map { texts[$0] })
    for place in places.prefix(search.titleCount) {
      let title = texts[place].filter { !$0.isEmpty }.joined(separator: " ")
      facts.warnings.append(ImportWarning(.titleLeftOut, detail: title.shortened))
    }
    guard let header = places.dropFirst(search.titleCount).first else {
      throw .damaged(path: path, line: nil, reason: "the sheet \(facts.layer ?? "") is empty")
    }
    facts.columns = ColumnNames.unique(
      search.hasNames ? texts[header] : texts[header].map { _ in "" })
    if !search.hasNames { facts.warnings.append(ImportWarning(.noColumnNames)) }
    let skipped = search.hasNames ? header + 1 : header
    var rest = first
    rest.cells.removeFirst(first.columnCount * skipped)
    rest.numbers.removeFirst(skipped)
    pending = rest
  }

  /// The cells of a row as text.
  private static func texts(_ batch: borrowing RecordBatch, _ row: Int) -> [String] {
    var texts: [String] = []
    for column in 0..<batch.columnCount {
      texts.append(batch.string(batch.cell(row, column)).trimmed)
    }
    return texts
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
