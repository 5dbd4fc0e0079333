import Foundation
import Testing

@testable import VenueImport

@Suite("A text decoder") struct TextDecoderTests {
  static func decode(_ bytes: [UInt8], from encoding: TextEncoding, pieces: Int = .max) -> String {
    var decoder = TextDecoder(from: encoding)
    var text: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      decoder.decode(Array(rest.prefix(pieces)), isLast: false, into: &text)
      rest = rest.dropFirst(pieces)
    }
    decoder.decode([], isLast: true, into: &text)
    return String(validating: text, as: UTF8.self) ?? "invalid"
  }

  @Test(
    "agrees with Foundation on every byte",
    arguments: [
      (TextEncoding.windows1252, String.Encoding.windowsCP1252), (.latin1, .isoLatin1),
    ])
  func singleBytes(encoding: TextEncoding, oracle: String.Encoding) {
    // Five bytes have no character in Windows-1252; WHATWG makes controls of them, Foundation nothing.
    let undefined: Set<UInt8> = [0x81, 0x8D, 0x8F, 0x90, 0x9D]
    for byte in UInt8.min...UInt8.max where encoding == .latin1 || !undefined.contains(byte) {
      #expect(
        Self.decode([byte], from: encoding) == String(data: Data([byte]), encoding: oracle),
        "byte \(byte)")
    }
  }

  @Test("reads the eight characters of ISO-8859-15")
  func latin9() {
    let bytes: [UInt8] = [0xA4, 0xA6, 0xA8, 0xB4, 0xB8, 0xBC, 0xBD, 0xBE, 0xE9]
    #expect(Self.decode(bytes, from: .latin9) == "€ŠšŽžŒœŸé")
  }

  @Test("reads UTF-16 in pieces of any length", arguments: 1...6)
  func utf16(pieces: Int) {
    let text = "Aire de jeu é € 😀"
    var little: [UInt8] = []
    var big: [UInt8] = []
    for unit in text.utf16 {
      little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    #expect(Self.decode(little, from: .utf16LittleEndian, pieces: pieces) == text)
    #expect(Self.decode(big, from: .utf16BigEndian, pieces: pieces) == text)
  }

  @Test(
    "never makes invalid UTF-8",
    arguments: [
      ([0x00, 0xD8, 0x61, 0x00], TextEncoding.utf16LittleEndian, "\u{FFFD}a"),
      ([0x61, 0x00, 0x62], .utf16LittleEndian, "a\u{FFFD}"),
      ([0x00, 0xDC], .utf16LittleEndian, "\u{FFFD}"),
      ([0xC3, 0xA9, 0x92, 0x61], .utf8, "é’a"),
      ([0x61, 0xC3], .utf8, "aÃ"),
    ] as [([UInt8], TextEncoding, String)])
  func damage(bytes: [UInt8], encoding: TextEncoding, expected: String) {
    for pieces in 1...4 {
      #expect(Self.decode(bytes, from: encoding, pieces: pieces) == expected)
    }
  }
}
