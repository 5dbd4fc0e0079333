// A calendar that knows nothing but how to count on from one day to the next.

/// The days of some years, made by counting, for the oracle.
struct OracleCalendar {
  struct Day {
    var year: Int
    var month: Int
    var day: Int
    /// Monday 0 … Sunday 6.
    var weekday: Int
    var isoWeek: Int
    /// How many days the month has.
    var monthLength: Int
  }

  /// From 2019-12-30, a Monday in ISO week 1 of 2020.
  let days: [Day]
  static let firstDayNumber = 18_260

  static let shared = OracleCalendar()

  private init() {
    var days: [Day] = []
    var (year, month, day) = (2019, 12, 30)
    for index in 0..<(365 * 14) {
      let length = Self.length(month, year)
      days.append(
        Day(year: year, month: month, day: day, weekday: index % 7, isoWeek: 0, monthLength: length)
      )
      day += 1
      if day > length { (day, month) = (1, month + 1) }
      if month > 12 { (month, year) = (1, year + 1) }
    }
    // A week's number counts the Thursdays of its year.
    var thursdays: [Int: Int] = [:]
    for monday in stride(from: 0, to: days.count - 6, by: 7) {
      let thursdayYear = days[monday + 3].year
      thursdays[thursdayYear, default: 0] += 1
      for day in monday..<monday + 7 { days[day].isoWeek = thursdays[thursdayYear] ?? 0 }
    }
    self.days = days
  }

  static func length(_ month: Int, _ year: Int) -> Int {
    if month == 2 { return year % 4 == 0 ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// A day by its number since 1970.
  subscript(number: Int) -> Day { days[number - Self.firstDayNumber] }
}
