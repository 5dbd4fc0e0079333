// The tokens of JSON over UTF-8 bytes: white space, punctuation, words and strings.
//
// A parser of our own, since FoundationEssentials' JSONDecoder loses what this room promises to keep: the order of
// keys, whether a number was written with a fraction, and where in the text an error lies.

/// A place in a span of bytes and the questions a JSON grammar asks there.
///
/// The bytes are handed to each question rather than stored, so that the scanner stays an ordinary value.
struct JSONScanner {
  /// How many bytes have been read.
  var offset = 0

  /// Skips a byte-order mark, which RFC 8259 lets a reader tolerate.
  mutating func skipByteOrderMark(in bytes: Span<UInt8>) {
    guard bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF else { return }
    offset = 3
  }

  /// Skips white space and tells the byte after it, or `nil` at the end.
  mutating func nextByte(in bytes: Span<UInt8>) -> UInt8? {
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      offset += 1
    }
    return nil
  }

  /// Reads one of the words `true`, `false` and `null`.
  mutating func readWord(_ word: StaticString, in bytes: Span<UInt8>) -> Bool {
    let letters = word.description.utf8
    guard bytes.count - offset >= letters.count else { return false }
    for (index, letter) in letters.enumerated() where bytes[offset + index] != letter {
      return false
    }
    offset += letters.count
    return true
  }

  /// Reads a string whose opening quotation mark is the next byte.
  mutating func readString(in bytes: Span<UInt8>) throws(JSONError) -> String {
    offset += 1
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x22:
        defer { offset += 1 }
        return try text(of: start..<offset, in: bytes)
      case 0x5C: return try readEscapedString(from: start, in: bytes)
      case 0..<0x20: throw unexpected("a control character written as an escape", in: bytes)
      default: offset += 1
      }
    }
    throw .endsEarly(expected: "the end of a string", at: place(in: bytes))
  }

  /// Checks that a run of bytes is UTF-8 and makes it a string.
  func text(of range: Range<Int>, in bytes: Span<UInt8>) throws(JSONError) -> String {
    do {
      return String(copying: try UTF8Span(validating: bytes.extracting(range)))
    } catch {
      throw .invalidUTF8(at: place(of: range.lowerBound + error.byteOffsets.lowerBound, in: bytes))
    }
  }
}

// MARK: - Escapes

extension JSONScanner {
  private mutating func readEscapedString(
    from start: Int, in bytes: Span<UInt8>
  ) throws(JSONError) -> String {
    var string = try text(of: start..<offset, in: bytes)
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x22:
        offset += 1
        return string
      case 0x5C: string.unicodeScalars.append(try readEscape(in: bytes))
      case 0..<0x20: throw unexpected("a control character written as an escape", in: bytes)
      default:
        let runStart = offset
        while offset < bytes.count, bytes[offset] != 0x22, bytes[offset] != 0x5C,
          bytes[offset] >= 0x20
        {
          offset += 1
        }
        string += try text(of: runStart..<offset, in: bytes)
      }
    }
    throw .endsEarly(expected: "the end of a string", at: place(in: bytes))
  }

  private mutating func readEscape(in bytes: Span<UInt8>) throws(JSONError) -> Unicode.Scalar {
    offset += 1
    guard offset < bytes.count else {
      throw .endsEarly(expected: "an escape", at: place(in: bytes))
    }
    let scalar: Unicode.Scalar
    switch bytes[offset] {
    case 0x22: scalar = "\""
    case 0x5C: scalar = "\\"
    case 0x2F: scalar = "/"
    case 0x62: scalar = "\u{8}"
    case 0x66: scalar = "\u{C}"
    case 0x6E: scalar = "\n"
    case 0x72: scalar = "\r"
    case 0x74: scalar = "\t"
    case 0x75: return try readUnicodeEscape(in: bytes)
    default: throw unexpected("one of \" \\ / b f n r t u after \\", in: bytes)
    }
    offset += 1
    return scalar
  }

  /// Reads `uXXXX`, and a second escape where the first is the high half of a pair.
  private mutating func readUnicodeEscape(
    in bytes: Span<UInt8>
  ) throws(JSONError) -> Unicode.Scalar {
    let start = offset - 1
    let first = try readFourDigits(in: bytes)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let alone = JSONError.loneSurrogate(
      escape: "\\u" + String(first, radix: 16, uppercase: true), at: place(of: start, in: bytes))
    guard first < 0xDC00, bytes.count - offset >= 2, bytes[offset] == 0x5C,
      bytes[offset + 1] == 0x75
    else { throw alone }
    offset += 1
    let second = try readFourDigits(in: bytes)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw alone }
    return scalar
  }

  private mutating func readFourDigits(in bytes: Span<UInt8>) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      offset += 1
      guard offset < bytes.count else {
        throw .endsEarly(expected: "four hexadecimal digits", at: place(in: bytes))
      }
      let byte = bytes[offset]
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(byte - 0x41 + 10)
      case 0x61...0x66: value = value << 4 | UInt32(byte - 0x61 + 10)
      default: throw unexpected("a hexadecimal digit", in: bytes)
      }
    }
    offset += 1
    return value
  }
}
