// What a statement says, as days and hours: what its words are made of, and what a reader gets from them.

/// The days and the hours that the words of a statement name.
struct Meaning: Hashable, Sendable {
  /// Days of any of these.
  var days: [DescribedRule.Choice]
  /// The hours; none for whole days.
  var hours: [MeantSpan] = []
}

/// Hours that are named, by the clock or by the sun.
struct MeantSpan: Hashable, Sendable {
  var span: TimeSpan
  /// Whether an open end is known not to go on after midnight.
  var endsByMidnight = false
}

extension MeantSpan {
  init(_ told: ToldSpan) {
    span = TimeSpan(from: .clock(told.from), to: .clock(told.to), ending: told.ending)
    endsByMidnight = told.endsByMidnight
  }
}

extension Meaning {
  /// Hours of a week that was worked out, on some weekdays where a condition holds if there is one.
  init(_ condition: DayCondition?, on weekdays: WeekdaySet, _ told: [ToldSpan] = []) {
    days = [DescribedRule.Choice(condition: condition, weekdays: weekdays)]
    hours = told.map(MeantSpan.init)
  }

  /// The hours of a rule as they are written.
  init(_ days: [DescribedRule.Choice], _ times: [TimeSpan]) {
    self.days = days
    hours = times.map { MeantSpan(span: $0) }
  }

  /// Whether it is for some days only that are more than weekdays.
  var isConditional: Bool { days.contains { $0.condition != nil } }

  /// Whether all its days are dates that are named one by one.
  var isSingleDates: Bool { days.allSatisfy { $0.condition?.isSingleDates ?? false } }

  /// Whether its days come in more than one run a year, as Saturdays of July do and July does not.
  var comesAgain: Bool {
    days.count > 1
      || days.contains { $0.possibleWeekdays != .everyDay && !isSingleDates }
      || days.contains { $0.condition?.comesAgain ?? true }
  }

  /// Whether its days are narrower than another's, so that readers expect them to be the exception.
  func isNarrower(than other: Meaning) -> Bool {
    if isSingleDates, !other.isSingleDates { return true }
    return days.allSatisfy { mine in
      guard let condition = mine.condition else { return false }
      return other.days.allSatisfy { theirs in theirs.condition.map(condition.implies) ?? true }
    }
  }

  /// Whether it says on which weekdays it holds.
  var namesWeekdays: Bool {
    days.allSatisfy {
      $0.weekdays != .everyDay || !($0.condition?.selectors.nthWeekdays.isEmpty ?? true)
    }
  }

  /// Whether some of its days are a season, of which a reader may think that days stay closed in it as they were.
  var isSeason: Bool {
    days.contains { choice in
      guard choice.weekdays == .everyDay, let condition = choice.condition else { return false }
      return condition.isSeason
    }
  }
}

extension DayCondition {
  /// Whether its days come in more than one run a year.
  fileprivate var comesAgain: Bool {
    !selectors.nthWeekdays.isEmpty || !selectors.holidays.isEmpty
      || selectors.dates.count > 1 || selectors.weeks.count > 1
      || selectors.dates.contains { $0.step > 1 } || selectors.weeks.contains { $0.step > 1 }
  }

  /// Whether it is for days that follow each other, and not for some that are named one by one or come alone.
  fileprivate var isSeason: Bool {
    guard selectors.nthWeekdays.isEmpty,
      !selectors.holidays.contains(where: { $0.kind == .publicHoliday || $0.offset != 0 })
    else { return false }
    guard selectors.weeks.isEmpty, selectors.holidays.isEmpty, !selectors.dates.isEmpty else {
      return true
    }
    return !selectors.dates.allSatisfy(\.isOneDay)
  }
}

extension DateRange {
  fileprivate var isOneDay: Bool {
    guard let bounds = days(startingIn: from.year ?? 2024) else { return false }
    return bounds.last.number == bounds.first.number
  }
}

extension MeantSpan {
  /// The minutes of a list of hours: open ends first, then what is sure, as both are read.
  ///
  /// The minutes are those of the day they begin on, the ends up to 2880.
  static func minutes(
    of spans: [MeantSpan], value: Int, sun: SunDay?, next: SunDay?
  ) -> [ReadSpan] {
    guard !spans.isEmpty else { return [ReadSpan(from: 0, to: 1440, value: value)] }
    var guesses: [ReadSpan] = []
    var sure: [ReadSpan] = []
    let times = spans.map { $0.span.minutes(sun: sun, next: next) }
    for (span, time) in zip(spans, times) {
      guard let time else { continue }
      if span.span.ending != .open {
        sure.append(ReadSpan(from: time.from, to: time.to, value: value))
      }
      guard span.span.ending != .fixed else { continue }
      var end = TimeSpan.guessedEnd(after: time.to)
      for other in times.compactMap(\.?.from) where other > time.to { end = min(end, other) }
      if span.endsByMidnight { end = min(end, 1440) }
      let isOpen = value & 3 == Int(OpenState.open.rawValue)
      guesses.append(
        ReadSpan(from: time.to, to: end, value: isOpen ? value + 1 : value))
    }
    return guesses + sure
  }
}
