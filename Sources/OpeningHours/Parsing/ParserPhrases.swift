// Phrases such as "by appointment" and "24 hours".

extension Parser {
  /// Whether a phrase may start here: at a word that the language lacks, or a number before one.
  private var mayStartPhrase: Bool {
    switch current.kind {
    case .unknownWord, .word(.from), .word(.article), .word(.to), .word(.week),
      .openParenthesis:
      return true
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
      draft.isAlways = true
    case .daily, .weekdays, .weekend:
      let selectors = draft.rule.selectors
      guard !selectors.hasWeekdays, selectors.holidays.isEmpty else { return false }
      try beginSelectors(&draft)
      let days = Parser.days(of: meaning)
      let text = days.words.joined(separator: ",")
      try deviation("read as \(text)", expected: text, from: at, to: at + length - 1)
      draft.rule.selectors.weekdays = days
      draft.last = .days
    case .daylight:
      guard draft.rule.times.isEmpty, draft.last != .always else { return false }
      try deviation(
        "read as sunrise-sunset", expected: "sunrise-sunset", from: at, to: at + length - 1)
      let rise = TimePoint(event: .sunrise, minutes: 0)
      draft.rule.times = [TimeSpan(from: rise, to: TimePoint(event: .sunset, minutes: 0))]
      draft.last = .times
    case .heading, .remark:
      // A heading stands before all else, a remark behind the hours.
      let fits = meaning == .heading ? at == 0 : !draft.rule.times.isEmpty
      guard fits, draft.rule.comment == nil else { return false }
      try deviation("left out", expected: "days and hours", from: at, to: at + length - 1)
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

  /// Whether all days of the week are named some way on.
  func isDaily(_ distance: Int) -> Bool {
    if peek(distance).kind == .word(.daily) { return peek(distance).value == 127 }
    var ahead = self
    ahead.at = min(at + distance, tokens.count - 1)
    return ahead.phraseHere()?.0 == .daily
  }

  /// Days without hours are open all day in the language, but not in a sentence.
  ///
  /// `Mo-Fr` is, "open on Mondays", "tous les jours" and "April to October" leave the hours to be asked for.
  func checkHours(_ draft: RuleDraft, until end: Int) throws(ScheduleError) {
    guard draft.rule.times.isEmpty, !draft.isAlways, draft.rule.state == .open else { return }
    let isSentence = tokens[draft.start..<end].contains { token in
      switch token.kind {
      case .word(.daily), .word(.to), .unknownWord, .word(.from), .word(.article): true
      case .word(.weekday), .word(.month):
        token.deviates && (token.digits > 3 || draft.rule.modifier == .open)
      case .word(.state): token.deviates
      default: false
      }
    }
    guard isSentence else { return }
    throw unexpected("hours such as 08:00-22:00", at: end)
  }

  private static func days(of meaning: PhraseMeaning) -> WeekdaySet {
    switch meaning {
    case .weekdays: WeekdaySet(bits: 0b001_1111)
    case .weekend: WeekdaySet(bits: 0b110_0000)
    default: .everyDay
    }
  }

  /// The longest phrase that starts here, with the count of its tokens.
  private func phraseHere() -> (PhraseMeaning, Int)? {
    for phrase in Phrases.starting(with: text(of: current).lowercased()) {
      guard let length = length(of: phrase.parts) else { continue }
      // "24 h" must not take the start of "24 h - 2 h"; days may have hours behind them.
      switch peek(length).kind {
      case .minus, .plus, .word(.to), .slash: continue
      case .number, .unknownWord:
        guard phrase.meaning != .always, phrase.meaning != .ask else { continue }
      default: break
      }
      return (phrase.meaning, length)
    }
    return nil
  }

  /// How many tokens a phrase takes here, with the dots and hyphens between its words.
  private func length(of parts: [String]) -> Int? {
    var distance = 0
    for (index, part) in parts.enumerated() {
      let token = peek(distance)
      let isJoint = token.kind == .dot || token.kind == .minus
      if index > 0, isJoint, part != "-" { distance += 1 }
      guard text(of: peek(distance)).lowercased() == part else { return nil }
      distance += 1
    }
    return distance
  }
}
