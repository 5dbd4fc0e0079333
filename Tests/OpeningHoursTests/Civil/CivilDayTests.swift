// Day numbers, dates and ISO weeks.

import Testing

@testable import OpeningHours

@Suite("A civil day")
struct CivilDayTests {
  @Test("counts on without a gap through four centuries")
  func counting() {
    var (year, month, day) = (1899, 12, 31)
    var weekday = 6
    let start = CivilDay(year: year, month: month, day: day).number
    for number in start...start + 146_097 {
      let civil = CivilDay(number: number)
      #expect(civil.date == CivilDate(year: year, month: month, day: day))
      #expect(civil.date.civilDay.number == number && civil.weekdayIndex == weekday)
      guard civil.date.year == year else { return }
      weekday = (weekday + 1) % 7
      day += 1
      let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
      let length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
      if day > length { (day, month) = (1, month + 1) }
      if month > 12 { (month, year) = (1, year + 1) }
    }
  }

  @Test(
    "belongs to its ISO week",
    arguments: [
      ("2020-12-31", 2020, 53), ("2021-01-03", 2020, 53), ("2021-01-04", 2021, 1),
      ("2026-12-27", 2026, 52), ("2026-12-28", 2026, 53), ("2027-01-03", 2026, 53),
      ("2027-01-04", 2027, 1), ("2024-12-30", 2025, 1), ("2025-12-29", 2026, 1),
    ])
  func weeks(date: String, year: Int, week: Int) throws {
    let found = try local(date).day.isoWeek
    #expect(found.year == year && found.week == week)
  }

  @Test(
    "of easter is that of the published tables",
    arguments: [
      (1818, "1818-03-22"), (1943, "1943-04-25"), (2000, "2000-04-23"), (2024, "2024-03-31"),
      (2025, "2025-04-20"), (2026, "2026-04-05"), (2027, "2027-03-28"), (2038, "2038-04-25"),
    ])
  func easter(year: Int, date: String) throws {
    #expect(easterSunday(of: year) == (try local(date).day))
  }
}
