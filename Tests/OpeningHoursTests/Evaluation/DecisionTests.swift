// The decisions about what values mean, each in the language's own notation.

import Testing

@testable import OpeningHours

@Suite("The meaning of a value")
struct DecisionTests {
  /// Days of the week of 2026-06-08, a Monday, as `Mo 08:00-12:00`; `?` marks what is unknown.
  static func week(
    _ value: String, from: String = "2026-06-08", holidays: [String] = [], days: Int = 7
  ) throws -> String {
    let calendar = HolidayCalendar(
      publicHolidays: try holidays.map { .init(date: try local($0).date, name: "Holiday") })
    let schedule = try Schedule.parse(value).schedule
    let start = try local(from)
    var parts: [String] = []
    for interval in schedule.intervals(
      from: start, to: start.advanced(byMinutes: days * 1440),
      in: Setting(zone: .utc, holidays: calendar))
    {
      let code = interval.from.day.weekday.code
      let length = (interval.to?.minutesSinceEpoch ?? 0) - interval.from.minutesSinceEpoch
      let end = clockText(interval.from.minuteOfDay + length)
      parts.append(
        "\(code) \(clockText(interval.from.minuteOfDay))-\(end)\(interval.state == .unknown ? "?" : "")"
      )
    }
    return parts.joined(separator: ", ")
  }

  @Test(
    "1: a later rule replaces a day's hours, yesterday's spill included",
    arguments: [
      (
        "22:00-02:00; Tu 12:00-14:00",
        "Mo 00:00-02:00, Mo 22:00-24:00, Tu 12:00-14:00, We 00:00-02:00, We 22:00-26:00, Th 22:00-26:00, Fr 22:00-26:00, Sa 22:00-26:00, Su 22:00-24:00"
      ),
      (
        "Su-Th 18:00-02:00; Fr-Sa 18:00-03:00",
        "Mo 00:00-02:00, Mo 18:00-26:00, Tu 18:00-26:00, We 18:00-26:00, Th 18:00-24:00, Fr 18:00-27:00, Sa 18:00-27:00, Su 18:00-24:00"
      ),
      ("Mo 10:00-12:00; Mo 14:00-16:00", "Mo 14:00-16:00"),
    ])
  func overriding(value: String, expected: String) throws {
    #expect(try Self.week(value) == expected)
  }

  @Test(
    "2: a later off with hours subtracts, without hours it clears the day",
    arguments: [
      ("Mo-Tu 08:00-18:00; Mo 12:00-13:00 off", "Mo 08:00-12:00, Mo 13:00-18:00, Tu 08:00-18:00"),
      ("Mo-We 08:00-18:00; Tu off", "Mo 08:00-18:00, We 08:00-18:00"), ("Mo", "Mo 00:00-24:00"),
      ("Mo 20:00-04:00; Tu off", "Mo 20:00-24:00"),
      ("Mo-We 08:00-18:00; Tu closed", "Mo 08:00-18:00, We 08:00-18:00"),
    ])
  func closing(value: String, expected: String) throws {
    #expect(try Self.week(value) == expected)
  }

  @Test(
    "3: a comma adds",
    arguments: [
      ("Mo-Tu 08:00-12:00, Tu 14:00-18:00", "Mo 08:00-12:00, Tu 08:00-12:00, Tu 14:00-18:00"),
      ("Mo 08:00-12:00, 14:00-16:00", "Mo 08:00-12:00, Mo 14:00-16:00"),
      ("Sa, Su 10:00-21:00", "Sa 10:00-21:00, Su 10:00-21:00"),
      ("Jan Mo 08:00-12:00, Tu 14:00-18:00", "Tu 14:00-18:00"),
      (
        "Mo-Tu 10:00-16:00 open, 12:00-12:30 off",
        "Mo 10:00-12:00, Mo 12:30-16:00, Tu 10:00-12:00, Tu 12:30-16:00"
      ),
      ("Mo 20:00-04:00, Tu 12:00-14:00", "Mo 20:00-28:00, Tu 12:00-14:00"),
    ])
  func adding(value: String, expected: String) throws {
    #expect(try Self.week(value) == expected)
  }

  @Test(
    "4: a fallback fills what is closed",
    arguments: [
      (#"Mo 08:00-12:00 || Mo "ask""#, "Mo 00:00-08:00?, Mo 08:00-12:00, Mo 12:00-24:00?"),
      (#"Mo-Tu 08:00-12:00; Tu off || Tu 10:00-11:00"#, "Mo 08:00-12:00, Tu 10:00-11:00"),
      (#"Mo 08:00-12:00 || Mo 10:00-14:00 unknown"#, "Mo 08:00-12:00, Mo 12:00-14:00?"),
    ])
  func fallback(value: String, expected: String) throws {
    #expect(try Self.week(value) == expected)
  }

  @Test(
    "5: a comment alone means unknown",
    arguments: [
      (#"Mo 08:00-12:00 "ask""#, "Mo 08:00-12:00?"),
      (#"Mo 08:00-12:00 open "ring""#, "Mo 08:00-12:00"),
      (#"Mo 08:00-12:00; "ask""#, "Mo 00:00-168:00?"),
      ("Mo 08:00-12:00 unknown", "Mo 08:00-12:00?"),
    ])
  func comments(value: String, expected: String) throws {
    #expect(try Self.week(value) == expected)
  }

  @Test(
    "6: after an open end nobody knows, up to a guess or a later span",
    arguments: [
      ("Mo 11:00+", "Mo 11:00-24:00?"), ("Mo 17:00+", "Mo 17:00-27:00?"),
      ("Mo 22:00+", "Mo 22:00-30:00?"),
      ("Mo 17:00-22:00+", "Mo 17:00-22:00, Mo 22:00-30:00?"),
      ("Mo 03:00-12:00+,15:00-16:00", "Mo 03:00-12:00, Mo 12:00-15:00?, Mo 15:00-16:00"),
      ("Mo 17:00-24:00+", "Mo 17:00-24:00, Tu 00:00-08:00?"),
      ("Mo 08:00-18:00; Mo 12:00+ off", "Mo 08:00-12:00"),
    ])
  func openEnds(value: String, expected: String) throws {
    #expect(try Self.week(value) == expected)
  }

  @Test(
    "7: holidays are days of their own",
    arguments: [
      // Tuesday is a holiday.
      ("Mo-We 08:00-12:00", "Mo 08:00-12:00, Tu 08:00-12:00, We 08:00-12:00"),
      ("Mo,PH 08:00-12:00", "Mo 08:00-12:00, Tu 08:00-12:00"), ("PH Mo 08:00-12:00", ""),
      ("PH Mo-Fr 08:00-12:00", "Tu 08:00-12:00"), ("SH,PH Tu 08:00-12:00", "Tu 08:00-12:00"),
      ("PH -1 day 08:00-12:00", "Mo 08:00-12:00"), ("PH +2 days 08:00-12:00", "Th 08:00-12:00"),
      ("Mo 20:00-04:00; PH off", "Mo 20:00-24:00"),
      ("Mo-We 08:00-12:00; PH off", "Mo 08:00-12:00, We 08:00-12:00"),
    ])
  func holidays(value: String, expected: String) throws {
    #expect(try Self.week(value, holidays: ["2026-06-09"]) == expected)
  }

  @Test(
    "8: dates know months, leap years and weeks",
    arguments: [
      ("Nov-Feb 10:00-11:00", "2026-02-27", "Fr 10:00-11:00, Sa 10:00-11:00"),
      ("Dec 30-Jan 02 10:00-11:00", "2026-12-31", "Th 10:00-11:00, Fr 10:00-11:00, Sa 10:00-11:00"),
      ("Feb 29 10:00-11:00", "2026-02-26", ""),
      ("Feb 29 10:00-11:00", "2028-02-28", "Tu 10:00-11:00"),
      ("Feb 29-Mar 02 10:00-11:00", "2026-02-26", "Su 10:00-11:00, Mo 10:00-11:00"),
      ("Mar 30-easter 10:00-11:00", "2026-04-04", "Sa 10:00-11:00, Su 10:00-11:00"),
      ("easter -2 days 10:00-11:00", "2026-04-01", "Fr 10:00-11:00"),
      ("Mo[5] 10:00-11:00", "2026-06-29", "Mo 10:00-11:00"),
      ("Mo[5] 10:00-11:00", "2026-07-27", ""),
      ("Su[-1] 10:00-11:00", "2026-06-22", "Su 10:00-11:00"),
      // The first Sunday of March 2026 is the first: the day before lies in February.
      ("Su[1] -1 day 10:00-11:00", "2026-02-24", "Sa 10:00-11:00"),
      ("Feb: Su[5],Su[5] -1 day 12:00-22:00", "2020-02-26", ""),
      (
        "week 53 10:00-11:00", "2026-12-31",
        "Th 10:00-11:00, Fr 10:00-11:00, Sa 10:00-11:00, Su 10:00-11:00"
      ),
      ("week 53 10:00-11:00", "2025-12-29", ""),
      ("week 52-02 Mo 10:00-11:00", "2025-12-22", "Mo 10:00-11:00"),
      ("week 02-52/6 Fr 10:00-11:00", "2025-08-04", "Fr 10:00-11:00"),
      ("week 02-52/6 Fr 10:00-11:00", "2025-08-11", ""),
      (
        "2027+ 10:00-11:00", "2026-12-30",
        "Fr 10:00-11:00, Sa 10:00-11:00, Su 10:00-11:00, Mo 10:00-11:00, Tu 10:00-11:00"
      ),
      ("2024-2030/2 Jan 01 10:00-11:00", "2026-01-01", "Th 10:00-11:00"),
      ("2024-2030/2 Jan 01 10:00-11:00", "2027-01-01", ""),
      ("Jan 02-30/2 10:00-11:00", "2026-01-01", "Fr 10:00-11:00, Su 10:00-11:00, Tu 10:00-11:00"),
      ("May 25 -Mo 10:00-11:00", "2026-05-18", "Mo 10:00-11:00"),
      ("May 25 -Mo 10:00-11:00", "2020-05-25", ""),
      (
        "Jan 31-Feb 01,Feb 03 10:00-11:00", "2026-01-30",
        "Sa 10:00-11:00, Su 10:00-11:00, Tu 10:00-11:00"
      ),
    ])
  func dates(value: String, from: String, expected: String) throws {
    let days = from.hasSuffix("02-27") ? 3 : 7
    #expect(try Self.week(value, from: from, days: days) == expected)
  }

  @Test(
    "9: hours may pass midnight, up to 48:00",
    arguments: [
      ("Mo 22:00-24:00", "Mo 22:00-24:00"), ("Mo 22:00-26:00", "Mo 22:00-26:00"),
      ("Mo 12:00-48:00", "Mo 12:00-48:00"),
      ("Mo 12:00-10:00", "Mo 12:00-34:00"), ("Mo 10:00-10:00", "Mo 10:00-34:00"),
      ("Mo 17:00-00:00", "Mo 17:00-24:00"),
    ])
  func hours(value: String, expected: String) throws {
    #expect(try Self.week(value) == expected)
  }

  @Test("8: a year before a week is that of the calendar, not that of the week")
  func weekOfYear() throws {
    // Friday 2027-01-01 lies in the week 53 that began in 2026.
    let off = try stretches(
      "Mo-Fr 10:00-12:00; 2026 week 53 off", from: "2026-12-24T00:00", to: "2027-01-05T00:00",
      in: Setting(zone: .utc))
    let without = try stretches(
      "Mo-Fr 10:00-12:00; Dec 28-31 off", from: "2026-12-24T00:00", to: "2027-01-05T00:00",
      in: Setting(zone: .utc))
    #expect(off == without && off.count == 4)
  }

  @Test("10: hours alone after a semicolon add to days, and replace hours alone")
  func hoursAlone() throws {
    #expect(
      try Self.week("Mo 08:00-13:00; 15:00-18:00", days: 1) == "Mo 08:00-13:00, Mo 15:00-18:00")
    #expect(try Schedule.parse("Mo 08:00-13:00; 15:00-18:00").warnings.count == 1)
    #expect(try Self.week("08:00-13:00; 15:00-18:00", days: 1) == "Mo 15:00-18:00")
  }

  @Test("11: hours are those of the wall clock")
  func daylight() throws {
    let setting = Setting(zone: try Zone(identifier: "Europe/Berlin"))
    // 2026-03-29 has no 02:00–03:00.
    #expect(
      try stretches("02:00-02:30", from: "2026-03-29T00:00", to: "2026-03-30T00:00", in: setting)
        == [])
    #expect(
      try stretches("01:30-02:30", from: "2026-03-29T00:00", to: "2026-03-30T00:00", in: setting)
        == [
          "2026-03-29T01:30/2026-03-29T03:00"
        ])
    let schedule = try Schedule.parse("02:15-02:45").schedule
    #expect(
      schedule.nextChange(after: try instant("2026-03-28T12:00:00Z"), in: setting)
        == .at(try instant("2026-03-30T00:15:00Z"), .open))
    let allDay = try Schedule.parse("Su").schedule
    let length: (String) throws -> Int64 = { start in
      let from = try instant(start)
      let end = allDay.nextChange(after: from, in: setting)
      return try #require(end.time).secondsSinceEpoch - from.secondsSinceEpoch
    }
    #expect(try length("2026-03-28T23:00:00Z") == 23 * 3600)
    #expect(try length("2026-10-24T22:00:00Z") == 25 * 3600)
  }

  @Test("13: the weekly mask is exact only where no date takes part")
  func exactness() throws {
    for value in ["Mo-Fr 08:00-20:00; We off", "24/7", "17:00+"] {
      #expect(try Schedule.parse(value).schedule.weekMask.isExact)
    }
    for value in ["PH off", "Jan Mo", "week 10", "2026", "easter", "Mo[1]", "sunrise-sunset"] {
      #expect(try !Schedule.parse(value).schedule.weekMask.isExact)
    }
  }

  @Test(
    "14: the next change is found, or proved away, in bounded time",
    arguments: [
      ("24/7", "never"), ("off", "never"), ("Jan-Dec", "never"), ("Mo-Su 00:00-24:00", "never"),
      ("2017 Jul 1-2017 Aug 8", "never"),
      ("24/7; PH open", "never"), ("20:00+ off; dusk+ off", "never"), ("week 01-53", "never"),
      ("2050 Jan 1 10:00-12:00", "2050-01-01T10:00"), ("Feb 29 10:00-12:00", "2028-02-29T10:00"),
      ("2400 Feb 29", "2400-02-29T00:00"), ("Jun 08-14 24/7", "2026-06-15T00:00"),
      ("week 53 Su 10:00-11:00", "2027-01-03T10:00"),
      ("Apr 1-Nov 3 00:00-24:00", "2026-11-04T00:00"), ("Dec 25 off; 24/7", "never"),
    ])
  func nextChange(value: String, expected: String) throws {
    let schedule = try Schedule.parse(value).schedule
    let change = schedule.nextChange(
      after: try local("2026-06-09T12:00"), in: Setting(zone: .utc, holidays: .none))
    switch change {
    case .at(let time, _): #expect(time.description == expected)
    case .never: #expect(expected == "never")
    case .notBefore(let time): Issue.record("\(value) gave up at \(time)")
    }
  }

  @Test("14: the next opening skips what is unknown, and what is open now")
  func nextOpening() throws {
    let schedule = try Schedule.parse("Mo-Fr 08:00-12:00; Sa \"ask\"").schedule
    let setting = Setting(zone: .utc, holidays: .none)
    #expect(
      schedule.nextOpening(after: try local("2026-06-12T11:00"), in: setting)
        == .at(try local("2026-06-15T08:00"), .open))
    #expect(
      schedule.nextChange(after: try local("2026-06-12T13:00"), in: setting)
        == .at(try local("2026-06-13T00:00"), .unknown))
    #expect(
      try Schedule.parse("\"ask\"").schedule.nextOpening(
        after: try local("2026-06-12T11:00"), in: setting) == .never)
  }
}
