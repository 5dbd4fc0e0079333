// The text of a table between the file and the batches: what was read and is not yet split.

/// Text that waits to be split into records.
struct RecordFeed {
  private let path: String
  private let text: TextStream
  private var splitter: RecordSplitter
  private var buffer: [UInt8]
  private var isAtEnd: Bool
  /// How many records had fewer cells than there are columns.
  private var shortCount = 0
  /// Whether entities of HTML are text like any other.
  private var isLiteral = false
  /// Numbers that the delimiter divided, to be joined again.
  private var divided: DecimalCommas?

  /// How much is read for a batch.
  static let pieceLength = 1 << 19
  /// The longest record that is believed; a longer one has an unclosed quote or is no table.
  private static let longestRecord = 1 << 24

  /// Takes over a text whose beginning was read already.
  ///
  /// A first line that is no record is skipped by its length.
  init(
    path: String, text: TextStream, beginning: [UInt8], isWhole: Bool, delimiter: Delimiter,
    skipping length: Int
  ) {
    self.path = path
    self.text = text
    splitter = RecordSplitter(delimiter: delimiter.rawValue, firstLine: length > 0 ? 2 : 1)
    buffer = length > 0 ? Array(beginning[length...]) : beginning
    isAtEnd = isWhole
  }

  /// Takes every character as it is, from the next record on.
  mutating func takeLiterally() { isLiteral = true }

  /// Joins numbers that the delimiter divided, from the next record on.
  mutating func join(_ numbers: DecimalCommas) { divided = numbers }

  /// Appends records to a batch until the text at hand is used up; `false` at the end of the file.
  ///
  /// The batch, which must be empty, gets the bytes that its records lie in; the feed keeps the rest. Records are cut or
  /// filled to the number of columns; without one they stay as they are.
  mutating func fill(
    _ batch: inout RecordBatch, columnCount: Int?, limit: Int = .max
  ) throws(ImportError) -> Bool {
    if buffer.isEmpty, isAtEnd { return false }
    var place = 0
    var entities = 0
    splitter.hasEntities = !isLiteral && buffer.contains(UInt8(ascii: "&"))
    while place < buffer.count, batch.numbers.count < limit {
      let line = splitter.line
      guard let next = splitter.split(&buffer, at: place, isLast: isAtEnd) else { break }
      if splitter.hasEntities { entities += splitter.decodeEntities(&buffer) }
      place = next
      append(line, columnCount, to: &batch)
      noteEnd(at: next, line, columnCount, in: &batch)
    }
    batch.note(.entitiesDecoded, count: entities)
    try checkUnfinished(length: buffer.count - place)
    try passOn(place, to: &batch, readOn: batch.numbers.count < limit)
    return true
  }

  /// Notes a last record without a line end; where it alone lacks cells, the file was cut.
  private mutating func noteEnd(
    at end: Int, _ line: Int, _ columnCount: Int?, in batch: inout RecordBatch
  ) {
    guard let columnCount, splitter.cells.contains(where: { !$0.isEmpty }) else { return }
    let isShort = splitter.cells.count < columnCount
    if isAtEnd, end == buffer.count, let last = buffer.last, last != 0x0A, last != 0x0D {
      batch.endsOpen = true
      if isShort, shortCount == 0 { batch.note(.brokenOff, count: 1, "line \(line)") }
    }
    if isShort { shortCount += 1 }
  }

  private func checkUnfinished(length: Int) throws(ImportError) {
    let isTooLong = length > Self.longestRecord
    if let line = splitter.openQuoteLine, isAtEnd {
      throw .damaged(path: path, line: line, reason: "the quote that opens here is never closed")
    }
    if let line = splitter.openQuoteLine, isTooLong {
      throw .damaged(
        path: path, line: line,
        reason:
          "a quote opens here that is not closed within 16 MB: close it, or leave the long column out (areas of that size belong into GeoJSON or a GeoPackage)"
      )
    }
    if isTooLong {
      throw .damaged(
        path: path, line: splitter.line,
        reason:
          "a record of more than 16 MB: leave the long column out, or give another --encoding if this is no table"
      )
    }
  }

  /// Hands the bytes to the batch, and begins anew with what is left.
  private mutating func passOn(
    _ place: Int, to batch: inout RecordBatch, readOn: Bool
  ) throws(ImportError) {
    var rest: [UInt8] = []
    rest.reserveCapacity(buffer.count - place + (readOn ? Self.pieceLength : 0))
    rest.append(contentsOf: buffer[place...])
    if !batch.numbers.isEmpty { batch.bytes = buffer }
    buffer = rest
    if readOn, !isAtEnd { isAtEnd = try !text.read(Self.pieceLength, into: &buffer) }
  }

  /// Appends the record that was split last; a record without any text is none.
  private mutating func append(_ line: Int, _ columnCount: Int?, to batch: inout RecordBatch) {
    guard splitter.cells.contains(where: { !$0.isEmpty }) else { return }
    if let divided, splitter.cells.count != divided.columnCount {
      guard splitter.cells.count == divided.columnCount + divided.places.count else {
        let reason = "its cells can't be told from the decimal commas, which have no quotes"
        return batch.rejections.append(Rejection(number: line, field: "record", reason: reason))
      }
      splitter.join(at: divided.places)
    }
    let found = splitter.cells.count
    let columns = columnCount ?? found
    for index in 0..<min(columns, found) {
      let cell = splitter.cells[index]
      batch.cells.append(
        cell.isEmpty
          ? .absent : .text(start: Int32(cell.lowerBound), end: Int32(cell.upperBound)))
    }
    for _ in 0..<max(0, columns - found) { batch.cells.append(.absent) }
    if found > columns, splitter.cells[columns...].contains(where: { !$0.isEmpty }) {
      batch.overlong.append(line)
    }
    batch.numbers.append(line)
  }
}
