// When the days of a rule may look different for another reason than the weekday.

extension Program {
  /// The first day after one on which a selector other than the weekday may change its answer.
  ///
  /// Between two boundaries every week is the same, so that seven days without a change prove that
  /// there is none up to the next boundary.
  ///
  /// - Returns: `nil` where no selector will ever change again.
  func nextBoundary(after day: Int, in setting: Setting) -> Int? {
    var nearest: Int?
    forEachRule { rule, _ in
      guard let boundary = rule.nextBoundary(after: day, self, setting) else { return }
      nearest = min(nearest ?? boundary, boundary)
    }
    return nearest
  }
}

extension RuleHeader {
  fileprivate func nextBoundary(after day: Int, _ program: Program, _ setting: Setting) -> Int? {
    if !isPlain {
      return program.extras[extra].nextBoundary(after: CivilDay(number: day), setting)
    }
    let table = setting.holidays.table
    let publicDay = holidays & 1 != 0 ? table.nextDifference(.publicHoliday, after: day) : nil
    let schoolDay = holidays & 2 != 0 ? table.nextDifference(.schoolHoliday, after: day) : nil
    return earliest(publicDay, schoolDay)
  }
}

private func earliest(_ left: Int?, _ right: Int?) -> Int? {
  guard let left else { return right }
  guard let right else { return left }
  return min(left, right)
}

extension RuleExtra {
  fileprivate func nextBoundary(after day: CivilDay, _ setting: Setting) -> Int? {
    var nearest = selectors.nextBoundary(after: day, setting)
    if let monthDays {
      let date = day.date
      for range in monthDays { nearest = earliest(nearest, range.nextBoundary(after: date)) }
    } else {
      for range in selectors.dates { nearest = earliest(nearest, range.nextBoundary(after: day)) }
    }
    return nearest
  }
}

extension MonthDayRange {
  /// The first day after a date on which the range starts or has ended.
  fileprivate func nextBoundary(after date: CivilDate) -> Int? {
    // The day after the last one, as if every month had 31 days.
    let end = last % 32 == 31 ? (last / 32 % 12 + 1) * 32 : last + 1
    // `Jan-Dec` and `Mar 5-Mar 4` are every day.
    if end % 32 == first % 32 || (end % 32 <= 1 && first % 32 <= 1), end / 32 == first / 32 {
      return nil
    }
    if first == MonthDayRange.leapDay, last == first {
      // The leap day is worth a longer look: every other year has none.
      if date.month == 2, date.day == 29 { return date.civilDay.number + 1 }
      var year = (date.month, date.day) < (2, 29) ? date.year : date.year + 1
      while !CivilDate.isLeap(year) { year += 1 }
      return CivilDay(year: year, month: 2, day: 29).number
    }
    return min(next(first, after: date), next(end, after: date))
  }

  private static let leapDay: UInt16 = 2 * 32 + 29

  /// The next day with a number of month and day; one that a month lacks is the next month's first.
  private func next(_ number: UInt16, after date: CivilDate) -> Int {
    let month = Int(number) / 32
    let day = max(Int(number) % 32, 1)
    let isThisYear = month * 32 + day > date.month * 32 + date.day
    let year = isThisYear ? date.year : date.year + 1
    let length = CivilDate.dayCount(year: year, month: month)
    return CivilDay(year: year, month: month, day: min(day, length + 1)).number
  }
}

extension DaySelectors {
  fileprivate func nextBoundary(after day: CivilDay, _ setting: Setting) -> Int? {
    var nearest: Int?
    if !years.isEmpty { nearest = earliest(nearest, yearBoundary(after: day)) }
    if !weeks.isEmpty { nearest = earliest(nearest, weekBoundary(after: day)) }
    for nth in nthWeekdays { nearest = earliest(nearest, nth.nextBoundary(after: day)) }
    for term in holidays {
      let moved = setting.holidays.table.nextDifference(
        term.kind, after: day.number - term.offset)
      nearest = earliest(nearest, moved.map { $0 + term.offset })
    }
    return nearest
  }

  private func yearBoundary(after day: CivilDay) -> Int? {
    let year = day.date.year
    func matches(_ year: Int) -> Bool { years.contains { $0.contains(year) } }
    let now = matches(year)
    // After the last year that is named, only an endless range goes on.
    let named = years.map { $0.to == YearRange.forever ? $0.from : $0.to }.max() ?? year
    let steps = years.contains { $0.to == YearRange.forever && $0.step > 1 }
    let last = min(max(named, year) + (steps ? 101 : 1), YearRange.forever)
    guard year < last else { return nil }
    for next in year + 1...last where matches(next) != now {
      return CivilDay(year: next, month: 1, day: 1).number
    }
    return nil
  }

  private func weekBoundary(after day: CivilDay) -> Int? {
    func matches(_ monday: CivilDay) -> Bool {
      let week = monday.isoWeek.week
      return weeks.contains { $0.contains(week) }
    }
    var monday = day.advanced(by: -day.weekdayIndex)
    let now = matches(monday)
    // Long years, which alone have a week 53, are at most seven years apart.
    for _ in 0..<400 {
      monday = monday.advanced(by: 7)
      if matches(monday) != now { return monday.number }
    }
    return nil
  }
}

extension DateRange {
  fileprivate func nextBoundary(after day: CivilDay) -> Int? {
    let year = day.date.year
    var nearest: Int?
    for start in year - 1...year + 9 {
      guard let bounds = days(startingIn: start) else { continue }
      if bounds.first > day {
        nearest = earliest(nearest, bounds.first.number)
      } else if bounds.last >= day, bounds.last < .last {
        let next = step == 1 ? bounds.last.number + 1 : day.number + 1
        nearest = earliest(nearest, next)
      }
      // Later starts lie later, but for offsets, which move by a year at most.
      if start > year + 1, nearest != nil { return nearest }
    }
    if nearest == nil, let ownYear = from.year, ownYear > year {
      return days(startingIn: ownYear)?.first.number
    }
    return nearest
  }
}

extension NthWeekday {
  fileprivate func nextBoundary(after day: CivilDay) -> Int? {
    if contains(day) { return day.number + 1 }
    // The same weekday comes back every seven days; five fit in a month at least every quarter.
    let ahead = (weekday - day.advanced(by: -offset).weekdayIndex + 7) % 7
    var next = day.advanced(by: ahead == 0 ? 7 : ahead)
    for _ in 0..<60 {
      if contains(next) { return next.number }
      next = next.advanced(by: 7)
    }
    return nil
  }
}
