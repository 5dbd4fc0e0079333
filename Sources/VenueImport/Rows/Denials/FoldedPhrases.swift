// Phrases of several languages, found whatever their case, accents and hyphens.

/// A set of phrases.
struct FoldedPhrases: Sendable {
  private let phrases: Set<String>
  /// The longest phrase, in words.
  let longest: Int
  /// A word of each phrase, as people write it and in plain letters, without which the phrase is not there: the last that is not common.
  let signs: [String]
  /// Words that stand in many other names.
  private static let common: Set<String> = [
    "lot", "lots", "area", "areas", "room", "building", "shed", "stand", "space", "spaces", "block",
    "station", "stations", "facilities", "structure", "yard", "of", "de", "des", "du", "d",
  ]

  /// Takes phrases parted by commas and line breaks.
  init(_ text: String) {
    var phrases: Set<String> = []
    var signs: [String] = []
    var longest = 1
    for line in text.split(whereSeparator: { $0.isNewline || $0 == "," }) {
      let words = Self.words(String(line))
      if words.isEmpty { continue }
      phrases.insert(words.joined(separator: " "))
      longest = max(longest, words.count)
      // `p-plads` and `d'accès` are two words each in plain letters.
      let raw = line.lowercased().split { " -'’".contains($0) }.map(String.init)
      for spelling in [words, raw] {
        if let sign = spelling.last(where: { !Self.common.contains($0) }) { signs.append(sign) }
      }
    }
    self.phrases = phrases
    self.longest = longest
    self.signs = signs
  }

  /// The words of a text in lower case and plain letters.
  static func words(_ text: String) -> [String] { ColumnName(text.lowercased()).words }

  /// How many of the first words are the longest phrase that words begin with; 0 for none.
  func prefix(of words: ArraySlice<String>) -> Int {
    for length in stride(from: min(longest, words.count), through: 1, by: -1)
    where phrases.contains(words.prefix(length).joined(separator: " ")) {
      return length
    }
    return 0
  }

  /// How many of the last words are the longest phrase that words end in; 0 for none.
  func suffix(of words: ArraySlice<String>) -> Int {
    for length in stride(from: min(longest, words.count), through: 1, by: -1)
    where phrases.contains(words.suffix(length).joined(separator: " ")) {
      return length
    }
    return 0
  }

  /// Whether a phrase stands anywhere among words.
  func isIn(_ words: ArraySlice<String>) -> Bool {
    words.indices.contains { prefix(of: words[$0...]) > 0 }
  }
}
