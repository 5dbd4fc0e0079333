// The text form: a character for five bits.

/// The 32 characters and their values.
private enum GeohashAlphabet {
  static let characters = Array("0123456789bcdefghjkmnpqrstuvwxyz".utf8)

  /// The value of a character, capitals being what people make of them; `nil` for a, i, l, o and all others.
  static func value(_ character: UInt8) -> Int? {
    characters.firstIndex(of: 65...90 ~= character ? character + 32 : character)
  }
}

extension Geohash {
  /// The text form.
  ///
  /// Where the precision isn't a whole number of characters, the bits that are left follow a colon: `ezs4:0` is the western
  /// half of `ezs4`. No other program writes that, but nothing is lost, and what stands before the colon is the cell around it.
  public var text: String {
    let left = precision.bitCount % 5
    let characters = stride(from: precision.bitCount - 5, through: left, by: -5).map { shift in
      GeohashAlphabet.characters[Int(bits >> UInt64(shift) & 31)]
    }
    let digits = (0..<left).reversed().map { bit in bits >> UInt64(bit) & 1 == 1 ? "1" : "0" }
    return String(decoding: characters, as: UTF8.self)
      + (left == 0 ? "" : ":" + digits.joined())
  }

  /// The cell of a text of 1 to 12 characters, small or capital.
  ///
  /// The text may end in a colon and one to four bits, as `text` writes it.
  ///
  /// - Throws: `GeohashError` when the text is empty, too long, or has a character that geohashes lack.
  public init(text: String) throws(GeohashError) {
    guard !text.isEmpty else { throw .textEmpty }
    let colon = text.firstIndex(of: ":") ?? text.endIndex
    var bits: UInt64 = 0
    for (place, character) in text[..<colon].enumerated() {
      guard let ascii = character.asciiValue, let value = GeohashAlphabet.value(ascii) else {
        throw .characterUnknown(character, at: place)
      }
      guard place < 12 else { throw .textTooLong(text) }
      bits = bits << 5 | UInt64(value)
    }
    var bitCount = 5 * text[..<colon].count
    if colon < text.endIndex {
      let suffix = text[colon...].dropFirst()
      guard 1...4 ~= suffix.count, suffix.allSatisfy({ digit in digit == "0" || digit == "1" })
      else { throw .bitSuffixMalformed(text) }
      for digit in suffix { bits = bits << 1 | (digit == "1" ? 1 : 0) }
      bitCount += suffix.count
    }
    guard bitCount <= 60 else { throw .textTooLong(text) }
    self.init(uncheckedBits: bits, precision: Precision(uncheckedBitCount: bitCount))
  }
}

extension Geohash: CustomStringConvertible {
  /// The text form.
  public var description: String { text }
}
