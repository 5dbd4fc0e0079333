// Comments in typographers' quotation marks.

import Testing

@testable import OpeningHours

@Suite("A comment between curly quotation marks")
struct CurlyCommentTests {
  @Test("may hold straight ones, and prints as what reads back the same")
  func straightInside() throws {
    for text in ["“ask \"Jo\" first”", "Mo 10:00-12:00 „ring \"2\"“", "“\"”"] {
      guard let schedule = try? Schedule.parse(text).schedule else { continue }
      #expect(try Schedule.parse(schedule.description).schedule == schedule, "\(text)")
    }
    let schedule = try Schedule.parse("“ask \"Jo\" first”").schedule
    #expect(schedule.description == "\"ask 'Jo' first\"")
  }
}
