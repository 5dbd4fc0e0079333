// A source with a column whose texts are tables in HTML, as KML's descriptions are: the rows of the tables become columns.

/// A source whose records are those of another one, with the tables of a column taken apart.
final class UnfoldedSource: RecordSource {
  private(set) var facts: SourceFacts
  private let source: any RecordSource
  /// The columns that hold tables.
  private let folded: [Int]
  /// The place of each name within the columns that are added, for each of the columns that hold tables.
  private let places: [[String: Int]]
  private var held: RecordBatch?

  /// More names than this belong to texts, and to no attributes.
  private static let mostNames = 256
  /// So many records are looked at before all of the batch.
  private static let depth = 200

  /// The source with its tables taken apart; the source itself where it holds none.
  static func unfolding(_ source: any RecordSource) throws(ImportError) -> any RecordSource {
    guard let batch = try source.nextBatch() else { return source }
    return UnfoldedSource(source, batch)
  }

  private init(_ source: any RecordSource, _ batch: RecordBatch) {
    self.source = source
    held = batch
    facts = source.facts
    var (folded, places): ([Int], [[String: Int]]) = ([], [])
    var names: [String] = []
    for column in facts.columns.indices where Self.holdsTables(column, batch) {
      let found = Self.names(in: column, batch)
      guard (1...Self.mostNames).contains(found.count) else { continue }
      var known: [String: Int] = [:]
      for name in found {
        known[name] = names.count
        names.append(name)
      }
      folded.append(column)
      places.append(known)
    }
    (self.folded, self.places) = (folded, places)
    guard !folded.isEmpty else { return }
    let tables = folded.map { facts.columns[$0] }.joined(separator: ", ")
    let shown = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? " …" : "")
    facts.columns = ColumnNames.unique(facts.columns + names)
    facts.warnings.append(ImportWarning(.tablesUnfolded, detail: "\(tables), with \(shown)"))
  }

  func nextBatch() throws(ImportError) -> RecordBatch? {
    let next: RecordBatch?
    if let held {
      next = held
      self.held = nil
    } else {
      next = try source.nextBatch()
    }
    guard let next, !folded.isEmpty else { return next }
    return unfolded(next)
  }

  /// Whether nine in ten of the filled cells of a column are tables.
  private static func holdsTables(_ column: Int, _ batch: borrowing RecordBatch) -> Bool {
    var (filled, tables) = (0, 0)
    for row in 0..<min(batch.rowCount, depth) {
      guard case .text = batch.cell(row, column) else { continue }
      filled += 1
      if MarkupTable(batch.textBytes(batch.cell(row, column))) != nil { tables += 1 }
    }
    return tables > 0 && tables * 10 >= filled * 9
  }

  /// The names in the tables of a column, in the order in which they come first.
  private static func names(in column: Int, _ batch: borrowing RecordBatch) -> [String] {
    var (names, seen): ([String], Set<String>) = ([], [])
    for row in 0..<batch.rowCount where names.count <= mostNames {
      let table = MarkupTable(batch.textBytes(batch.cell(row, column)))
      for pair in table?.pairs ?? [] where seen.insert(pair.key).inserted { names.append(pair.key) }
    }
    return names
  }

  /// A batch with the columns that are added; a table that says nothing else is left out.
  private func unfolded(_ batch: RecordBatch) -> RecordBatch {
    var unfolded = batch
    unfolded.columnCount = facts.columns.count
    unfolded.cells = []
    unfolded.cells.reserveCapacity(batch.rowCount * unfolded.columnCount)
    let added = facts.columns.count - batch.columnCount
    for row in 0..<batch.rowCount {
      let start = unfolded.cells.count
      unfolded.cells += batch.cells[row * batch.columnCount..<(row + 1) * batch.columnCount]
      var values = [String?](repeating: nil, count: added)
      for (column, known) in zip(folded, places) {
        guard let table = MarkupTable(batch.textBytes(batch.cell(row, column))) else { continue }
        var isWhole = table.isWhole
        for (key, value) in table.pairs where !value.isEmpty {
          guard let place = known[key], values[place] == nil else {
            isWhole = false
            continue
          }
          values[place] = value
        }
        if isWhole { unfolded.cells[start + column] = .absent }
      }
      for value in values { unfolded.appendTextCell(value) }
    }
    return unfolded
  }
}
