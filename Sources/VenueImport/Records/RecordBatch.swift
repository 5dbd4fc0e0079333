// Some records of a file: cells in one flat array over one run of bytes, so that a million rows make no million strings.

/// One value of a record.
enum Cell: Hashable, Sendable {
  /// Nothing is there.
  case absent
  /// Text: where its bytes begin and end in the batch. Never invalid UTF-8.
  case text(start: Int32, end: Int32)
  /// A whole number.
  case integer(Int64)
  /// Another number; always finite.
  case real(Double)
  /// `true` or `false`.
  case boolean(Bool)
  /// JSON text: where its bytes begin and end in the batch.
  case json(start: Int32, end: Int32)
}

/// Some records of a file.
struct RecordBatch: Sendable {
  /// The bytes of all cells, in UTF-8.
  var bytes: [UInt8] = []
  /// The cells, row after row; each row has `columnCount` of them.
  var cells: [Cell] = []
  /// How many cells a row has.
  var columnCount: Int
  /// The number of each record in its file; what it counts says `SourceFacts.numbering`.
  var numbers: [Int] = []
  /// The geometries of the records, where the source has them.
  var shapes: ShapeColumn?
  /// Records that have more cells than there are columns: their numbers.
  var overlong: [Int] = []
  /// Records that could not be read, and why; they have no row.
  var rejections: [Rejection] = []
  /// What was odd about the records.
  var warnings: [ImportWarning] = []
  /// Whether the last record ends with the file, without a line end.
  var endsOpen = false
  /// How much of the file was read when the batch was complete, 0…1; `nil` when nobody knows.
  var fractionRead: Double?

  /// How many records there are.
  var rowCount: Int { numbers.count }

  /// The cell of a row and a column.
  func cell(_ row: Int, _ column: Int) -> Cell { cells[row * columnCount + column] }

  /// The bytes of a text cell; empty for every other cell.
  func textBytes(_ cell: Cell) -> ArraySlice<UInt8> {
    switch cell {
    case .text(let start, let end), .json(let start, let end): bytes[Int(start)..<Int(end)]
    case .absent, .integer, .real, .boolean: []
    }
  }

  /// The bytes of a text cell without spaces around them.
  ///
  /// Spaces beyond ASCII are looked for only where the text begins or ends with something beyond ASCII.
  func trimmedBytes(_ cell: Cell) -> ArraySlice<UInt8> {
    var text = textBytes(cell)
    while let first = text.first, first <= 0x20 { text.removeFirst() }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    guard let first = text.first, let last = text.last, first >= 0x80 || last >= 0x80 else {
      return text
    }
    return ArraySlice(String(decoding: text, as: UTF8.self).trimmed.utf8)
  }

  /// The cell as people would write it; empty when absent.
  func string(_ cell: Cell) -> String {
    switch cell {
    case .absent: ""
    case .text, .json: String(decoding: textBytes(cell), as: UTF8.self)
    case .integer(let value): String(value)
    case .real(let value): value.shortDescription
    case .boolean(let value): value ? "true" : "false"
    }
  }

  /// Counts an oddity; the first detail of a kind is kept.
  mutating func note(_ kind: ImportWarning.Kind, count: Int, _ detail: String? = nil) {
    if count == 0 { return }
    if let index = warnings.firstIndex(where: { $0.kind == kind }) {
      warnings[index].count += count
    } else {
      warnings.append(ImportWarning(kind, count: count, detail: detail))
    }
  }

  /// Appends a cell of text; an empty one is absent.
  mutating func appendTextCell(_ text: String?) {
    guard let text, !text.isEmpty else { return cells.append(.absent) }
    let start = Int32(bytes.count)
    bytes.append(contentsOf: text.utf8)
    cells.append(.text(start: start, end: Int32(bytes.count)))
  }

  /// Appends a cell of JSON text; an empty one is absent.
  mutating func appendJSONCell(_ text: String) {
    guard !text.isEmpty else { return cells.append(.absent) }
    let start = Int32(bytes.count)
    bytes.append(contentsOf: text.utf8)
    cells.append(.json(start: start, end: Int32(bytes.count)))
  }
}

extension Double {
  /// The shortest text that reads back as this number, whole numbers without a fraction: `288`, `45.5`.
  var shortDescription: String {
    if self == rounded(), abs(self) < 1e15 { return String(Int64(self)) }
    return description
  }
}
