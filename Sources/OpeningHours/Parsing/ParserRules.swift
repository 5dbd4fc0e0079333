// One rule: selectors, hours, state and comment, and what ends it.

extension Parser {
  enum RuleEnd {
    case finished
    /// Another rule follows, perhaps after a separator that was guessed.
    case next(Rule.Separator, isGuessed: Bool)
  }

  /// What a rule has so far.
  struct RuleDraft {
    enum Part {
      case nothing
      case always
      case dates
      case days
      case times
      case state
      case comment
    }
    var rule: Rule
    var last = Part.nothing
    /// Whether selectors came after hours or a state, as in `closed Nov-Feb`.
    var isReordered: Bool { reorderedAt != nil }
    /// The first token of such selectors.
    var reorderedAt: Int?
    /// Whether the state came first and hours next, as in `off 12:00-13:00 Mo`.
    var isLedByState = false
    /// Whether "24/7" or a phrase for it was read.
    var isAlways = false
    var start: Int

    /// Whether it has days and neither hours nor a state, which the language takes for open all day.
    var isAllDayUnsaid: Bool {
      rule.times.isEmpty && !isAlways && rule.modifier == nil && rule.comment == nil
        && !rule.selectors.isEmpty
    }

    /// Whether days of a kind here must belong to a new rule: this one has such days, and hours.
    func isComplete(before kind: Token.Kind) -> Bool {
      guard !rule.times.isEmpty || rule.modifier != nil || isReordered else { return false }
      switch kind {
      case .word(.weekday), .word(.holiday), .word(.daily):
        return rule.selectors.hasWeekdays || !rule.selectors.holidays.isEmpty
      default: return !rule.selectors.dates.isEmpty
      }
    }
  }

  mutating func rule(_ separator: Rule.Separator) throws(ScheduleError) -> (Rule, RuleEnd) {
    var draft = RuleDraft(rule: Rule(separator: separator), start: at)
    while true {
      let place = at
      if let end = try ruleEnd(draft) {
        try checkHours(draft, until: place)
        try checkClosed(draft)
        if draft.isAllDayUnsaid {
          note("no hours: taken as open all day", from: draft.start, to: place - 1)
        }
        return (draft.rule, end)
      }
      try element(&draft)
    }
  }

  private mutating func element(_ draft: inout RuleDraft) throws(ScheduleError) {
    if try phrase(&draft) { return }
    if isAtException { return try exception(&draft) }
    isReadingClosedDays = draft.isLedByState && draft.rule.state == .closed
    switch current.kind {
    case .word(.weekday), .word(.holiday), .word(.daily):
      try beginSelectors(&draft)
      try days(&draft.rule.selectors)
      draft.last = .days
    case .word(.month), .word(.easter):
      try beginSelectors(&draft)
      try checkOrder(draft, isLate: !draft.rule.selectors.weeks.isEmpty)
      try dates(&draft.rule.selectors, year: nil)
      draft.last = .dates
    case .word(.week):
      try beginSelectors(&draft)
      try checkOrder(draft, isLate: false)
      try weeks(&draft.rule.selectors)
      draft.last = .dates
    case .number: try number(&draft)
    case .word(.sun), .word(.clock), .openParenthesis, .time:
      try times(&draft)
    case .word(.state): try state(&draft)
    case .comment: try comment(&draft)
    case .colon: try colon(draft)
    case .dot: try dot(draft)
    case .ambiguousDay: throw unexpected("a day that is the same in every language, such as Mo")
    default: throw unexpected(expectation(after: draft.last))
    }
  }

  private mutating func number(_ draft: inout RuleDraft) throws(ScheduleError) {
    if isAlways() {
      try always(&draft)
    } else if isDayBeforeMonth {
      try beginSelectors(&draft)
      try dates(&draft.rule.selectors, year: nil)
      draft.last = .dates
    } else if isYear(hasSelectors: draft.rule.selectors.hasWeekdays) {
      try beginSelectors(&draft)
      try checkOrder(draft, isLate: !draft.rule.selectors.weeks.isEmpty)
      try yearsOrDates(&draft.rule.selectors)
      draft.last = .dates
    } else {
      try times(&draft)
    }
  }

  /// Selectors come first; after hours or a state they are tolerated, if it's clear what is meant.
  mutating func beginSelectors(_ draft: inout RuleDraft) throws(ScheduleError) {
    guard !draft.rule.times.isEmpty || draft.rule.modifier != nil || draft.last == .always else {
      return
    }
    let isAmongSelectors = draft.last == .dates || draft.last == .days
    guard draft.last != .always, !draft.isReordered || isAmongSelectors else {
      throw unexpected("\";\" before the next rule")
    }
    guard !draft.isReordered else { return }
    draft.reorderedAt = at
    // "closed Nov-Feb" is English, "off Nov-Feb" is the language's own word in the wrong place.
    if draft.isLedByState, draft.rule.state == .closed, tokens[draft.start].digits > 3 {
      isClosedSaidFirst = true
    }
    try deviation(
      "days are read as if they stood before hours and state",
      expected: "\";\" before the next rule", from: at, to: at)
  }

  /// `9-17 closed Dec 25` has hours when it is open and days when it is closed, or so it seems.
  private func checkClosed(_ draft: RuleDraft) throws(ScheduleError) {
    // In "9-17, 12-13 closed" and "closed 12-13, 13-17" one of the spans may be open.
    if draft.rule.state == .closed, draft.rule.times.count > 1, isSentence {
      throw unexpected("\";\" between open hours and closed hours", at: draft.start)
    }
    guard let place = draft.reorderedAt, draft.rule.state == .closed, !draft.rule.times.isEmpty,
      !draft.isLedByState
    else { return }
    throw unexpected("\";\" between open hours and closed days", at: place)
  }

  /// Years, dates, weeks and days have an order among themselves.
  private mutating func checkOrder(
    _ draft: RuleDraft, isLate: Bool
  ) throws(ScheduleError) {
    let days = draft.rule.selectors
    guard isLate || days.hasWeekdays || !days.holidays.isEmpty, !draft.isReordered else { return }
    try deviation(
      "years, dates and weeks are read as if they stood before the days", expected: "hours",
      from: at, to: at)
  }

  private mutating func times(_ draft: inout RuleDraft) throws(ScheduleError) {
    guard draft.rule.times.isEmpty, draft.last != .always else {
      throw unexpected(expectation(after: draft.last))
    }
    if at > 0, !current.isSpaced, draft.last == .days {
      try deviation("a space is missing before the hours", expected: "a space", from: at, to: at)
    }
    if draft.rule.modifier != nil || draft.rule.comment != nil {
      try deviation(
        "hours are read as if they stood before the state", expected: "\";\" or \",\"", from: at,
        to: at)
    }
    if !draft.rule.selectors.isEmpty { draft.isLedByState = false }
    draft.rule.times = try timeList()
    draft.last = .times
  }

  private mutating func state(_ draft: inout RuleDraft) throws(ScheduleError) {
    guard draft.rule.modifier == nil else { throw unexpected(expectation(after: .state)) }
    try checkSpelling()
    draft.isLedByState = draft.last == .nothing
    draft.rule.modifier = OpenState(rawValue: UInt8(current.value)) ?? .unknown
    draft.last = .state
    advance()
  }

  private mutating func comment(_ draft: inout RuleDraft) throws(ScheduleError) {
    guard draft.rule.comment == nil else { throw unexpected(expectation(after: .comment)) }
    try checkSpelling()
    let marks = current.deviates ? 3 : 1
    var inner = current
    inner.start += marks
    inner.end -= marks
    guard inner.start < inner.end else { throw unexpected("words between the quotation marks") }
    let words = text(of: inner)
    // Between curly marks there may be straight ones, which in print would end the comment.
    draft.rule.comment = words.utf8.contains(0x22) ? words.replacing("\"", with: "'") : words
    draft.last = .comment
    advance()
  }

  /// `24/7`, alone or after days.
  func isAlways(_ distance: Int = 0) -> Bool {
    let hours = peek(distance)
    let slash = peek(distance + 1)
    let days = peek(distance + 2)
    return hours.kind == .number && hours.value == 24 && slash.kind == .slash && !slash.isSpaced
      && days.kind == .number && days.value == 7 && !days.isSpaced
  }

  private mutating func always(_ draft: inout RuleDraft) throws(ScheduleError) {
    guard draft.rule.times.isEmpty, draft.last != .always else {
      throw unexpected(expectation(after: draft.last))
    }
    if !draft.rule.selectors.isEmpty {
      try deviation(
        "\"24/7\" after days is read as 00:00-24:00", expected: "00:00-24:00", from: at, to: at + 2)
      draft.rule.times = [.wholeDay]
    }
    at += 3
    draft.last = .always
    draft.isAlways = true
  }

  /// A colon may follow years, months and weeks; after weekdays it is tolerated.
  private mutating func colon(_ draft: RuleDraft) throws(ScheduleError) {
    if at > 0, tokens[at - 1].kind == .colon { throw unexpected(expectation(after: draft.last)) }
    switch draft.last {
    case .dates:
      try checkSpelling()
    case .days, .always, .comment:
      try deviation(
        "the \":\" after days is left out", expected: "hours or a state", from: at, to: at)
    case .state where draft.isLedByState && draft.rule.selectors.isEmpty:
      // "Closed: Mondays"
      try deviation("the \":\" is left out", expected: "\";\"", from: at, to: at)
    default: throw unexpected(expectation(after: draft.last))
    }
    advance()
  }

  /// A dot after a shortened word is skipped.
  private mutating func dot(_ draft: RuleDraft) throws(ScheduleError) {
    guard at > 0, !current.isSpaced, case .word = tokens[at - 1].kind else {
      throw unexpected(expectation(after: draft.last))
    }
    try deviation("the \".\" is left out", expected: "no \".\"", from: at, to: at)
    advance()
  }

  func expectation(after part: RuleDraft.Part) -> String {
    switch part {
    case .nothing: "days, hours, \"24/7\", \"off\" or a comment in quotation marks"
    case .always, .times: "\",\", \";\", \"off\" or a comment in quotation marks"
    case .dates, .days: "hours such as 08:00-22:00, \"off\" or \";\""
    case .state: "\";\" or a comment in quotation marks"
    case .comment: "\";\""
    }
  }
}
