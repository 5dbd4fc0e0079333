// Points in time as people write them.

import Testing

@testable import OpeningHours

@Suite("A point in time")
struct TimeTextTests {
  @Test(
    "without an offset is a wall clock's",
    arguments: [
      ("2026-06-12T18:00", "2026-06-12T18:00"), ("2026-06-12 18:00:59", "2026-06-12T18:00"),
      ("2024-02-29", "2024-02-29T00:00"), ("0001-01-01T00:00", "0001-01-01T00:00"),
      ("9999-12-31T23:59", "9999-12-31T23:59"), ("2026-06-12t18:00:00.25", "2026-06-12T18:00"),
    ])
  func locals(text: String, expected: String) throws {
    #expect(try local(text).description == expected)
  }

  @Test(
    "with an offset is a moment",
    arguments: [
      ("2026-06-12T18:00Z", "2026-06-12T18:00:00Z"),
      ("2026-06-12T18:00:30-04:00", "2026-06-12T22:00:30Z"),
      ("2026-01-01T00:30:00+05:45", "2025-12-31T18:45:00Z"),
      ("1969-12-31T23:59:59z", "1969-12-31T23:59:59Z"),
      ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"),
    ])
  func instants(text: String, expected: String) throws {
    #expect(try instant(text).description == expected)
  }

  @Test(
    "is refused with what was expected",
    arguments: [
      ("", "a year of four digits"), ("now", "a year of four digits"),
      ("2026-6-12", "a month of two digits"),
      ("2026-13-01", "month 13"), ("2026-02-29", "day 29"), ("2026-06-12T24:00", "hour 24"),
      ("2026-06-12T18:60", "minute 60"), ("2026-06-12T18", "\":\""), ("2026-06-12T18:00 ", "\"Z\""),
      ("2026-06-12T18:00+4", "an offset's hours"), ("2026-06-12T18:00Z!", "the end"),
      ("99999-01-01", "\"-\""), ("2026-06-12T18:00:00.", "a digit"), ("2026-00-01", "month 0"),
    ])
  func refusals(text: String, part: String) {
    #expect {
      _ = try TimeText(text)
    } throws: { error in
      "\(error)".contains(part)
    }
  }

  @Test("prints with an offset as RFC 3339 does")
  func printing() throws {
    let moment = try instant("2026-06-12T22:00:30Z")
    #expect(moment.rfc3339(offsetSeconds: -4 * 3600) == "2026-06-12T18:00:30-04:00")
    #expect(moment.rfc3339(offsetSeconds: 20_700) == "2026-06-13T03:45:30+05:45")
  }

  @Test("never leaves years 1 to 9999, however far one counts")
  func bounds() throws {
    #expect(
      Instant(secondsSinceEpoch: .max) == .latest && Instant(secondsSinceEpoch: .min) == .earliest)
    #expect(Instant.latest.advanced(bySeconds: .max) == .latest)
    #expect(LocalDateTime(minutesSinceEpoch: .max) == .latest)
    #expect(LocalDateTime.earliest.advanced(byMinutes: .min) == .earliest)
    #expect(LocalDateTime(year: 2026, month: 2, day: 30) == nil)
  }
}
