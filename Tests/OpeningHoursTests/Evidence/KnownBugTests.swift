// Inputs that tripped other implementations, against the reference where it answers.

import Testing

@testable import OpeningHours

/// An input with the reference's answer, if it has one.
private struct KnownBug: Decodable {
  let value: String
  let from: String
  let to: String
  let right: String
  let reference_intervals: [[String?]]?
}

@Suite("Values that tripped others")
struct KnownBugTests {
  /// Where the reference has another view than the room, and why the room keeps its own.
  private static let explained: [String: String] = [
    "SH,PH Mo 10:00-12:00": "only Mondays are meant: the weekday restricts the holidays",
    "Mo-Su sunrise-sunset": "times of the sun differ by up to two minutes",
  ]

  @Test("have the right answer")
  func answers() throws {
    let rows = try SharedData.objects("hours/public_bug_cases.jsonl", as: KnownBug.self)
    for row in rows {
      guard let schedule = try? Schedule.parse(row.value).schedule else {
        #expect(row.reference_intervals == nil, "\(row.value): \(row.right)")
        continue
      }
      guard let right = row.reference_intervals, Self.explained[row.value] == nil else { continue }
      let year = try local(row.from).date.year
      let mine = try schedule.intervals(
        from: local(row.from), to: local(row.to), in: .munich(in: year)
      ).map { interval in
        [interval.from.description, interval.to?.description, interval.state.description]
      }
      #expect(mine == right.map { Array($0.prefix(3)) }, "\(row.value): \(row.right)")
    }
  }
}
