// What stands between rules.

extension Parser {
  /// The end of a rule, if one is here.
  mutating func ruleEnd(_ draft: RuleDraft) throws(ScheduleError) -> RuleEnd? {
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
    case .dot where draft.last == .times:
      guard startsSelector(peek(1)) else { return nil }
      try deviation("\".\" is read as \";\"", expected: "\";\"", from: at, to: at)
      advance()
      return .next(.normal, isGuessed: true)
    case .word(.weekday), .word(.holiday), .word(.month), .word(.week), .word(.easter),
      .word(.daily):
      return try missingSeparator(draft)
    case .number where draft.isComplete(before: .number):
      guard isDayBeforeMonth else { return nil }
      return try missingSeparator(draft)
    default: return nil
    }
  }

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
    case .dates, .days:
      if peek(1).kind == .end { break }
      advance()
      throw unexpected("another day of the list")
    default: break
    }
    try checkSpelling()
    advance()
    var separator = Rule.Separator.additional
    while isAt(.comma) || isAt(.semicolon) || isWord(.and) {
      if isAt(.semicolon) { separator = .normal }
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
    return .next(separator, isGuessed: false)
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
