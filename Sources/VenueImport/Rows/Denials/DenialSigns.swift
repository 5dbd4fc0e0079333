// Most texts deny nothing: one pass over their letters tells, before they are taken apart.

/// Tells whether a text may deny anything.
enum DenialSigns {
  /// Whether a text holds a word, a sign or a zero without which nothing is denied.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func areIn(_ text: some Sequence<UInt8>) -> Bool {
    var hash = start
    // The last five letters of a word.
    var tail: UInt64 = 0
    var isInWord = false
    var before: UInt8 = 0
    var rest = 0
    for byte in text {
      // Typographic quotation marks and dashes are three bytes that part words.
      if rest > 0 {
        rest -= 1
        continue
      }
      if byte == 0xE2 { rest = 2 }
      // Chinese, which has no words, and values: `tennis=no`.
      if byte >= 0xE3 || byte == 0x3A || byte == 0x3D { return true }
      if let letter = letter(byte, after: before) {
        hash = (hash ^ UInt64(letter)) &* 0x0000_0100_0000_01B3
        tail = tail << 8 | UInt64(letter)
        isInWord = true
      } else if isInWord {
        if isSign(hash, tail) { return true }
        (hash, tail) = (start, 0)
        isInWord = false
      }
      before = byte
    }
    return isInWord && isSign(hash, tail)
  }

  /// Most words are none of them: a few bits tell, before a set is asked.
  private static func isSign(_ hash: UInt64, _ tail: UInt64) -> Bool {
    (wordBits.mayContain(hash) && words.contains(hash))
      || (endingBits.mayContain(tail & tailMask) && endings.contains(tail & tailMask))
  }

  private static let tailMask: UInt64 = 0xFF_FFFF_FFFF
  private static let wordBits = BitFilter(words)
  private static let endingBits = BitFilter(endings)

  /// A bit for each of 16,384 classes of numbers.
  private struct BitFilter {
    private var bits = [UInt64](repeating: 0, count: 256)

    init(_ numbers: Set<UInt64>) {
      for number in numbers {
        let place = Self.place(number)
        bits[place >> 6] |= 1 << UInt64(place & 63)
      }
    }

    func mayContain(_ number: UInt64) -> Bool {
      let place = Self.place(number)
      return bits[place >> 6] >> UInt64(place & 63) & 1 == 1
    }

    private static func place(_ number: UInt64) -> Int {
      Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 50)
    }
  }

  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The byte of a letter or digit in lower case; `nil` for what parts words.
  private static func letter(_ byte: UInt8, after before: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39, 0x61...0x7A: byte
    case 0x41...0x5A: byte | 0x20
    // Capitals of Latin with accents: `FERMÉ`.
    case 0x80...0x9E where before == 0xC3: byte == 0x97 ? byte : byte + 0x20
    case 0x80..<0xE2: byte
    default: nil
    }
  }

  /// The hashes of the last words of all that denies.
  private static let words: Set<UInt64> = {
    let short: Set<String> = ["0", "x0", "×0", "t"]
    let phrases = [
      DenialWords.beginnings, DenialWords.middles, DenialWords.strict, DenialWords.remarks,
      DenialWords.remarkBeginnings, Set(DenialWords.endings), DenialWords.answers,
      FlagValue.denials,
      FlagValue.pastOrFuture, FlagValue.states, DenialWords.conversions, short,
      DenialWords.replacements, DenialWords.successions,
    ]
    let others = [
      AnnexWords.last, AnnexWords.first, AnnexWords.firstOf, AnnexWords.certainFirst,
      AnnexWords.certainFirstOf, DenialWords.plans,
    ]
    let known = phrases.flatMap(\.self) + others.flatMap(\.signs)
    // Capitals beyond Latin with accents are no one byte away from small letters: `Πρώην`, `БЫВШИЙ`.
    let spelt = known.flatMap { [$0, $0.prefix(1).uppercased() + $0.dropFirst(), $0.uppercased()] }
    return Set(spelt.compactMap(lastWord))
  }()

  /// The last five letters of compounds that are annexes, as people write them and in plain letters.
  private static let endings: Set<UInt64> = {
    let raw = AnnexWords.endings + ["parkplätze", "tribüne", "läktare", "omklædning", "pysäköinti"]
    return Set(
      raw.map { $0.utf8.suffix(5).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } })
  }()

  private static func lastWord(_ phrase: String) -> UInt64? {
    var hash = start
    var last: UInt64?
    var before: UInt8 = 0
    for byte in phrase.utf8 {
      if let letter = letter(byte, after: before) {
        hash = (hash ^ UInt64(letter)) &* 0x0000_0100_0000_01B3
        last = hash
      } else {
        hash = start
      }
      before = byte
    }
    return last
  }
}
