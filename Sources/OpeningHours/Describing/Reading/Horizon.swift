// The days of the years in which a sentence is held against what the rules do.

/// A day of the years that are looked at.
struct HorizonDay: Sendable {
  var number: Int
  var year: Int
  var weekday: Int
  /// Of ISO 8601.
  var week: Int
}

enum Horizon {
  /// Twelve years, in which every date falls on every weekday.
  static let usualYears = 2024...2035

  private static let usual = make(usualYears)

  static func days(of years: ClosedRange<Int>) -> [HorizonDay] {
    years == usualYears ? usual : make(years)
  }

  private static func make(_ years: ClosedRange<Int>) -> [HorizonDay] {
    let first = CivilDay(year: years.lowerBound, month: 1, day: 1).number
    let last = CivilDay(year: years.upperBound, month: 12, day: 31).number
    var week = 0
    return (first...last).map { number in
      let day = CivilDay(number: number)
      let weekday = day.weekdayIndex
      if weekday == 0 || week == 0 { week = day.isoWeek.week }
      return HorizonDay(number: number, year: day.date.year, weekday: weekday, week: week)
    }
  }
}
