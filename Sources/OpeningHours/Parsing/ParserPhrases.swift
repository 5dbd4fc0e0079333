// Phrases such as "by appointment" and "24 hours".

extension Parser {
  /// Whether a phrase may start here: at a word that the language lacks, or a number before one.
  private var mayStartPhrase: Bool {
    switch current.kind {
    case .unknownWord: return true
    case .number where current.value == 24 || current.value == 7:
      switch peek(1).kind {
      case .unknownWord, .word(.day), .word(.hour), .slash: return true
      default: return false
      }
    case .word(.state): return peek(1).kind == .number && peek(1).value == 24
    default: return false
    }
  }

  /// Reads a phrase; `false` where none starts here.
  mutating func phrase(_ draft: inout RuleDraft) throws(ScheduleError) -> Bool {
    guard mayStartPhrase, let (meaning, length) = phraseHere() else { return false }
    switch meaning {
    case .always:
      guard draft.rule.times.isEmpty, draft.last != .always else { return false }
      try deviation("read as 24/7", expected: "24/7", from: at, to: at + length - 1)
      if !draft.rule.selectors.isEmpty { draft.rule.times = [.wholeDay] }
      draft.last = .always
    case .daily:
      guard draft.rule.selectors.isEmpty else { return false }
      try beginSelectors(&draft)
      try deviation("read as Mo-Su", expected: "Mo-Su", from: at, to: at + length - 1)
      draft.rule.selectors.weekdays = .everyDay
      draft.last = .days
    case .ask:
      guard draft.rule.comment == nil, draft.rule.modifier == nil else { return false }
      try deviation(
        "read as a comment, which makes the state unknown",
        expected: "a comment in quotation marks", from: at, to: at + length - 1)
      var whole = current
      whole.end = peek(length - 1).end
      draft.rule.comment = text(of: whole)
      draft.last = .comment
    }
    at += length
    return true
  }

  /// The longest phrase that starts here, with the count of its tokens.
  private func phraseHere() -> (PhraseMeaning, Int)? {
    for phrase in Phrases.starting(with: text(of: current).lowercased()) {
      if let length = length(of: phrase.parts) { return (phrase.meaning, length) }
    }
    return nil
  }

  /// How many tokens a phrase takes here, with the dots and hyphens between its words.
  private func length(of parts: [String]) -> Int? {
    var distance = 0
    for (index, part) in parts.enumerated() {
      let token = peek(distance)
      let isJoint = token.kind == .dot || token.kind == .minus
      if index > 0, isJoint { distance += 1 }
      guard text(of: peek(distance)).lowercased() == part else { return nil }
      distance += 1
    }
    // "24 h" must not take the start of "24 h - 2 h".
    switch peek(distance).kind {
    case .minus, .plus, .word(.to), .number, .unknownWord, .slash: return nil
    default: return distance
    }
  }
}
