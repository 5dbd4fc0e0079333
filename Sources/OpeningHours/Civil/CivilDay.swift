// Day-number arithmetic in the proleptic Gregorian calendar.

/// A calendar day, counted from 1970-01-01, which is day 0.
///
/// The conversions follow Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms":
/// years start in March, so the leap day is the last of its year. All of them cost a few
/// divisions.
public struct CivilDay: Hashable, Sendable {
  /// Days since 1970-01-01.
  public let number: Int

  /// Makes a day from its number.
  ///
  /// - Parameter number: Days since 1970-01-01.
  public init(number: Int) { self.number = number }

  /// Makes a day from a date that exists.
  ///
  /// - Parameters:
  ///   - year: The year, such as 2026.
  ///   - month: 1…12.
  ///   - day: 1…31. A day past the month's end counts on into the next month.
  public init(year: Int, month: Int, day: Int) {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  /// The first day that this room computes with: 0001-01-01.
  public static let first = CivilDay(year: 1, month: 1, day: 1)
  /// The last day that this room computes with: 9999-12-31.
  public static let last = CivilDay(year: 9999, month: 12, day: 31)

  /// The day of the week.
  public var weekday: Weekday {
    Weekday(rawValue: UInt8(weekdayIndex)) ?? .monday
  }

  /// The day of the week as a number, Monday 0 … Sunday 6.
  package var weekdayIndex: Int {
    // 1970-01-01 was a Thursday.
    let shifted = (number + 3) % 7
    return shifted < 0 ? shifted + 7 : shifted
  }

  /// The date of the day.
  public var date: CivilDate {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return CivilDate(year: year, month: month, day: day)
  }

  /// The day some days later, or earlier for a negative count.
  public func advanced(by days: Int) -> CivilDay { CivilDay(number: number + days) }

  /// The ISO 8601 week that the day belongs to.
  ///
  /// - Returns: The week 1…53 and the year it counts in, which may differ from the day's own.
  public var isoWeek: (year: Int, week: Int) {
    // The week belongs to the year of its Thursday.
    let thursday = CivilDay(number: number - weekdayIndex + 3)
    let year = thursday.date.year
    let newYear = CivilDay(year: year, month: 1, day: 1)
    return (year, (thursday.number - newYear.number) / 7 + 1)
  }
}

extension CivilDay: Comparable {
  /// Whether one day comes before another.
  public static func < (left: CivilDay, right: CivilDay) -> Bool { left.number < right.number }
}

/// A date of the proleptic Gregorian calendar.
public struct CivilDate: Hashable, Sendable {
  /// The year, such as 2026.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…31.
  public let day: Int

  /// Makes a date from parts that fit each other.
  ///
  /// - Parameters:
  ///   - year: The year, such as 2026.
  ///   - month: 1…12.
  ///   - day: 1…31.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day with this date.
  public var civilDay: CivilDay { CivilDay(year: year, month: month, day: day) }

  /// Whether a year has a February 29.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// How many days a month has; 0 for a month that does not exist.
  public static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 1, 3, 5, 7, 8, 10, 12: 31
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 0
    }
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date as ISO 8601 writes it, such as `2026-06-12`.
  public var description: String {
    "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

/// A number with leading zeros, such as `07`.
func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
