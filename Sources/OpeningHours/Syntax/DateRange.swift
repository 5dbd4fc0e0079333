// Dates of a rule: months, days, easter, and ranges between them.

/// A date or a range of dates, ends included.
struct DateRange: Hashable, Sendable {
  var from: DatePoint
  /// The end; `nil` for a single date or month.
  var to: DatePoint?
  /// Whether it goes on without an end, as in `Mar 15+`.
  var isOpenEnded = false
  /// Every how many days, as in `Jan 02-30/2`.
  var step = 1
}

/// One end of a range of dates.
struct DatePoint: Hashable, Sendable {
  enum Anchor: Hashable, Sendable {
    /// A whole month, 1…12.
    case month(Int)
    /// A day of a month.
    case day(month: Int, day: Int)
    /// Easter Sunday of the Western churches.
    case easter
    /// A weekday counted within a month: 1…5 from its start, −1…−5 from its end.
    case nthWeekday(month: Int, weekday: Int, position: Int)
  }

  /// The year; `nil` for every year.
  var year: Int?
  var anchor: Anchor
  /// Moves to a weekday after the date (1 for Monday … 7 for Sunday) or before it (negative).
  var weekdayShift = 0
  /// Moves by days, after the weekday.
  var offset = 0
}

/// Easter Sunday by the anonymous Gregorian computus (Meeus, "Astronomical Algorithms", chapter 8).
func easterSunday(of year: Int) -> CivilDay {
  let a = year % 19
  let b = year / 100
  let c = year % 100
  let d = b / 4
  let e = b % 4
  let f = (b + 8) / 25
  let g = (b - f + 1) / 3
  let h = (19 * a + b - d - g + 15) % 30
  let i = c / 4
  let k = c % 4
  let l = (32 + 2 * e + 2 * i - h - k) % 7
  let m = (a + 11 * h + 22 * l) / 451
  let sum = h + l - 7 * m + 114
  return CivilDay(year: year, month: sum / 31, day: sum % 31 + 1)
}

extension DatePoint {
  /// The day in one year, or `nil` if that year has no such day.
  ///
  /// At the end of a range a whole month stands for its last day.
  func day(in calendarYear: Int, isEnd: Bool) -> CivilDay? {
    let year = self.year ?? calendarYear
    guard let base = anchorDay(in: year, isEnd: isEnd) else { return nil }
    var number = base.number
    if weekdayShift > 0 {
      // `Dec 25 +Su` is the first Sunday after the date.
      number += 1 + (weekdayShift - 1 - base.weekdayIndex + 13) % 7
    } else if weekdayShift < 0 {
      number -= 1 + (base.weekdayIndex - (-weekdayShift - 1) + 13) % 7
    }
    return CivilDay(number: number + offset)
  }

  private func anchorDay(in year: Int, isEnd: Bool) -> CivilDay? {
    switch anchor {
    case .month(let month):
      let day = isEnd ? CivilDate.dayCount(year: year, month: month) : 1
      return CivilDay(year: year, month: month, day: day)
    case .day(let month, let day):
      guard day <= CivilDate.dayCount(year: year, month: month) else { return nil }
      return CivilDay(year: year, month: month, day: day)
    case .easter:
      return easterSunday(of: year)
    case .nthWeekday(let month, let weekday, let position):
      return nthDay(weekday, position, year: year, month: month)
    }
  }

  /// The nearest existing day for an end of a range, where `Feb 29` is missing.
  func nearestDay(in calendarYear: Int, isEnd: Bool) -> CivilDay? {
    if let day = day(in: calendarYear, isEnd: isEnd) { return day }
    guard case .day(2, 29) = anchor else { return nil }
    var neighbor = self
    neighbor.anchor = isEnd ? .day(month: 2, day: 28) : .day(month: 3, day: 1)
    return neighbor.day(in: calendarYear, isEnd: isEnd)
  }
}

/// A weekday of a month by its count, 1…5 from the start or −1…−5 from the end; `nil` if missing.
func nthDay(_ weekday: Int, _ position: Int, year: Int, month: Int) -> CivilDay? {
  let count = CivilDate.dayCount(year: year, month: month)
  let first = CivilDay(year: year, month: month, day: 1)
  let firstMatch = 1 + (weekday - first.weekdayIndex + 7) % 7
  let day: Int
  if position > 0 {
    day = firstMatch + (position - 1) * 7
  } else {
    day = firstMatch + (count - firstMatch) / 7 * 7 + (position + 1) * 7
  }
  return (1...count).contains(day) ? first.advanced(by: day - 1) : nil
}
