// Which encoding of one byte a character a text is in: by the bytes that stand between letters.

/// Counts of bytes beyond ASCII that stand beside letters, fed in pieces.
struct ByteCensus: Sendable {
  private var counts = [Int](repeating: 0, count: 128)
  private var previous: UInt8 = 0x20
  /// All bytes beyond ASCII, and all letters of ASCII.
  private var (high, letters) = (0, 0)

  /// Letters of Central Europe that are superscripts, marks or symbols in Windows-1252: ą ł ż ź ś Ł Ż ť ž ş ľ Ą.
  private static let centralEuropean: Set<UInt8> = [
    0xB9, 0xB3, 0xBF, 0x9F, 0xA3, 0xAF, 0x9D, 0xBA, 0xBE, 0xA5, 0xBC,
  ]
  /// Letters of Mac OS Roman that are no letters in Windows-1252: Ä Å Ç É Ñ á à â ä ã ç è ê ë í ì î ï ñ ó ò ô.
  private static let macRoman: Set<UInt8> = [
    0x80, 0x81, 0x82, 0x83, 0x84, 0x86, 0x87, 0x88, 0x89, 0x8B, 0x8D, 0x8E, 0x8F, 0x90, 0x95, 0x98,
    0x99,
  ]

  /// Counts a piece that follows the ones before; a byte counts between an ASCII letter and another letter or the end of a word.
  mutating func count(_ piece: [UInt8]) {
    for byte in piece {
      if byte >= 0x80 {
        high += 1
        if Self.isLetter(previous) { counts[Int(byte) - 0x80] += 1 }
      } else if Self.isLetter(byte) {
        letters += 1
      }
      previous = byte
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }

  private func sum(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 + counts[Int($1) - 0x80] }
  }

  /// Whether the text is of no alphabet that the encodings here have: a language with Latin letters has at most one in
  /// eight beyond ASCII.
  var isForeign: Bool { high >= 20 && high * 4 > letters }

  /// The encoding; Windows-1252 unless enough speaks against it.
  var encoding: TextEncoding {
    let western = sum(UInt8(0xC0)...0xFF)
    let mac = sum(Self.macRoman)
    if mac >= 3, mac > western { return .macRoman }
    let central = sum(Self.centralEuropean)
    return central >= 3 && central * 4 >= western ? .windows1250 : .windows1252
  }
}
