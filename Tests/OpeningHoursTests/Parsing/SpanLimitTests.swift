// A rule with more spans than anyone writes is refused before it costs time.

import Testing

@testable import OpeningHours

@Suite("Spans in one rule")
struct SpanLimitTests {
  @Test("may be as many as 64, and no more", arguments: ["%", "%+", "14:00-sunset+"])
  func limit(form: String) throws {
    func value(_ count: Int) -> String {
      (0..<count).map { index in
        let clock = clockText(index * 20)
        return form.contains("%")
          ? form.replacing(
            "%", with: form == "%" ? "\(clock)-\(clockText(index * 20 + 10))" : clock)
          : form
      }.joined(separator: ",")
    }
    _ = try Schedule.parse(value(64))
    #expect(throws: ScheduleError.self) { try Schedule.parse(value(65)) }
    // What goes on in another rule is no matter.
    _ = try Schedule.parse(value(64) + "; Mo " + value(64))
  }
}
