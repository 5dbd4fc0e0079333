// Legends whose pieces commas part, a code and its meaning in either order: `Tennis=1, Soccer=2`, `1 Tennis; 2 Soccer`.

/// The pieces of a legend.
struct LegendPieces {
  /// The codes, all of them numbers, and their meanings.
  let found: [(code: String, meaning: String)]
  /// Whether equals signs say that it is a legend, whatever the cells hold.
  let isPlain: Bool

  /// Takes a text apart; `nil` where any of its pieces is something else.
  init?(_ text: Substring) {
    var found: [(code: String, meaning: String)] = []
    var isPlain = true
    for piece in text.split(whereSeparator: { ",;/|".contains($0) || $0.isNewline }) {
      let piece = String(piece).trimmed
      if let sign = piece.lastIndex(of: "=") {
        let code = String(piece[piece.index(after: sign)...]).trimmed
        let meaning = String(piece[..<sign]).trimmed
        guard Self.isCode(code), meaning.first?.isLetter == true else { return nil }
        found.append((code, meaning))
      } else {
        let words = piece.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, Self.isCode(words[0]), words[1].first?.isLetter == true else {
          return nil
        }
        isPlain = false
        found.append((words[0], words[1]))
      }
    }
    guard found.count > 1 else { return nil }
    self.found = found
    self.isPlain = isPlain
  }

  private static func isCode(_ text: String) -> Bool {
    (1...3).contains(text.count) && text.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
