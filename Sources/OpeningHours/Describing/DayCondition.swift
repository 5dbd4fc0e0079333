// What a rule asks of a day beyond its weekday: dates, weeks, counted weekdays, holidays.

/// A condition that some days meet, whatever weekday they are.
struct DayCondition: Hashable, Sendable {
  /// Selectors without plain weekdays; all that are given must fit.
  let selectors: DaySelectors
  /// The days of its dates, a word a month and a bit a day; `nil` where there are none or they move.
  private let dates: [UInt32]?

  /// The condition, or `nil` where nothing is asked.
  init?(_ selectors: DaySelectors) {
    var rest = selectors
    rest.weekdays = WeekdaySet()
    rest.holidaysRestrictWeekdays = !rest.holidays.isEmpty && !rest.nthWeekdays.isEmpty
    guard !rest.isEmpty else { return nil }
    self.selectors = rest
    dates = DayCondition.days(of: rest.dates)
  }

  /// The weekdays on which the condition can hold.
  var weekdays: WeekdaySet {
    var weekdays = WeekdaySet()
    guard !selectors.nthWeekdays.isEmpty else {
      for date in selectors.dates {
        guard let weekday = date.onlyWeekday else { return .everyDay }
        weekdays.insert(weekday)
      }
      return weekdays.isEmpty ? .everyDay : weekdays
    }
    for nth in selectors.nthWeekdays {
      weekdays.insert(nth.ownWeekday)
    }
    return weekdays
  }

  /// Whether it is for single dates and asks no more.
  var isSingleDates: Bool {
    selectors.weeks.isEmpty && selectors.nthWeekdays.isEmpty && selectors.holidays.isEmpty
      && !selectors.dates.isEmpty
      && selectors.dates.allSatisfy { date in
        guard date.to == nil, !date.isOpenEnded, case .day = date.from.anchor else { return false }
        return true
      }
  }

  /// Whether every day that meets this condition surely meets another.
  func implies(_ other: DayCondition) -> Bool {
    let mine = selectors
    let wanted = other.selectors
    return (wanted.years.isEmpty || wanted.years == mine.years)
      && (wanted.dates.isEmpty || wanted.dates == mine.dates
        || areDates(within: other))
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
    if !mine.nthWeekdays.isEmpty, !theirs.nthWeekdays.isEmpty {
      let overlap = mine.nthWeekdays.contains { nth in
        theirs.nthWeekdays.contains { nth.mayMeet($0) }
      }
      if !overlap { return true }
    }
    guard let dates, let others = other.dates else { return areDates(apartFrom: other) }
    return zip(dates, others).allSatisfy { $0 & $1 == 0 }
  }

  /// Whether no day is of the dates of both, of which some bear years or move with Easter.
  private func areDates(apartFrom other: DayCondition) -> Bool {
    let (mine, theirs) = (selectors.dates, other.selectors.dates)
    guard !mine.isEmpty, !theirs.isEmpty else { return false }
    let named = (mine + theirs).flatMap { [$0.from.year, $0.to?.year].compactMap { $0 } }
    let first = min(named.min() ?? Horizon.usualYears.lowerBound, Horizon.usualYears.lowerBound)
    let last = max(named.max() ?? Horizon.usualYears.upperBound, Horizon.usualYears.upperBound)
    guard last - first < DayCondition.mostYears else { return false }
    return (first - 1...last).allSatisfy { year in
      mine.allSatisfy { one in
        guard let bounds = one.days(startingIn: year) else { return true }
        return theirs.allSatisfy { two in
          (year - 1...year + 1).allSatisfy { other in
            guard let others = two.days(startingIn: other) else { return true }
            return others.last < bounds.first || bounds.last < others.first
          }
        }
      }
    }
  }

  /// Over more years than that dates are not compared.
  private static let mostYears = 40

  /// Whether a day that meets this condition may come right after one that meets another.
  func mayFollow(_ other: DayCondition) -> Bool {
    let mine = selectors
    let theirs = other.selectors
    if !mine.years.isEmpty, !theirs.years.isEmpty {
      // The day after a New Year's Eve is one of the next year.
      let isNear = mine.years.contains { year in
        theirs.years.contains { $0.from <= year.to && year.from <= $0.to + 1 }
      }
      if !isNear { return false }
    }
    guard let dates, let others = other.dates else { return true }
    return zip(dates, DayCondition.daysAfter(others)).contains { $0 & $1 != 0 }
  }

  private func areDates(within other: DayCondition) -> Bool {
    guard let dates, let others = other.dates else { return false }
    return zip(dates, others).allSatisfy { $0 & ~$1 == 0 }
  }

  /// The days that come right after others; past a month's end a bit may stand for no day.
  private static func daysAfter(_ days: [UInt32]) -> [UInt32] {
    (1...12).map { month in
      let before = month == 1 ? 12 : month - 1
      // Of most years: a February 28 is the last or the last but one.
      let lastDay = CivilDate.dayCount(year: 2023, month: before)
      let isFirst = days[before - 1] >> UInt32(lastDay) != 0
      return days[month - 1] << 1 | (isFirst ? 1 << 1 : 0)
    }
  }

  /// The days of dates, a word a month and a bit a day; `nil` where there are none or they move.
  static func days(of dates: [DateRange]) -> [UInt32]? {
    guard !dates.isEmpty else { return nil }
    var months = [UInt32](repeating: 0, count: 12)
    for date in dates {
      guard let range = MonthDayRange(date) else { return nil }
      for month in 1...12 {
        // 2024 has a leap day.
        for day in 1...CivilDate.dayCount(year: 2024, month: month)
        where range.contains(CivilDate(year: 2024, month: month, day: day)) {
          months[month - 1] |= 1 << UInt32(day)
        }
      }
    }
    return months
  }
}

extension NthWeekday {
  /// The weekday on which its days fall.
  fileprivate var ownWeekday: Int { ((weekday + offset) % 7 + 7) % 7 }

  /// Whether some day may be among those of both.
  fileprivate func mayMeet(_ other: NthWeekday) -> Bool {
    guard ownWeekday == other.ownWeekday else { return false }
    // Moved days may be counted in another month.
    guard offset == other.offset else { return true }
    return positionList.contains { one in
      other.positionList.contains { two in
        // A month has four or five of each weekday: the second is the third or the fourth last.
        one == two || one * two < 0 && (abs(one) + abs(two) == 5 || abs(one) + abs(two) == 6)
      }
    }
  }
}

extension DateRange {
  /// The weekday of a single day that always has the same one, such as Easter or a date with its year.
  var onlyWeekday: Int? {
    guard to == nil, !isOpenEnded else { return nil }
    var weekday: Int
    switch from.anchor {
    case .easter: weekday = 6
    case .nthWeekday(_, let own, _): weekday = own
    case .day:
      // A date of one year has one weekday.
      return from.year.flatMap { days(startingIn: $0) }?.first.weekdayIndex
    case .month: return nil
    }
    if from.weekdayShift != 0 { weekday = abs(from.weekdayShift) - 1 }
    return ((weekday + from.offset) % 7 + 7) % 7
  }
}
