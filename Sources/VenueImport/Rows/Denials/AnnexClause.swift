// Whether a clause names the annex of a place of sport, rather than the place: `Tennis Parking Lot`, `Vestiaires du football`.

/// Tells annexes from places of sport.
struct AnnexClause {
  /// The sports that a text names.
  let sports: (String) -> [String]

  /// More words are prose.
  private static let longest = 8

  /// The clause without what is an annex: all of it, or one of the parts between dashes.
  func removed(from clause: String) -> String {
    if clause.last?.isIdeograph == true { return ideographs(clause) }
    for dash in [" - ", " – ", " — ", " | "] where clause.contains(dash) {
      let parts = clause.components(between: dash)
      // `Tennis Courts - Parking Lot` is the one of the other.
      if parts.count == 2, parts.count(where: { Self.isPlain($0) }) == 1 { return "" }
      let kept = parts.filter { !isAnnex($0) }
      return kept.count < parts.count ? kept.joined(separator: dash) : clause
    }
    return isAnnex(clause) ? "" : clause
  }

  /// Whether a text names an annex and nothing else: `Parking Lot`, `Public toilets 2`.
  static func isPlain(_ text: String) -> Bool {
    if text.last?.isIdeograph == true { return AnnexWords.ideographic.contains(text) }
    let words = unqualified(words(text)[...])
    guard !words.isEmpty, words.count <= longest else { return false }
    return AnnexWords.last.suffix(of: words) == words.count
      || AnnexWords.first.prefix(of: words) == words.count
  }

  /// Whether a text ends in an annex that is nothing else, or begins with one: `Langley Park Toilets`, `Kleedkamers De Kade`.
  static func isCertain(_ text: String) -> Bool {
    if text.last?.isIdeograph == true {
      return AnnexWords.ideographic.contains(where: text.hasSuffix)
    }
    let words = unqualified(words(text)[...])
    if isCertainFirst(words, of: text) { return true }
    let length = AnnexWords.certain.suffix(of: words)
    return length > 0 && words.count <= longest
      && !words.dropLast(length).contains(where: AnnexWords.joints.contains)
  }

  /// Whether words begin with an annex and go on with the name of one place.
  private static func isCertainFirst(_ words: ArraySlice<String>, of text: String) -> Bool {
    guard words.count <= longest, !text.contains(where: { ",;/".contains($0) }),
      !words.contains(where: AnnexWords.conjunctions.contains)
    else { return false }
    let length = AnnexWords.certainFirst.prefix(of: words)
    if length > 0 { return words.count > length }
    let rest = words.dropFirst(AnnexWords.certainFirstOf.prefix(of: words))
    guard rest.count < words.count, let next = rest.first else { return false }
    return AnnexWords.places.contains(next)
      || (rest.count > 1 && AnnexWords.belongings.contains(next) && next != "the")
  }

  private func isAnnex(_ text: String) -> Bool {
    let words = Self.unqualified(Self.words(text)[...])
    guard words.count > 1 || words.first.map(Self.isCompound) == true, words.count <= Self.longest
    else { return false }
    return endsInAnnex(words) || beginsWithAnnex(words)
  }

  private static func words(_ text: String) -> [String] {
    FoldedPhrases.words(text.replacing("&", with: " and ").replacing("+", with: " and "))
  }

  /// The words before numbers, letters and words that say no more.
  private static func unqualified(_ words: ArraySlice<String>) -> ArraySlice<String> {
    var end = words.endIndex
    while end > words.startIndex + 1 {
      let word = words[end - 1]
      // `Parking lot B2` is one of several; `wc` is none.
      let isMark = word.first?.isNumber == true || word.count == 1
      // `Parking area` is a phrase, `Restroom area` is one with a word behind it.
      guard isMark || AnnexWords.qualifiers.contains(word),
        AnnexWords.last.suffix(of: words[..<end]) == 0
      else { break }
      end -= 1
    }
    return words[..<end]
  }

  private func endsInAnnex(_ words: ArraySlice<String>) -> Bool {
    let length = AnnexWords.last.suffix(of: words)
    let rest = words.dropLast(length)
    guard length > 0 else {
      return words.count <= 3 && words.last.map(Self.isCompound) == true
        && !rest.contains(where: AnnexWords.joints.contains)
    }
    guard !rest.isEmpty, !rest.contains(where: AnnexWords.joints.contains) else { return false }
    return isOfOne(rest)
  }

  private func beginsWithAnnex(_ words: ArraySlice<String>) -> Bool {
    var length = AnnexWords.first.prefix(of: words)
    if length == 0 {
      length = AnnexWords.firstOf.prefix(of: words)
      guard words.dropFirst(length).first.map(AnnexWords.belongings.contains) == true else {
        return words.first.map(Self.isCompound) == true && words.count <= 3
          && isOfOne(words.dropFirst())
      }
    }
    let rest = words.dropFirst(length)
    guard length > 0, let next = rest.first else { return false }
    if AnnexWords.conjunctions.contains(next) {
      // `Parking et tennis` has both; `Vestiaires et toilettes du tennis` are two annexes.
      return !["with", "avec", "mit", "con", "com", "met", "med", "w", "amb"].contains(next)
        && beginsWithAnnex(rest.dropFirst())
    }
    if AnnexWords.belongings.contains(next) { return true }
    // English has the place last: `Clubhouse Tennis Courts`.
    if length == 1 || words.first == "club", let last = rest.last,
      AnnexWords.englishPlaces.contains(last)
    {
      return false
    }
    return isOfOne(rest)
  }

  /// Whether words name one sport at most and no annex: else they are a list without commas.
  private func isOfOne(_ words: ArraySlice<String>) -> Bool {
    !AnnexWords.last.isIn(words) && !AnnexWords.first.isIn(words)
      && sports(words.joined(separator: " ")).count < 2
  }

  /// Whether a word is what it is of and an annex in one, as `Tennisparkplatz` is.
  private static func isCompound(_ word: String) -> Bool {
    AnnexWords.endings.contains { word.count > $0.count + 2 && word.hasSuffix($0) }
  }

  /// What a clause of Chinese names beside annexes: `網球場及停車場` has a court.
  private func ideographs(_ clause: String) -> String {
    guard AnnexWords.ideographic.contains(where: clause.hasSuffix) else { return clause }
    let parts = clause.split { "及與与和暨".contains($0) }.map(String.init)
    let kept = parts.filter { part in
      guard let annex = AnnexWords.ideographic.first(where: part.hasSuffix) else { return true }
      let rest = String(part.dropLast(annex.count))
      // Without marks between them, several things are a list.
      return AnnexWords.ideographic.contains(where: rest.contains) || sports(rest).count > 1
    }
    return kept.count == parts.count ? clause : kept.joined(separator: "、")
  }
}

extension String {
  /// The parts between marks, without spaces around them.
  fileprivate func components(between mark: String) -> [String] {
    var parts: [String] = []
    var start = startIndex
    for range in ranges(of: mark) {
      parts.append(String(self[start..<range.lowerBound]).trimmed)
      start = range.upperBound
    }
    parts.append(String(self[start...]).trimmed)
    return parts.filter { !$0.isEmpty }
  }
}
