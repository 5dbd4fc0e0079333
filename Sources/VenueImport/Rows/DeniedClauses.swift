// What a list of amenities denies is no sport of the place: `No tennis; soccer`, `Tennis: 0`, `Swimming prohibited`.

/// Takes what is denied out of a text.
enum DeniedClauses {
  /// Words that deny what comes behind them in a clause, in lower case.
  private static let beginnings: Set<String> = [
    "no", "not", "without", "former", "formerly", "planned", "proposed", "removed", "demolished",
    "kein", "keine", "ohne", "ehemaliger", "ehemalige", "sans", "ancien", "ancienne", "sin", "sem",
    "senza", "geen", "ingen", "ikke",
  ]
  /// Words that deny wherever they stand in a clause.
  private static let middles: Set<String> = [
    "no", "without", "kein", "keine", "ohne", "sans", "geen", "ingen",
  ]
  /// What is missing there is no sport: `no fee tennis court`, `former school gymnasium`.
  private static let strangers: Set<String> = [
    "fee", "fees", "charge", "cost", "lights", "lighting", "reservation", "reservations", "limit",
    "limits", "name", "school", "church", "factory", "only", "just", "lit", "dogs", "doubt",
    "contact", "gi",
  ]
  /// What denies the words before it at the end of a clause, in lower case.
  private static let endings = [
    "prohibited", "forbidden", "not allowed", "not permitted", "not available", "unavailable",
    "none", "removed", "demolished", "no longer available", "permanently closed", "verboten",
    "interdit", "interdite", "prohibido", "nicht vorhanden", "(closed)", "- closed", "– closed",
    "(former)", "(planned)",
    "(proposed)",
  ]
  /// What is forbidden there instead of a sport: `Playground, no dogs`.
  private static let guests = ["dog", "alcohol", "smoking", "vehicle", "parking", "glass", "bike"]

  /// The text without the clauses that deny; the text itself where none does.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func removed(from text: String) -> String {
    var kept: [String] = []
    var isChanged = false
    for clause in clauses(of: text) {
      let rest = affirmed(clause)
      if rest != clause { isChanged = true }
      if !rest.isEmpty { kept.append(rest) }
    }
    return isChanged ? kept.joined(separator: "; ") : text
  }

  /// What a semicolon, a comma, a bar, the end of a line or of a sentence sets apart.
  private static func clauses(of text: String) -> [String] {
    var clauses: [String] = []
    var clause = ""
    for character in text {
      let isSentence = character == " " && clause.hasSuffix(".") && !clause.endsInShortWord
      if isSentence || ";,|{}".contains(character) || character.isNewline {
        clauses.append(clause.trimmed)
        clause = ""
      } else {
        clause.append(character)
      }
    }
    clauses.append(clause.trimmed)
    return clauses.filter { !$0.isEmpty }
  }

  /// What a clause says is there.
  private static func affirmed(_ clause: String) -> String {
    if isDeniedValue(clause) { return "" }
    let words = clause.split(separator: " ")
    var plain = clause.lowercased()
    while let last = plain.last, ".)!".contains(last), !endings.contains(where: plain.hasSuffix) {
      plain.removeLast()
    }
    if words.count > 1, endings.contains(where: { plain.endsInWords($0) }) {
      return guests.contains(where: plain.contains) ? clause : ""
    }
    for (index, word) in words.enumerated() where index + 1 < words.count {
      let lower = word.lowercased()
      guard (index == 0 ? beginnings : middles).contains(lower) else { continue }
      let next = words[index + 1].lowercased()
      // `Court no 3` numbers it.
      if next.first?.isNumber == true || strangers.contains(next) { continue }
      return words[..<index].joined(separator: " ")
    }
    return clause
  }

  /// Whether a clause is a name and a value that denies it: `tennis=no`, `Tennis: 0`, but not `Tennis 10:00`.
  private static func isDeniedValue(_ clause: String) -> Bool {
    guard let mark = clause.lastIndex(where: { $0 == ":" || $0 == "=" }), mark > clause.startIndex,
      !clause[clause.index(before: mark)].isNumber
    else { return false }
    var value = String(clause[clause.index(after: mark)...]).trimmed
    value.removeAll { "\"'".contains($0) }
    if let note = value.firstIndex(of: "(") { value = String(value[..<note]).trimmed }
    guard !value.isEmpty, value != "f", value != "F" else { return false }
    // More words may say what is missing: `Tennis: no lights`.
    return FlagValue(text: value) == .no
      && (!value.contains(" ") || value.lowercased().hasPrefix("no longer"))
  }
}

extension String {
  /// Whether the last word is short for another, and its dot ends no sentence.
  fileprivate var endsInShortWord: Bool {
    let word = (split(separator: " ").last ?? "").dropLast().lowercased()
    return word.count < 3 || word == "str" || word == "ste"
  }

  /// Whether the text ends in these words, and something stands before them.
  fileprivate func endsInWords(_ words: String) -> Bool {
    guard hasSuffix(words), count > words.count else { return false }
    return !(dropLast(words.count).last?.isLetter ?? true)
  }
}
