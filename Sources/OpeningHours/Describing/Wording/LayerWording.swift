// A layer over the usual week in words.

extension Wording {
  /// What a layer says, after all that was told before it; `closesBefore` where days were told to be closed.
  func clause(_ layer: Layer, closesBefore: Bool, style: ClauseStyle = ClauseStyle()) -> Clause {
    var layer = layer
    if style.isInAnyCase { layer.opensClosed = true }
    let closesBefore = closesBefore || style.namesClosedDays
    return switch layer.change {
    case .replacesAll(let day) where style.namesAllDays: clause(layer, daily: day)
    case .replacesAll(let day): clause(layer, allDays: day, saysInstead: style.saysInstead)
    case .replaces(let week, on: let weekdays):
      clause(layer, week, on: weekdays, saysInstead: style.saysInstead)
        .leavingOthers(style.leavesOthers)
    case .covers(let rule, on: let weekdays):
      clause(
        layer, rule, on: weekdays, manner: rule.isAddition ? .also : .plain,
        opening: layer.opensClosed && rule.effect != .closes ? .inAnyCase : .plain,
        namesAllDays: style.namesAllDays)
    case .fills(let rule, on: let weekdays):
      clause(
        layer, rule, on: weekdays, manner: .plain,
        opening: closesBefore ? .otherwiseOnClosedDays : .otherwise)
    }
  }

  /// The statements of a week of which one holds on public holidays too, as in `Sat, Sun and public holidays 8:00–19:00`;
  /// `nil` where none has the hours that a layer gives to these.
  func joining(_ layer: Layer, to week: [Statement]) -> [Statement]? {
    guard case .replacesAll = layer.change, LayerTitle(layer, in: self).isHolidays,
      layer.condition.selectors.holidays.allSatisfy({ $0.kind == .publicHoliday && $0.offset == 0 })
    else { return nil }
    let own = clause(layer, closesBefore: false).statements
    let alike = week.indices.filter { place in
      own.count == 1 && own[0].state == .open && week[place].state == .open
        && week[place].manner == .plain && !week[place].isAlways && week[place].days != [daily]
        && week[place].hours == own[0].hours && week[place].comment == own[0].comment
    }
    guard alike.count == 1 else { return nil }
    var joined = week
    joined[alike[0]].days += LayerTitle(layer, in: self).names.plain
    joined[alike[0]].meaning.days += own[0].meaning.days
    return joined
  }

  /// One day's hours on all days of a kind.
  private func clause(_ layer: Layer, allDays day: DescribedDay, saysInstead: Bool) -> Clause {
    let title = LayerTitle(layer, in: self)
    let manner: Statement.Manner =
      layer.exceptions.isEmpty ? .plain : saysInstead ? .instead : .only
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
    let manner: Statement.Manner = layer.exceptions.isEmpty ? .plain : .instead
    var statements = statements(
      of: week, where: layer.condition, manner: { _ in manner }, all: .daily(self)
    ) { _ in true }
    for index in statements.indices {
      (statements[index].saysDaily, statements[index].isAlways) = (true, false)
    }
    return Clause(
      opening: opening(layer, statements), heading: LayerTitle(layer, in: self).whole,
      statements: statements)
  }

  /// The hours of some weekdays.
  private func clause(
    _ layer: Layer, _ week: DescribedWeek, on weekdays: WeekdaySet, saysInstead: Bool
  ) -> Clause {
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
      if statements[0].manner == .instead, !saysInstead { statements[0].manner = .only }
      return Clause(opening: opening, statements: statements)
    }
    guard title.isHolidays else {
      return Clause(opening: opening, heading: title.whole, statements: statements)
    }
    let named = self.days(
      days, statements[0].meaning.days.first?.weekdays, among: title.within(or))
    (statements[0].naming, statements[0].days) = (.both, [named])
    return Clause(opening: opening, statements: statements)
  }

  /// A rule's own hours.
  private func clause(
    _ layer: Layer, _ rule: DescribedRule, on weekdays: WeekdaySet, manner: Statement.Manner,
    opening: Clause.Opening, namesAllDays: Bool = false
  ) -> Clause {
    let title = LayerTitle(layer, in: self)
    let isPart =
      (weekdays != .everyDay || namesAllDays) && layer.condition.selectors.nthWeekdays.isEmpty
    var statement = Statement(
      state: rule.rule.state, manner: manner,
      days: isPart ? [phrase(weekdays)] : title.names.within,
      meaning: Meaning(
        [DescribedRule.Choice(condition: layer.condition, weekdays: weekdays)], rule.rule.times),
      hours: phrase(rule.rule.times),
      comment: rule.rule.comment, naming: title.naming, saysDaily: isPart && namesAllDays)
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

extension Clause {
  /// The same, with the word that days of its season that are not named keep their hours.
  fileprivate func leavingOthers(_ leavesOthers: Bool) -> Clause {
    var clause = self
    if leavesOthers, let last = clause.statements.lastIndex(where: \.seemsToBeAll) {
      clause.statements[last].leavesOthers = true
    }
    return clause
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
