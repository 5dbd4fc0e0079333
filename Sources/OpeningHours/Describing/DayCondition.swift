// What a rule asks of a day beyond its weekday: dates, weeks, counted weekdays, holidays.

/// A condition that some days meet, whatever weekday they are.
struct DayCondition: Hashable, Sendable {
  /// Selectors without plain weekdays; all that are given must fit.
  let selectors: DaySelectors

  /// The condition, or `nil` where nothing is asked.
  init?(_ selectors: DaySelectors) {
    var rest = selectors
    rest.weekdays = WeekdaySet()
    rest.holidaysRestrictWeekdays = !rest.holidays.isEmpty && !rest.nthWeekdays.isEmpty
    guard !rest.isEmpty else { return nil }
    self.selectors = rest
  }

  /// The weekdays on which the condition can hold.
  var weekdays: WeekdaySet {
    guard !selectors.nthWeekdays.isEmpty else { return .everyDay }
    var weekdays = WeekdaySet()
    for nth in selectors.nthWeekdays {
      weekdays.insert(((nth.weekday + nth.offset) % 7 + 7) % 7)
    }
    return weekdays
  }

  /// Whether every day that meets this condition surely meets another.
  func implies(_ other: DayCondition) -> Bool {
    let mine = selectors
    let wanted = other.selectors
    return (wanted.years.isEmpty || wanted.years == mine.years)
      && (wanted.dates.isEmpty || wanted.dates == mine.dates
        || DayCondition.areDates(mine.dates, within: wanted.dates))
      && (wanted.weeks.isEmpty || wanted.weeks == mine.weeks)
      && (wanted.nthWeekdays.isEmpty || wanted.nthWeekdays == mine.nthWeekdays)
      && (wanted.holidays.isEmpty
        || !mine.holidays.isEmpty && mine.holidays.allSatisfy { wanted.holidays.contains($0) })
  }

  /// Whether surely no day meets both conditions.
  func excludes(_ other: DayCondition) -> Bool {
    let mine = selectors
    let theirs = other.selectors
    if !mine.years.isEmpty, !theirs.years.isEmpty {
      let overlap = mine.years.contains { year in
        theirs.years.contains { $0.from <= year.to && year.from <= $0.to }
      }
      if !overlap { return true }
    }
    if !mine.weeks.isEmpty, !theirs.weeks.isEmpty {
      let overlap = (1...53).contains { week in
        mine.weeks.contains { $0.contains(week) } && theirs.weeks.contains { $0.contains(week) }
      }
      if !overlap { return true }
    }
    guard let days = DayCondition.dates(mine.dates), let others = DayCondition.dates(theirs.dates)
    else { return false }
    return days.isDisjoint(with: others)
  }

  private static func areDates(_ dates: [DateRange], within others: [DateRange]) -> Bool {
    guard let days = DayCondition.dates(dates), let wanted = DayCondition.dates(others) else {
      return false
    }
    return days.isSubset(of: wanted)
  }

  /// The days of the year, as month times 32 plus day; `nil` for dates that move from year to year.
  private static func dates(_ dates: [DateRange]) -> Set<Int>? {
    guard !dates.isEmpty else { return nil }
    var days: Set<Int> = []
    for date in dates {
      guard let range = MonthDayRange(date) else { return nil }
      for month in 1...12 {
        // 2024 has a leap day.
        for day in 1...CivilDate.dayCount(year: 2024, month: month)
        where range.contains(CivilDate(year: 2024, month: month, day: day)) {
          days.insert(month * 32 + day)
        }
      }
    }
    return days
  }
}
