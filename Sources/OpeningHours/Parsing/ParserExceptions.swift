// What is taken from a rule: "except Mondays", "sauf jours fériés", "(closed on Sundays)".

extension Parser {
  /// Whether a parenthesis with an exception starts here.
  var isAtException: Bool {
    switch current.kind {
    case .word(.except): return true
    case .openParenthesis:
      let next = peek(1)
      return next.kind == .word(.except) || (next.kind == .word(.state) && next.value == 0)
    default: return false
    }
  }

  /// Reads the days that a rule excepts; they become a rule of their own behind it.
  mutating func exception(_ draft: inout RuleDraft) throws(ScheduleError) {
    guard [.days, .dates, .times, .always].contains(draft.last),
      draft.rule.modifier == nil || draft.rule.modifier == .open,
      draft.rule.separator != .fallback
    else { throw unexpected(expectation(after: draft.last)) }
    let start = at
    let isInParentheses = isAt(.openParenthesis)
    if isInParentheses { advance() }
    advance()
    var excepted = DaySelectors()
    if isWord(.month) || isDayBeforeMonth || isWord(.easter) {
      try dates(&excepted, year: nil)
    } else {
      try days(&excepted)
    }
    if isInParentheses { try expect(.closeParenthesis, "\")\"") }
    try deviation(
      "read as a rule of its own, with \"off\"", expected: "\";\"", from: start, to: at - 1)
    exceptions.append(excepted)
  }

  /// The exceptions of a rule as rules, which stand behind it.
  mutating func takeExceptions() -> [Rule] {
    defer { exceptions.removeAll() }
    return exceptions.map { Rule(separator: .normal, selectors: $0, modifier: .closed) }
  }
}
