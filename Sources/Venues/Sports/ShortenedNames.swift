// Names that a DBF file cut to ten letters.

/// The sports of names cut to ten letters, or to eight and a number: `casting_pi`, `basketba_1`.
struct ShortenedNames {
  static let standard = ShortenedNames(of: .standard)

  private var sports: [[UInt8]: (sport: Int16, length: Int)] = [:]

  /// Cuts every name that is longer, unless that leaves whole words; where two become the same, the shorter name keeps it.
  init(of vocabulary: SportVocabulary) {
    vocabulary.forEachName { sport, _, folded in
      for length in [8, 10] where folded.count > length && folded[length] != 0x5F {
        let cut = Array(folded.prefix(length))
        if let known = sports[cut], known.length <= folded.count { continue }
        sports[cut] = (sport, folded.count)
      }
    }
  }

  /// The sport of a name that looks cut, if it is one's; `folded` is the text of `name`.
  func sport(of name: String, folded: FoldedText) -> Int16? {
    guard name.utf8.count >= 9, name.utf8.count <= 10, !name.utf8.contains(0x20) else { return nil }
    let letters = folded.slugBytes
    let ending = letters.suffix(2)
    guard ending.first == 0x5F, let digit = ending.last, digit >= 0x30, digit <= 0x39 else {
      return letters.count == 10 ? sports[letters]?.sport : nil
    }
    return sports[letters.dropLast(2)]?.sport
  }
}
