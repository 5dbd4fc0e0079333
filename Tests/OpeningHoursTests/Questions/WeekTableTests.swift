// A week in rows.

import Testing

@testable import OpeningHours

@Suite("A week's table")
struct WeekTableTests {
  @Test(
    "joins equal days and keeps nights whole",
    arguments: [
      ("Mo-Fr 08:00-12:00,13:00-17:00", ["Mo-Fr 08:00-12:00 13:00-17:00", "Sa-Su"]),
      ("Fr,Sa 22:00-03:00", ["Mo-Th", "Fr-Sa 22:00-03:00", "Su"]), ("24/7", ["Mo-Su 00:00-24:00"]),
      ("off", ["Mo-Su"]), ("Su 20:00-04:00", ["Mo-Sa", "Su 20:00-04:00"]),
      ("Mo-Fr 10:00-12:00; PH off", ["Mo 10:00-12:00", "Tu", "We-Fr 10:00-12:00", "Sa-Su"]),
      ("18:00+", ["Mo-Su 18:00-04:00"]),
    ])
  func rows(value: String, expected: [String]) throws {
    let holidays = HolidayCalendar(publicHolidays: [
      .init(date: CivilDate(year: 2026, month: 6, day: 9), name: "Fête")
    ])
    let setting = Setting(zone: .utc, holidays: holidays)
    let table = try Schedule.parse(value).schedule.weekTable(
      of: local("2026-06-12").day, in: setting)
    #expect(
      table.rows.map { ([$0.label] + $0.spans.map(\.label)).joined(separator: " ") } == expected)
    #expect(table.rows.contains { $0.holiday == "Fête" } == value.contains("PH"))
  }
}
