// From UTF-8 bytes to a JSON value: the grammar of RFC 8259, bounded in depth and size.

extension JSONValue {
  /// Lists and records may be nested this deep.
  public static let maximumDepth = 128

  /// Reads a JSON text of RFC 8259, nothing more: no comments, no trailing commas, no NaN.
  ///
  /// A byte-order mark at the start is skipped. A key that stands twice in a record keeps its first place and takes its
  /// last value, as in JavaScript and Python. `parse([0x5B, 0x31, 0x5D])` is `.array([.integer(1)])`.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - maximumBytes: How long the text may be.
  /// - Returns: The value.
  /// - Throws: `JSONError` with the place where the text stops being JSON.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func parse(
    _ bytes: Span<UInt8>, maximumBytes: Int = .max
  ) throws(JSONError) -> JSONValue {
    guard bytes.count <= maximumBytes else {
      throw .tooLarge(bytes: bytes.count, limit: maximumBytes)
    }
    var parser = JSONParser()
    return try parser.readText(in: bytes)
  }

  /// Reads a JSON text from an array of bytes; see the other `parse`.
  public static func parse(
    _ bytes: [UInt8], maximumBytes: Int = .max
  ) throws(JSONError) -> JSONValue {
    try parse(bytes.span, maximumBytes: maximumBytes)
  }
}

private struct JSONParser {
  private var scanner = JSONScanner()

  mutating func readText(in bytes: Span<UInt8>) throws(JSONError) -> JSONValue {
    scanner.skipByteOrderMark(in: bytes)
    let value = try readValue(depth: 0, in: bytes)
    guard scanner.nextByte(in: bytes) == nil else {
      throw scanner.unexpected("nothing after the value", in: bytes)
    }
    return value
  }

  private mutating func readValue(depth: Int, in bytes: Span<UInt8>) throws(JSONError) -> JSONValue
  {
    switch scanner.nextByte(in: bytes) {
    case 0x22: return .string(try scanner.readString(in: bytes))
    case 0x7B: return .object(try readObject(depth: depth, in: bytes))
    case 0x5B: return .array(try readArray(depth: depth, in: bytes))
    case 0x2D, 0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39:
      return try scanner.readNumber(in: bytes)
    case 0x74: if scanner.readWord("true", in: bytes) { return .bool(true) }
    case 0x66: if scanner.readWord("false", in: bytes) { return .bool(false) }
    case 0x6E: if scanner.readWord("null", in: bytes) { return .null }
    default: break
    }
    throw scanner.unexpected("a value", in: bytes)
  }

  private mutating func readArray(
    depth: Int, in bytes: Span<UInt8>
  ) throws(JSONError) -> [JSONValue] {
    try enter(depth, in: bytes)
    var elements: [JSONValue] = []
    if scanner.nextByte(in: bytes) == 0x5D {
      scanner.offset += 1
      return elements
    }
    while true {
      elements.append(try readValue(depth: depth + 1, in: bytes))
      if try readsSeparator(or: 0x5D, "',' or ']'", in: bytes) { return elements }
    }
  }

  private mutating func readObject(
    depth: Int, in bytes: Span<UInt8>
  ) throws(JSONError) -> JSONObject {
    try enter(depth, in: bytes)
    var members = JSONMembers()
    if scanner.nextByte(in: bytes) == 0x7D {
      scanner.offset += 1
      return JSONObject()
    }
    while true {
      guard scanner.nextByte(in: bytes) == 0x22 else {
        throw scanner.unexpected("a key in quotation marks", in: bytes)
      }
      let key = try scanner.readString(in: bytes)
      guard scanner.nextByte(in: bytes) == 0x3A else {
        throw scanner.unexpected("':'", in: bytes)
      }
      scanner.offset += 1
      members.set(key, to: try readValue(depth: depth + 1, in: bytes))
      if try readsSeparator(or: 0x7D, "',' or '}'", in: bytes) { return members.object }
    }
  }

  /// Steps over an opening bracket.
  private mutating func enter(_ depth: Int, in bytes: Span<UInt8>) throws(JSONError) {
    guard depth < JSONValue.maximumDepth else {
      throw .tooDeep(limit: JSONValue.maximumDepth, at: scanner.place(in: bytes))
    }
    scanner.offset += 1
  }

  /// Steps over a comma (`false`) or the closing bracket (`true`).
  private mutating func readsSeparator(
    or close: UInt8, _ expected: String, in bytes: Span<UInt8>
  ) throws(JSONError) -> Bool {
    guard let byte = scanner.nextByte(in: bytes), byte == 0x2C || byte == close else {
      throw scanner.unexpected(expected, in: bytes)
    }
    scanner.offset += 1
    return byte == close
  }
}
