// The days of real years at real places.

import Testing

@testable import OpeningHours

@Suite("Public holidays")
struct HolidayDayTests {
  @Test(
    "of a year are those of the place's law",
    arguments: [
      "CA QC 2026: 01-01 04-03 05-18 06-24 07-01 09-07 10-12 12-25",
      "CA ON 2026: 01-01 02-16 04-03 05-18 07-01 09-07 10-12 12-25 12-26 12-28",
      "DE BY 2026: 01-01 01-06 04-03 04-06 05-01 05-14 05-25 06-04 08-15 10-03 11-01 12-25 12-26",
      "DE SN 2026: 01-01 04-03 04-06 05-01 05-14 05-25 06-04? 10-03 10-31 11-18 12-25 12-26",
      "DE BE 2025: … 03-08 04-18 04-21 05-01 05-08 05-29 06-09 10-03 12-25 12-26",
      "DE HB 2017: … 10-03 10-31 12-25 12-26",
      "AT 9 2026: 01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26",
      "CH GE 2026: 01-01 04-03 04-06 05-14 05-25 08-01 09-10 12-25 12-31",
      "CH GL 2026: 01-01 04-03 04-06 04-09 …",
      "CH NE 2023: 01-01 01-02 03-01 …",
      "FR 75 2026: 01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25",
      "FR 67 2026: 01-01 04-03 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25 12-26",
      "FR GES 2026: 01-01 04-03? 04-06 …",
      "FR 974 2026: … 11-11 12-20 12-25",
      "FR 973 2026: … 05-25 06-10 07-14 …",
      "GB SCT 2022: 01-01 01-02 01-03 01-04 04-15 05-02 06-02 06-03 08-01 09-19 11-30 12-25 12-26 12-27",
      "GB NIR 2026: 01-01 03-17 04-03 04-06 05-04 05-25 07-12 07-13 08-31 12-25 12-26 12-28",
      "IE - 2026: 01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25 12-26",
      "IE - 2030: 01-01 02-01 …", "NL - 2025: … 04-21 04-26 05-05 05-29 …",
      "IT - 2026: 01-01 01-06 04-05 04-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26",
      "SE - 2026: 01-01 01-06 04-03 04-05 04-06 05-01 05-14 05-24 06-06 06-20 10-31 12-25 12-26",
      "DK - 2024: … 04-01 05-09 …", "PT 20 2026: … 05-01 05-25 06-04 …",
      "NZ AUK 2026: 01-01 01-02 01-26 02-06 04-03 04-06 04-25 04-27 06-01 07-10 10-26 12-25 12-26 12-28",
      "AU TAS 2026: 01-01 01-26 02-09? 03-09 04-03 04-06 04-25 06-08 10-08? 10-22? 11-02? 12-25 12-28",
      "US CA 2026: 01-01 01-19 02-16 03-31 05-25 06-19 07-03 07-04 09-07 …",
      "MX - 2030: … 09-16 10-01 11-18 12-25", "BR AC 2024: 01-01 01-26 …",
    ])
  func years(_ line: String) throws { try HolidayLine.check(line) }

  @Test(
    "that fall on a Sunday or beside another move on by the law's chain",
    arguments: [
      // Christmas Eve is none: Saturday and Sunday give Monday and Tuesday.
      "GB ENG 2021: … 12-25 12-26 12-27 12-28", "GB ENG 2022: … 12-25 12-26 12-27",
      "NZ OTA 2028: 01-01 01-02 01-03 01-04 …", "NZ OTA 2022: 01-01 01-02 01-03 01-04 …",
      // Three holidays in a row, the first on a Sunday, the last on one, and the middle one.
      "JP - 2026: … 04-29 05-03 05-04 05-05 05-06 07-20 …",
      "JP - 2024: … 05-03 05-04 05-05 05-06 …", "JP - 2025: … 05-03 05-04 05-05 05-06 …",
      // A day between two holidays is one, in 2026 and 2032.
      "JP - 2026: … 09-21 09-22 09-23 …", "JP - 2032: … 09-20 09-21 09-22 …",
      "JP - 2019: … 04-29 04-30 05-01 05-02 05-03 05-04 05-05 05-06 …",
      "CA QC 2028: 01-01 01-03 …", "CA QC 2029: … 06-24 06-25 07-01 07-02 …",
      // A holiday in January on its substitute day in December.
      "US NY 2027: … 12-24 12-25 12-31", "US MA 2027: … 12-25", "US NY 2028: 01-01 01-17 …",
      "AU SA 2022: 01-03 …",
    ])
  func substitutes(_ line: String) throws { try HolidayLine.check(line) }

  @Test(
    "about Easter follow it from March 22 to April 25",
    arguments: [
      // 2008 and 2038 have nearly the earliest and the latest; 1818 and 2285 have the earliest.
      "DK - 2008: 01-01 03-20 03-21 03-23 03-24 04-18 05-01 05-11 05-12 12-25 12-26",
      "DK - 2038: 01-01 04-22 04-23 04-25 04-26 06-03 06-13 06-14 12-25 12-26",
    ])
  func easter(_ line: String) throws { try HolidayLine.check(line) }

  @Test(
    "hang on an Easter that the tables of the calendar reform know",
    arguments: [
      "1818-03-22", "2285-03-22", "1943-04-25", "2038-04-25", "1954-04-18", "1981-04-19",
      "2000-04-23", "2008-03-23", "2026-04-05", "2100-03-28",
    ])
  func easterSundays(_ day: String) throws {
    let year = try #require(Int(day.prefix(4)))
    #expect(easterSunday(of: year).date.description == day)
  }

  @Test(
    "of Japan's equinoxes are those that its Cabinet published, or will by the same formula",
    arguments: [
      "1970 21 23", "1971 21 24", "1979 21 24", "1980 20 23", "1983 21 23", "2012 20 22",
      "2024 20 22", "2026 20 23", "2092 19 22", "2096 19 22", "2099 20 23",
    ])
  func equinoxes(_ line: String) throws {
    let numbers = line.split(separator: " ").compactMap { Int($0) }
    let spring = HolidayDate("spring equinox")?.day(in: numbers[0])?.date
    let autumn = HolidayDate("autumn equinox")?.day(in: numbers[0])?.date
    #expect(spring == CivilDate(year: numbers[0], month: 3, day: numbers[1]))
    #expect(autumn == CivilDate(year: numbers[0], month: 9, day: numbers[2]))
  }

  @Test("of Bavaria are those of the reference in 2026, with its names and school holidays")
  func reference() throws {
    let ours = HolidayCalendar.builtIn(country: "DE", region: "BY")
    let reference = try Setting.munich().holidays
    let first = CivilDay(year: 2026, month: 1, day: 1)
    for day in (0..<365).map({ first.advanced(by: $0) }) {
      #expect(ours.publicHoliday(on: day) == reference.publicHoliday(on: day), "\(day.date)")
      #expect(ours.schoolHoliday(on: day) == reference.schoolHoliday(on: day), "\(day.date)")
    }
  }

  @Test("where no region is named are in doubt only on the days on which regions differ")
  func doubt() throws {
    try HolidayLine.check(
      "GB - 2026: 01-01 01-02? 03-17? 04-03 04-06? 05-04 05-25 06-15? 07-12? 07-13? 08-03? 08-31? 11-30? 12-25 12-26 12-28"
    )
  }
}
