// What a list of amenities denies is no sport of the place: `No tennis; soccer`, `Soccer (pas de tennis)`, `Swimming prohibited`.

/// Takes what is denied out of a text.
struct DeniedClauses {
  /// The sports that a text names, and whether it says nothing else.
  let reading: (String) -> (keys: [String], isCovered: Bool)

  /// The text without the clauses that deny; the text itself where none does.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func removed(from text: String) -> String {
    guard DenialSigns.areIn(text.utf8) else { return text }
    let clauses = TextClause.all(of: text)
    var kept: [String] = []
    var isChanged = false
    // Whether the clause before this one is the last that was kept.
    var isBesideKept = false
    var denied = 0
    for (place, clause) in clauses.enumerated() {
      if clause.border == .note, DenialWords.isRemark(clause.text) {
        // `Tennis court (removed)`
        if isBesideKept { kept.removeLast() }
        isBesideKept = false
        isChanged = true
        continue
      }
      let rest = place < denied ? "" : affirmed(clause.text)
      if rest != clause.text {
        isChanged = true
        if place >= denied, rest.isEmpty { denied = endOfDenial(from: place, clauses) }
      }
      isBesideKept = !rest.isEmpty
      if isBesideKept { kept.append(rest) }
    }
    return isChanged ? kept.joined(separator: "; ") : text
  }

  /// How far a denial goes on: `no tennis/basketball`, `no tennis, basketball or golf`, `prohibited: swimming, fishing`.
  private func endOfDenial(from place: Int, _ clauses: [TextClause]) -> Int {
    var end = place + 1
    while end < clauses.count, clauses[end].border == .slash { end += 1 }
    let isHeading = deniesByHeading(clauses[place].text)
    var last = end
    while last < clauses.count, clauses[last].border == .comma {
      last += 1
      if isHeading || isAlternative(clauses[last - 1].text) { end = last }
    }
    return end
  }

  /// Whether a clause is the last of alternatives: `or golf`, `basketball or golf`, but not `indoor or outdoor golf`.
  private func isAlternative(_ clause: String) -> Bool {
    let words = clause.split(separator: " ").map(String.init)
    guard
      let place = words.firstIndex(where: { DenialWords.alternatives.contains($0.lowercased()) })
    else { return false }
    let after = words[(place + 1)...].joined(separator: " ")
    return !reading(after).keys.isEmpty
      && (place == 0 || !reading(words[..<place].joined(separator: " ")).keys.isEmpty)
  }

  /// What a clause says is there.
  private func affirmed(_ clause: String) -> String {
    if isDeniedValue(clause) || deniesByHeading(clause) { return "" }
    let annex = AnnexClause { reading($0).keys }
    let clause = annex.removed(from: clause)
    if clause.isEmpty { return "" }
    let words = clause.split(separator: " ").map(String.init)
    if DenialWords.endDenying(clause) || isNone(words) || isAnsweredNo(words) { return "" }
    if let first = clause.first, first.isIdeograph || clause.contains("有") {
      return affirmedIdeographs(clause)
    }
    if isPlan(words) { return "" }
    if let rest = conversion(in: words) ?? replacement(in: words) ?? succession(in: words) {
      return rest
    }
    if let place = denial(in: words) { return words[..<place].joined(separator: " ") }
    let others = words.filter { !isDeniedCompound($0) }
    return others.count < words.count ? others.joined(separator: " ") : clause
  }

  /// Whether a clause begins as a plan does: `Geplanter Skatepark`, `Projet de terrain de padel`.
  private func isPlan(_ words: [String]) -> Bool {
    let folded = FoldedPhrases.words(words.prefix(4).joined(separator: " "))
    let length = DenialWords.plans.prefix(of: folded[...])
    return length > 0 && words.count > 1
  }

  /// What became of something else: `Pickleball converted from tennis`, `Tennis converted to pickleball`; `nil` where nothing did.
  private func conversion(in words: [String]) -> String? {
    guard let place = words.firstIndex(where: { DenialWords.conversions.contains($0.lowercased()) })
    else { return nil }
    let next = place + 1 < words.count ? words[place + 1].lowercased() : ""
    let isOrigin = DenialWords.origins.contains(next) || next.hasPrefix("d'")
    if isOrigin { return words[..<place].joined(separator: " ") }
    return DenialWords.targets.contains(next)
      ? words[(place + 1)...].joined(separator: " ") : nil
  }

  /// What stands in place of something else: `Tennis replaced by padel`, `Padel replaces tennis`; `nil` where nothing does.
  private func replacement(in words: [String]) -> String? {
    guard
      let place = words.firstIndex(where: { DenialWords.replacements.contains($0.lowercased()) }),
      place + 1 < words.count
    else { return nil }
    if DenialWords.replacers.contains(words[place + 1].lowercased()) {
      let rest = words[(place + 2)...].joined(separator: " ")
      // `Tennis nets replaced by the city`
      return reading(rest).keys.isEmpty ? nil : rest
    }
    let gone = words[(place + 1)...].joined(separator: " ")
    return reading(gone).keys.isEmpty ? nil : words[..<place].joined(separator: " ")
  }

  /// What is there now of two sports: `Tennis now pickleball`, but not `Tennis now open`; `nil` where nothing changed.
  private func succession(in words: [String]) -> String? {
    guard let place = words.firstIndex(where: { DenialWords.successions.contains($0.lowercased()) })
    else { return nil }
    let (before, after) = (
      words[..<place].joined(separator: " "), words[(place + 1)...].joined(separator: " ")
    )
    return reading(before).keys.isEmpty || reading(after).keys.isEmpty ? nil : after
  }

  /// Where in a clause a denial begins that reaches to its end.
  private func denial(in words: [String]) -> Int? {
    let lower = words.map { $0.lowercased() }
    for (place, word) in lower.enumerated() {
      var next = place + 1
      if word == "pas", next < words.count {
        // `pas de tennis`, `pas d'escalade`
        if lower[next] == "de" {
          next += 1
          // `Pas de la Casa` is a place: what is denied has no article.
          if next < words.count, ["la", "le", "les"].contains(lower[next]) { continue }
        } else if lower[next].hasPrefix("d'") || lower[next].hasPrefix("d’") {
          if DenialWords.strangers.contains(String(lower[next].dropFirst(2))) { continue }
          return place
        }
      } else if word == "not" || word.hasSuffix("n't") || word.hasSuffix("n’t"), next < words.count,
        DenialWords.possessions.contains(lower[next])
      {
        return place
      }
      if place == 0, isFormer(word) { return 0 }
      guard next < words.count, !isHarmless(Array(lower[next...])) else { continue }
      // An island too: `Antigua Recreation Ground`.
      if word == "antigua", words[next].first?.isUppercase == true { continue }
      if next == place + 1, DenialWords.strict.contains(word), !reading(words[next]).keys.isEmpty {
        return place
      }
      let isDenial =
        next > place + 1 || DenialWords.middles.contains(word)
        || (place == 0 && DenialWords.beginnings.contains(word))
      if isDenial, !isProperName(words, place, next) { return place }
    }
    return nil
  }

  /// Whether a word is *ex* with a place of sport behind its hyphen: `Ex-court`, but not `Ex-servicemen`.
  private func isFormer(_ word: String) -> Bool {
    word.hasPrefix("ex-") && reading(String(word.dropFirst(3))).isCovered
  }

  /// Whether what stands behind a word such as *no* makes it something else than a denial of sports.
  private func isHarmless(_ rest: [String]) -> Bool {
    // `Court no 3` numbers it.
    if rest[0].first?.isNumber == true || DenialWords.strangers.contains(rest[0]) { return true }
    return rest.count > 1 && ["more", "less", "fewer"].contains(rest[0]) && rest[1] == "than"
  }

  /// Whether capitals, and words that no sport is called by, make it a name: `No Man's Land skate park`, `Sans Souci Tennis`.
  private func isProperName(_ words: [String], _ place: Int, _ next: Int) -> Bool {
    guard words[place].first?.isUppercase == true, words[next].first?.isUppercase == true else {
      return false
    }
    // German writes all nouns so: `Kein Schwimmen erlaubt`.
    return reading(words[next]).keys.isEmpty
      && !reading(words[next...].joined(separator: " ")).isCovered
  }

  /// Whether a word denies the sport behind its hyphen: `non-tennis`, but not `non-profit`.
  private func isDeniedCompound(_ word: String) -> Bool {
    let lower = word.lowercased()
    return DenialWords.hyphenated.contains { prefix in
      lower.hasPrefix(prefix) && !reading(String(word.dropFirst(prefix.count))).keys.isEmpty
    }
  }

  /// Whether a count says that there is none: `0 tennis courts`, `Tennis x 0`, but not `0 - 5 ans`.
  private func isNone(_ words: [String]) -> Bool {
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    if first == "0" { return words[1].first?.isLetter == true && !["à", "to"].contains(words[1]) }
    return ["0", "x0", "×0"].contains(last.lowercased())
  }

  /// Whether a sport and an answer stand there, or a rule of the place: `piscine non`, `Swimming not allowed in the pond`.
  private func isAnsweredNo(_ words: [String]) -> Bool {
    guard words.count > 1 else { return false }
    let lower = words.map { $0.lowercased() }
    var end = lower.count
    if DenialWords.answers.contains(lower[end - 1]) {
      end -= 1
    } else if let rule = lower.indices.first(where: { DenialWords.isRule(lower[$0...]) }), rule > 0
    {
      end = rule
    } else {
      return false
    }
    let sport = reading(words[..<end].joined(separator: " "))
    if sport.isCovered { return !sport.keys.isEmpty }
    // `Hill Skateboarding Prohibited Plaza`
    let last = reading(words[end - 1])
    return ["prohibited", "forbidden"].contains(lower[end]) && last.isCovered && !last.keys.isEmpty
  }

  /// What a clause of Chinese says is there: `沒有網球場` denies, `無障礙` does not.
  private func affirmedIdeographs(_ clause: String) -> String {
    if DenialWords.ideographicBeginnings.contains(where: clause.hasPrefix) { return "" }
    for word in DenialWords.ideographicFormers where clause.hasPrefix(word) {
      let (rest, whole) = (reading(String(clause.dropFirst(word.count))), reading(clause))
      if rest.isCovered, !rest.keys.isEmpty, !whole.isCovered || whole.keys == rest.keys {
        return ""
      }
    }
    for word in ["沒有", "没有", "不設", "不设", "禁止", "不准"] {
      if let place = clause.firstRange(of: word) {
        return String(clause[..<place.lowerBound]).trimmed
      }
    }
    guard let first = clause.first, first == "無" || first == "无" else { return clause }
    let rest = String(clause.dropFirst())
    let whole = reading(clause)
    // `無板籃球` is a sport of its own.
    return whole.isCovered || !reading(rest).isCovered ? clause : ""
  }

  /// Whether a clause begins with a heading that denies: `Not available: tennis`.
  private func deniesByHeading(_ clause: String) -> Bool {
    guard let mark = clause.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
    let heading = String(clause[..<mark]).lowercased().trimmed
    return DenialWords.endings.contains(heading)
      || (heading.count > 3 && DenialWords.remarks.contains(heading))
      || ["prohibited activities", "activités interdites", "non accessible"].contains(heading)
  }

  /// Whether a clause is a name and a value that denies it: `tennis=no`, `Tennis: 0`, `Tennis - closed`, but not `Tennis 10:00`.
  private func isDeniedValue(_ clause: String) -> Bool {
    for dash in [" - ", " – ", " — ", " -> ", " → "] {
      if let place = clause.ranges(of: dash).last,
        DenialWords.isRemark(String(clause[place.upperBound...]))
      {
        return true
      }
    }
    guard let mark = clause.lastIndex(where: { ":=：".contains($0) }), mark > clause.startIndex,
      !clause[clause.index(before: mark)].isNumber
    else { return false }
    var value = String(clause[clause.index(after: mark)...]).trimmed
    value.removeAll { "\"'".contains($0) }
    guard !value.isEmpty, value != "f", value != "F" else { return false }
    // More words may say what is missing: `Tennis: no lights`.
    return DenialWords.isRemark(value)
      || FlagValue(text: value) == .no
        && (!value.contains(" ") || value.lowercased().hasPrefix("no longer"))
  }
}
