// Holidays from a file: what a school service or a state publishes as a calendar, or a person wrote as a table.

/// Public and school holidays as a file lists them.
///
/// Two forms are read, told apart by their first line:
///
/// - iCalendar (RFC 5545), from `BEGIN:VCALENDAR` on. Every `VEVENT` is a holiday of whole days, from `DTSTART` until
///   before `DTEND`. It is a school holiday, unless one of its `CATEGORIES` says `public`, `férié`, `Feiertag` or
///   `holiday`, and nothing of a school.
/// - A table with the columns kind (`public` or `school`), first day, last day and name, with tabs between;
///   the last day and the name may be empty, lines that begin with `#` are comments.
///
/// ```swift
/// let lists = try HolidayLists("school\t2026-03-02\t2026-03-06\tSemaine de relâche")
/// HolidayCalendar.builtIn(country: "CA", region: "QC").listing(lists)
/// ```
public struct HolidayLists: Hashable, Sendable {
  /// The public holidays; `nil` where the file has none, which says nothing about them.
  public private(set) var publicHolidays: [HolidayCalendar.Holiday]?
  /// The school holidays; `nil` where the file has none.
  public private(set) var schoolHolidays: [HolidayCalendar.SchoolHoliday]?

  /// How many of the school holidays are such because nothing says that they are public.
  private(set) var assumedCount = 0

  /// The most holidays that a file may have.
  static let mostEntries = 10_000
  /// The most days that one of them may last.
  static let mostDays = 366

  /// Reads a file.
  ///
  /// - Parameter text: All of it; its size is the caller's to bound.
  /// - Throws: `HolidayListError` with the line; a file is read as a whole or not at all.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String) throws(HolidayListError) {
    let lines = TextLines(text)
    let isCalendar = lines.first?.text.uppercased().hasPrefix("BEGIN:VCALENDAR") ?? false
    if isCalendar {
      try readCalendar(lines.unfolded())
    } else {
      try readTable(lines.all())
    }
    guard publicHolidays != nil || schoolHolidays != nil else { throw .empty }
  }

  /// Adds a holiday of some days.
  mutating func add(_ entry: HolidayEntry) throws(HolidayListError) {
    guard entry.last >= entry.first else { throw .endsBeforeStart(line: entry.line) }
    guard entry.last.number - entry.first.number < HolidayLists.mostDays else {
      throw .tooLong(days: entry.last.number - entry.first.number + 1, line: entry.line)
    }
    guard entry.first >= .first, entry.last <= .last else { throw .outOfCalendar(line: entry.line) }
    let count = (publicHolidays?.count ?? 0) + (schoolHolidays?.count ?? 0)
    guard count < HolidayLists.mostEntries else { throw .tooMany(limit: HolidayLists.mostEntries) }
    if entry.isPublic {
      if publicHolidays == nil { publicHolidays = [] }
      for day in entry.first.number...entry.last.number {
        publicHolidays?.append(.init(date: CivilDay(number: day).date, name: entry.name))
      }
    } else {
      if entry.isAssumed { assumedCount += 1 }
      if schoolHolidays == nil { schoolHolidays = [] }
      schoolHolidays?.append(
        .init(from: entry.first.date, to: entry.last.date, name: entry.name))
    }
  }
}

/// One holiday of a file.
struct HolidayEntry {
  var isPublic: Bool
  /// Whether nothing says so.
  var isAssumed = false
  var first: CivilDay
  var last: CivilDay
  var name: String
  /// Where it stands, for errors.
  var line: Int
}

extension HolidayCalendar {
  /// The calendar with the lists of a file in place of what it knew.
  ///
  /// - Complexity: As for `listing(publicHolidays:schoolHolidays:)`.
  public func listing(_ lists: HolidayLists) -> HolidayCalendar {
    listing(publicHolidays: lists.publicHolidays, schoolHolidays: lists.schoolHolidays)
  }
}
