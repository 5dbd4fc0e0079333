// A layer over the usual week in words.

extension Wording {
  /// What a layer says, after all that was told before it.
  func clause(_ layer: Layer) -> Clause {
    let manner: Statement.Manner = layer.isException ? .only : .plain
    let selectors = layer.condition.selectors
    let dates = dates(selectors)
    let plain = days(selectors, isWithin: false)
    let within = days(selectors, isWithin: true)
    let names =
      plain.isEmpty
      ? DayNames(plain: datePieces(selectors), within: datePieces(selectors))
      : DayNames(plain: plain, within: within)
    let naming: Statement.Naming =
      plain.isEmpty ? .dates : selectors.holidaysRestrictWeekdays ? .both : .days
    let heading = plain.isEmpty ? "" : dates
    let whole = [dates, list(within)].filter { !$0.isEmpty }.joined(separator: ", ")
    switch layer.change {
    case .replacesAll(let day):
      let week = DescribedWeek(days: [DescribedDay](repeating: day, count: 7))
      var statements = statements(of: week, manner: manner, all: names) { _ in true }
      for index in statements.indices { statements[index].naming = naming }
      guard statements.count > 1 else {
        return Clause(opening: opening(layer, statements), heading: heading, statements: statements)
      }
      let bare = self.statements(of: week, manner: manner, all: .none) { _ in true }
      return Clause(opening: opening(layer, bare), heading: whole, statements: bare)
    case .replaces(let week, on: let weekdays):
      var statements = statements(of: week, on: weekdays, manner: manner, all: .none) { _ in true }
      let opening = opening(layer, statements)
      if statements.count == 1, dates.isEmpty, selectors.nthWeekdays.isEmpty,
        let days = statements[0].days.first
      {
        statements[0].naming = .both
        statements[0].days = ["\(days) \(within.joined(separator: or))"]
        return Clause(opening: opening, statements: statements)
      }
      return Clause(opening: opening, heading: whole, statements: statements)
    case .covers(let rule, on: let weekdays):
      let isPart = weekdays != .everyDay && selectors.nthWeekdays.isEmpty
      let statement = Statement(
        state: rule.rule.state,
        manner: rule.effect == .adds && rule.rule.state == .open ? .also : .plain,
        days: isPart ? [phrase(weekdays)] : names.within, hours: phrase(rule.rule.times),
        comment: rule.rule.comment, naming: naming)
      return Clause(
        opening: layer.opensClosed && rule.effect == .adds ? .inAnyCase : .plain,
        heading: isPart ? whole : heading, statements: [statement])
    }
  }

  private func opening(_ layer: Layer, _ statements: [Statement]) -> Clause.Opening {
    guard statements.contains(where: { $0.state != .closed }) else { return .plain }
    return layer.isException ? .but : layer.opensClosed ? .inAnyCase : .plain
  }
}
