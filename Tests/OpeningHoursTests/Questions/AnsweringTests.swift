// States at single times.

import Testing

@testable import OpeningHours

@Suite("A schedule's state")
struct AnsweringTests {
  static let utc = Setting(zone: .utc, holidays: .none)

  @Test(
    "is what the rules say",
    arguments: [
      // 2026-06-08 is a Monday.
      ("08:00-22:00", "2026-06-08T07:59", "c"), ("08:00-22:00", "2026-06-08T08:00", "o"),
      ("08:00-22:00", "2026-06-08T21:59", "o"), ("08:00-22:00", "2026-06-08T22:00", "c"),
      ("24/7", "2026-06-08T03:00", "o"), ("off", "2026-06-08T12:00", "c"),
      ("Mo-Fr 08:00-12:00,13:00-17:00; We off", "2026-06-08T12:30", "c"),
      ("Mo-Fr 08:00-12:00,13:00-17:00; We off", "2026-06-08T13:30", "o"),
      ("Mo-Fr 08:00-12:00,13:00-17:00; We off", "2026-06-10T13:30", "c"),
      ("Fr 22:00-02:00", "2026-06-13T01:59", "o"), ("Fr 22:00-02:00", "2026-06-12T01:59", "c"),
      ("Nov-Feb 10:00-12:00", "2026-01-31T11:00", "o"),
      ("Nov-Feb 10:00-12:00", "2026-03-01T11:00", "c"),
      ("Fr-Mo 10:00-12:00", "2026-06-08T11:00", "o"),
      ("Fr-Mo 10:00-12:00", "2026-06-09T11:00", "c"),
      ("17:00+", "2026-06-08T17:00", "u"), ("17:00+", "2026-06-09T02:59", "u"),
      ("17:00+", "2026-06-09T03:00", "c"),
      (#""by appointment""#, "2026-06-08T12:00", "u"), (#"open "ring""#, "2026-06-08T12:00", "o"),
    ])
  func states(value: String, time: String, expected: Character) throws {
    let schedule = try Schedule.parse(value).schedule
    #expect(schedule.state(at: try local(time), in: Self.utc).letter == expected)
  }

  @Test("follows the zone's clock through both ends of daylight time")
  func daylight() throws {
    let setting = Setting(zone: try Zone(identifier: "America/Toronto"), holidays: .none)
    let schedule = try Schedule.parse("Su 02:30-04:00").schedule
    // 2026-03-08 skips 02:00–03:00; 2026-11-01 shows 01:00–02:00 twice.
    #expect(schedule.state(at: try instant("2026-03-08T06:59:59Z"), in: setting) == .closed)
    #expect(schedule.state(at: try instant("2026-03-08T07:00:00Z"), in: setting) == .open)
    let night = try Schedule.parse("Su 01:30-03:00").schedule
    #expect(night.state(at: try instant("2026-11-01T05:29:59Z"), in: setting) == .closed)
    #expect(night.state(at: try instant("2026-11-01T05:30:00Z"), in: setting) == .open)
    #expect(night.state(at: try instant("2026-11-01T06:10:00Z"), in: setting) == .open)
    #expect(night.state(at: try instant("2026-11-01T08:00:00Z"), in: setting) == .closed)
  }

  @Test("tells until when, with the rule and its comment")
  func status() throws {
    let schedule = try Schedule.parse("Mo-Fr 08:00-22:00; We off \"cleaning\"").schedule
    let open = schedule.status(at: try local("2026-06-09T12:00"), in: Self.utc)
    #expect(open.state == .open && open.rule == 0)
    #expect(open.until == (try local("2026-06-09T22:00")))
    let closed = schedule.status(at: try local("2026-06-10T12:00"), in: Self.utc)
    #expect(closed.comment == "cleaning" && closed.rule == 1)
    #expect(closed.until == (try local("2026-06-11T08:00")))
  }

  @Test("has the comment of the rule that decides, and not of one below it")
  func ownComment() throws {
    let schedule = try Schedule.parse(#"Mo-Fr 10:00-20:00 "A", We 11:00-13:00 off, We 12:30-14:00"#)
      .schedule
    func comment(_ time: String) throws -> String? {
      schedule.status(at: try local(time), in: Self.utc).comment
    }
    // 2026-06-10 is a Wednesday.
    #expect(try comment("2026-06-10T10:30") == "A")
    #expect(try comment("2026-06-10T11:30") == nil)
    #expect(try comment("2026-06-10T12:45") == nil)
    #expect(try comment("2026-06-10T14:30") == "A")
    let day = try schedule.intervals(
      from: local("2026-06-10"), to: local("2026-06-11"), in: Self.utc)
    #expect(day.map(\.comment) == ["A", nil, "A"])
  }

  @Test("never changes where no rule can change it")
  func constancy() throws {
    for value in ["24/7", "off", "Jan-Dec", "PH off", "2017 Jul 1-2017 Aug 8 off; PH off"] {
      let schedule = try Schedule.parse(value).schedule
      #expect(schedule.nextChange(after: try local("2026-06-09T12:00"), in: Self.utc) == .never)
    }
  }

  @Test("is open throughout a visit only if it never closes meanwhile")
  func throughout() throws {
    let schedule = try Schedule.parse("Mo-Fr 08:00-12:00,12:00-22:00; Sa 10:00+").schedule
    let start = try instant("2026-06-09T11:00:00Z")
    #expect(schedule.isOpen(throughout: start, seconds: 5400, in: Self.utc) == .open)
    #expect(schedule.isOpen(throughout: start, seconds: 11 * 3600, in: Self.utc) == .open)
    #expect(schedule.isOpen(throughout: start, seconds: 11 * 3600 + 1, in: Self.utc) == .closed)
    let saturday = try instant("2026-06-13T11:00:00Z")
    #expect(schedule.isOpen(throughout: saturday, seconds: 3600, in: Self.utc) == .unknown)
  }

  @Test("has a weekly mask that is exact where every week is the same")
  func mask() throws {
    let mask = try Schedule.parse("Mo 08:00-10:30; Su 23:00-25:00").schedule.weekMask
    let hours = (0..<168).filter { mask.contains(hour: $0) }
    #expect(hours == [0, 8, 9, 10, 167] && mask.isExact)
    let dated = try Schedule.parse("Mo 08:00-10:00; Dec 25 off; Dec 26 12:00-13:00").schedule
      .weekMask
    #expect(!dated.isExact && dated.contains(hour: 8) && dated.contains(hour: 36))
  }
}
