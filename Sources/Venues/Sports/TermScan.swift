// Finds the sports that a folded text names.

/// One walk over a text, taking the longest term at every word.
struct TermScan {
  /// What a text names.
  struct Findings {
    /// The sports by their numbers, in the order of the text, each once.
    var sports: [Int16] = []
    /// Whether every word belongs to a term, is a filler or a number.
    var isCovered = true

    fileprivate mutating func add(_ more: some Sequence<Int16>) {
      for sport in more where !sports.contains(sport) { sports.append(sport) }
    }
  }

  let text: FoldedText
  let country: CountryCode
  let terms: TermTable

  init(of text: FoldedText, in country: CountryCode, terms: TermTable) {
    self.text = text
    self.country = country
    self.terms = terms
  }

  /// Walks the text.
  ///
  /// - Complexity: O(length).
  func run() -> Findings {
    var findings = Findings()
    var word = 0
    while word < text.words.count {
      if let (found, end) = qualifiedTerm(at: word) ?? longestTerm(at: word) {
        if isStreet(end) {
          word = end
          findings.isCovered = false
          continue
        }
        let first = word
        let (meaning, next) = narrowed(found, word..<end) ?? (found, end)
        word = next
        findings.add(terms.sports(of: meaning))
        while let (other, end) = alternative(to: first, at: word) {
          findings.add(terms.sports(of: other))
          word = end
        }
      } else {
        if !isFiller(word), !isConjunction(word) { findings.isCovered = false }
        word += 1
      }
    }
    return findings
  }

  /// The longest term that begins at a word, and the word after it.
  func longestTerm(at first: Int) -> (TermTable.Meaning, Int)? {
    var longest: (TermTable.Meaning, Int)?
    var phrase = Phrase.start
    var word = first
    while true {
      phrase.append(text.words[word], of: text)
      guard let entry = terms.find(phrase) else { break }
      if let meaning = meaning(of: entry, from: first, through: word) {
        longest = (meaning, word + 1)
      }
      word += 1
      guard entry.traits.contains(.begins), continues(word) else { break }
      phrase.appendGap()
    }
    if let longest, longest.1 > first + 1 { return longest }
    return pair(at: first) ?? longest ?? compound(at: first)
  }

  func continues(_ word: Int) -> Bool {
    word < text.words.count && !text.words[word].beginsItem
  }

  /// Two words that are one in the table: *foot ball*.
  private func pair(at first: Int) -> (TermTable.Meaning, Int)? {
    guard continues(first + 1), text.words[first].count > 2, text.words[first + 1].count > 2 else {
      return nil
    }
    let joined = Phrase.joined(text.words[first], text.words[first + 1], of: text)
    guard let entry = terms.find(joined),
      let meaning = meaning(of: entry, from: first, through: first + 1)
    else { return nil }
    return (meaning, first + 2)
  }

  /// A word whose ending says what kind of place it is: *Tennisplatz*, *Koripallokenttä*.
  private func compound(at word: Int) -> (TermTable.Meaning, Int)? {
    let (start, end) = (text.words[word].start, text.words[word].stemEnd)
    guard let meaning = compound(from: start, to: end, steps: 2) else { return nil }
    return (meaning, word + 1)
  }

  /// What letters mean without an ending or two (*Tennis-kenttä-alue*); the rest has three letters at least.
  private func compound(from start: Int, to end: Int, steps: Int) -> TermTable.Meaning? {
    guard end - start >= 5, steps > 0 else { return nil }
    var ending = Phrase.ending
    for cut in (start + 3..<end).reversed() {
      ending.append(text.bytes[cut])
      guard let entry = terms.find(ending), entry.traits.contains(.ending) else { continue }
      if let meaning = meaning(from: start, to: cut)
        ?? compound(from: start, to: cut, steps: steps - 1)
      {
        return meaning
      }
    }
    return nil
  }

  /// What letters mean as a word; within a compound a term never stands alone, so that is not asked of it.
  private func meaning(from start: Int, to end: Int) -> TermTable.Meaning? {
    let stem = FoldedText.Word(
      start: start, stemEnd: text.stemEnd(from: start, to: end), end: end, beginsItem: false)
    var phrase = Phrase.start
    phrase.append(stem, of: text)
    return terms.find(phrase).flatMap { terms.meaning(of: $0, in: country) }
  }

  /// What an entry means here, if it stands where it counts.
  private func meaning(
    of entry: TermTable.Entry, from first: Int, through last: Int
  ) -> TermTable.Meaning? {
    guard let meaning = terms.meaning(of: entry, in: country) else { return nil }
    let counts =
      switch meaning.standing {
      case .anywhere: true
      case .last: endsItem(last) || isWholeItem(first, last)
      case .alone: isWholeItem(first, last)
      }
    return counts ? meaning : nil
  }

  /// Whether a word makes a name of the term before it: `Tennis Avenue Green`; lanes are those of a pool.
  private func isStreet(_ word: Int) -> Bool {
    continues(word) && text.words[word].stemEnd == text.words[word].end && has(.street, word)
      && longestTerm(at: word) == nil && !isArticle(word + 1)
  }

  /// Whether a word goes on with the name of a street before it, as French does: `Tennis avenue de la Paix`; or makes no
  /// street of the word before it: `Tennis close to the beach`.
  private func isArticle(_ word: Int) -> Bool {
    guard continues(word) else { return false }
    let letters = text.bytes[text.words[word].start..<text.words[word].end]
    return Self.articles.contains { $0.elementsEqual(letters) }
  }

  private static let articles = [
    "de", "du", "des", "d", "del", "la", "le", "les", "l", "da", "do", "to", "by",
  ]
  .map { Array($0.utf8) }

  /// Whether nothing but numbers stands behind a word in its item.
  private func endsItem(_ last: Int) -> Bool {
    var word = last + 1
    while continues(word) {
      guard text.isNumber(word) else { return false }
      word += 1
    }
    return true
  }

  /// Whether the other words of the item are fillers, conjunctions, or whole items themselves.
  private func isWholeItem(_ first: Int, _ last: Int) -> Bool {
    var word = first
    while !text.words[word].beginsItem, word > 0 {
      word -= 1
      guard isBeside(word) else { return false }
    }
    word = last + 1
    while continues(word) {
      guard isBeside(word) else { return false }
      word += 1
    }
    return true
  }

  private func isBeside(_ word: Int) -> Bool {
    guard !text.isNumber(word) else { return true }
    var phrase = Phrase.start
    phrase.append(text.words[word], of: text)
    guard let entry = terms.find(phrase) else { return false }
    return !entry.traits.isDisjoint(with: [.filler, .conjunction])
      || terms.meaning(of: entry, in: country).map { $0.standing != .anywhere } == true
  }

  func isFiller(_ word: Int) -> Bool { text.isNumber(word) || has(.filler, word) }

  func isConjunction(_ word: Int) -> Bool { has(.conjunction, word) }

  private func has(_ traits: TermTable.Traits, _ word: Int) -> Bool {
    var phrase = Phrase.start
    phrase.append(text.words[word], of: text)
    return terms.find(phrase)?.traits.contains(traits) ?? false
  }
}
