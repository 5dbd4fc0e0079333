// A schedule as a usual week with layers on it: seasons, holidays and dates, each proved to say what the rules do.

/// What a condition makes of the days that meet it.
struct Layer: Sendable {
  enum Change: Sendable {
    /// All its days have these hours instead.
    case replacesAll(DescribedDay)
    /// Some weekdays have their hours of this week instead.
    case replaces(DescribedWeek, on: WeekdaySet)
    /// A rule's hours come on top, or are closed.
    case covers(DescribedRule, on: WeekdaySet)
    /// A rule's hours hold wherever all before is closed.
    case fills(DescribedRule, on: WeekdaySet)
  }

  var condition: DayCondition
  var change: Change
  /// The weekdays on which what it replaces may be anything but closed, so that the exception must be told as one.
  var exceptions: WeekdaySet
  /// Whether other hours were told of its weeks, to which its own come on top.
  var joinsOthers: Bool
  /// Whether it opens days that a layer before closes.
  var opensClosed: Bool
}

/// The usual week and the layers over it, in the order in which they are to be told.
struct Layers: Sendable {
  /// The week where no condition holds.
  let week: DescribedWeek
  private(set) var layers: [Layer] = []

  /// How many of the first rules may have layers.
  ///
  /// Rules with the sun have hours that no week knows; hours past midnight meet other conditions there.
  static func ruleCount(_ rules: [DescribedRule]) -> Int {
    var isWeekly = true
    var spills = false
    for (place, rule) in rules.enumerated() {
      isWeekly = isWeekly && rule.choices.allSatisfy { $0.condition == nil }
      spills = spills || rule.spills
      if rule.usesSun || spills && !isWeekly { return place }
    }
    return rules.count
  }

  /// The layers that say just what the rules do, or `nil` where no order of theirs does.
  init?(_ rules: [DescribedRule]) {
    let conditions = Layers.conditions(rules, byLast: true)
    guard conditions.count <= 10 else { return nil }
    // Beside other weeks a night is two days, each of which may be another.
    week = DescribedWeek(rules, joinsNights: conditions.isEmpty)
    for order in [conditions, Layers.conditions(rules, byLast: false)] {
      var builder = LayerBuilder(rules: rules, week: week)
      guard order.allSatisfy({ builder.add($0) }) else { continue }
      layers = builder.layers
      return
    }
    return nil
  }

  /// The conditions that the rules name, by the rule that names them first or last; a wider one comes
  /// before what implies it.
  private static func conditions(_ rules: [DescribedRule], byLast: Bool) -> [DayCondition] {
    var found: [DayCondition] = []
    for condition in rules.flatMap({ $0.choices.compactMap(\.condition) }) {
      if byLast { found.removeAll { $0 == condition } }
      if !found.contains(condition) { found.append(condition) }
    }
    var sorted: [DayCondition] = []
    for condition in found {
      let place = sorted.firstIndex { condition != $0 && $0.implies(condition) } ?? sorted.count
      sorted.insert(condition, at: place)
    }
    return sorted
  }
}

extension DescribedWeek {
  subscript(weekday: Int) -> DescribedDay { days[weekday] }
}
