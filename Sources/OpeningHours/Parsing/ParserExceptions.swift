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
    if isInParentheses, isClosed, startsTime(0) {
      isReadingClosedHours = true
      excepted.times = try timeList()
      isReadingClosedHours = false
    }
    if !isLed { advance() }
    if isInParentheses { try expect(.closeParenthesis, "\")\"") }
    try deviation(
      "read as a rule of its own, with \"off\"", expected: "\";\"", from: start, to: at - 1)
    exceptions.append(excepted)
  }

  /// The rules with seasons that were excepted from some weekdays kept off the others.
  ///
  /// "Mon-Fri 9am-5pm (except July), Sat 10am-2pm" is about Mondays to Fridays; behind the last days of several nobody can tell how far it
  /// reaches, and it is refused. A holiday or a date closes them all.
  func narrowingExceptions(_ written: [ReadRule]) throws(ScheduleError) -> [ReadRule] {
    guard written.contains(where: \.isException) else { return written }
    var read = written
    for (index, one) in written.enumerated() where one.isException {
      let season = one.rule.selectors
      // The rule that it was said of is the last one before it that is none itself.
      guard season.hasDates, !season.areSingleDates, !season.hasWeekdays, season.holidays.isEmpty,
        let owner = written[..<index].last(where: { !$0.isException })
      else { continue }
      let days = owner.rule.selectors
      let others = written.filter { other in
        !other.isException && other.rule.state != .closed && other.rule.selectors.hasWeekdays
          && other.rule.selectors.weekdays.bits & ~days.weekdays.bits != 0
      }
      guard days.hasWeekdays, let last = others.last else { continue }
      guard last.tokens.lowerBound > owner.tokens.lowerBound else {
        throw unexpected("the days that are closed then", at: owner.tokens.upperBound)
      }
      read[index].rule.selectors.weekdays = days.weekdays
    }
    return read
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
