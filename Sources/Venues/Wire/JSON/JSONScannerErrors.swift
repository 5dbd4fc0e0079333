// Where a scanner stands, in lines and columns, and what it found there; worked out only when an error needs it.

extension JSONScanner {
  /// The place of the next byte.
  func place(in bytes: Span<UInt8>) -> TextPosition { place(of: offset, in: bytes) }

  /// The place of any byte.
  func place(of target: Int, in bytes: Span<UInt8>) -> TextPosition {
    var line = 1
    var column = 1
    for index in 0..<min(target, bytes.count) {
      let byte = bytes[index]
      let endsLine =
        byte == 0x0A || byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      if endsLine {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80, byte != 0x0D {
        column += 1
      }
    }
    return TextPosition(byteOffset: target, line: line, column: column)
  }

  /// An error that names what stands at the next byte.
  func unexpected(_ expected: String, in bytes: Span<UInt8>) -> JSONError {
    guard offset < bytes.count else {
      return .endsEarly(expected: expected, at: place(in: bytes))
    }
    return .unexpected(found: found(in: bytes), expected: expected, at: place(in: bytes))
  }

  private func found(in bytes: Span<UInt8>) -> String {
    let byte = bytes[offset]
    switch byte {
    case 0x21...0x7E: return "'\(Character(Unicode.Scalar(byte)))'"
    case 0x20: return "a space"
    case 0x80...:
      for length in 2...4 where offset + length <= bytes.count {
        let character = bytes.extracting(offset..<offset + length)
        if let text = try? UTF8Span(validating: character) { return "'\(String(copying: text))'" }
      }
      fallthrough
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return "the byte 0x" + (byte < 16 ? "0" : "") + digits
    }
  }
}
