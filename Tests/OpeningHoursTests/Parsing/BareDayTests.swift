// Days without hours: open all day in the language, which is said, for many who write them mean something else.

import Testing

@testable import OpeningHours

@Suite("Days without hours")
struct BareDayTests {
  @Test(
    "are open all day, with a note about them",
    arguments: [
      ("Mo-Fr 09:00-17:00; Sa", 19, 2), ("Mo-Fr 09:00-17:00; Sa,Su; PH off", 19, 5),
      ("Sa", 0, 2), ("Apr-Oct", 0, 7), ("2026", 0, 4), ("PH; Mo 09:00-17:00", 0, 2),
      ("Mo 09:00-17:00, Tu", 16, 2), ("Mo 09:00-17:00 || Tu", 18, 2),
      ("Mo-Fr 09:00-17:00; Sa,Su;PH off", 19, 5),
    ])
  func noted(text: String, offset: Int, length: Int) throws {
    for tolerance in [Tolerance.strict, .tolerant] {
      let parsed = try Schedule.parse(text, tolerance: tolerance)
      #expect(
        parsed.warnings == [
          ScheduleWarning(
            offset: offset, length: length, message: "no hours: taken as open all day")
        ])
    }
  }

  @Test(
    "that have a state, a comment or 24/7 are left alone",
    arguments: [
      "Mo-Fr 09:00-17:00; Sa off", "Sa open", "Sa \"ask\"", "24/7", "open", "off",
      "Mo-Fr 09:00-17:00; Sa unknown", "Sa 00:00-24:00", "Sa, Su 10:00-12:00",
    ])
  func silent(text: String) throws {
    #expect(try Schedule.parse(text).warnings.isEmpty)
  }
}
