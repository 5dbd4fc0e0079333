// Terms that a mark parts from what qualifies them: `Hockey - Ice`, `Rugby (League)`, `Volleyball, beach`.

extension TermScan {
  /// The longest qualifier, in words.
  private static let longest = 3

  /// A general term and its qualifier, read as the one term that they make in either order, and the word after them.
  ///
  /// Two keys of sports with a dash or a comma between them are a list (`Tennis - Padel`), unless the first is a word of many.
  func qualifiedTerm(at first: Int) -> (TermTable.Meaning, Int)? {
    guard let seam = seam(after: first) else { return nil }
    let joint = text.words[seam].joint
    if joint == .hyphen, let (_, end) = longestTerm(at: first), end > seam { return nil }
    let ends = seam + 1...seam + Self.longest
    for end in ends.reversed() where end <= text.words.count && isOneItem(seam..<end) {
      if joint == .comma, !(end..<text.words.count).allSatisfy(isFiller) { continue }
      let (term, qualifier) = (first..<seam, seam..<end)
      guard !isNumbered(qualifier),
        let meaning = meaning(
          of: term, by: qualifier, inOrder: joint == .bracket || joint == .colon)
      else { continue }
      let isList = joint == .dash || joint == .comma || joint == .hyphen
      if isList, !isGeneral(term), isKey(term), isKey(qualifier) { continue }
      return (meaning, end)
    }
    return nil
  }

  /// What else in the brackets behind a term qualifies it, and the word after: `Rugby (League and Union)`, `Hockey (ice/field)`.
  func alternative(to first: Int, at word: Int) -> (TermTable.Meaning, Int)? {
    guard text.hasJoints, word < text.words.count, let seam = seam(after: first),
      text.words[seam].joint == .bracket, word > seam
    else { return nil }
    var start = word
    if isConjunction(start) {
      start += 1
    } else if text.words[start].joint == .gap {
      return nil
    }
    for end in (start + 1...start + Self.longest).reversed()
    where end <= text.words.count && isOneItem(start..<end) {
      if let meaning = meaning(of: first..<seam, by: start..<end, inOrder: true) {
        return (meaning, end)
      }
    }
    return nil
  }

  /// The meaning of the more particular of two terms with a mark between them, and the word after them: `Football: AFL`.
  ///
  /// A term that stands for several sports gives way to one of these, a word of many sports to one that is called by it too.
  func narrowed(
    _ meaning: TermTable.Meaning, _ term: Range<Int>
  ) -> (TermTable.Meaning, Int)? {
    guard text.hasJoints, term.upperBound < text.words.count, meaning.count > 0 else { return nil }
    let joint = text.words[term.upperBound].joint
    guard joint == .dash || joint == .colon || joint == .bracket,
      let (other, end) = longestTerm(at: term.upperBound), other.count > 0
    else { return nil }
    if isKind(other, of: meaning, term) { return (other, end) }
    let isBehind = joint == .bracket && isKind(meaning, of: other, term.upperBound..<end)
    return isBehind ? (meaning, end) : nil
  }

  private func isKind(
    _ particular: TermTable.Meaning, of general: TermTable.Meaning, _ term: Range<Int>
  ) -> Bool {
    let (few, many) = (terms.sports(of: particular), terms.sports(of: general))
    if few.count < many.count { return few.allSatisfy(many.contains) }
    guard term.count == 1, general.country == .everywhere else { return false }
    let called = GeneralWords.standard.sports(calledBy: phrase(of: [term]))
    return called.count >= GeneralWords.fewest && few.allSatisfy(called.contains)
  }

  /// The first word behind a mark that may part a term from its qualifier; `nil` where another mark comes before it.
  private func seam(after first: Int) -> Int? {
    guard text.hasJoints else { return nil }
    var word = first + 1
    while word < text.words.count, word <= first + Self.longest {
      switch text.words[word].joint {
      case .gap: word += 1
      case .hyphen, .dash, .colon, .bracket: return word
      case .comma: return text.words.count { $0.beginsItem } == 2 ? word : nil
      case .other: return nil
      }
    }
    return nil
  }

  private func isOneItem(_ words: Range<Int>) -> Bool {
    words.dropFirst().allSatisfy { text.words[$0].joint == .gap || text.words[$0].joint == .hyphen }
  }

  /// Whether a qualifier is the number of a place: `Hockey - Field 3`.
  private func isNumbered(_ qualifier: Range<Int>) -> Bool {
    let next = qualifier.upperBound
    let isBefore = continues(next) && text.isNumber(next) && qualifier.allSatisfy(isFiller)
    // `Pool (8 Ball)` is called so.
    return isBefore || qualifier.count == 1 && qualifier.contains(where: text.isNumber)
  }

  /// What a term and its qualifier mean as one term.
  private func meaning(
    of term: Range<Int>, by qualifier: Range<Int>, inOrder: Bool
  ) -> TermTable.Meaning? {
    if inOrder, let meaning = meaning(of: phrase(of: [term, qualifier])) { return meaning }
    if let meaning = meaning(of: phrase(of: [qualifier, term])) { return meaning }
    if term.count == 1, qualifier.count == 1 {
      let (word, other) = (text.words[qualifier.lowerBound], text.words[term.lowerBound])
      if let meaning = meaning(of: Phrase.joined(word, other, of: text)) { return meaning }
    }
    for link in Self.links {
      if let meaning = meaning(of: phrase(of: [term, qualifier], link: link)) { return meaning }
    }
    return nil
  }

  /// The words that join a sport to what qualifies it in the languages that put it first: *hockey sur glace*.
  private static let links = ["sur", "de", "en", "a", "su", "sobre", "na", "op", "pe"]
    .map { Array($0.utf8) }

  private func meaning(of phrase: Phrase) -> TermTable.Meaning? {
    terms.find(phrase).flatMap { terms.meaning(of: $0, in: country) }.flatMap {
      $0.count > 0 ? $0 : nil
    }
  }

  private func isGeneral(_ term: Range<Int>) -> Bool {
    term.count == 1
      && GeneralWords.standard.sports(calledBy: phrase(of: [term])).count >= GeneralWords.fewest
  }

  private func isKey(_ words: Range<Int>) -> Bool {
    GeneralWords.standard.isKey(phrase(of: [words]))
  }

  private func phrase(of runs: [Range<Int>], link: [UInt8]? = nil) -> Phrase {
    var phrase = Phrase.start
    for (number, run) in runs.enumerated() {
      if number > 0, let link {
        phrase.appendGap()
        for byte in link { phrase.append(byte) }
      }
      for word in run {
        if number > 0 || word > run.lowerBound { phrase.appendGap() }
        phrase.append(text.words[word], of: text)
      }
    }
    return phrase
  }
}

/// Words that names of many sports begin or end with, such as *football* and *skating*.
struct GeneralWords {
  static let standard = GeneralWords(of: .standard)

  /// The names of so many sports make a word general.
  static let fewest = 6

  private var sports: [Phrase: Set<Int16>] = [:]
  private var keys: Set<Phrase> = []

  /// Collects the keys, and the first and last words of all names of several words.
  init(of vocabulary: SportVocabulary) {
    keys = Set(vocabulary.sports.map { Phrase.all(of: FoldedText($0.key)) })
    vocabulary.forEachName(inEveryLanguage: true) { sport, _, slug in
      let name = FoldedText(String(decoding: slug, as: UTF8.self))
      guard name.words.count > 1, let first = name.words.first, let last = name.words.last else {
        return
      }
      for word in [first, last] {
        var phrase = Phrase.start
        phrase.append(word, of: name)
        sports[phrase, default: []].insert(sport)
      }
    }
  }

  /// Whether a phrase is the key of a sport.
  func isKey(_ phrase: Phrase) -> Bool { keys.contains(phrase) }

  /// The sports that have names of several words with this one at either end.
  func sports(calledBy word: Phrase) -> Set<Int16> { sports[word] ?? [] }
}
