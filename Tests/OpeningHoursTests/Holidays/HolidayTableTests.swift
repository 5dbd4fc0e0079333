// The built-in calendars.

import Testing

@testable import OpeningHours

@Suite("The built-in holidays")
struct HolidayTableTests {
  private static func days(_ region: String, _ year: Int) -> [String] {
    let calendar = HolidayCalendar.builtIn(country: "CA", region: region)
    let first = CivilDay(year: year, month: 1, day: 1)
    return (0..<366).map { first.advanced(by: $0) }
      .filter { $0.date.year == year && calendar.publicHoliday(on: $0) != nil }
      .map { String($0.date.description.dropFirst(5)) }
  }

  @Test("of Québec in 2026 are those of its labour standards")
  func quebec() {
    #expect(
      Self.days("QC", 2026) == [
        "01-01", "04-03", "05-18", "06-24", "07-01", "09-07", "10-12", "12-25",
      ])
    // In 2028 New Year's Day is a Saturday, in 2029 Canada Day and June 24 are Sundays.
    #expect(Self.days("QC", 2028).prefix(2) == ["01-01", "01-03"])
    #expect(Self.days("QC", 2029).contains("06-25") && Self.days("QC", 2029).contains("07-02"))
  }

  @Test("of Ontario have Family Day and Boxing Day")
  func ontario() {
    #expect(
      Self.days("ON", 2026) == [
        "01-01", "02-16", "04-03", "05-18", "07-01", "09-07", "10-12", "12-25", "12-26", "12-28",
      ])
  }

  @Test("are unknown where regions differ and none is named")
  func regionMissing() throws {
    let setting = Setting(zone: .utc, holidays: .builtIn(country: "ca"))
    let schedule = try Schedule.parse("08:00-20:00; PH off").schedule
    #expect(schedule.state(at: try local("2026-12-25T12:00"), in: setting) == .closed)
    #expect(schedule.state(at: try local("2026-06-24T12:00"), in: setting) == .unknown)
    #expect(schedule.state(at: try local("2026-06-25T12:00"), in: setting) == .open)
    #expect(schedule.gaps(in: setting).count == 1)
  }

  @Test("are unknown, never closed, in a country without a table")
  func countryMissing() throws {
    let setting = Setting(zone: .utc, holidays: .builtIn(country: "ZZ", region: "1"))
    let schedule = try Schedule.parse("PH 08:00-20:00").schedule
    #expect(schedule.state(at: try local("2026-06-24T12:00"), in: setting) == .unknown)
    #expect(schedule.state(at: try local("2026-06-24T22:00"), in: setting) == .closed)
    #expect(schedule.gaps(in: setting) == [.countryWithoutTable("ZZ")])
    let plain = try Schedule.parse("08:00-20:00").schedule
    #expect(plain.gaps(in: setting).isEmpty)
  }

  @Test("come from rows that can all be read")
  func rows() {
    var countries: [String: Int] = [:]
    for row in TableLines(PackageResources.holidays_tsv) where !row[0].isEmpty {
      countries[row[0], default: 0] += 1
      #expect(HolidayRule(row.dropFirst()) != nil, "\(row)")
    }
    for (country, count) in countries {
      #expect(HolidayTables.rules(of: country).count == count)
    }
  }

  @Test("of a list are those of the list alone")
  func lists() throws {
    let calendar = HolidayCalendar(
      publicHolidays: [.init(date: CivilDate(year: 2026, month: 4, day: 3), name: "Karfreitag")],
      schoolHolidays: [
        .init(
          from: CivilDate(year: 2026, month: 3, day: 30),
          to: CivilDate(year: 2026, month: 4, day: 10),
          name: "Osterferien")
      ])
    let setting = Setting(zone: .utc, holidays: calendar)
    let schedule = try Schedule.parse("Mo-Fr 08:00-18:00; SH 10:00-14:00; PH off").schedule
    let states = try [
      "2026-03-27T17:00", "2026-03-30T17:00", "2026-04-03T12:00", "2026-04-13T17:00",
      "2031-04-14T17:00",
    ]
    .map { schedule.state(at: try local($0), in: setting).letter }
    #expect(String(states) == "occoo")
    #expect(
      schedule.status(at: try local("2026-03-30T12:00"), in: setting).comment == "Osterferien")
  }
}
