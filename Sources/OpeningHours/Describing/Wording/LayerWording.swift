// A layer over the usual week in words.

extension Wording {
  /// What a layer says, after all that was told before it; `closesBefore` where days were told to be closed.
  func clause(_ layer: Layer, closesBefore: Bool, style: ClauseStyle = ClauseStyle()) -> Clause {
    var layer = layer
    if style.isInAnyCase { layer.opensClosed = true }
    let closesBefore = closesBefore || style.namesClosedDays
    return switch layer.change {
    case .replacesAll(let day) where style.namesAllDays: clause(layer, daily: day)
    case .replacesAll(let day): clause(layer, allDays: day)
    case .replaces(let week, on: let weekdays): clause(layer, week, on: weekdays)
    case .covers(let rule, on: let weekdays):
      clause(
        layer, rule, on: weekdays, manner: rule.isAddition ? .also : .plain,
        opening: layer.opensClosed && rule.effect != .closes ? .inAnyCase : .plain)
    case .fills(let rule, on: let weekdays):
      clause(
        layer, rule, on: weekdays, manner: .plain,
        opening: closesBefore ? .otherwiseOnClosedDays : .otherwise)
    }
  }

  /// One day's hours on all days of a kind.
  private func clause(_ layer: Layer, allDays day: DescribedDay) -> Clause {
    let title = LayerTitle(layer, in: self)
    let manner: Statement.Manner = layer.exceptions.isEmpty ? .plain : .only
    let week = DescribedWeek(days: [DescribedDay](repeating: day, count: 7))
    let names =
      layer.opensClosed
      ? DayNames(plain: title.names.within, within: title.names.within) : title.names
    var statements = statements(
      of: week, where: layer.condition, manner: { _ in manner }, all: names
    ) { _ in true }
    for index in statements.indices { statements[index].naming = title.naming }
    guard statements.count > 1 else {
      return Clause(
        opening: opening(layer, statements), heading: title.heading, statements: statements)
    }
    let bare = self.statements(
      of: week, where: layer.condition, manner: { _ in manner }, all: .none
    ) { _ in true }
    return Clause(opening: opening(layer, bare), heading: title.whole, statements: bare)
  }

  /// The same, where a reader must not think that some of the days stay closed.
  private func clause(_ layer: Layer, daily day: DescribedDay) -> Clause {
    let week = DescribedWeek(days: [DescribedDay](repeating: day, count: 7))
    let statements = statements(
      of: week, where: layer.condition, manner: { _ in .instead }, all: .daily(self)
    ) { _ in true }
    return Clause(
      opening: opening(layer, statements), heading: LayerTitle(layer, in: self).whole,
      statements: statements)
  }

  /// The hours of some weekdays.
  private func clause(_ layer: Layer, _ week: DescribedWeek, on weekdays: WeekdaySet) -> Clause {
    let title = LayerTitle(layer, in: self)
    let manner = { (days: WeekdaySet) -> Statement.Manner in
      days.bits & layer.exceptions.bits != 0 ? .instead : layer.joinsOthers ? .also : .plain
    }
    var statements = statements(
      of: week, where: layer.condition, on: weekdays, manner: manner, all: .none
    ) { _ in true }
    let opening = opening(layer, statements)
    guard statements.count == 1, let days = statements[0].days.first else {
      return Clause(opening: opening, heading: title.whole, statements: statements)
    }
    if let dates = singleDates(
      layer.condition, on: weekdays, isAside: statements[0].state != .closed)
    {
      (statements[0].naming, statements[0].days) = (.both, [dates])
      if statements[0].manner == .instead { statements[0].manner = .only }
      return Clause(opening: opening, statements: statements)
    }
    guard title.isHolidays else {
      return Clause(opening: opening, heading: title.whole, statements: statements)
    }
    (statements[0].naming, statements[0].days) = (.both, ["\(days) \(title.within(or))"])
    return Clause(opening: opening, statements: statements)
  }

  /// A rule's own hours.
  private func clause(
    _ layer: Layer, _ rule: DescribedRule, on weekdays: WeekdaySet, manner: Statement.Manner,
    opening: Clause.Opening
  ) -> Clause {
    let title = LayerTitle(layer, in: self)
    let isPart = weekdays != .everyDay && layer.condition.selectors.nthWeekdays.isEmpty
    var statement = Statement(
      state: rule.rule.state, manner: manner,
      days: isPart ? [phrase(weekdays)] : title.names.within,
      meaning: Meaning(
        [DescribedRule.Choice(condition: layer.condition, weekdays: weekdays)], rule.rule.times),
      hours: phrase(rule.rule.times),
      comment: rule.rule.comment, naming: title.naming)
    if isPart, let dates = singleDates(layer.condition, on: weekdays, isAside: true) {
      (statement.naming, statement.days) = (.both, [dates])
      return Clause(opening: opening, statements: [statement])
    }
    return Clause(
      opening: opening, heading: isPart ? title.whole : title.heading, statements: [statement])
  }

  private func opening(_ layer: Layer, _ statements: [Statement]) -> Clause.Opening {
    guard statements.contains(where: { $0.state != .closed }) else { return .plain }
    return layer.opensClosed ? .inAnyCase : layer.exceptions.isEmpty ? .plain : .but
  }
}

extension DescribedRule {
  /// Whether its hours are told as more than those before.
  fileprivate var isAddition: Bool { effect != .closes && rule.state == .open }
}

/// The names of the days that a layer is for.
private struct LayerTitle {
  let condition: DayCondition
  let names: DayNames
  let naming: Statement.Naming
  /// Above statements that name their days themselves.
  let heading: String
  /// Above statements that don't.
  let whole: String

  init(_ layer: Layer, in words: any Wording) {
    condition = layer.condition
    let selectors = condition.selectors
    let dates = words.dates(selectors)
    let plain = words.days(selectors, isWithin: false)
    let within = words.days(selectors, isWithin: true)
    names =
      plain.isEmpty
      ? DayNames(plain: words.datePieces(selectors), within: words.datePieces(selectors))
      : DayNames(plain: plain, within: within)
    naming = plain.isEmpty ? .dates : selectors.holidaysRestrictWeekdays ? .both : .days
    heading = plain.isEmpty ? "" : dates
    whole = [dates, words.list(within)].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Whether all that is asked is that the days are holidays.
  var isHolidays: Bool {
    !condition.selectors.holidays.isEmpty && heading.isEmpty
      && condition.selectors.nthWeekdays.isEmpty
  }

  /// The days of any of the names.
  func within(_ or: String) -> String { names.within.joined(separator: or) }
}
