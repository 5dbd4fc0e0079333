// UTF-8 that was read as Windows-1252 and written as UTF-8 once more: `MontrÃ©al` for `Montréal`.

enum Mojibake {
  /// The text as it was before it was encoded twice; `nil` where it was not.
  ///
  /// Only text beyond ASCII whose every character is a byte of Windows-1252, and whose bytes are UTF-8, was: hardly any
  /// text that people write is.
  static func mended(_ text: Span<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var isBeyondASCII = false
    var index = 0
    while index < text.count {
      guard case .complete(let length) = UTF8Character.length(in: text, at: index) else {
        return nil
      }
      if length == 1 {
        bytes.append(text[index])
      } else {
        guard let byte = byte(text, index, length) else { return nil }
        bytes.append(byte)
        isBeyondASCII = true
      }
      index += length
    }
    guard isBeyondASCII, isUTF8(bytes.span) else { return nil }
    return bytes
  }

  /// Whether a text has anything beyond ASCII.
  static func isCandidate(_ text: Span<UInt8>) -> Bool {
    firstNonASCII(in: text, from: 0) < text.count
  }

  /// A name as it was before it was encoded twice; the name where it was not.
  static func mended(_ name: String) -> String {
    mended(Array(name.utf8).span).map { String(decoding: $0, as: UTF8.self) } ?? name
  }

  /// The byte of Windows-1252 that a character is.
  private static func byte(_ text: Span<UInt8>, _ index: Int, _ length: Int) -> UInt8? {
    guard length <= 3 else { return nil }
    var value = UInt32(text[index]) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(text[index + offset] & 0x3F) }
    if value < 0x100 { return UInt8(value) }
    return special[value]
  }

  /// The characters between 0x80 and 0x9F that lie elsewhere in Unicode.
  private static let special: [UInt32: UInt8] = {
    var table: [UInt32: UInt8] = [:]
    for byte in UInt8(0x80)...0x9F {
      table[TextDecoder.scalar(byte, in: .windows1252).value] = byte
    }
    return table
  }()

  private static func isUTF8(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      guard case .complete(let length) = UTF8Character.length(in: bytes, at: index) else {
        return false
      }
      index += length
    }
    return true
  }
}

/// Mends the columns of a file whose text was encoded twice.
struct MojibakeMending: Sendable {
  /// The columns in which every text beyond ASCII was encoded twice.
  private(set) var columns: [Int] = []
  /// Columns in which only some were: how many, and the first.
  private(set) var doubtful: [(column: Int, count: Int, example: String)] = []

  /// Looks at the first records of a file.
  init(_ batches: [RecordBatch], columnCount: Int) {
    for column in 0..<columnCount {
      var (beyond, twice) = (0, 0)
      var example: String?
      for batch in batches {
        for row in 0..<batch.rowCount {
          let text = batch.textBytes(batch.cell(row, column))
          guard Mojibake.isCandidate(text.span) else { continue }
          beyond += 1
          guard Mojibake.mended(text.span) != nil else { continue }
          twice += 1
          example = example ?? String(decoding: text, as: UTF8.self)
        }
      }
      if twice > 0, twice == beyond { columns.append(column) }
      if twice > 0, twice < beyond { doubtful.append((column, twice, example ?? "")) }
    }
  }

  /// Mends a batch, and counts what it mended; of a later batch a text that was not encoded twice stays as it is.
  func mend(_ batch: inout RecordBatch) {
    var (count, first) = (0, "")
    for column in columns {
      for row in 0..<batch.rowCount {
        let place = row * batch.columnCount + column
        guard let mended = Mojibake.mended(batch.textBytes(batch.cells[place]).span) else {
          continue
        }
        if count == 0 { first = String(decoding: mended, as: UTF8.self) }
        count += 1
        batch.replaceText(at: place, by: mended)
      }
    }
    batch.note(.mojibakeMended, count: count, "first “\(first.shortened)”")
  }
}

extension RecordBatch {
  /// Replaces the text of a cell by one that is no longer.
  fileprivate mutating func replaceText(at place: Int, by text: [UInt8]) {
    let start: Int32
    let isJSON: Bool
    switch cells[place] {
    case .text(let first, let end) where text.count <= Int(end - first):
      (start, isJSON) = (first, false)
    case .json(let first, let end) where text.count <= Int(end - first):
      (start, isJSON) = (first, true)
    case .text, .json, .absent, .integer, .real, .boolean: return
    }
    for (offset, byte) in text.enumerated() { bytes[Int(start) + offset] = byte }
    let end = start + Int32(text.count)
    cells[place] = isJSON ? .json(start: start, end: end) : .text(start: start, end: end)
  }
}
