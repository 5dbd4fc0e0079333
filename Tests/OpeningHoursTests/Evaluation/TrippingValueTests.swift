// What tripped other implementations, each as a value and a question of our own.

import Testing

@testable import OpeningHours

@Suite("What trips others")
struct TrippingValueTests {
  /// A value, a range, and what is not closed in it; holidays with one space between them.
  struct Case: Sendable {
    let value: String
    let from: String
    let to: String
    let stretches: [String]
    var holidays = ""
  }

  static let spills: [Case] = [
    // A holiday's "off" cuts the night before at midnight, and leaves what its own night would give.
    Case(
      value: "Mo-Th 20:00-02:00, Fr-Su 19:00-04:00; PH off", from: "2026-04-05T12:00",
      to: "2026-04-07T12:00",
      stretches: ["2026-04-05T19:00/2026-04-06T00:00", "2026-04-07T00:00/2026-04-07T02:00"],
      holidays: "2026-04-06"),
    // After ";" the next day's rule takes what reached past midnight; its own spill stays.
    Case(
      value: "Mo 03:00-04:00; Tu 21:00-03:00; We 06:00-07:00", from: "2026-06-09T00:00",
      to: "2026-06-11T00:00",
      stretches: ["2026-06-09T21:00/2026-06-10T00:00", "2026-06-10T06:00/2026-06-10T07:00"]),
    Case(
      value: "Mo 03:00-04:00, Tu 21:00-03:00, We 06:00-07:00", from: "2026-06-09T00:00",
      to: "2026-06-11T00:00",
      stretches: ["2026-06-09T21:00/2026-06-10T03:00", "2026-06-10T06:00/2026-06-10T07:00"]),
    Case(
      value: "Mo-Su,PH 16:00-02:00; easter -1 day 16:00-23:00", from: "2026-04-03T12:00",
      to: "2026-04-05T12:00",
      stretches: [
        "2026-04-03T16:00/2026-04-04T00:00", "2026-04-04T16:00/2026-04-04T23:00",
        "2026-04-05T00:00/2026-04-05T02:00",
      ]),
    Case(
      value: "15:00-23:00; Sa 12:00-02:00; Su off", from: "2026-06-13T00:00",
      to: "2026-06-15T00:00",
      stretches: ["2026-06-13T12:00/2026-06-14T00:00"]),
    Case(
      value: "Su-Th 07:00-01:00; Fr,Sa 07:00-03:00", from: "2026-08-13T00:00",
      to: "2026-08-14T12:00",
      stretches: [
        "2026-08-13T00:00/2026-08-13T01:00", "2026-08-13T07:00/2026-08-14T00:00",
        "2026-08-14T07:00/2026-08-14T12:00",
      ]),
    // Spans that meet at midnight are one.
    Case(
      value: "Mo-Fr 10:00-24:00,00:00-02:00", from: "2026-06-08T05:00", to: "2026-06-09T05:00",
      stretches: ["2026-06-08T10:00/2026-06-09T02:00"]),
    Case(
      value: "Sa-Su 21:00-00:00", from: "2026-06-13T00:00", to: "2026-06-15T00:00",
      stretches: ["2026-06-13T21:00/2026-06-14T00:00", "2026-06-14T21:00/2026-06-15T00:00"]),
    Case(
      value: "00:15-04:45", from: "2026-06-08T17:30", to: "2026-06-10T17:30",
      stretches: ["2026-06-09T00:15/2026-06-09T04:45", "2026-06-10T00:15/2026-06-10T04:45"]),
  ]

  static let rules: [Case] = [
    // Hours alone after ";" add; hours after "," go on with the list of their own days.
    Case(
      value: "Mo-Fr 09:00-12:00; 14:00-17:00", from: "2026-06-08T00:00", to: "2026-06-09T00:00",
      stretches: ["2026-06-08T09:00/2026-06-08T12:00", "2026-06-08T14:00/2026-06-08T17:00"]),
    Case(
      value: "Mo 10:00-13:00; Tu 10:00-13:00, 18:00-20:00", from: "2026-06-08T00:00",
      to: "2026-06-10T00:00",
      stretches: [
        "2026-06-08T10:00/2026-06-08T13:00", "2026-06-09T10:00/2026-06-09T13:00",
        "2026-06-09T18:00/2026-06-09T20:00",
      ]),
    // An addition never shortens.
    Case(
      value: "Wed,Fri 08:00-15:00; Mo 09:00-11:00, Wed,Fri 10:00-11:00", from: "2026-06-10T00:00",
      to: "2026-06-11T00:00", stretches: ["2026-06-10T08:00/2026-06-10T15:00"]),
    Case(
      value: "Mo-Th,PH 10:00-20:00, Fr,Sa 10:00-24:00", from: "2026-05-01T00:00",
      to: "2026-05-02T00:00", stretches: ["2026-05-01T10:00/2026-05-02T00:00"],
      holidays: "2026-05-01"),
    Case(
      value: "Mo-Fr 09:00-11:00, Mo,We 16:00-18:00; PH off", from: "2026-06-08T00:00",
      to: "2026-06-09T00:00",
      stretches: ["2026-06-08T09:00/2026-06-08T11:00", "2026-06-08T16:00/2026-06-08T18:00"]),
    Case(
      value: "We,Sa 13:00-16:00, Apr 01-Oct 31 We,Sa 16:00-18:00; PH off", from: "2026-06-10T00:00",
      to: "2026-06-11T00:00", stretches: ["2026-06-10T13:00/2026-06-10T18:00"]),
    // "off" with hours after "," is a rule of its own, for all days.
    Case(
      value: "09:00-12:00; Mo-Fr 08:00-18:00 open, 11:00-11:30 off", from: "2026-06-07T00:00",
      to: "2026-06-09T00:00",
      stretches: [
        "2026-06-07T09:00/2026-06-07T11:00", "2026-06-07T11:30/2026-06-07T12:00",
        "2026-06-08T08:00/2026-06-08T11:00", "2026-06-08T11:30/2026-06-08T18:00",
      ]),
    Case(
      value: "Mo-Sa 08:00-20:00; Su,PH off", from: "2026-06-07T00:00", to: "2026-06-08T00:00",
      stretches: []),
    Case(value: "closed", from: "2026-06-07T00:00", to: "2026-06-09T00:00", stretches: []),
    Case(
      value: "10:00-13:00,16:00-21:00; Mo off; Sa 10:00-13:00,16:00-00:00",
      from: "2026-06-08T00:00",
      to: "2026-06-09T12:00", stretches: ["2026-06-09T10:00/2026-06-09T12:00"]),
    // A comment alone after ";" makes all of it a question.
    Case(
      value: "Su 10:00-16:00; \"ring the bell\"", from: "2026-06-07T00:00", to: "2026-06-08T00:00",
      stretches: ["2026-06-07T00:00/2026-06-08T00:00?"]),
    Case(
      value: "by appointment", from: "2026-06-08T00:00", to: "2026-06-09T00:00",
      stretches: ["2026-06-08T00:00/2026-06-09T00:00?"]),
    Case(
      value: "Mo-Su 13:30+", from: "2026-06-08T00:00", to: "2026-06-09T00:00",
      stretches: ["2026-06-08T13:30/2026-06-09T00:00?"]),
    Case(
      value: "Sa-Su 24/7", from: "2026-06-12T00:00", to: "2026-06-14T00:00",
      stretches: ["2026-06-13T00:00/2026-06-14T00:00"]),
    Case(
      value: "Mon-Sat 10:30AM-9PM", from: "2026-06-08T00:00", to: "2026-06-09T00:00",
      stretches: ["2026-06-08T10:30/2026-06-08T21:00"]),
  ]

  static let holidays: [Case] = [
    Case(
      value: "Mo-Fr 07:00-15:00; Sa 07:00-11:00; PH closed", from: "2026-04-02T12:00",
      to: "2026-04-07T12:00",
      stretches: [
        "2026-04-02T12:00/2026-04-02T15:00", "2026-04-04T07:00/2026-04-04T11:00",
        "2026-04-07T07:00/2026-04-07T12:00",
      ], holidays: "2026-04-03 2026-04-06"),
    Case(
      value: "PH,Mo-Su 10:00-21:00", from: "2026-06-04T00:00", to: "2026-06-05T00:00",
      stretches: ["2026-06-04T10:00/2026-06-04T21:00"], holidays: "2026-06-04"),
    // A list of holidays before weekdays: both must hold.
    Case(
      value: "SH,PH Mo 09:00-11:00", from: "2026-05-25T00:00", to: "2026-05-28T00:00",
      stretches: ["2026-05-25T09:00/2026-05-25T11:00"], holidays: "2026-05-25 2026-05-26"),
    Case(
      value: "Mo-Sa 09:00-18:00; PH Su off", from: "2026-06-06T00:00", to: "2026-06-08T12:00",
      stretches: ["2026-06-06T09:00/2026-06-06T18:00", "2026-06-08T09:00/2026-06-08T12:00"],
      holidays: "2026-06-08"),
    Case(
      value: "Mo-Sa 13:00-18:00; PH,Su,SH 09:00-18:00", from: "2026-06-07T00:00",
      to: "2026-06-09T00:00",
      stretches: ["2026-06-07T09:00/2026-06-07T18:00", "2026-06-08T13:00/2026-06-08T18:00"]),
    Case(
      value: "Jul-Aug Mo-Su,PH 00:00-24:00", from: "2026-07-14T00:00", to: "2026-07-16T00:00",
      stretches: ["2026-07-14T00:00/2026-07-15T00:00", "2026-07-15T00:00/2026-07-16T00:00"],
      holidays: "2026-07-14"),
  ]

  static let dates: [Case] = [
    // No fifth Sunday, no day before it.
    Case(
      value: "Feb: Su[5],Su[5] -1 day 10:00-18:00", from: "2026-02-01T00:00",
      to: "2026-03-02T00:00",
      stretches: []),
    Case(
      value: "2026 week 3-20/8 We 00:00-24:00", from: "2026-01-01T00:00", to: "2026-06-01T00:00",
      stretches: [
        "2026-01-14T00:00/2026-01-15T00:00", "2026-03-11T00:00/2026-03-12T00:00",
        "2026-05-06T00:00/2026-05-07T00:00",
      ]),
    Case(
      value: "week 01", from: "2026-12-28T00:00", to: "2027-01-20T00:00",
      stretches: ["2027-01-04T00:00/2027-01-11T00:00"]),
    Case(
      value: "Mar 01-Oct 31 08:00-20:00; Nov 01-Feb 20 10:00-15:00", from: "2026-02-15T00:00",
      to: "2026-02-16T00:00", stretches: ["2026-02-15T10:00/2026-02-15T15:00"]),
    Case(
      value: "Mar 03-09/3 09:00-10:00", from: "2026-03-01T00:00", to: "2026-03-08T00:00",
      stretches: ["2026-03-03T09:00/2026-03-03T10:00", "2026-03-06T09:00/2026-03-06T10:00"]),
    Case(
      value: "Mo-Sa 09:00-20:00; 2026 Jul 20 - 2026 Aug 12 off \"works\"", from: "2026-07-18T00:00",
      to: "2026-08-13T12:00",
      stretches: ["2026-07-18T09:00/2026-07-18T20:00", "2026-08-13T09:00/2026-08-13T12:00"]),
    Case(
      value: "May 20-Nov 02", from: "2026-05-18T00:00", to: "2026-05-23T00:00",
      stretches: ["2026-05-20T00:00/2026-05-23T00:00"]),
    Case(
      value: "We 18:00-20:00; Jul-Aug 09 off", from: "2026-08-05T00:00", to: "2026-08-13T00:00",
      stretches: ["2026-08-12T18:00/2026-08-12T20:00"]),
  ]

  @Test("has the right hours", arguments: spills + rules + holidays + dates)
  func hours(_ example: Case) throws {
    let days = try example.holidays.split(separator: " ").map {
      HolidayCalendar.Holiday(date: try local("\($0)T00:00").date, name: "Holiday")
    }
    let setting = Setting(
      zone: .utc, holidays: HolidayCalendar(publicHolidays: days, schoolHolidays: []))
    #expect(
      try stretches(example.value, from: example.from, to: example.to, in: setting)
        == example.stretches, "\(example.value)")
  }

  @Test(
    "is refused, and at once",
    arguments: [
      "                    nonsense", "Mo 10:30-13:00; Tu-Fr 10:30:13:00,17:00-22:00",
      "Mo-Sa 08:00-19:00/20:00", "Mo-We, Jun-Aug Sa",
    ])
  func refused(value: String) {
    #expect(throws: ScheduleError.self) { try Schedule.parse(value) }
  }

  @Test("that never changes says so")
  func constant() throws {
    let setting = Setting(zone: .utc)
    for value in ["Jan-Dec", "24/7", "closed", "Mo-Su 00:00-24:00", "Mo-Su,PH 24/7"] {
      let schedule = try Schedule.parse(value).schedule
      #expect(schedule.nextChange(after: try local("2026-01-01T00:00"), in: setting) == .never)
    }
  }

  @Test(
    "goes on to the true next change, past a holiday's name and over the year",
    arguments: [
      ("Jul-Aug Mo-Su,PH 00:00-24:00", "2026-07-14T00:01", "2026-09-01T00:00"),
      ("Apr 1 - Nov 3 00:00-24:00", "2026-06-11T00:00", "2026-11-04T00:00"),
      ("Mo-Sa 08:00-21:00; 2026 Jul 27 - 2026 Sep 24 off", "2026-09-23T12:17", "2026-09-25T08:00"),
      ("Mo-Fr 08:00-15:30; PH closed", "2026-07-13T20:00", "2026-07-15T08:00"),
    ])
  func nextChange(value: String, from: String, to: String) throws {
    let day = HolidayCalendar.Holiday(date: try local("2026-07-14T00:00").date, name: "Holiday")
    let setting = Setting(
      zone: .utc, holidays: HolidayCalendar(publicHolidays: [day], schoolHolidays: []))
    let schedule = try Schedule.parse(value).schedule
    #expect(schedule.nextChange(after: try local(from), in: setting).time == (try local(to)))
  }

  @Test("keeps the zone of the venue for the sun, and is unknown where holidays are")
  func settings() throws {
    let seattle = Setting(
      zone: try Zone(identifier: "America/Los_Angeles"),
      place: Setting.Place(latitude: 47.61, longitude: -122.33))
    let sun = try Schedule.parse("Mo-Su sunrise-sunset").schedule
    #expect(sun.state(at: try local("2026-04-18T06:10"), in: seattle) == .closed)
    #expect(sun.state(at: try local("2026-04-18T06:25"), in: seattle) == .open)
    #expect(sun.state(at: try local("2026-04-18T19:55"), in: seattle) == .open)
    #expect(sun.state(at: try local("2026-04-18T20:10"), in: seattle) == .closed)
    let school = try Schedule.parse("SH open").schedule
    #expect(school.state(at: try local("2026-04-18T12:00"), in: Setting(zone: .utc)) == .unknown)
  }
}
