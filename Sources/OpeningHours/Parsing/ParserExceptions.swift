// What is taken from a rule: "except Mondays", "sauf jours fériés", "(closed on Sundays)".

extension Parser {
  /// Whether an exception starts here, or a parenthesis with closed days or hours.
  var isAtException: Bool {
    switch current.kind {
    case .word(.except): return true
    case .openParenthesis:
      let next = peek(1)
      if next.kind == .word(.except) || next.isClosed { return true }
      // "(montags geschlossen)"
      guard startsSelector(next) else { return false }
      var end = 2
      while startsSelector(peek(end)) || peek(end).joinsDays { end += 1 }
      return peek(end).isClosed && peek(end + 1).kind == .closeParenthesis
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
    let isLed = !startsSelector(current)
    let isClosed = current.isClosed
    if isLed { advance() }
    var excepted = Rule(separator: .normal, modifier: .closed)
    let isOfHours = isInParentheses && isClosed && startsTime(0) && !isDayBeforeMonth
    if isWord(.month) || isDayBeforeMonth || isWord(.easter) {
      try dates(&excepted.selectors, year: nil)
    } else if !isOfHours {
      try days(&excepted.selectors)
    }
    if isInParentheses, isClosed, startsTime(0) { excepted.times = try timeList() }
    if !isLed { advance() }
    if isInParentheses { try expect(.closeParenthesis, "\")\"") }
    try deviation(
      "read as a rule of its own, with \"off\"", expected: "\";\"", from: start, to: at - 1)
    exceptions.append(excepted)
  }

  /// The exceptions of a rule as rules, which stand behind it.
  mutating func takeExceptions() -> [Rule] {
    defer { exceptions.removeAll() }
    return exceptions
  }
}

extension Token {
  /// Whether it says that something is closed.
  var isClosed: Bool { kind == .word(.state) && value == 0 }

  /// Whether it may stand between days.
  fileprivate var joinsDays: Bool {
    [.comma, .minus, .dot, .word(.to), .word(.and)].contains(kind)
  }
}
