// A calendar in which someone's own lists stand in place of the tables.

extension HolidayCalendar {
  /// The calendar with lists in place of what it knew about public holidays, school holidays, or both.
  ///
  /// Days outside a list are ordinary days, whatever the calendar knew of them.
  ///
  /// ```swift
  /// HolidayCalendar.builtIn(country: "CA", region: "QC").listing(schoolHolidays: breaks)
  /// ```
  ///
  /// - Parameters:
  ///   - publicHolidays: The days that `PH` matches; `nil` keeps what is known.
  ///   - schoolHolidays: The ranges that `SH` matches; `nil` keeps what is known.
  /// - Returns: The calendar, without the gaps that the lists fill.
  /// - Complexity: O(*d*) in the number of days from the first year known or listed to the last.
  public func listing(
    publicHolidays: [Holiday]? = nil, schoolHolidays: [SchoolHoliday]? = nil
  ) -> HolidayCalendar {
    guard publicHolidays != nil || schoolHolidays != nil else { return self }
    let lists = HolidayCalendar(
      publicHolidays: publicHolidays ?? [], schoolHolidays: schoolHolidays ?? []
    ).table
    let spans = [lists, table].filter { !$0.codes.isEmpty }
    let first = spans.map { CivilDay(number: $0.firstDay).date.year }.min() ?? 2000
    let last =
      spans.map { CivilDay(number: $0.firstDay + $0.codes.count - 1).date.year }.max() ?? first
    let outside =
      (publicHolidays == nil ? table.outside & 3 : 0)
      | (schoolHolidays == nil ? table.outside & 12 : 0)
    var builder = DayTable.Builder(years: first...max(first, last), outside: outside)
    builder.copy(.publicHoliday, of: publicHolidays == nil ? table : lists)
    builder.copy(.schoolHoliday, of: schoolHolidays == nil ? table : lists)
    var kinds = listedKinds
    if publicHolidays != nil { kinds.insert(.publicHoliday) }
    if schoolHolidays != nil { kinds.insert(.schoolHoliday) }
    return HolidayCalendar(table: builder.table(), gaps: gaps, listedKinds: kinds)
  }
}
