// Rules told one by one, in their order, each with the word that says what it does to those before it.

extension Wording {
  /// The usual week that the first rules make, then the other rules one by one.
  func clauses(
    _ rules: [DescribedRule], tellsClosed: @escaping (DescribedDay) -> Bool
  ) -> [Clause] {
    let weekly = rules.prefix { !$0.usesSun && $0.choices.allSatisfy { $0.condition == nil } }
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

  /// One rule after others.
  func clause(_ described: DescribedRule, after earlier: ArraySlice<DescribedRule>)
    -> Clause
  {
    let rule = described.rule
    let dates = dates(rule.selectors)
    let meets = earlier.contains { $0.effect != .closes && $0.mayMeet(described) }
    let meetsClosed = earlier.contains { $0.effect == .closes && $0.mayMeet(described) }
    let isAddition = described.effect == .adds && (meets || earlier.contains(where: \.spills))
    var days = days(rule.selectors, isWithin: rule.state != .open || isAddition)
    let heading = days.isEmpty ? "" : dates
    let hasDates = days.isEmpty && !dates.isEmpty
    if hasDates { days = datePieces(rule.selectors) }
    let hours = phrase(rule.times)
    if days.isEmpty, rule.state != .closed { days = [daily] }
    var statement = Statement(
      state: rule.state, days: days, hours: hours, isAlways: days == [daily] && hours.isEmpty,
      comment: rule.comment,
      naming: hasDates ? .dates : rule.selectors.holidaysRestrictWeekdays ? .both : .days)
    var opening = Clause.Opening.plain
    switch described.effect {
    case .closes: break
    case .replaces:
      opening = meets ? .but : meetsClosed ? .inAnyCase : .plain
      if meets { statement.manner = .only }
    case .adds:
      opening = meetsClosed ? .inAnyCase : .plain
      // "Perhaps" takes the place of what was said of the same hours, where days meet.
      if isAddition, rule.state == .open || !meets { statement.manner = .also }
    case .fills:
      guard !earlier.isEmpty else { break }
      opening =
        earlier.contains { $0.effect == .closes } ? .otherwiseOnClosedDays : .otherwise
    }
    return Clause(opening: opening, heading: heading, statements: [statement])
  }
}
