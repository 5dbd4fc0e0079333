// Selectors in any order: what is certain is read with a warning, what could be two rules is refused.

import Testing

@testable import OpeningHours

@Suite("Selectors out of order")
struct SelectorOrderTests {
  @Test(
    "are read as if they stood in order",
    arguments: [
      ("00:00-24:00 week 6 Feb", "week 06 Feb 00:00-24:00"),
      ("week 6 00:00-24:00 Feb", "week 06 Feb 00:00-24:00"),
      ("10:00-12:00 week 6 Mo-Fr Feb; PH off", "week 06 Feb Mo-Fr 10:00-12:00; PH off"),
      ("Mo-Fr 10:00-12:00 week 6 Feb", "week 06 Feb Mo-Fr 10:00-12:00"),
      ("10:00-12:00 Mo-Fr Apr-Oct", "Apr-Oct Mo-Fr 10:00-12:00"),
      ("off Mo Jan", "Jan Mo off"),
    ])
  func reordered(text: String, ordered: String) throws {
    let parsed = try Schedule.parse(text)
    #expect(try parsed.schedule == Schedule.parse(ordered).schedule)
    #expect(!parsed.warnings.isEmpty)
    #expect(throws: ScheduleError.self) { try Schedule.parse(text, tolerance: .strict) }
  }

  @Test(
    "are refused where a second rule may be meant",
    arguments: [
      "Mo 10:00-12:00 week 6 Tu", "10:00-12:00 Mo 14:00-16:00", "Feb 10:00-12:00 week 6 Mar",
      "Mo 10:00-12:00 Feb Tu 14:00-16:00", "24/7 week 6 Mo",
    ])
  func refused(text: String) {
    #expect(throws: ScheduleError.self) { try Schedule.parse(text) }
  }
}
