// The number by which the vocabulary knows a sequence of folded words.

/// A sequence of folded words, reduced to 64 bits.
///
/// Words are compared by this number alone. For 10⁴ terms and 10⁸ distinct phrases asked about, the chance that any is taken for a
/// term it is not is about 10⁻⁷, and the worst that follows is a wrong sport for that one text. (Fowler, Noll and Vo's hash, variant 1a.)
struct Phrase: Hashable {
  private(set) var hash: UInt64

  private init(seed: UInt64) { hash = seed }

  /// No word yet.
  static let start = Phrase(seed: 0xCBF2_9CE4_8422_2325)
  /// The end of a word of which nothing has been read yet; letters are then added from the last backwards.
  static let ending = Phrase(seed: 0x9AE1_6A3B_2F90_404F)

  private static let prime: UInt64 = 0x0000_0100_0000_01B3

  /// Adds a letter.
  mutating func append(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* Self.prime
  }

  /// Parts the words on either side.
  mutating func appendGap() { append(0x20) }

  /// Adds a word without its plural ending.
  mutating func append(_ word: FoldedText.Word, of text: FoldedText) {
    for index in word.start..<word.stemEnd { append(text.bytes[index]) }
  }

  /// All words of a text.
  static func all(of text: FoldedText) -> Phrase {
    var phrase = start
    for (index, word) in text.words.enumerated() {
      if index > 0 { phrase.appendGap() }
      phrase.append(word, of: text)
    }
    return phrase
  }

  /// Two words written as one.
  static func joined(_ first: FoldedText.Word, _ second: FoldedText.Word, of text: FoldedText)
    -> Phrase
  {
    var phrase = start
    for index in first.start..<first.end { phrase.append(text.bytes[index]) }
    phrase.append(second, of: text)
    return phrase
  }
}
