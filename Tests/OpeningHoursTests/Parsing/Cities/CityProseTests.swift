// Hours as cities publish them: each value is read as a person reads it, or not at all.

import Testing

@testable import OpeningHours

@Suite("A sentence of a city")
struct CityProseTests {
  @Test(
    "is read as a person reads it",
    arguments: CityProse.all)
  func read(text: String, canonical: String) throws {
    let parsed = try Schedule.parse(text)
    #expect(parsed.schedule.description == canonical)
    #expect(!parsed.warnings.isEmpty)
    // In print the language says the same, without a liberty.
    let again = try Schedule.parse(canonical, tolerance: .strict)
    #expect(again.schedule == parsed.schedule)
  }

  @Test("with a part that is not certain leaves the hours unknown", arguments: CityProse.unread)
  func unread(text: String) {
    #expect(throws: ScheduleError.self) { try Schedule.parse(text) }
  }

  @Test(
    "that closes a day leaves nothing open on it",
    arguments: CityProse.all)
  func closed(text: String, canonical: String) throws {
    // Later rules would be exceptions.
    guard let days = canonical.firstMatch(of: /; ([A-Z][A-Za-z0-9, \-]+) off$/)?.1 else { return }
    let probe = try Schedule.parse("\(days) 00:00-24:00").schedule
    let schedule = try Schedule.parse(text).schedule
    let setting = try Setting.munich()
    for interval in probe.intervals(
      from: LocalDateTime(day: CivilDay(year: 2026, month: 1, day: 1), minute: 0),
      to: LocalDateTime(day: CivilDay(year: 2027, month: 1, day: 1), minute: 0), in: setting)
    {
      for hour in 0..<24 {
        let moment = interval.from.advanced(byMinutes: hour * 60)
        #expect(schedule.state(at: moment, in: setting) != .open, "\(text) at \(moment)")
      }
    }
  }
}
