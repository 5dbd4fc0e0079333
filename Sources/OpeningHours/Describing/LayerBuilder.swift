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
        isException: cases.contains { $0.closesHours(on: days) },
        opensClosed: sets.contains { set in
          layers.contains { set.contains($0.condition) && $0.closesAll }
            && truth[set].map { week in
              (0..<7).contains { days.contains($0) && !week[$0].spans.isEmpty }
            } ?? false
        }))
    return true
  }

  /// What is told of a week before a layer, and what is true where its condition holds too.
  private struct Case {
    var before: DescribedWeek
    var after: DescribedWeek

    /// Whether any of some weekdays loses hours that were told.
    func closesHours(on weekdays: WeekdaySet) -> Bool {
      (0..<7).contains {
        weekdays.contains($0) && !before[$0].spans.isEmpty && before[$0] != after[$0]
      }
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

  /// The rule's own hours, if laying them over what was told makes what the rules do.
  private func coverChange(
    _ rule: DescribedRule, _ condition: DayCondition, _ cases: [Case]
  ) -> Layer.Change? {
    guard rule.effect == .adds || rule.effect == .closes, !rule.rule.times.isEmpty,
      rule.rule.times.allSatisfy({ $0.ending == .fixed })
    else { return nil }
    var weekdays = WeekdaySet()
    for choice in rule.choices where choice.condition == condition {
      weekdays.bits |= choice.weekdays.bits
    }
    weekdays.bits &= condition.weekdays.bits
    let agrees = cases.allSatisfy { known in
      (0..<7).filter(condition.weekdays.contains).allSatisfy { weekday in
        let told = known.before[weekday]
        return known.after[weekday]
          == (weekdays.contains(weekday) ? told.covered(by: rule.rule) : told)
      }
    }
    return agrees ? .covers(rule, on: weekdays) : nil
  }
}

extension Layer {
  /// Whether it closes the days that it is about.
  fileprivate var closesAll: Bool {
    guard case .replacesAll(let day) = change else { return false }
    return day.spans.isEmpty
  }
}

extension Layer.Change {
  /// The weekdays that it is about.
  fileprivate func weekdays(_ condition: DayCondition) -> WeekdaySet {
    switch self {
    case .replacesAll: condition.weekdays
    case .replaces(_, let weekdays), .covers(_, let weekdays): weekdays
    }
  }
}
