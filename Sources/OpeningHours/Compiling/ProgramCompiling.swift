// From the syntax tree to a program and back.

extension Program {
  init(_ expression: Expression) {
    var words: [UInt64] = [0]
    var extras: [RuleExtra] = []
    var header = ProgramHeader()
    header.ruleCount = expression.rules.count
    header.isWeekStable = true
    var previous: Rule?
    for rule in expression.rules {
      var ruleHeader = RuleHeader(rule, after: previous)
      let extra = RuleExtra(rule)
      if extra.hasDates || rule.comment != nil {
        ruleHeader.hasExtra = true
        ruleHeader.extra = extras.count
        extras.append(extra)
      }
      header.add(rule)
      words.append(ruleHeader.bits)
      words.append(contentsOf: rule.times.map(\.packed))
      previous = rule
    }
    header.possibleStates = Program.possibleStates(of: expression)
    words[0] = header.bits
    let rules = Program(words: words, extras: extras)
    guard header.isWeekStable, expression.rules.count < Int(WeekEdge.noRule) else {
      self = rules
      return
    }
    let edges = WeekEdge.edges(of: rules)
    header.edgeStart = words.count
    header.edgeCount = edges.count
    words[0] = header.bits
    words.append(contentsOf: WeekEdge.pack(edges))
    // A list that grew by appending keeps room for more; a schedule is kept for long.
    self.init(words: Array(words[...]), extras: extras)
  }

  /// The states that any instant can have, by what each rule can do to a day.
  private static func possibleStates(of expression: Expression) -> UInt8 {
    var states: UInt8 = 1 << OpenState.closed.rawValue
    var previous: Rule?
    for rule in expression.rules {
      let own: UInt8 = 1 << rule.state.rawValue
      let fillsDay = rule.times.isEmpty || rule.times.contains(.wholeDay)
      if fillsDay, rule.selectors.isEmpty, rule.separator != .fallback {
        states = own
      } else {
        states |= own
        if !fillsDay, RuleHeader(rule, after: previous).clearsDay {
          states |= 1 << OpenState.closed.rawValue
        }
      }
      if rule.times.contains(where: { $0.ending != .fixed }), rule.state == .open {
        states |= 1 << OpenState.unknown.rawValue
      }
      previous = rule
    }
    return states
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

extension RuleExtra {
  fileprivate init(_ rule: Rule) {
    selectors = rule.selectors
    comment = rule.comment
    let days = rule.selectors
    hasDates =
      !days.years.isEmpty || !days.dates.isEmpty || !days.weeks.isEmpty
      || !days.nthWeekdays.isEmpty || days.holidays.contains { $0.offset != 0 }
  }
}

extension RuleHeader {
  fileprivate init(_ rule: Rule, after previous: Rule?) {
    separator = rule.separator
    state = rule.state
    hasModifier = rule.modifier != nil
    weekdays = rule.selectors.weekdays
    for term in rule.selectors.holidays where term.offset == 0 {
      holidays |= term.kind == .publicHoliday ? 1 : 2
    }
    holidaysRestrictWeekdays = rule.selectors.holidaysRestrictWeekdays
    spanCount = min(rule.times.count, 0xFFF)
    isPlain = !RuleExtra(rule).hasDates
    spills = rule.times.contains(where: \.maySpill)
    usesSun = rule.times.contains(where: \.usesSun)
    let addsOnly = previous.map { rule.addsHoursOnly(after: $0) } ?? false
    clearsDay = rule.separator == .normal && rule.state != .closed && !addsOnly
  }
}

extension TimeSpan {
  /// Whether the span may reach into the next day.
  fileprivate var maySpill: Bool {
    if usesSun { return true }
    guard let span = minutes(sun: { _ in .after }) else { return true }
    let end = ending == .fixed ? span.to : TimeSpan.guessedEnd(after: span.to)
    return end > 1440
  }
}

extension ProgramHeader {
  fileprivate mutating func add(_ rule: Rule) {
    let days = rule.selectors
    let usesSun = rule.times.contains(where: \.usesSun)
    if usesSun { self.usesSun = true }
    for term in days.holidays {
      if term.kind == .publicHoliday {
        usesPublicHolidays = true
      } else {
        usesSchoolHolidays = true
      }
    }
    if usesSun || !days.years.isEmpty || !days.dates.isEmpty || !days.weeks.isEmpty
      || !days.nthWeekdays.isEmpty || !days.holidays.isEmpty
    {
      isWeekStable = false
    }
  }
}
