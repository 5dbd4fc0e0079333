// Words and phrases with a meaning, found whole whatever their case, accents and punctuation.

/// Phrases and what they mean.
struct PhraseTable: Sendable {
  private var meanings: [String: String] = [:]
  /// The longest phrase, in words.
  private var longest = 1

  /// Makes a table of lines `meaning: phrase, phrase`.
  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let meaning = String(parts[0]).trimmed
      for phrase in parts[1].split(separator: ",") {
        let words = ColumnName(String(phrase)).words
        longest = max(longest, words.count)
        meanings[words.joined(separator: " ")] = meaning
      }
    }
  }

  /// What a whole text means; `nil` where it is not in the table.
  func meaning(of text: String) -> String? {
    meanings[ColumnName(text.lowercased()).words.joined(separator: " ")]
  }

  /// What words mean that have a meaning each, the longest phrases first, besides words that say nothing.
  ///
  /// - Returns: The meanings without repetition, or `nil` where a word is not known.
  /// - Complexity: O(*n* · *k*) look-ups, *n* words, *k* the length of the longest phrase.
  func meanings(of words: [String], besides fillers: Set<String>) -> [String]? {
    var found: [String] = []
    var place = 0
    words: while place < words.count {
      for length in stride(from: min(longest, words.count - place), through: 1, by: -1) {
        let phrase = words[place..<place + length].joined(separator: " ")
        guard let meaning = meanings[phrase] else { continue }
        if !found.contains(meaning) { found.append(meaning) }
        place += length
        continue words
      }
      guard fillers.contains(words[place]) else { return nil }
      place += 1
    }
    return found
  }
}
