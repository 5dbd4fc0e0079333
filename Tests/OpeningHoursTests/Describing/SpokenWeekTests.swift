// Sentences about a week read back: they must say the hours that the evaluator has.

import Testing

@testable import OpeningHours

@Suite("A sentence about a week")
struct SpokenWeekTests {
  private func check(_ schedule: Schedule) {
    let sentence = schedule.describe(in: .english)
    do {
      let week = try SpokenWeek(sentence)
      let monday = CivilDay(year: 2026, month: 6, day: 8)
      let setting = Setting(zone: .utc, holidays: .none)
      for minute in 0..<7 * 1440 {
        let local = LocalDateTime(day: monday, minute: minute)
        let right = schedule.state(at: local, in: setting).letter
        guard week.minutes[minute] != right else { continue }
        Issue.record(
          "\(schedule)\n  \(sentence)\n  says \(week.minutes[minute]) at \(local), not \(right)")
        return
      }
    } catch {
      Issue.record("\(schedule)\n  \(sentence)\n  can't be read from: \(error.rest)")
    }
  }

  @Test("says what a random value means, however its rules replace each other")
  func randomValues() throws {
    var count = 0
    for seed in 0..<600 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var oracle = Oracle(using: &generator)
      for index in oracle.rules.indices {
        oracle.rules[index].dates = nil
        oracle.rules[index].years = nil
        oracle.rules[index].weeks = nil
        oracle.rules[index].nth = nil
        oracle.rules[index].publicHoliday = nil
        oracle.rules[index].schoolHoliday = false
        oracle.rules[index].restricts = false
      }
      // Without its dates a rule may be hours alone, which a comma would join to those before.
      guard let schedule = try? Schedule.parse(oracle.text).schedule, schedule.isWeekStable else {
        continue
      }
      count += 1
      check(schedule)
    }
    #expect(count > 500)
  }

  @Test("says what the values of mappers mean")
  func realValues() throws {
    let rows = try SharedData.objects("hours/real_values.jsonl", as: RealValue.self)
    guard !rows.isEmpty else { return }
    let schedules = Set(rows.compactMap { try? Schedule.parse($0.v).schedule })
    for schedule in schedules where schedule.isWeekStable { check(schedule) }
  }
}
