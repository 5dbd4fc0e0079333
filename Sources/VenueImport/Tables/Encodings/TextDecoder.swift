// Bytes in an encoding to UTF-8, in pieces. What can't be decoded becomes U+FFFD or, in damaged UTF-8, Windows-1252.

/// A running translation to UTF-8.
struct TextDecoder {
  private let encoding: TextEncoding
  private let converter: CharacterConverter?
  /// The characters of the bytes 0x80...0xFF, where each is one.
  private let table: [Unicode.Scalar]
  /// Bytes of a character whose end has not come yet.
  private var pending: [UInt8] = []

  init(from encoding: TextEncoding) {
    self.encoding = encoding
    converter = encoding.isWide ? encoding.libraryName.flatMap(CharacterConverter.init) : nil
    table = encoding.isWide ? [] : ByteTables.table(of: encoding)
  }

  /// Appends the translation of a piece.
  mutating func decode(_ piece: [UInt8], isLast: Bool, into text: inout [UInt8]) {
    let bytes = pending.isEmpty ? piece : pending + piece
    pending = []
    switch encoding {
    case .utf8: mend(bytes.span, isLast: isLast, into: &text)
    case .utf16LittleEndian: decode16(bytes, low: 0, high: 1, isLast: isLast, into: &text)
    case .utf16BigEndian: decode16(bytes, low: 1, high: 0, isLast: isLast, into: &text)
    case .utf32LittleEndian: decode32(bytes, [0, 1, 2, 3], isLast: isLast, into: &text)
    case .utf32BigEndian: decode32(bytes, [3, 2, 1, 0], isLast: isLast, into: &text)
    case .big5, .gb18030, .shiftJIS, .eucJP, .eucKR:
      pending = converter?.convert(bytes, into: &text) ?? []
      if isLast { converter?.flush(into: &text) }
      if isLast, !pending.isEmpty {
        pending = []
        Self.append("\u{FFFD}", to: &text)
      }
    default:
      for byte in bytes {
        if byte < 0x80 {
          text.append(byte)
        } else {
          Self.append(table[Int(byte) - 0x80], to: &text)
        }
      }
    }
  }

  /// UTF-8 in which each damaged byte is taken for Windows-1252.
  private mutating func mend(_ bytes: Span<UInt8>, isLast: Bool, into text: inout [UInt8]) {
    var index = 0
    while index < bytes.count {
      var length = 1
      switch UTF8Character.length(in: bytes, at: index) {
      case .complete(let found):
        length = found
        for offset in 0..<found { text.append(bytes[index + offset]) }
      case .cutOff where !isLast:
        pending = (index..<bytes.count).map { bytes[$0] }
        return
      case .invalid, .cutOff:
        Self.append(Self.scalar(bytes[index], in: .windows1252), to: &text)
      }
      index += length
    }
  }

  private mutating func decode16(
    _ bytes: [UInt8], low: Int, high: Int, isLast: Bool, into text: inout [UInt8]
  ) {
    func unit(_ index: Int) -> UInt16 {
      UInt16(bytes[index + low]) | UInt16(bytes[index + high]) << 8
    }
    var index = 0
    while index + 1 < bytes.count {
      let first = unit(index)
      if UTF16.isLeadSurrogate(first) {
        guard index + 3 < bytes.count else { break }
        let second = unit(index + 2)
        if UTF16.isTrailSurrogate(second) {
          let value = 0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF
          Self.append(Unicode.Scalar(value) ?? "\u{FFFD}", to: &text)
          index += 4
          continue
        }
      }
      Self.append(Unicode.Scalar(first) ?? "\u{FFFD}", to: &text)
      index += 2
    }
    if index == bytes.count { return }
    if isLast { Self.append("\u{FFFD}", to: &text) } else { pending = Array(bytes[index...]) }
  }

  /// Four bytes a character; `order` has the place of each, the lowest first.
  private mutating func decode32(
    _ bytes: [UInt8], _ order: [Int], isLast: Bool, into text: inout [UInt8]
  ) {
    var index = 0
    while index + 3 < bytes.count {
      var value: UInt32 = 0
      for place in order.reversed() { value = value << 8 | UInt32(bytes[index + place]) }
      Self.append(Unicode.Scalar(value) ?? "\u{FFFD}", to: &text)
      index += 4
    }
    if index == bytes.count { return }
    if isLast { Self.append("\u{FFFD}", to: &text) } else { pending = Array(bytes[index...]) }
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    if scalar.isASCII {
      text.append(UInt8(scalar.value))
    } else {
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

extension TextDecoder {
  /// The character of a byte; a byte without one is the control character of its number, as WHATWG has it.
  static func scalar(_ byte: UInt8, in encoding: TextEncoding) -> Unicode.Scalar {
    switch (encoding, byte) {
    case (.windows1252, 0x80...0x9F): windows1252[Int(byte) - 0x80]
    case (.windows1250, 0x80...0xFF): ByteTables.windows1250[Int(byte) - 0x80]
    case (.macRoman, 0x80...0xFF): ByteTables.macRoman[Int(byte) - 0x80]
    case (.latin9, 0xA4...0xBE): latin9[byte] ?? Unicode.Scalar(byte)
    default: Unicode.Scalar(byte)
    }
  }

  private static let windows1252: [Unicode.Scalar] = [
    "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
    "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
    "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
    "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
  ]

  private static let latin9: [UInt8: Unicode.Scalar] = [
    0xA4: "\u{20AC}", 0xA6: "\u{160}", 0xA8: "\u{161}", 0xB4: "\u{17D}", 0xB8: "\u{17E}",
    0xBC: "\u{152}", 0xBD: "\u{153}", 0xBE: "\u{178}",
  ]
}
