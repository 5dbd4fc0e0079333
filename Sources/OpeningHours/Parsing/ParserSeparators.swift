// What stands between rules.

extension Parser {
  /// The end of a rule, if one is here.
  mutating func ruleEnd(_ draft: RuleDraft) throws(ScheduleError) -> RuleEnd? {
    if let end = try lineEnd(draft) { return end }
    switch current.kind {
    case .end:
      guard draft.last != .nothing else { throw unexpected(expectation(after: .nothing)) }
      return .finished
    case .semicolon:
      guard draft.last != .nothing else { throw unexpected(expectation(after: .nothing)) }
      return try semicolons()
    case .fallback:
      guard draft.last != .nothing else { throw unexpected("a rule before \"||\"") }
      advance()
      return .next(.fallback, isGuessed: false)
    case .comma, .word(.and):
      return try comma(draft)
    case .dot where draft.last == .times, .slash where draft.last == .times:
      guard current.kind == .dot || isSpacedSlash, startsSelector(peek(1)) else {
        return try mark(draft)
      }
      try deviation(
        "\"\(text(of: current))\" is read as \";\"", expected: "\";\"", from: at, to: at)
      advance()
      return .next(.normal, isGuessed: true)
    case .bar, .dot, .slash: return try mark(draft)
    case .word(.weekday), .word(.holiday), .word(.month), .word(.week), .word(.easter),
      .word(.daily):
      return try missingSeparator(draft)
    case .number where draft.isComplete(before: .number):
      guard isDayBeforeMonth else { return nil }
      return try missingSeparator(draft)
    default: return nil
    }
  }

  /// A slash with room on both sides separates; without it is a step.
  var isSpacedSlash: Bool { isAt(.slash) && current.isSpaced && peek(1).isSpaced }

  private mutating func semicolons() throws(ScheduleError) -> RuleEnd {
    let first = at
    _ = try accept(.semicolon)
    while isAt(.semicolon) || isAt(.comma) { advance() }
    if isAt(.end) {
      try deviation("a \";\" at the end is left out", expected: "the end", from: first, to: at - 1)
      return .finished
    }
    if at > first + 1 {
      try deviation(
        "several separators are read as one", expected: "a rule", from: first, to: at - 1)
    }
    return .next(.normal, isGuessed: false)
  }

  /// A comma after hours or a state starts an additional rule; lists go on inside their own readers.
  private mutating func comma(_ draft: RuleDraft) throws(ScheduleError) -> RuleEnd? {
    let first = at
    switch draft.last {
    case .nothing: throw unexpected(expectation(after: .nothing))
    case .dates where isClosingDays(draft) && peek(1).kind == .word(.state),
      .days where isClosingDays(draft) && peek(1).kind == .word(.state):
      // "Fermé le lundi, ouvert de 9h à 17h"
      break
    case .dates, .days:
      if peek(1).kind == .end { break }
      if let end = try commaBeforeHours(draft) { return end }
      if !isAt(.comma) { return nil }
      advance()
      throw unexpected("another day of the list")
    default:
      if try commaBeforeDaily(draft) { return nil }
    }
    var hasWord = isWord(.and)
    try checkSpelling()
    advance()
    var separator = Rule.Separator.additional
    while isAt(.comma) || isAt(.semicolon) || isWord(.and) {
      if isAt(.semicolon) { separator = .normal }
      hasWord = hasWord || isWord(.and)
      advance()
    }
    if isAt(.end) {
      try deviation("a \",\" at the end is left out", expected: "the end", from: first, to: at - 1)
      return .finished
    }
    if at > first + 1 {
      try deviation(
        "several separators are read as one", expected: "a rule", from: first, to: at - 1)
    }
    // "9-17 and Saturday" says nothing of Saturday's hours.
    return .next(separator, isGuessed: hasWord)
  }

  /// The comma of "Monday to Friday, 9:00-17:00" adds nothing; that of "9-17 Mo-Fr, 10-12 Sa" separates.
  private mutating func commaBeforeHours(_ draft: RuleDraft) throws(ScheduleError) -> RuleEnd? {
    guard isAt(.comma), draft.rule.modifier == nil || draft.rule.modifier == .open else {
      return nil
    }
    if draft.isReordered, !draft.rule.times.isEmpty, startsTime(1) {
      try checkSpelling()
      advance()
      return .next(.additional, isGuessed: true)
    }
    guard draft.rule.times.isEmpty else { return nil }
    let isHours = draft.last == .days && startsTime(1) && !isDayBeforeMonth(1)
    let isDaily = draft.last == .dates && isDaily(1)
    guard isHours || isDaily else { return nil }
    try deviation("the \",\" is left out", expected: "hours", from: at, to: at)
    advance()
    return nil
  }

  /// Steps over the comma of "9am-5pm, daily", which adds nothing.
  private mutating func commaBeforeDaily(_ draft: RuleDraft) throws(ScheduleError) -> Bool {
    guard isAt(.comma), draft.last == .times, draft.rule.selectors.isEmpty, isDaily(1),
      peek(1).kind == .word(.daily), peek(2).kind == .end || peek(2).kind == .semicolon
    else { return false }
    try deviation("the \",\" is left out", expected: "hours", from: at, to: at)
    advance()
    return true
  }

  /// Days right after the hours of other days: only a forgotten `;` makes sense.
  private mutating func missingSeparator(_ draft: RuleDraft) throws(ScheduleError) -> RuleEnd? {
    guard draft.isComplete(before: current.kind) else { return nil }
    // The selectors after the hours could belong to what follows as well.
    guard !draft.isReordered else { throw unexpected("\";\" before the next rule") }
    try deviation("a \";\" is missing before the next days", expected: "\";\"", from: at, to: at)
    return .next(.normal, isGuessed: true)
  }

  /// Whether a token starts days, months, weeks or holidays.
  func startsSelector(_ token: Token) -> Bool {
    switch token.kind {
    case .word(.weekday), .word(.holiday), .word(.month), .word(.week), .word(.easter),
      .word(.daily):
      true
    default: false
    }
  }
}
