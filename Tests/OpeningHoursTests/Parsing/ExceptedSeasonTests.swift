// Seasons that are excepted from some of a sentence's days.

import Testing

@testable import OpeningHours

@Suite("A season that is excepted")
struct ExceptedSeasonTests {
  @Test(
    "closes the days that it was said of, and a date closes all",
    arguments: [
      (
        "Mon-Fri 8am-6pm (except August), Sat 9am-1pm",
        "Mo-Fr 08:00-18:00; Aug Mo-Fr off, Sa 09:00-13:00"
      ),
      ("Mon-Fri 8am-6pm (except August)", "Mo-Fr 08:00-18:00; Aug off"),
      ("Tue 8am-6pm, Sun 9am-1pm (closed Dec 25)", "Tu 08:00-18:00, Su 09:00-13:00; Dec 25 off"),
      (
        "Tue 8am-6pm, Sun 9am-1pm except public holidays",
        "Tu 08:00-18:00, Su 09:00-13:00; PH off"
      ),
    ])
  func reach(text: String, canonical: String) throws {
    #expect(try Schedule.parse(text).schedule.description == canonical)
  }

  @Test(
    "is refused behind the last days of several, for it may be meant of them all",
    arguments: [
      "Mon-Fri 8am-6pm, Sun 9am-1pm (except August)", "Mo-Fr 8-18 Uhr, So 9-13 Uhr (außer August)",
      "Mon 8am-6pm; Tue 9am-1pm except in June and July",
    ])
  func uncertain(text: String) {
    #expect(throws: ScheduleError.self) { try Schedule.parse(text) }
  }
}
