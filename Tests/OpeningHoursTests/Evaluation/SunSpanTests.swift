// Spans between a clock time and an event of the sun, on days when the sun changes their order.

import Testing

@testable import OpeningHours

@Suite("Hours between the clock and the sun")
struct SunSpanTests {
  /// Montréal: the sun sets at 16:11 on December 9 and at 20:46 on June 23, where dusk is at 21:22.
  private static func montréal() throws -> Setting {
    Setting(
      zone: try Zone(identifier: "America/Toronto"),
      place: Setting.Place(latitude: 45.5, longitude: -73.6), holidays: .none)
  }

  @Test(
    "a day whose sun sets before the hours begin has none",
    arguments: [
      ("17:00-sunset", "2026-12-09", []),
      ("17:00-sunset", "2026-06-23", ["17:00-20:46"]),
      ("18:00-sunset", "2026-12-09", []),
      ("dusk-21:00", "2026-06-23", []),
      ("dusk-21:00", "2026-12-09", ["16:45-21:00"]),
      ("(sunset+02:00)-22:00", "2026-06-23", []),
      ("dawn-06:00", "2026-12-09", []),
      ("dawn-08:00,18:00-dusk", "2026-12-09", ["06:50-08:00"]),
      ("17:00-sunset+", "2026-12-09", []),
      // Nights stay nights, whatever the sun does.
      ("22:00-sunrise", "2026-06-23", ["00:00-05:06", "22:00-29:06"]),
      ("sunset-02:00", "2026-12-09", ["00:00-02:00", "16:11-26:00"]),
      ("dusk-dawn", "2026-12-09", ["00:00-06:50", "16:45-30:51"]),
    ])
  func order(value: String, day: String, expected: [String]) throws {
    let schedule = try Schedule.parse(value).schedule
    let start = try local(day + "T00:00")
    var found: [(from: Int, to: Int)] = []
    for interval in schedule.intervals(
      from: start, to: start.advanced(byMinutes: 2 * 1440), in: try Self.montréal())
    {
      let from = interval.from.minutesSinceEpoch - start.minutesSinceEpoch
      guard from < 1440 else { break }
      let to = try #require(interval.to).minutesSinceEpoch - start.minutesSinceEpoch
      found.append((from, to))
    }
    // NOAA's equations, to two minutes.
    let minutes = expected.map { span in
      span.split(separator: "-").map { text in
        let parts = text.split(separator: ":").compactMap { Int($0) }
        return parts[0] * 60 + parts[1]
      }
    }
    #expect(found.count == minutes.count, "\(found)")
    for (span, wanted) in zip(found, minutes) {
      #expect(abs(span.from - wanted[0]) <= 2, "\(span) is not \(wanted)")
      #expect(abs(span.to - wanted[1]) <= 2, "\(span) is not \(wanted)")
    }
  }

  @Test("on no day of the year does a span by day last past midnight")
  func everyDay() throws {
    let setting = try Self.montréal()
    for value in ["17:00-sunset", "(sunset-03:00)-18:30", "dawn-07:00", "sunrise-(sunrise+02:00)"] {
      let schedule = try Schedule.parse(value).schedule
      let start = try local("2026-01-01T00:00")
      for day in 0..<365 {
        let midnight = start.advanced(byMinutes: day * 1440)
        #expect(schedule.state(at: midnight, in: setting) == .closed, "\(value) on day \(day)")
      }
    }
  }
}
