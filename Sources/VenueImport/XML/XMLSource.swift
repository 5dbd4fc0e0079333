// Elements that repeat as a record source: their elements and attributes are columns.

/// The records of an XML text.
final class XMLSource: RecordSource {
  private(set) var facts: SourceFacts
  private let text: XMLText
  private let wanted: String
  private var open: [String] = []
  private var columns: [String: Int] = [:]
  private var read = 0
  private var held: [[(name: String, value: [UInt8])]] = []
  private var isWhole = false

  /// How many records are read to learn the columns, how many columns there are at most, how long a batch is.
  private static let sampleRecords = 20_000
  private static let sampleBytes = 16 << 20
  private static let columnLimit = 256
  private static let batchLength = 2048

  /// Opens a text that stands at its beginning.
  init(_ text: XMLText, records: XMLRecordPath) throws(ImportError) {
    self.text = text
    wanted = records.path
    facts = SourceFacts(
      driver: "XML records", layer: wanted, columns: [], hasGeometry: false, numbering: .feature)
    var bytes = 0
    while held.count < Self.sampleRecords, bytes < Self.sampleBytes {
      guard let record = try nextRecord() else {
        isWhole = true
        break
      }
      bytes += record.reduce(0) { $0 + $1.value.count + 16 }
      held.append(record)
    }
    facts.learnsColumns = true
    var names: [String] = []
    for (name, _) in held.joined() where columns[name] == nil && names.count < Self.columnLimit {
      columns[name] = names.count
      names.append(name)
    }
    if !isWhole || names.count == Self.columnLimit {
      facts.spreadColumn = names.count
      names.append("further members")
    }
    facts.columns = ColumnNames.unique(names)
    held.reverse()
  }

  /// Says more about the source than the text knows.
  func amend(_ change: (inout SourceFacts) -> Void) { change(&facts) }

  func nextBatch() throws(ImportError) -> RecordBatch? {
    var batch = RecordBatch(columnCount: facts.columns.count)
    while batch.rowCount < Self.batchLength, batch.bytes.count < 1 << 20 {
      var next = held.popLast()
      if next == nil, !isWhole { next = try nextRecord() }
      guard let record = next else { break }
      append(record, to: &batch)
    }
    batch.fractionRead = text.fractionRead
    return batch.rowCount == 0 ? nil : batch
  }

  private func append(_ record: [(name: String, value: [UInt8])], to batch: inout RecordBatch) {
    read += 1
    batch.numbers.append(read)
    let base = batch.cells.count
    for _ in 0..<batch.columnCount { batch.cells.append(.absent) }
    var spread: [UInt8] = []
    for (name, value) in record where !value.isEmpty {
      guard let column = columns[name] else {
        spread.append(UInt8(ascii: spread.isEmpty ? "{" : ","))
        let key = Array(name.utf8)
        JSONBytes.append(text: key.span, to: &spread)
        spread.append(UInt8(ascii: ":"))
        JSONBytes.append(text: value.span, to: &spread)
        continue
      }
      let start = Int32(batch.bytes.count)
      // An element that repeats within its record is a list.
      if case .text = batch.cells[base + column] {
        let before = Array(batch.textBytes(batch.cells[base + column]))
        batch.bytes.append(contentsOf: before)
        batch.bytes.append(contentsOf: "; ".utf8)
      }
      batch.bytes.append(contentsOf: value)
      batch.cells[base + column] = .text(start: start, end: Int32(batch.bytes.count))
    }
    if !spread.isEmpty, let column = facts.spreadColumn {
      let start = Int32(batch.bytes.count)
      batch.bytes.append(contentsOf: spread)
      batch.bytes.append(UInt8(ascii: "}"))
      batch.cells[base + column] = .json(start: start, end: Int32(batch.bytes.count))
    }
  }
}

extension XMLSource {
  /// The longest record that is believed, in bytes of its values.
  private static let longestRecord = 1 << 26

  /// The values of the next record by the names that lead to them; `nil` after the last.
  private func nextRecord() throws(ImportError) -> [(name: String, value: [UInt8])]? {
    while let token = try text.next() {
      switch token {
      case .begin(let name, let attributes, let isEmpty):
        open.append(name)
        if open.joined(separator: "/") == wanted {
          return try record(attributes, isEmpty: isEmpty)
        }
        if isEmpty { open.removeLast() }
      case .end: _ = open.popLast()
      case .text: continue
      }
    }
    return nil
  }

  private func record(
    _ attributes: [(name: String, value: [UInt8])], isEmpty: Bool
  ) throws(ImportError) -> [(name: String, value: [UInt8])] {
    defer { _ = open.popLast() }
    var values = attributes.filter { !$0.value.isEmpty }
    var path: [OpenField] = []
    var size = 0
    if isEmpty { return values }
    while let token = try text.next() {
      switch token {
      case .begin(let tag, let attributes, let isEmpty):
        let field = XMLField(tag, attributes)
        path.append(OpenField(field))
        let prefix = Self.name(of: path)
        for (name, value) in field.attributes where !value.isEmpty {
          values.append((name.isEmpty ? prefix : "\(prefix).\(name)", value))
        }
        if isEmpty {
          values.append((prefix, []))
          path.removeLast()
        }
      case .text(let more):
        size += more.count
        guard size < Self.longestRecord else { throw text.damaged("a record of more than 64 MB") }
        if path.isEmpty {
          path.append(OpenField(XMLField("text", []), text: more))
          close(&path, &values)
        } else {
          path[path.count - 1].text += more
        }
      case .end:
        if path.isEmpty { return values }
        close(&path, &values)
      }
    }
    throw text.damaged("the file breaks off")
  }

  /// An element that is open, and its text so far.
  private struct OpenField {
    let field: XMLField
    var text: [UInt8] = []

    init(_ field: XMLField, text: [UInt8] = []) {
      self.field = field
      self.text = text
    }
  }

  /// The names that lead to an element; those that only hold named fields are left out.
  private static func name(of path: [OpenField]) -> String {
    let isNamed = path.last?.field.isNamed ?? false
    return path.map(\.field).filter { !(isNamed && $0.isHolder) }.map(\.name)
      .joined(separator: ".")
  }

  /// Takes the text of the innermost element as a value.
  private func close(
    _ path: inout [OpenField], _ values: inout [(name: String, value: [UInt8])]
  ) {
    let name = Self.name(of: path)
    var value = path.removeLast().text[...]
    while let first = value.first, first <= 0x20 { value.removeFirst() }
    while let last = value.last, last <= 0x20 { value.removeLast() }
    if !value.isEmpty { values.append((name, Array(value))) }
  }
}
