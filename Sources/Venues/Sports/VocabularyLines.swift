// The lines and cells of the vocabulary's table, as ranges of its bytes.

/// Steps through the lines of the table that say something.
struct VocabularyLines: Sequence, IteratorProtocol {
  /// A line: `soccer TAB en TAB Soccer|association football`.
  struct Line {
    var key: Range<Int>
    var aspect: Range<Int>
    var terms: Range<Int>
  }

  private let table: [UInt8]
  private var position = 0

  init(_ table: [UInt8]) { self.table = table }

  /// The next line that is no comment and has three cells.
  mutating func next() -> Line? {
    while position < table.count {
      let start = position
      var tabs = (start, start)
      while position < table.count, table[position] != 0x0A {
        if table[position] == 0x09 {
          tabs = tabs.0 == start ? (position, start) : (tabs.0, position)
        }
        position += 1
      }
      let end = position
      position += 1
      guard table[start] != 0x23, start < tabs.0, tabs.0 + 1 < tabs.1, tabs.1 + 1 < end else {
        continue
      }
      return Line(
        key: start..<tabs.0, aspect: tabs.0 + 1..<tabs.1, terms: tabs.1 + 1..<end)
    }
    return nil
  }
}

/// Steps through the pieces of a cell.
struct VocabularyPieces: Sequence, IteratorProtocol {
  private let table: [UInt8]
  private var rest: Range<Int>
  private let separator: UInt8

  init(_ table: [UInt8], _ cell: Range<Int>, separator: UInt8) {
    self.table = table
    self.separator = separator
    rest = cell
  }

  mutating func next() -> Range<Int>? {
    guard !rest.isEmpty else { return nil }
    var end = rest.lowerBound
    while end < rest.upperBound, table[end] != separator { end += 1 }
    defer { rest = Swift.min(end + 1, rest.upperBound)..<rest.upperBound }
    return rest.lowerBound..<end
  }
}
