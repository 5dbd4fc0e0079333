// The end of the calendar: ranges that would need a year nobody can write are refused.

import Testing

@testable import OpeningHours

@Suite("Ranges at the calendar's end")
struct LastYearTests {
  @Test(
    "that would end in 9999 are refused",
    arguments: ["9998 Nov-Feb", "9998 Dec 31,Nov-Feb", "9998 Dec 24-Jan 06 off"])
  func refused(text: String) {
    #expect(throws: ScheduleError.self) { try Schedule.parse(text) }
  }

  @Test(
    "that end in time print as what reads back the same",
    arguments: ["9998 Jan-Dec", "9997 Nov-Feb 10:00-12:00", "9997 Dec 31,Nov-Feb"])
  func kept(text: String) throws {
    let schedule = try Schedule.parse(text).schedule
    #expect(try Schedule.parse(schedule.description).schedule == schedule)
  }
}
