// The holidays kept at a place, day by day, in a form that answers in a few nanoseconds.

/// The public and school holidays of a place.
public struct HolidayCalendar: Sendable {
  let table: DayTable
  /// What the calendar does not know.
  public let gaps: [HolidayGap]
  /// The kinds that someone listed, which no gap is about.
  let listedKinds: Set<HolidayTerm.Kind>

  /// Nothing is known: every rule that needs holidays is unknown.
  public static let unknown = HolidayCalendar(
    table: DayTable(outside: DayTable.unknown), gaps: [.noCountry])
  /// No holidays at all.
  public static let none = HolidayCalendar(table: DayTable(outside: 0))

  init(table: DayTable, gaps: [HolidayGap] = [], listedKinds: Set<HolidayTerm.Kind> = []) {
    self.table = table
    self.gaps = gaps
    self.listedKinds = listedKinds
  }

  /// A day with a name.
  public struct Holiday: Hashable, Sendable {
    /// The day.
    public let date: CivilDate
    /// What people call it; may be empty.
    public let name: String

    /// Makes a holiday.
    ///
    /// - Parameters:
    ///   - date: The day.
    ///   - name: What people call it.
    public init(date: CivilDate, name: String) {
      self.date = date
      self.name = name
    }
  }

  /// Days without school, with a name.
  public struct SchoolHoliday: Hashable, Sendable {
    /// The first day.
    public let from: CivilDate
    /// The last day.
    public let to: CivilDate
    /// What people call it; may be empty.
    public let name: String

    /// Makes a school holiday.
    ///
    /// - Parameters:
    ///   - from: The first day.
    ///   - to: The last day.
    ///   - name: What people call it.
    public init(from: CivilDate, to: CivilDate, name: String) {
      self.from = from
      self.to = to
      self.name = name
    }
  }

  /// Makes a calendar from lists; all days outside them are ordinary days.
  ///
  /// - Parameters:
  ///   - publicHolidays: The days that `PH` matches.
  ///   - schoolHolidays: The ranges that `SH` matches; one that ends before it starts is empty.
  public init(publicHolidays: [Holiday], schoolHolidays: [SchoolHoliday] = []) {
    let days =
      publicHolidays.map(\.date) + schoolHolidays.flatMap { [$0.from, $0.to] }
    let years = days.map { min(max($0.year, 1), 9999) }
    // At most 9,999 years make 11 MB.
    let first = years.min() ?? 2000
    var builder = DayTable.Builder(years: first...max(years.max() ?? first, first), outside: 0)
    for holiday in publicHolidays {
      builder.setPublic(holiday.date.civilDay.number, .yes, name: holiday.name)
    }
    for holiday in schoolHolidays {
      builder.addSchool(
        from: holiday.from.civilDay.number, to: holiday.to.civilDay.number, name: holiday.name)
    }
    self.init(table: builder.table())
  }

  /// The name of the public holiday on a day, or `nil` if none is known.
  public func publicHoliday(on day: CivilDay) -> String? { table.publicName(on: day.number) }

  /// The name of the school holidays that a day belongs to, or `nil` if none are known.
  public func schoolHoliday(on day: CivilDay) -> String? { table.schoolName(on: day.number) }
}
