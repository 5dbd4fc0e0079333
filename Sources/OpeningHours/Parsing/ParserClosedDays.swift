// What a sentence says of special days before it gives the ordinary hours: "Closed on public holidays; Mon-Fri 9am-5pm".

extension Parser {
  /// A rule as it was read, with what is needed to judge it among the others.
  struct ReadRule {
    var rule: Rule
    /// Its first token and its last.
    let tokens: ClosedRange<Int>
    /// Whether it is written as people write rather than as the specification has it.
    let isProse: Bool
    /// Whether it was said with "except" or in parentheses, and so only takes from the rule before.
    var isException = false
  }

  /// The rules of a sentence in the order in which the language means what the sentence says.
  ///
  /// By the letter a later rule opens again what an earlier one closed: `PH off; Mo-Fr 09:00-17:00` keeps that meaning. A sentence means the
  /// other: what is about fewer days holds, wherever it stands. Such rules go behind the others; where nobody can tell, the value is refused.
  mutating func inOrderOfMeaning(_ written: [ReadRule]) throws(ScheduleError) -> [Rule] {
    let read = try narrowingExceptions(replacing(try withoutFallbacks(written)))
    try checkBareClosing(read)
    try checkClosedHours(read)
    try checkSeasonReach(read)
    let moved = try specialRules(read)
    let leading = read.prefix(while: \.rule.isClosing)
    let sweeping = read.dropFirst(leading.count).prefix {
      $0.rule.opens && !$0.rule.selectors.namesDays
    }
    let isLed = leading.indices.contains { moved[$0] }
    let start = isLed ? sweeping.endIndex : 0
    try checkHoursWithoutDays(read, from: start)
    try noteAddedHours(read, from: start, without: moved)
    guard moved.contains(true) else { return read.map(\.rule) }
    let special = read.indices.filter { moved[$0] }
    for index in special {
      note(
        read[index].rule.state == .closed
          ? "closed days are read as if they stood behind the hours, which do not open them"
          : "special days are read as if they stood behind the others, which do not replace them",
        from: read[index].tokens.lowerBound, to: read[index].tokens.upperBound)
    }
    var rules = read.indices.filter { !moved[$0] }.map { read[$0].rule }
    if !rules.isEmpty { rules[0].separator = .normal }
    for index in special {
      rules.append(read[index].rule)
      rules[rules.count - 1].separator = .normal
    }
    for index in rules.indices.dropFirst() where rules[index].separator == .additional {
      // "Mo, Tu 09:00-17:00" would be one list of days.
      if rules[index - 1].isOnlyDays { rules[index - 1].times = [.wholeDay] }
      rules[index - 1].keepApart(from: rules[index])
    }
    return rules
  }

  /// The rules with ";" for a comma before days that are special: "Mon-Fri 8-20, holidays 10-14" has short holidays.
  private mutating func replacing(_ written: [ReadRule]) -> [ReadRule] {
    guard isSentence else { return written }
    var read = written
    let days = written.map { RuleDays($0.rule.selectors) }
    for (index, one) in written.enumerated()
    where one.rule.separator == .additional && one.rule.isSpecial && one.rule.state == .open {
      let replaced = written[..<index].indices.first { before in
        written[before].rule.opens && one.rule.replaces(written[before].rule)
          && days[index].precedence(over: days[before]) == .holds
      }
      guard replaced != nil else { continue }
      read[index].rule.separator = .normal
      note(
        "these hours are read as those of their days alone, as behind \";\"",
        from: one.tokens.lowerBound, to: one.tokens.upperBound)
    }
    return read
  }

  /// Refuses days whose season nobody can tell: "June to August: Mon-Fri 9am-8pm, Sat 10am-6pm" hardly means all Saturdays of the year.
  private func checkSeasonReach(_ read: [ReadRule]) throws(ScheduleError) {
    // "Closed October to April" says it for all of them.
    let saysRest = read.contains { one in
      one.rule.isClosing && one.rule.selectors.hasDates && !one.rule.selectors.areSingleDates
    }
    guard isSentence, !saysRest else { return }
    for (season, next) in zip(read, read.dropFirst()) {
      let (first, second) = (season.rule.selectors, next.rule.selectors)
      guard season.rule.opens, next.rule.opens, !season.isException, !next.isException,
        first.hasDates, !first.areSingleDates, first.hasWeekdays,
        !second.hasDates, second.hasWeekdays, !first.sharesWeekdays(with: second)
      else { continue }
      throw unexpected("dates before the days", at: next.tokens.lowerBound)
    }
  }

  /// Notes hours without days, which go on with those of the rule before.
  private mutating func noteAddedHours(
    _ read: [ReadRule], from start: Int, without moved: [Bool]
  ) throws(ScheduleError) {
    for index in read.indices.dropFirst() where index >= start && !moved[index - 1] {
      let hasDaysBefore = !read[index - 1].rule.selectors.isEmpty
      guard read[index].rule.addsHoursOnly(afterDays: hasDaysBefore) else { continue }
      if isSentence, read[index - 1].rule.opensAllDay {
        throw unexpected("hours right after their days", at: read[index].tokens.lowerBound)
      }
      note(
        "hours without days after \";\" add to the days before",
        from: read[index].tokens.lowerBound, to: read[index].tokens.upperBound)
    }
  }

  /// Which rules go behind the others: those that hold against a later one, the exceptions from them, and what is closed among them.
  private func specialRules(_ read: [ReadRule]) throws(ScheduleError) -> [Bool] {
    var moved = [Bool](repeating: false, count: read.count)
    guard let first = read.firstIndex(where: \.rule.isSpecial), first < read.count - 1 else {
      return moved
    }
    let days = read.map { RuleDays($0.rule.selectors) }
    let isSentence = isSentence
    // Hours without days go on with the days before them, unless all that stands there is special.
    let ordinary = read.firstIndex(where: \.rule.isOrdinary) ?? read.count
    for (index, special) in read.enumerated().dropFirst(first) where special.rule.isSpecial {
      var exceptions: [Int] = []
      for later in index + 1..<read.count {
        let other = read[later]
        let isAdded =
          later > ordinary && other.rule.selectors.isEmpty && !other.rule.times.isEmpty
        guard other.rule.opens, !isAdded,
          isSentence || Parser.meansDays(special, against: other)
        else { continue }
        switch days[index].precedence(over: days[later]) {
        case .apart: break
        case .holds: moved[index] = moved[index] || special.rule.replaces(other.rule)
        case .yields where special.rule.closesHours, .unclear where special.rule.closesHours:
          moved[index] = true
        case .yields: exceptions.append(later)
        case .unclear where special.rule.state == .closed && !special.isException:
          throw unexpected("days other than the closed ones", at: other.tokens.lowerBound)
        case .unclear:
          let hasDates = read[index..<later].contains {
            $0.rule.opens && $0.rule.selectors.hasDates
          }
          guard hasDates, special.rule.isOrdinary, other.rule.isOrdinary else { break }
          // "Oct-Mar Mon-Fri 9-17; Sat 10-16; Apr-Sep Mon-Fri 9-21; Sat 10-18" has two seasons on Saturdays too.
          throw unexpected("dates before the days", at: other.tokens.lowerBound)
        }
      }
      guard moved[index] else { continue }
      for later in exceptions { moved[later] = true }
      for later in index + 1..<read.count where read[later].rule.isClosing {
        if days[index].precedence(over: days[later]) != .apart { moved[later] = true }
      }
    }
    return moved
  }

  /// Whether another spelling alone is enough to read two rules by their meaning: where hours are for all days.
  private static func meansDays(_ special: ReadRule, against other: ReadRule) -> Bool {
    special.rule.isClosing && !other.rule.selectors.namesDays && (special.isProse || other.isProse)
  }

  /// Refuses "closed" without days beside hours: nobody can tell whether those are still true.
  private func checkBareClosing(_ read: [ReadRule]) throws(ScheduleError) {
    guard isSentence, read.contains(where: { $0.rule.state != .closed }) else { return }
    for one in read where one.rule.state == .closed && one.rule.separator != .fallback {
      guard one.rule.selectors.isEmpty, one.rule.times.isEmpty else { continue }
      throw unexpected("the days that are closed", at: one.tokens.lowerBound)
    }
  }

  /// Refuses closed hours alone, beside which a sentence leaves open what is open.
  private func checkClosedHours(_ read: [ReadRule]) throws(ScheduleError) {
    guard isSentence, read.allSatisfy({ $0.rule.state == .closed }) else { return }
    for one in read where one.rule.closesHours && one.rule.times != [.wholeDay] {
      throw unexpected("open hours beside the closed ones", at: one.tokens.lowerBound)
    }
  }

  /// Reads "||" as ";" in a sentence where the language would fill closed days with hours.
  private mutating func withoutFallbacks(_ written: [ReadRule]) throws(ScheduleError) -> [ReadRule]
  {
    var read = written
    let isSentence = isSentence
    for index in read.indices where read[index].rule.separator == .fallback {
      let before = read[..<index]
      guard isSentence || before.contains(where: \.isProse) || read[index].isProse else { continue }
      let rule = read[index].rule
      let isOnlyClosedBefore = before.allSatisfy { $0.rule.isClosing }
      guard rule.isClosing || rule.state == .open && isOnlyClosedBefore else {
        guard rule.state == .open else { continue }
        let days = RuleDays(rule.selectors)
        for one in before where one.rule.isClosing {
          guard RuleDays(one.rule.selectors).precedence(over: days) == .apart else {
            throw unexpected("\";\" instead of \"||\"", at: read[index].tokens.lowerBound - 1)
          }
        }
        continue
      }
      read[index].rule.separator = .normal
      let place = max(0, read[index].tokens.lowerBound - 1)
      note("\"||\" is read as \";\"", from: place, to: place)
    }
    return read
  }

  /// Refuses hours without days behind closed days among others, which in a sentence may be of either.
  private func checkHoursWithoutDays(_ read: [ReadRule], from start: Int) throws(ScheduleError) {
    var (hasClosed, hasClosedInProse) = (false, false)
    for (index, one) in read.enumerated() {
      let isBare =
        one.rule.selectors.isEmpty && one.rule.state != .closed && one.rule.separator != .fallback
      if index >= start, isBare, hasClosedInProse || (hasClosed && one.isProse) {
        throw unexpected("days before the hours", at: one.tokens.lowerBound)
      }
      guard one.rule.state == .closed else { continue }
      hasClosed = true
      hasClosedInProse = hasClosedInProse || one.isProse
    }
  }
}

extension Rule {
  /// Whether it closes some days or hours, and not all.
  fileprivate var isClosing: Bool { state == .closed && !(selectors.isEmpty && times.isEmpty) }

  /// Whether it closes some hours of its days, which leaves the others.
  fileprivate var closesHours: Bool { state == .closed && !times.isEmpty }

  /// Whether it says nothing but that its days are open.
  fileprivate var opensAllDay: Bool { state == .open && times.isEmpty }

  /// Whether it says that something is open or has to be asked for, and not only where all else is closed.
  fileprivate var opens: Bool { state != .closed && separator != .fallback }

  /// Whether it is about some days only.
  fileprivate var isSpecial: Bool {
    guard separator != .fallback else { return false }
    return state == .closed ? isClosing : selectors.namesDays || selectors.hasDates
  }

  /// Whether it gives the hours of all days, or of some days of the week.
  fileprivate var isOrdinary: Bool {
    state == .open && selectors.holidays.isEmpty && !selectors.hasDates
  }

  /// Whether it stands in place of later hours of more days rather than beside them.
  ///
  /// "Wed 9-13; Mon-Fri 9-17" is a half day; "Mon 9-12; Mon-Fri 14-18" may be a longer one, and a season changes weekdays.
  fileprivate func replaces(_ other: Rule) -> Bool {
    guard isOrdinary else { return true }
    guard !other.selectors.hasDates, times != [.wholeDay] else { return false }
    return times.isEmpty || other.times.isEmpty
      || times.contains { time in other.times.contains { $0.shares(with: time) } }
  }
}

extension TimeSpan {
  /// The end on the clock of the day on which it starts.
  private var lastMinute: Int16 { to.minutes > from.minutes ? to.minutes : to.minutes + 1440 }

  /// Whether two spans of one day may have a minute in common.
  fileprivate func shares(with other: TimeSpan) -> Bool {
    guard from.event == nil, to.event == nil, other.from.event == nil, other.to.event == nil else {
      return true
    }
    return from.minutes < other.lastMinute && other.from.minutes < lastMinute
  }
}
