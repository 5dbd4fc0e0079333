// Columns whose names name both answers: `Indoor/Outdoor`, `Gratuit_Payant`, `IN_OUT`; their cells say which, perhaps by a letter.

/// Tells what the words and letters of a column mean that is called after both answers.
enum NamedSides {
  /// Short words that mean a side beside their contraries only.
  private static let short: [VenueAttribute: [String: String]] = [
    .indoor: ["in": "yes", "int": "yes", "out": "no", "ext": "no", "hall": "yes", "open": "no"]
  ]

  /// Words between the two, and words that say no more than that it is one of them.
  private static let fillers: Set<String> = [
    "or", "and", "et", "ou", "und", "oder", "y", "o", "e", "i", "u", "en", "of", "og", "och",
    "eller", "ja", "tai", "type", "typ", "tipo", "art", "soort", "location", "court", "courts",
    "facility", "venue", "flag",
  ]

  /// What words, and the beginnings that only one side has, mean in the cells of a column; `nil` where its name does not name both sides.
  ///
  /// `Indoor_Outdoor` has *I* for inside and *O* for outside, `binnen/buiten` no *B*.
  static func words(of name: ColumnName, _ attribute: VenueAttribute) -> [String: String]? {
    guard attribute.isYesOrNo else { return nil }
    var sides: [String: [String]] = [:]
    for word in name.words {
      let meaning =
        AttributeWords.side(word, of: attribute) ?? short[attribute]?[word]
      if let meaning, meaning != "either" {
        sides[meaning, default: []].append(word)
      } else if meaning == nil, !fillers.contains(word) {
        return nil
      }
    }
    guard let inside = sides["yes"], let outside = sides["no"] else { return nil }
    var words = beginnings(of: inside, "yes").merging(beginnings(of: outside, "no")) { _, _ in "" }
    for (word, meaning) in words where meaning.isEmpty { words[word] = nil }
    for letters in ["\(inside[0].prefix(1))/\(outside[0].prefix(1))", "both", "b"]
    where words[letters] == nil {
      words[letters] = "either"
    }
    return words
  }

  private static func beginnings(of words: [String], _ meaning: String) -> [String: String] {
    var found: [String: String] = [:]
    for word in words {
      for length in 1...word.count { found[String(word.prefix(length))] = meaning }
    }
    return found
  }

  /// The first column all of whose texts name a side in words, both of them: `Location Type` with *Indoor* and *Outdoor*.
  static func column(of attribute: VenueAttribute, in sample: RecordSample, besides taken: Set<Int>)
    -> Int?
  {
    sample.facts.columns.indices.first { column in
      guard !taken.contains(column) else { return false }
      var meanings: Set<String> = []
      var isSo = true
      sample.forEachSpread(FlagColumns.depth) { batch, row in
        let cell = batch.cell(row, column)
        guard isSo, cell != .absent else { return }
        guard case .text = cell else {
          isSo = false
          return
        }
        let text = batch.string(cell).trimmed.lowercased()
        if text.isEmpty { return }
        guard let meaning = AttributeWords.side(text, of: attribute) else {
          isSo = false
          return
        }
        meanings.insert(meaning)
      }
      return isSo && meanings.isSuperset(of: ["yes", "no"])
    }
  }
}
