// A rule as a sentence sees it: what it does to which days.

/// A rule with its separator turned into an effect and its selectors into choices of days.
struct DescribedRule: Sendable {
  /// What the rule does to what came before.
  enum Effect: Hashable, Sendable {
    /// Its days have its hours and no others.
    case replaces
    /// Its hours come on top.
    case adds
    /// Its hours are closed, or its whole days.
    case closes
    /// Its hours hold wherever all before is closed.
    case fills
  }

  /// Some weekdays, where a condition holds if there is one.
  struct Choice: Hashable, Sendable {
    var condition: DayCondition?
    var weekdays: WeekdaySet
  }

  var effect: Effect
  /// The rule is for days of any of these.
  var choices: [Choice]
  /// The rule as it was written.
  var rule: Rule
  var spills: Bool
  var usesSun: Bool

  init(_ rule: Rule, _ header: RuleHeader) {
    var rule = rule
    rule.selectors = rule.selectors.withoutIdleParts
    if rule.selectors.weekdays == .everyDay, !rule.selectors.holidaysRestrictWeekdays {
      // Every day is enough: holidays are among them.
      (rule.selectors.holidays, rule.selectors.nthWeekdays) = ([], [])
    }
    rule.times = rule.times.map { $0.isWholeDay ? .wholeDay : $0 }
    // "Closed from 0:00 to 24:00" is closed, and no hours that are taken away.
    if rule.state == .closed, rule.times == [.wholeDay] { rule.times = [] }
    self.rule = rule
    spills = header.spills
    usesSun = header.usesSun
    choices = DescribedRule.choices(rule.selectors)
    effect =
      rule.separator == .fallback
      ? .fills : rule.state == .closed ? .closes : header.clearsDay ? .replaces : .adds
  }

  private static func choices(_ selectors: DaySelectors) -> [Choice] {
    var dates = selectors
    (dates.nthWeekdays, dates.holidays) = ([], [])
    guard !selectors.nthWeekdays.isEmpty || !selectors.holidays.isEmpty else {
      let weekdays = selectors.weekdays.isEmpty ? .everyDay : selectors.weekdays
      return [Choice(condition: DayCondition(dates), weekdays: weekdays)]
    }
    var choices: [Choice] = []
    if selectors.holidaysRestrictWeekdays {
      var holidays = dates
      holidays.holidays = selectors.holidays
      add(holidays, selectors.weekdays, to: &choices)
      var counted = holidays
      counted.nthWeekdays = selectors.nthWeekdays
      if !selectors.nthWeekdays.isEmpty { add(counted, .everyDay, to: &choices) }
      return choices
    }
    add(dates, selectors.weekdays, to: &choices)
    var counted = dates
    counted.nthWeekdays = selectors.nthWeekdays
    if !selectors.nthWeekdays.isEmpty { add(counted, .everyDay, to: &choices) }
    var holidays = dates
    holidays.holidays = selectors.holidays
    if !selectors.holidays.isEmpty { add(holidays, .everyDay, to: &choices) }
    return choices
  }

  private static func add(
    _ selectors: DaySelectors, _ weekdays: WeekdaySet, to choices: inout [Choice]
  ) {
    guard !weekdays.isEmpty else { return }
    choices.append(Choice(condition: DayCondition(selectors), weekdays: weekdays))
  }
}

extension DescribedRule {
  /// Whether it is for every day there is.
  var isForEveryDay: Bool { choices.contains { $0.condition == nil && $0.weekdays == .everyDay } }

  /// Whether it makes whole days what they are, whatever they were before.
  var decidesDays: Bool { effect == .replaces || (effect == .closes && rule.times.isEmpty) }

  /// Whether it fills all that is left closed.
  var isRest: Bool { effect == .fills && isForEveryDay && rule.times.isEmpty }

  /// Whether all its days are surely days of another rule.
  func isWithin(_ other: DescribedRule) -> Bool {
    choices.allSatisfy { mine in
      other.choices.contains { theirs in
        guard mine.possibleWeekdays.bits & ~theirs.weekdays.bits == 0 else { return false }
        guard let wanted = theirs.condition else { return true }
        return mine.condition?.implies(wanted) ?? false
      }
    }
  }

  /// Whether some day may be a day of both rules.
  func mayMeet(_ other: DescribedRule) -> Bool {
    choices.contains { mine in other.choices.contains(where: mine.mayMeet) }
  }
}

extension DescribedRule.Choice {
  /// The weekdays on which it can hold.
  var possibleWeekdays: WeekdaySet {
    WeekdaySet(bits: weekdays.bits & (condition?.weekdays ?? .everyDay).bits)
  }

  /// Whether some day may be a day of both.
  func mayMeet(_ other: DescribedRule.Choice) -> Bool {
    guard possibleWeekdays.bits & other.possibleWeekdays.bits != 0 else { return false }
    guard let condition, let theirs = other.condition else { return true }
    return !condition.excludes(theirs)
  }
}

extension Schedule {
  /// All rules, in order.
  var writtenRules: [DescribedRule] {
    var headers: [RuleHeader] = []
    program.forEachRule { header, _ in headers.append(header) }
    return zip(expression.rules, headers).map { DescribedRule($0, $1) }
  }

  /// The rules that can decide about some day, in order.
  var describedRules: [DescribedRule] {
    var rules: [DescribedRule] = []
    for rule in writtenRules {
      if let joined = rules.last?.joined(rule, isFirst: rules.count == 1) {
        rules[rules.count - 1] = joined
      } else {
        rules.append(rule)
      }
    }
    var place = rules.count - 1
    while place >= 0, rules.count > 1 {
      if rules.isIdle(at: place) { rules.remove(at: place) }
      place -= 1
    }
    return rules
  }
}

extension DescribedRule {
  /// One rule for what two say alike of a weekday as it is counted in the month, such as `Sa[1] 10:00-12:00; Sa[3] 10:00-12:00`;
  /// `nil` where they differ in more.
  ///
  /// No day of one is a day of the other or next to one, so that neither takes hours from the other.
  fileprivate func joined(_ next: DescribedRule, isFirst: Bool) -> DescribedRule? {
    guard next.effect == effect || isFirst && effect == .replaces && next.effect == .adds,
      rule.times == next.rule.times, rule.state == next.rule.state,
      rule.comment == next.rule.comment,
      rule.selectors.weekdays.isEmpty, rule.selectors.holidays.isEmpty,
      var counted = rule.selectors.nthWeekdays.first, !next.rule.selectors.nthWeekdays.isEmpty
    else { return nil }
    for nth in rule.selectors.nthWeekdays + next.rule.selectors.nthWeekdays {
      guard nth.weekday == counted.weekday, nth.offset == counted.offset else { return nil }
      counted.positions |= nth.positions
    }
    var joined = self
    joined.rule.selectors.nthWeekdays = next.rule.selectors.nthWeekdays
    guard joined.rule.selectors == next.rule.selectors else { return nil }
    joined.rule.selectors.nthWeekdays = [counted]
    joined.choices = DescribedRule.choices(joined.rule.selectors)
    return joined
  }
}

extension [DescribedRule] {
  /// Whether a rule changes nothing, or nothing that a later one does not decide anew.
  fileprivate func isIdle(at place: Int) -> Bool {
    let rule = self[place]
    if rule.effect == .fills, rule.rule.state == .closed,
      rule.rule.comment == nil || !rule.isRest || place < count - 1
    {
      return true
    }
    // Where all was filled, nothing is left to fill.
    if rule.effect == .fills,
      self[..<place].reversed().prefix(while: { $0.effect == .fills })
        .contains(where: { $0.isRest && $0.rule.state != .closed })
    {
      return true
    }
    if !overrulers(of: place).isEmpty { return true }
    // "Closed" where nothing was open, and where a later rule may open, would mislead.
    return !openers(of: place).isEmpty
  }
}

extension [DescribedRule] {
  /// The same rules, but for the first that is for some weekdays and for other days too, such as `Su,PH off`: its weekdays
  /// become a rule of their own, with which the usual week can be told.
  ///
  /// One rule does what the two do, for none of its hours reaches a day of the other part.
  func partingFirstWeekdays() -> [DescribedRule] {
    guard let place = firstIndex(where: { !$0.isWeekly }), !self[place].spills else { return self }
    let rule = self[place]
    let weekly = rule.choices.filter { $0.condition == nil }
    guard weekly.count == 1, rule.choices.count > 1 else { return self }
    var (week, rest) = (rule, rule)
    week.choices = weekly
    week.rule.selectors = DaySelectors(weekdays: weekly[0].weekdays)
    rest.choices = rule.choices.filter { $0.condition != nil }
    rest.rule.selectors.weekdays = WeekdaySet()
    return self[..<place] + [week, rest] + self[(place + 1)...]
  }
}

extension DescribedRule {
  /// Whether it may have opened hours that another rule is about, be it past midnight.
  func reaches(_ other: DescribedRule) -> Bool {
    effect != .closes && (spills || other.spills || mayMeet(other))
  }
}

extension TimeSpan {
  /// Whether it goes from one midnight to the next, as `00:00-00:00` does too.
  fileprivate var isWholeDay: Bool {
    guard ending == .fixed, !usesSun, let minutes = minutes(sun: nil) else { return false }
    return minutes.from == 0 && minutes.to == 1440
  }
}
