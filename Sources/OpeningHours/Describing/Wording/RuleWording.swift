// Rules told one by one, in their order, each with the word that says what it does to those before it.

extension Wording {
  /// The usual week that the first rules make, then the other rules one by one.
  func clauses(
    _ rules: [DescribedRule], tellsClosed: @escaping (DescribedDay) -> Bool
  ) -> [Clause] {
    let weekly = rules.prefix(while: \.isWeekly)
    var clauses: [Clause] = []
    if !weekly.isEmpty {
      let week = DescribedWeek(Array(weekly), joinsNights: true)
      clauses.append(
        Clause(statements: statements(of: week, all: .daily(self), tellsClosed: tellsClosed)))
    }
    for place in weekly.count..<rules.count {
      clauses.append(clause(rules[place], after: rules[..<place]))
    }
    return clauses
  }

  /// One rule after others, with the words that it has by itself or with those that a style asks for.
  func clause(
    _ described: DescribedRule, after earlier: ArraySlice<DescribedRule>,
    style: ClauseStyle = ClauseStyle()
  ) -> Clause {
    let rule = described.rule
    let dates = dates(rule.selectors)
    let meets = earlier.contains { $0.effect != .closes && $0.mayMeet(described) }
    let meetsClosed = earlier.contains { $0.effect == .closes && $0.mayMeet(described) }
    let isAddition = described.effect == .adds && (meets || earlier.contains(where: \.spills))
    let isInAnyCase = described.effect == .replaces && meetsClosed || style.isInAnyCase
    var days = days(
      rule.selectors,
      isWithin: rule.state != .open || isAddition || isInAnyCase || style.namesAllDays)
    let times = style.unitesNights ? described.unitingNights(after: earlier) : rule.times
    let hours = phrase(times)
    let only = described.choices.count == 1 ? described.choices[0] : nil
    let single = only.flatMap {
      singleDates(
        $0.condition, on: $0.weekdays, isAside: rule.state != .closed || !hours.isEmpty)
    }
    let isDaily = style.namesAllDays && single == nil && rule.selectors.areWholeDays
    let seasons = isDaily ? rule.selectors.holidays.map { holidays($0, isWithin: true) } : []
    if isDaily { days = [daily] }
    let heading =
      days.isEmpty || single != nil
      ? "" : [dates, list(seasons)].filter { !$0.isEmpty }.joined(separator: ", ")
    let hasDates = days.isEmpty && !dates.isEmpty
    if hasDates { days = datePieces(rule.selectors) }
    if let single { days = [single] }
    if days.isEmpty, rule.state != .closed { days = [daily] }
    var statement = Statement(
      state: rule.state, days: days, meaning: Meaning(described.choices, times),
      hours: hours, isAlways: days == [daily] && hours.isEmpty,
      comment: rule.comment,
      naming: hasDates
        ? .dates : rule.selectors.holidaysRestrictWeekdays || single != nil ? .both : .days)
    statement.saysDaily = isDaily || rule.selectors.weekdays == .everyDay
    statement.leavesOthers = style.leavesOthers
    statement.night = style.night ?? described.nightEdge(after: earlier)
    // "24 hours a day" has no days that an aside could stand by.
    if statement.night?.isWholeDays ?? false { statement.isAlways = false }
    var opening = Clause.Opening.plain
    switch described.effect {
    case .closes: break
    case .replaces:
      opening = meetsClosed ? .inAnyCase : meets ? .but : .plain
      if meets {
        let weekdays = rule.selectors.weekdays
        let isWhole = weekdays.isEmpty || weekdays == .everyDay || single != nil
        statement.manner = isWhole && !isDaily && !style.saysInstead ? .only : .instead
      }
    case .adds:
      opening = meetsClosed ? .inAnyCase : .plain
      // "Perhaps" takes the place of what was said of the same hours, where days meet.
      if isAddition, rule.state == .open || !meets { statement.manner = .also }
    case .fills:
      guard !earlier.isEmpty else { break }
      opening =
        style.namesClosedDays || earlier.contains { $0.effect == .closes }
        ? .otherwiseOnClosedDays : .otherwise
    }
    if style.isInAnyCase, described.effect != .fills { opening = .inAnyCase }
    return Clause(opening: opening, heading: heading, statements: [statement])
  }
}

extension DaySelectors {
  /// Whether they are for all weekdays of dates, weeks, years or holidays.
  fileprivate var areWholeDays: Bool {
    nthWeekdays.isEmpty && (weekdays.isEmpty || weekdays == .everyDay)
  }
}

extension DescribedRule {
  /// Whether the weekday alone decides about its hours.
  var isWeekly: Bool { !usesSun && choices.allSatisfy { $0.condition == nil } }
}

/// Words of a clause that it would not have by itself, without which a reader could get it wrong.
struct ClauseStyle: Hashable, Sendable {
  /// It holds whatever else was told.
  var isInAnyCase = false
  /// A season's days are named, so that none may seem to stay closed.
  var namesAllDays = false
  /// What fills closed hours is told to fill those of closed days too.
  var namesClosedDays = false
  /// Hours are the place of others, and not the only ones: they may be longer.
  var saysInstead = false
  /// Of a season the days that are not named keep their hours.
  var leavesOthers = false
  /// The hours of a night end when the last of those ends that it takes the place of, for what is left of these stays.
  var unitesNights = false
  /// What is told of the nights around its days; the inner `nil` for nothing.
  var night: NightEdge??
}
