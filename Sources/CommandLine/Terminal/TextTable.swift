// A table for people: aligned columns, a header, and a width that never wraps.

/// Rows of text in aligned columns.
package struct TextTable: Sendable {
  /// One column.
  package struct Column: Sendable {
    let title: String
    let rightAligned: Bool
    let shrinks: Bool

    /// A column.
    ///
    /// - Parameters:
    ///   - title: Its heading.
    ///   - rightAligned: Whether its cells end at the same place, as numbers do.
    ///   - shrinks: Whether its cells may be cut where the terminal is narrow.
    package init(_ title: String, rightAligned: Bool = false, shrinks: Bool = false) {
      self.title = title
      self.rightAligned = rightAligned
      self.shrinks = shrinks
    }
  }

  private let columns: [Column]
  private var rows: [[String]] = []

  package init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row, a cell a column; control characters in cells become spaces.
  package mutating func add(_ cells: [String]) {
    rows.append(cells.map(Terminal.harmless))
  }

  /// The lines of the table, each at most `width` columns wide where shrinking columns allow it.
  package func lines(width: Int, styled: Bool) -> [String] {
    let widths = fittedWidths(to: width)
    let header = line(columns.map(\.title), widths)
    return [styled ? "\u{1B}[1m\(header)\u{1B}[0m" : header] + rows.map { line($0, widths) }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let parts = zip(zip(columns, cells), widths).map { pair, width in
      pair.1.fitted(to: width).padded(to: width, rightAligned: pair.0.rightAligned)
    }
    var text = parts.joined(separator: "  ")
    while text.last == " " { text.removeLast() }
    return text
  }

  private func fittedWidths(to width: Int) -> [Int] {
    var widths = columns.indices.map { index in
      rows.reduce(columns[index].title.displayWidth) { max($0, $1[index].displayWidth) }
    }
    var excess = widths.reduce(0, +) + 2 * (columns.count - 1) - width
    while excess > 0 {
      let shrinking = columns.indices.filter { columns[$0].shrinks && widths[$0] > 8 }
      guard let widest = shrinking.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }
}
