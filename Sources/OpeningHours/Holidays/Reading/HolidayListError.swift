// What is wrong with a file of holidays.

/// Why a file of holidays can't be read; lines count from 1.
public enum HolidayListError: Error, Equatable, Sendable {
  /// There is no holiday in it.
  case empty
  /// Something else stands where a part should be.
  case unexpected(String, expected: String, line: Int)
  /// An event has no first day.
  case noStart(line: Int)
  /// An event starts or ends within a day, and holidays are whole days.
  case partOfDay(String, line: Int)
  /// The last day lies before the first.
  case endsBeforeStart(line: Int)
  /// A holiday is longer than a year.
  case tooLong(days: Int, line: Int)
  /// A day lies outside the years 1 to 9999.
  case outOfCalendar(line: Int)
  /// An event comes back by a rule, and only listed days are read.
  case recurring(line: Int)
  /// A calendar or an event has no end.
  case unfinished(String, line: Int)
  /// More holidays than anyone keeps.
  case tooMany(limit: Int)
}

extension HolidayListError: CustomStringConvertible {
  /// The error as a sentence for people.
  public var description: String {
    switch self {
    case .empty: "there is no holiday in it"
    case .unexpected(let found, let expected, let line):
      "line \(line): expected \(expected), found \"\(found)\""
    case .noStart(let line): "line \(line): the event has no DTSTART"
    case .partOfDay(let time, let line):
      "line \(line): the event starts or ends at \(time), and holidays last from midnight to midnight"
    case .endsBeforeStart(let line): "line \(line): the holiday ends before it starts"
    case .tooLong(let days, let line):
      "line \(line): a holiday of \(days) days is longer than a year"
    case .outOfCalendar(let line): "line \(line): the day lies outside the years 1 to 9999"
    case .recurring(let line):
      "line \(line): the event comes back by a rule (RRULE or RDATE); list each of its days"
    case .unfinished(let what, let line): "line \(line): \(what) has no end"
    case .tooMany(let limit): "there are more than \(limit) holidays"
    }
  }
}
