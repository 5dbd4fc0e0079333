// Finding the layers of a schedule, and the proof that they say what its rules do.

/// Finds layers one by one and checks each against the rules, for all conditions that may hold with it.
struct LayerBuilder {
  private let rules: [DescribedRule]
  private(set) var layers: [Layer] = []
  /// What the week and the layers so far say, by the conditions that hold.
  private var told: [Set<DayCondition>: DescribedWeek]

  init(rules: [DescribedRule], week: DescribedWeek) {
    self.rules = rules
    told = [[]: week]
  }

  /// The most sets of conditions that are looked at.
  private static let mostSets = 128

  /// Adds the layer of a condition; `false` where none says what the rules do.
  mutating func add(_ condition: DayCondition) -> Bool {
    let implied = Set(layers.map(\.condition).filter(condition.implies))
    let sets = told.keys.filter { set in
      implied.isSubset(of: set) && !set.contains(where: condition.excludes)
    }
    guard told.count + sets.count <= LayerBuilder.mostSets else { return false }
    var truth: [Set<DayCondition>: DescribedWeek] = [:]
    for set in sets {
      truth[set] = DescribedWeek(rules, where: set.union([condition]), joinsNights: false)
    }
    guard let smallest = sets.min(by: { $0.count < $1.count }), let week = truth[smallest] else {
      return true
    }
    let cases = sets.compactMap { set in
      truth[set].flatMap { week in told[set].map { Case(before: $0, after: week) } }
    }
    guard let change = change(condition, week, cases) else { return false }
    for set in sets { told[set.union([condition])] = truth[set] }
    let days = change.weekdays(condition)
    layers.append(
      Layer(
        condition: condition, change: change,
        exceptions: cases.reduce(into: WeekdaySet()) { $0.bits |= $1.lostHours(on: days).bits },
        joinsOthers: cases.contains { $0.before.days.contains { !$0.spans.isEmpty } },
        opensClosed: sets.contains { set in
          guard let week = truth[set] else { return false }
          return layers.contains { layer in
            set.contains(layer.condition)
              && (0..<7).contains {
                days.contains($0) && layer.closes($0) && !week[$0].spans.isEmpty
              }
          }
        }))
    return true
  }

  /// What is told of a week before a layer, and what is true where its condition holds too.
  private struct Case {
    var before: DescribedWeek
    var after: DescribedWeek

    /// Those of some weekdays that lose hours that were told.
    func lostHours(on weekdays: WeekdaySet) -> WeekdaySet {
      var lost = WeekdaySet()
      for weekday in 0..<7
      where weekdays.contains(weekday) && !before[weekday].spans.isEmpty
        && before[weekday] != after[weekday]
      {
        lost.insert(weekday)
      }
      return lost
    }
  }

  private func change(
    _ condition: DayCondition, _ week: DescribedWeek, _ cases: [Case]
  ) -> Layer.Change? {
    let possible = (0..<7).filter(condition.weekdays.contains)
    var changed = WeekdaySet()
    for weekday in possible where cases.contains(where: { $0.before[weekday] != $0.after[weekday] })
    {
      changed.insert(weekday)
    }
    /// Whether the days are the same whatever else holds.
    func isSure(_ weekday: Int) -> Bool {
      cases.allSatisfy { $0.after[weekday] == week[weekday] }
    }
    var named = WeekdaySet()
    for choice in rules.flatMap(\.choices) where choice.condition == condition {
      named.bits |= choice.weekdays.bits
    }
    let naming = rules.filter { $0.choices.contains { $0.condition == condition } }
    let own = naming.count == 1 ? naming[0] : nil
    let cover = own.flatMap { coverChange($0, condition, cases) }
    let first = week[possible.first ?? 0]
    let isEven = possible.allSatisfy { week[$0] == first }
    // "Also open" and "closed from … to" say more than the whole hours of each weekday.
    if let cover, let own, own.effect == .closes || !isEven { return cover }
    // Of a season only some weekdays may be named, and then only they are told.
    let isWhole = first.spans.isEmpty || possible.allSatisfy(named.contains)
    if isEven, isWhole, possible.allSatisfy(isSure), !changed.isEmpty || first.isSaidClosed {
      return .replacesAll(first)
    }
    for weekday in possible
    where week[weekday].isSaidClosed && isSure(weekday)
      && !cases.contains(where: { $0.before[weekday].isSaidClosed })
    {
      changed.insert(weekday)
    }
    if possible.allSatisfy({ !changed.contains($0) || isSure($0) }) {
      return .replaces(week, on: changed)
    }
    return cover
  }

  /// The rule's own hours, if laying them over what was told, or filling it with them, makes what the rules do.
  private func coverChange(
    _ rule: DescribedRule, _ condition: DayCondition, _ cases: [Case]
  ) -> Layer.Change? {
    // Of a closed day nothing is taken away, but a fallback may fill whole days.
    guard rule.effect == .fills || !rule.rule.times.isEmpty,
      rule.rule.times.allSatisfy({ $0.ending == .fixed })
    else { return nil }
    var weekdays = WeekdaySet()
    for choice in rule.choices where choice.condition == condition {
      weekdays.bits |= choice.weekdays.bits
    }
    weekdays.bits &= condition.weekdays.bits
    /// Whether the days become what a way of telling the rule makes of them.
    func agrees(_ made: (DescribedDay) -> DescribedDay) -> Bool {
      cases.allSatisfy { known in
        (0..<7).filter(condition.weekdays.contains).allSatisfy { weekday in
          let told = known.before[weekday]
          return known.after[weekday] == (weekdays.contains(weekday) ? made(told) : told)
        }
      }
    }
    if agrees({ $0.covered(by: rule.rule) }) {
      let before = cases.flatMap { known in
        (0..<7).filter(weekdays.contains).map { known.before[$0] }
      }
      let isAfterHolidays = layers.contains { !$0.condition.selectors.holidays.isEmpty }
      let isNew = before.allSatisfy { !$0.meets(rule.rule) }
      let isTold =
        switch rule.effect {
        case .adds, .closes: true
        // Where nobody knows of a holiday, its hours are perhaps open, and so not there to be filled.
        case .fills: isNew || rule.rule.state == .open && !isAfterHolidays
        // Hours that take the place of others are told as that, and so are the only ones of a day.
        case .replaces: isNew && before.contains { !$0.spans.isEmpty }
        }
      if isTold { return .covers(rule, on: weekdays) }
    }
    guard rule.effect == .fills, agrees({ $0.filled(by: rule.rule) }) else { return nil }
    return .fills(rule, on: weekdays)
  }
}

extension Layer {
  /// Whether it closes a weekday.
  fileprivate func closes(_ weekday: Int) -> Bool {
    switch change {
    case .replacesAll(let day): condition.weekdays.contains(weekday) && day.spans.isEmpty
    case .replaces(let week, let weekdays):
      weekdays.contains(weekday) && week[weekday].spans.isEmpty
    case .covers, .fills: false
    }
  }
}

extension Layer.Change {
  /// The weekdays that it is about.
  fileprivate func weekdays(_ condition: DayCondition) -> WeekdaySet {
    switch self {
    case .replacesAll: condition.weekdays
    case .replaces(_, let weekdays), .covers(_, let weekdays), .fills(_, let weekdays): weekdays
    }
  }
}
