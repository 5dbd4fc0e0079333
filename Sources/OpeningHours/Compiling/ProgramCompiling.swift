// From the syntax tree to a program and back.

extension Program {
  init(_ expression: Expression) {
    let rules = expression.rules
    var header = ProgramHeader()
    header.ruleCount = rules.count
    header.isWeekStable = true
    var words: [UInt64] = []
    words.reserveCapacity(1 + rules.reduce(rules.count) { $0 + $1.times.count })
    words.append(0)
    var extras: [RuleExtra] = []
    var hasDaysBefore = false
    for rule in rules {
      var ruleHeader = RuleHeader(rule, afterDays: hasDaysBefore)
      hasDaysBefore = !rule.selectors.isEmpty
      if !ruleHeader.isPlain || rule.comment != nil {
        ruleHeader.hasExtra = true
        ruleHeader.extra = extras.count
        extras.append(RuleExtra(selectors: rule.selectors, comment: rule.comment))
      }
      header.add(ruleHeader, rule)
      words.append(ruleHeader.bits)
      for span in rule.times { words.append(span.packed) }
    }
    words[0] = header.bits
    self.init(words: words, extras: extras)
    if header.isWeekStable, rules.count < Int(WeekEdge.noRule) { addEdges() }
  }

  /// Appends the edges of the week.
  private mutating func addEdges() {
    let edges = WeekEdge.edges(of: self)
    var header = header
    header.edgeStart = words.count
    header.edgeCount = edges.count
    // A list that grew would keep room for more; a schedule is kept for long.
    var whole: [UInt64] = []
    whole.reserveCapacity(words.count + (edges.count + 1) / 2)
    whole.append(contentsOf: words)
    whole[0] = header.bits
    WeekEdge.pack(edges, into: &whole)
    self = Program(words: whole, extras: extras)
  }

  var expression: Expression {
    var rules: [Rule] = []
    forEachRule { header, spans in
      var rule = Rule(separator: header.separator)
      rule.modifier = header.hasModifier ? header.state : nil
      rule.times = spans.map { TimeSpan(packed: words[$0]) }
      if header.hasExtra {
        rule.selectors = extras[header.extra].selectors
        rule.comment = extras[header.extra].comment
      } else {
        rule.selectors.weekdays = header.weekdays
        rule.selectors.holidaysRestrictWeekdays = header.holidaysRestrictWeekdays
        if header.holidays & 1 != 0 { rule.selectors.holidays.append(.publicHoliday) }
        if header.holidays & 2 != 0 { rule.selectors.holidays.append(.schoolHoliday) }
      }
      rules.append(rule)
    }
    return Expression(rules: rules)
  }

  /// Visits the rules with the places of their spans among the words.
  @inline(__always)
  func forEachRule(_ visit: (RuleHeader, Range<Int>) -> Void) {
    var place = 1
    for _ in 0..<header.ruleCount {
      let header = RuleHeader(bits: words[place])
      let end = place + 1 + header.spanCount
      visit(header, place + 1..<end)
      place = end
    }
  }
}

extension TimeSpan {
  static let wholeDay = TimeSpan(from: .clock(0), to: .clock(1440))
}

extension HolidayTerm {
  static let publicHoliday = HolidayTerm(kind: .publicHoliday)
  static let schoolHoliday = HolidayTerm(kind: .schoolHoliday)
}

extension RuleHeader {
  fileprivate init(_ rule: Rule, afterDays hasDaysBefore: Bool) {
    let days = rule.selectors
    separator = rule.separator
    state = rule.state
    hasModifier = rule.modifier != nil
    weekdays = days.weekdays
    var hasMovedHolidays = false
    for term in days.holidays {
      if term.offset == 0 {
        holidays |= term.kind == .publicHoliday ? 1 : 2
      } else {
        hasMovedHolidays = true
      }
    }
    holidaysRestrictWeekdays = days.holidaysRestrictWeekdays
    spanCount = rule.times.count
    isPlain =
      days.dates.isEmpty && days.years.isEmpty && days.weeks.isEmpty && days.nthWeekdays.isEmpty
      && !hasMovedHolidays
    var fillsDay = rule.times.isEmpty
    for span in rule.times {
      if span.maySpill { spills = true }
      if span.usesSun { usesSun = true }
      if span.ending != .fixed { hasOpenEnd = true }
      if span == .wholeDay { fillsDay = true }
    }
    self.fillsDay = fillsDay
    let addsOnly = rule.addsHoursOnly(afterDays: hasDaysBefore)
    clearsDay = separator == .normal && state != .closed && !addsOnly
  }

  /// Whether it matches every day, whatever the date.
  fileprivate var matchesEveryDay: Bool {
    guard isPlain else { return false }
    if holidays != 0 { return !holidaysRestrictWeekdays && weekdays == .everyDay }
    return weekdays.isEmpty || weekdays == .everyDay
  }
}

extension TimeSpan {
  /// Whether the span may reach into the next day.
  fileprivate var maySpill: Bool {
    guard !usesSun else { return true }
    let start = Int(from.minutes)
    var end = Int(to.minutes)
    if ending == .open { end = start } else if end <= start { end += 1440 }
    return (ending == .fixed ? end : TimeSpan.guessedEnd(after: end)) > 1440
  }
}

extension ProgramHeader {
  /// Takes note of a rule that comes after those so far.
  fileprivate mutating func add(_ header: RuleHeader, _ rule: Rule) {
    if header.usesSun { usesSun = true }
    for term in rule.selectors.holidays {
      if term.kind == .publicHoliday {
        usesPublicHolidays = true
      } else {
        usesSchoolHolidays = true
      }
    }
    if header.usesSun || !header.isPlain || header.holidays != 0 { isWeekStable = false }
    addStates(of: header)
  }

  /// Follows which states an instant can have, by what the rule can do to a day.
  private mutating func addStates(of rule: RuleHeader) {
    let closed: UInt8 = 1 << OpenState.closed.rawValue
    let own: UInt8 = 1 << rule.state.rawValue
    var states = possibleStates == 0 ? closed : possibleStates
    if rule.fillsDay, rule.matchesEveryDay, rule.separator != .fallback {
      states = own
    } else {
      states |= own
      if !rule.fillsDay, rule.clearsDay { states |= closed }
    }
    if rule.hasOpenEnd, rule.state == .open { states |= 1 << OpenState.unknown.rawValue }
    possibleStates = states
  }
}
