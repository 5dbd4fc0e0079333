// JSON written from the bytes of cells, without a string in between.

internal import Venues

enum JSONBytes {
  /// Appends a text in quotes.
  static func append(text: Span<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var index = 0
    while index < text.count {
      let end = endOfPlain(text, from: index)
      if end > index {
        bytes.append(addingCapacity: end - index) { output in
          for place in index..<end { output.append(text[place]) }
        }
      }
      if end < text.count { append(escaped: text[end], to: &bytes) }
      index = end + 1
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends bytes as they are.
  static func append(raw text: Span<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: text.count) { output in
      for place in text.indices { output.append(text[place]) }
    }
  }

  /// Most text needs no escapes, so it is taken a run at a time.
  private static func endOfPlain(_ text: Span<UInt8>, from index: Int) -> Int {
    var end = index
    while end < text.count, text[end] >= 0x20, text[end] != UInt8(ascii: "\""),
      text[end] != UInt8(ascii: "\\")
    {
      end += 1
    }
    return end
  }

  private static func append(escaped byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
    case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
    case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
    case 0..<0x20:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    default:
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    }
  }

  /// Appends the value of a cell that is not absent.
  static func append(_ cell: Cell, in batch: borrowing RecordBatch, to bytes: inout [UInt8]) {
    switch cell {
    case .absent: bytes.append(contentsOf: "null".utf8)
    case .text(let start, let end):
      append(text: batch.bytes.span.extracting(Int(start)..<Int(end)), to: &bytes)
    case .integer(let value): bytes.append(contentsOf: value.description.utf8)
    case .real(let value): JSONText.append(value, to: &bytes)
    case .boolean(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .json(let start, let end): appendJSON(batch.bytes[Int(start)..<Int(end)], to: &bytes)
    }
  }

  /// Appends JSON in its compact form; what is none becomes a text.
  private static func appendJSON(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    if let value = try? JSONValue.parse(Array(text)) {
      value.write(to: &bytes)
    } else {
      append(text: text.span, to: &bytes)
    }
  }
}
