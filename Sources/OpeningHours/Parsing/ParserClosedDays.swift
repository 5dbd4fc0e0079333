// Days that a sentence closes before it gives hours without days: "Closed Mondays; 10am-6pm".

extension Parser {
  /// A rule as it was read, with what is needed to judge it among the others.
  struct ReadRule {
    var rule: Rule
    /// Its first token and its last.
    let tokens: ClosedRange<Int>
    /// Whether it is written as people write rather than as the specification has it.
    let isProse: Bool
  }

  /// Keeps the days closed that a sentence closes before it gives hours for all days.
  ///
  /// By the letter the later rule would open them again: `Mo off; 10:00-18:00` keeps that meaning. A sentence means the other, so
  /// that its closed days go behind the hours; where other days stand between them, nothing is certain.
  mutating func keepClosedDays(_ read: [ReadRule]) throws(ScheduleError) -> [Rule] {
    let leading = read.prefix { $0.rule.isClosing }
    let sweeping = read.dropFirst(leading.count).prefix { rule in
      leading.allSatisfy { rule.rule.sweeps(over: $0.rule) }
    }
    let isMoved =
      !leading.isEmpty && !sweeping.isEmpty
      && (leading.contains(where: \.isProse) || sweeping.contains(where: \.isProse))
    try checkHoursWithoutDays(read, from: isMoved ? sweeping.endIndex : 0)
    for index in read.indices.dropFirst() where !isMoved || index >= sweeping.endIndex {
      let hasDaysBefore = !read[index - 1].rule.selectors.isEmpty
      guard read[index].rule.addsHoursOnly(afterDays: hasDaysBefore) else { continue }
      note(
        "hours without days after \";\" add to the days before",
        from: read[index].tokens.lowerBound, to: read[index].tokens.upperBound)
    }
    guard isMoved, let first = leading.first, let last = leading.last else {
      return read.map(\.rule)
    }
    note(
      "closed days are read as if they stood behind the hours, which do not open them",
      from: first.tokens.lowerBound, to: last.tokens.upperBound)
    var rules = (sweeping + leading).map(\.rule)
    rules[0].separator = .normal
    for index in sweeping.count..<rules.count { rules[index].separator = .normal }
    return rules + read[sweeping.endIndex...].map(\.rule)
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

  /// Whether it opens without a word about the days that another closes: on all days, or on all of a season.
  fileprivate func sweeps(over closing: Rule) -> Bool {
    let days = selectors
    guard state != .closed, separator != .fallback, days.nthWeekdays.isEmpty, days.holidays.isEmpty,
      days.weekdays.isEmpty || days.weekdays == .everyDay
    else { return false }
    let isOfSeason = !days.dates.isEmpty || !days.weeks.isEmpty || !days.years.isEmpty
    return !isOfSeason || closing.selectors.hasWeekdays
  }
}
