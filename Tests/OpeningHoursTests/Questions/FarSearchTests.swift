// Searches that reach far: past the days that one search paints, past the years that lists of holidays have.

import Testing

@testable import OpeningHours

@Suite("A far search")
struct FarSearchTests {
  private func munich(_ holidays: HolidayCalendar = .none) throws -> Setting {
    Setting(
      zone: try Zone(identifier: "Europe/Berlin"),
      place: Setting.Place(latitude: 48.1374, longitude: 11.5755), holidays: holidays)
  }

  @Test(
    "finds the one day of the year on which a schedule with the sun is another",
    arguments: [
      ("00:00-sunset,sunset-24:00; Dec 24 off", "2026-12-24T00:00"),
      ("sunrise-sunset off; Dec 24 08:00-22:00", "2026-12-24T08:00"),
      ("06:00-sunset,sunset-30:00; Dec 24 off", "2026-12-24T00:00"),
    ])
  func yearlyDay(value: String, change: String) throws {
    let schedule = try Schedule.parse(value).schedule
    let start = try local("2026-01-07T12:00")
    for setting in [try munich(), Setting(zone: .utc, holidays: .none)] {
      #expect(try schedule.nextChange(after: start, in: setting).time == local(change), "\(value)")
    }
  }

  @Test("makes intervals that agree with the states, however far the next change is")
  func intervals() throws {
    let schedule = try Schedule.parse("00:00-sunset,sunset-24:00; 2031 Dec 24 off").schedule
    let setting = try munich()
    let found = try schedule.intervals(
      from: local("2026-01-07"), to: local("2033-01-01"), in: setting
    ).map { "\($0.from)/\($0.to.map { "\($0)" } ?? "-")" }
    #expect(
      found == ["2026-01-07T00:00/2031-12-24T00:00", "2031-12-25T00:00/2033-01-01T00:00"])
    // Without an end the sequence goes on for long, and ends.
    let forever = try Schedule.parse("00:00-sunset,sunset-24:00").schedule
    let open = try #require(
      try forever.intervals(from: local("2026-01-07"), to: nil, in: setting).first { _ in true })
    #expect(open.to.map { $0.date.year > 2100 } ?? true)
  }

  @Test("of the night that clocks change in ends with that morning's sunrise")
  func nightOfTheJump() throws {
    let schedule = try Schedule.parse("sunset-sunrise").schedule
    let days = try Schedule.parse("sunrise-sunset").schedule
    let setting = try munich()
    for (from, to) in [
      ("2026-03-28T12:00", "2026-03-29T12:00"), ("2026-10-24T12:00", "2026-10-25T12:00"),
    ] {
      let night = try #require(
        schedule.intervals(from: local(from), to: local(to), in: setting).first { _ in true })
      let day = try #require(
        Array(days.intervals(from: local(from), to: local(to), in: setting)).last)
      #expect(night.to == day.from)
    }
  }

  @Test(
    "asks lists of holidays in any year",
    arguments: [1, 1583, 1899, 2026, 2201, 5000, 9999])
  func listedYears(year: Int) throws {
    let date = CivilDate(year: year, month: 6, day: 1)
    let calendar = HolidayCalendar(
      publicHolidays: [.init(date: date, name: "")],
      schoolHolidays: [.init(from: date, to: date, name: "Ferien")])
    let schedule = try Schedule.parse("PH 10:00-12:00; SH 14:00-16:00").schedule
    let setting = Setting(zone: .utc, holidays: calendar)
    let ten = LocalDateTime(day: date.civilDay, minute: 840)
    #expect(schedule.state(at: ten, in: setting) == .open)
    #expect(calendar.publicHoliday(on: date.civilDay) == nil)
    #expect(calendar.schoolHoliday(on: date.civilDay) == "Ferien")
  }
}
