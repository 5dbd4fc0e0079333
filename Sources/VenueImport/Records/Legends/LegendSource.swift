// A source whose columns hold codes, with the codes spelt out as their legend says: `Tennis` for `2`.

/// A source whose records are those of another one, with codes replaced by what they stand for.
final class LegendSource: RecordSource {
  private(set) var facts: SourceFacts
  private let source: any RecordSource
  /// The columns whose cells are codes, and their legends.
  private var legends: [(column: Int, legend: CodeLegend)] = []
  private var held: RecordBatch?

  /// So many records are looked at to see whether cells are codes.
  private static let depth = 2000

  /// The source with its codes spelt out; the source itself where it has no legend.
  static func spellingOut(_ source: any RecordSource) throws(ImportError) -> any RecordSource {
    let facts = source.facts
    let headings = facts.columns.map { CodeLegend.Heading($0) }
    guard let batch = try source.nextBatch() else { return source }
    return LegendSource(source, headings, batch)
  }

  private init(
    _ source: any RecordSource, _ headings: [CodeLegend.Heading?], _ batch: RecordBatch
  ) {
    self.source = source
    held = batch
    var facts = source.facts
    let spelt = Self.legends(spelt: batch, facts.columns)
    for (column, heading) in headings.enumerated() {
      let legend = heading?.legend ?? facts.legends[facts.columns[column]] ?? spelt[column]
      guard let legend else { continue }
      let (filled, coded) = Self.count(column, legend, in: batch)
      let isCoded = coded > 0 && coded * 10 >= filled * 9
      if let heading, isCoded || heading.isPlain || filled == 0 {
        facts.columns[column] = heading.name
      }
      guard isCoded else { continue }
      legends.append((column, legend))
      let name = facts.columns[column]
      facts.warnings.append(ImportWarning(.codesSpeltOut, detail: "\(name): \(legend.text)"))
    }
    facts.columns = ColumnNames.unique(facts.columns)
    self.facts = facts
  }

  /// The legends that whole columns repeat, `T = Tennis; S = Soccer` in every row, by the column of their codes.
  ///
  /// It is the only other one whose cells are codes of the legend, or the only one of these that is called like it.
  private static func legends(
    spelt batch: borrowing RecordBatch, _ columns: [String]
  ) -> [Int: CodeLegend] {
    var found: [Int: CodeLegend] = [:]
    for column in columns.indices {
      guard let text = repeatedText(column, in: batch), let legend = CodeLegend(cell: text) else {
        continue
      }
      var coded: [Int] = []
      for other in columns.indices where other != column {
        let (filled, known) = count(other, legend, in: batch)
        if known > 0, known * 10 >= filled * 9 { coded.append(other) }
      }
      if coded.count > 1 {
        let words = Set(ColumnName(columns[column]).words)
        coded.removeAll { !ColumnName(columns[$0]).contains(anyOf: words) }
      }
      if coded.count == 1 { found[coded[0]] = legend }
    }
    return found
  }

  /// The text of every row of a column, two at least; `nil` where they differ.
  private static func repeatedText(_ column: Int, in batch: borrowing RecordBatch) -> String? {
    guard batch.rowCount > 1, case .text = batch.cell(0, column) else { return nil }
    let text = batch.string(batch.cell(0, column))
    for row in 1..<min(batch.rowCount, depth) where batch.string(batch.cell(row, column)) != text {
      return nil
    }
    return text
  }

  /// How many cells of a column are filled, and how many of these are codes.
  private static func count(
    _ column: Int, _ legend: CodeLegend, in batch: borrowing RecordBatch
  ) -> (filled: Int, coded: Int) {
    var (filled, coded) = (0, 0)
    for row in 0..<min(batch.rowCount, depth) {
      let text = batch.string(batch.cell(row, column))
      if text.trimmed.isEmpty { continue }
      filled += 1
      if legend.words(for: text) != nil { coded += 1 }
    }
    return (filled, coded)
  }

  func nextBatch() throws(ImportError) -> RecordBatch? {
    var next = held
    if next == nil { next = try source.nextBatch() }
    held = nil
    guard var batch = next else { return nil }
    for (column, legend) in legends { spellOut(column, legend, in: &batch) }
    return batch
  }

  /// Replaces the codes of a column; each text of a batch is stored once.
  private func spellOut(_ column: Int, _ legend: CodeLegend, in batch: inout RecordBatch) {
    var known: [String: Cell] = [:]
    for row in 0..<batch.rowCount {
      let place = row * batch.columnCount + column
      if batch.cells[place] == .absent { continue }
      let text = batch.string(batch.cells[place])
      if let cell = known[text] {
        batch.cells[place] = cell
        continue
      }
      guard let words = legend.words(for: text) else { continue }
      let start = Int32(batch.bytes.count)
      batch.bytes.append(contentsOf: words.utf8)
      let cell = Cell.text(start: start, end: Int32(batch.bytes.count))
      known[text] = cell
      batch.cells[place] = cell
    }
  }
}
