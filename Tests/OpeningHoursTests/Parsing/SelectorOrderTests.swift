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
      ("off Mo Jan", "Jan Mo off"), ("off 12:00-13:00 Mo-Fr", "Mo-Fr 12:00-13:00 off"),
      ("Mo-Fr closed Jul-Aug", "Jul-Aug Mo-Fr off"),
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

  @Test(
    "are refused where the hours may be those of other days than the closed ones",
    arguments: [
      "Mo-Su 9-17 closed Dec 25", "Mo-Fr 9-17 Jul-Aug closed", "closed Mo, Tu-Su 9-17",
      "Mo-Su 09:00-17:00 off Dec 25", "9-17 closed Mo", "closed Mo 9-17", "9-17 Mo-Fr closed",
      "Mo-Su 8h-20h fermé juillet", "off PH 10:00-12:00", "Mo-Fr 9-17 closed Jul-Aug; Sa 10-12",
      "Apr-Oct 10:00-12:00 off week 20",
    ])
  func closedDays(text: String) {
    #expect(throws: ScheduleError.self) { try Schedule.parse(text) }
  }

  @Test(
    "stay rules of their own where days follow whole rules",
    arguments: [
      ("Mo closed Tu-Su 9-17", "Mo off; Tu-Su 09:00-17:00"),
      ("Mo-Fr 9-17 Sa closed", "Mo-Fr 09:00-17:00; Sa off"),
      ("Mo-Fr 12:00-13:00 closed", "Mo-Fr 12:00-13:00 off"),
    ])
  func closedRules(text: String, canonical: String) throws {
    #expect(try Schedule.parse(text).schedule.description == canonical)
  }
}
