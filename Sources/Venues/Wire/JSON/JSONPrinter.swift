// JSON as text, always the same for the same value: keys in their order, the shortest digits that read back exactly.

/// How a JSON text is laid out.
public enum JSONLayout: Hashable, Sendable {
  /// No white space at all.
  case compact
  /// A line for each member and element, two spaces a level.
  case indented
}

extension JSONValue {
  /// Appends the value as UTF-8 text.
  ///
  /// A `.number` always carries a fraction or an exponent, so that it reads back as a number and not as an integer. One
  /// that is not finite, which no parser yields, is written as `null`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func write(to text: inout [UInt8], layout: JSONLayout = .compact) {
    write(to: &text, layout: layout, level: 0)
  }

  /// The value as a string.
  public func text(_ layout: JSONLayout = .compact) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, layout: layout)
    return String(decoding: bytes, as: UTF8.self)
  }

  fileprivate func write(to text: inout [UInt8], layout: JSONLayout, level: Int) {
    switch self {
    case .null: text.append(contentsOf: "null".utf8)
    case .bool(let value): text.append(contentsOf: (value ? "true" : "false").utf8)
    case .integer(let value): text.append(contentsOf: value.description.utf8)
    case .number(let value): JSONText.append(value, to: &text)
    case .string(let value): JSONText.append(value, to: &text)
    case .array(let elements):
      text.append(0x5B)
      for (index, element) in elements.enumerated() {
        JSONText.appendBreak(isFirst: index == 0, layout: layout, level: level + 1, to: &text)
        element.write(to: &text, layout: layout, level: level + 1)
      }
      if !elements.isEmpty { JSONText.appendLine(layout: layout, level: level, to: &text) }
      text.append(0x5D)
    case .object(let object): object.write(to: &text, layout: layout, level: level)
    }
  }
}

extension JSONObject {
  /// Appends the record as UTF-8 text, as `JSONValue.write` does.
  public func write(to text: inout [UInt8], layout: JSONLayout = .compact) {
    write(to: &text, layout: layout, level: 0)
  }

  fileprivate func write(to text: inout [UInt8], layout: JSONLayout, level: Int) {
    text.append(0x7B)
    for (index, member) in members.enumerated() {
      JSONText.appendBreak(isFirst: index == 0, layout: layout, level: level + 1, to: &text)
      JSONText.append(member.key, to: &text)
      text.append(0x3A)
      if layout == .indented { text.append(0x20) }
      member.value.write(to: &text, layout: layout, level: level + 1)
    }
    if !members.isEmpty { JSONText.appendLine(layout: layout, level: level, to: &text) }
    text.append(0x7D)
  }
}

/// The pieces of a JSON text, for callers that write one without building values first.
package enum JSONText {
  /// Appends a string in quotation marks, escaping what RFC 8259 demands and nothing else.
  package static func append(_ string: String, to text: inout [UInt8]) {
    text.append(0x22)
    defer { text.append(0x22) }
    if isPlain(string.utf8Span.span) { return text.append(contentsOf: string.utf8) }
    for byte in string.utf8 {
      switch byte {
      case 0x22: text.append(contentsOf: [0x5C, 0x22])
      case 0x5C: text.append(contentsOf: [0x5C, 0x5C])
      case 0x08: text.append(contentsOf: [0x5C, 0x62])
      case 0x0C: text.append(contentsOf: [0x5C, 0x66])
      case 0x0A: text.append(contentsOf: [0x5C, 0x6E])
      case 0x0D: text.append(contentsOf: [0x5C, 0x72])
      case 0x09: text.append(contentsOf: [0x5C, 0x74])
      case 0..<0x20:
        text.append(contentsOf: "\\u00".utf8)
        text.append(hexadecimalDigit(byte >> 4))
        text.append(hexadecimalDigit(byte & 15))
      default: text.append(byte)
      }
    }
  }

  private static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C { return false }
    }
    return true
  }

  /// Appends a number with the fewest digits that read back exactly; `null` when it is not finite.
  package static func append(_ number: Double, to text: inout [UInt8]) {
    text.append(contentsOf: (number.isFinite ? number.description : "null").utf8)
  }

  fileprivate static func appendBreak(
    isFirst: Bool, layout: JSONLayout, level: Int, to text: inout [UInt8]
  ) {
    if !isFirst { text.append(0x2C) }
    appendLine(layout: layout, level: level, to: &text)
  }

  fileprivate static func appendLine(layout: JSONLayout, level: Int, to text: inout [UInt8]) {
    guard layout == .indented else { return }
    text.append(0x0A)
    text.append(contentsOf: repeatElement(0x20, count: 2 * level))
  }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x61 + value - 10
  }
}
