// How long the canonical text of a value can become.

import Testing

@testable import OpeningHours

@Suite("The canonical text of a long value")
struct PrintedLengthTests {
  /// What is written shortest beside what it is in the specification's spelling.
  @Test(
    "is at most four times as long as the value",
    arguments: [
      "8-9,", "8-9;", "8-9,Mo ", "Mo 8-9;", "8h-9h,", "1pm-2pm,", "8+,", "Mo;", "PH;", "Jan 1;",
      "Jan 1,",
      "Mo 8-9,", "8-9 off;", "Mo||", "8-9||", "week 1;", "Su[1];", "M-F 6a-10p;", "24/7;", "off;",
      "sunrise-9;", "Jan-Mar 8-9;", "daily 8-9;", "2027 Mo;", "Mo-Fr 8-9 except Mo;",
    ])
  func factor(unit: String) throws {
    var text = String(repeating: unit, count: 4096 / unit.utf8.count)
    while let last = text.last, ",;| ".contains(last) { text.removeLast() }
    guard let schedule = try? Schedule.parse(text).schedule else { return }
    let printed = schedule.description
    #expect(printed.utf8.count <= 4 * text.utf8.count, "\(unit): \(printed.prefix(60))")
  }
}
