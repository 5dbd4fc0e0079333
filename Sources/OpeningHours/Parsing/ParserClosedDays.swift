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
    let read = try withoutFallbacks(written)
    try checkBareClosing(read)
    try checkClosedHours(read)
    let moved = try specialRules(read)
    let leading = read.prefix(while: \.rule.isClosing)
    let sweeping = read.dropFirst(leading.count).prefix {
      $0.rule.opens && !$0.rule.selectors.namesDays
    }
    let isLed = leading.indices.contains { moved[$0] }
    let start = isLed ? sweeping.endIndex : 0
    try checkHoursWithoutDays(read, from: start)
    try noteAddedHours(read, from: start)
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
    return rules
  }

  /// Notes hours without days, which go on with those of the rule before.
  private mutating func noteAddedHours(_ read: [ReadRule], from start: Int) throws(ScheduleError) {
    for index in read.indices.dropFirst() where index >= start {
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

  /// Which rules go behind the others: those that hold against a later one, and the exceptions from them.
  private func specialRules(_ read: [ReadRule]) throws(ScheduleError) -> [Bool] {
    var moved = [Bool](repeating: false, count: read.count)
    guard let first = read.firstIndex(where: \.rule.isSpecial), first < read.count - 1 else {
      return moved
    }
    let days = read.map { RuleDays($0.rule.selectors) }
    let isSentence = isSentence
    // Hours without days go on with the days before them, unless all that stands there is special.
    let ordinary = read.firstIndex { !$0.rule.isSpecial } ?? read.count
    for (index, special) in read.enumerated().dropFirst(first) where special.rule.isSpecial {
      var exceptions: [Int] = []
      for later in index + 1..<read.count {
        let other = read[later]
        let isAdded = later > ordinary && other.rule.selectors.isEmpty
        guard other.rule.opens, !isAdded,
          isSentence || Parser.meansDays(special, against: other)
        else { continue }
        switch days[index].precedence(over: days[later]) {
        case .apart: break
        case .holds: moved[index] = true
        case .yields where special.rule.closesHours, .unclear where special.rule.closesHours:
          moved[index] = true
        case .yields: exceptions.append(later)
        case .unclear where special.rule.state == .closed && !special.isException:
          throw unexpected("days other than the closed ones", at: other.tokens.lowerBound)
        case .unclear: break
        }
      }
      if moved[index] { for later in exceptions { moved[later] = true } }
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

  /// Whether it is about days that ordinary hours leave alone: closed ones, those to ask for, holidays and single dates.
  fileprivate var isSpecial: Bool {
    guard separator != .fallback else { return false }
    switch state {
    case .closed: return isClosing
    case .unknown: return !selectors.isEmpty
    case .open: return !selectors.holidays.isEmpty || selectors.areSingleDates
    }
  }
}
