// Sentences about weeks and holidays read back: they must say the hours that the evaluator has.

import Testing

@testable import OpeningHours

@Suite("A sentence about a week")
struct SpokenWeekTests {
  /// The Mondays of eight weeks: the first four in winter, the others in July and August.
  ///
  /// Of each four one is ordinary, the others are public holidays, school holidays and both. Between any two lies an
  /// ordinary week, so that no night of one reaches into another.
  private static let mondays: [CivilDay] = [(1, 5), (7, 6)].flatMap { month, day in
    (0..<4).map { CivilDay(year: 2026, month: month, day: day).advanced(by: $0 * 14) }
  }

  private static let setting: Setting = {
    func days(_ week: Int) -> [CivilDay] { (0..<7).map { mondays[week].advanced(by: $0) } }
    let publicDays = [1, 3, 5, 7].flatMap(days)
      .map { HolidayCalendar.Holiday(date: $0.date, name: "") }
    let school = [2, 3, 6, 7].map { week in
      HolidayCalendar.SchoolHoliday(from: days(week)[0].date, to: days(week)[6].date, name: "")
    }
    return Setting(
      zone: .utc, holidays: HolidayCalendar(publicHolidays: publicDays, schoolHolidays: school))
  }()

  /// Reads a schedule's sentence and compares it with the first of the weeks; one is enough where all are alike.
  ///
  /// Random values have times of whole quarters.
  private func check(_ schedule: Schedule, seed: UInt64? = nil, weeks: Int = 1) {
    let sentence = schedule.describe(in: .english)
    let about = "\(seed.map { "seed \($0): " } ?? "")\(schedule)\n  \(sentence)"
    do {
      for week in 0..<weeks {
        let spoken = try SpokenWeek(
          sentence, isPublicHoliday: week % 2 == 1, isSchoolHoliday: week % 4 >= 2,
          isSummer: week >= 4)
        for minute in stride(from: 0, to: 7 * 1440, by: seed != nil ? 15 : weeks > 1 ? 5 : 1) {
          let local = LocalDateTime(day: Self.mondays[week], minute: minute)
          let right = schedule.state(at: local, in: Self.setting).letter
          guard spoken.minutes[minute] != right else { continue }
          Issue.record("\(about)\n  says \(spoken.minutes[minute]) at \(local), not \(right)")
          return
        }
      }
    } catch {
      Issue.record("\(about)\n  can't be read from: \(error.rest)")
    }
  }

  /// A random value of weekdays and hours, with holidays or without.
  private func randomSchedule(
    seed: UInt64, holidays: Bool, summer: Bool = false
  ) -> Schedule? {
    var generator = SeededGenerator(seed: seed)
    var oracle = Oracle(using: &generator)
    for index in oracle.rules.indices {
      oracle.rules[index].dates = nil
      oracle.rules[index].years = nil
      oracle.rules[index].weeks = nil
      oracle.rules[index].nth = nil
      if summer, generator.oneIn(2) {
        oracle.rules[index].dates = OracleRule.Dates(fromMonth: 7, toMonth: 8)
      }
      if holidays {
        if oracle.rules[index].publicHoliday != nil || generator.oneIn(3) {
          oracle.rules[index].publicHoliday = 0
        }
        if generator.oneIn(6) { oracle.rules[index].schoolHoliday = true }
        oracle.rules[index].restricts =
          oracle.rules[index].restricts && !oracle.rules[index].weekdays.isEmpty
        // What a night says beside a holiday is more than words can.
        for span in oracle.rules[index].spans.indices {
          let (from, to) = (
            oracle.rules[index].spans[span].from, oracle.rules[index].spans[span].to
          )
          oracle.rules[index].spans[span].ending = .fixed
          oracle.rules[index].spans[span].to = to > from && to <= 1440 ? to : 1440
        }
      } else {
        oracle.rules[index].publicHoliday = nil
        oracle.rules[index].schoolHoliday = false
        oracle.rules[index].restricts = false
      }
    }
    // Without its dates a rule may be hours alone, which a comma would join to those before.
    return try? Schedule.parse(oracle.text).schedule
  }

  @Test("says what a random value means, however its rules replace each other")
  func randomValues() throws {
    var count = 0
    for seed in 0..<500 as Range<UInt64> {
      guard let schedule = randomSchedule(seed: seed, holidays: false) else { continue }
      count += 1
      check(schedule, seed: seed)
    }
    #expect(count > 400)
  }

  @Test("says what a random value with holidays means, in holidays and outside them")
  func randomHolidays() throws {
    var count = 0
    for seed in 0..<300 as Range<UInt64> {
      guard let schedule = randomSchedule(seed: seed, holidays: true) else { continue }
      count += 1
      check(schedule, seed: seed, weeks: 4)
    }
    #expect(count > 240)
  }

  @Test("says what a random value with a season and holidays means, in it and outside it")
  func randomSeasons() throws {
    var count = 0
    for seed in 0..<300 as Range<UInt64> {
      guard let schedule = randomSchedule(seed: seed, holidays: true, summer: true) else {
        continue
      }
      count += 1
      check(schedule, seed: seed, weeks: 8)
    }
    #expect(count > 150)
  }

  @Test("says what the values of mappers mean, those with holidays included")
  func realValues() throws {
    let rows = try SharedData.objects("hours/real_values.jsonl", as: RealValue.self)
    guard !rows.isEmpty else { return }
    let schedules = Set(rows.compactMap { try? Schedule.parse($0.v).schedule })
    var withHolidays = 0
    for schedule in schedules {
      if schedule.isWeekStable {
        check(schedule)
      } else if hasOnlyHolidays(schedule) {
        withHolidays += 1
        check(schedule, weeks: 4)
      }
    }
    #expect(withHolidays > 100)
  }

  /// Whether all but weekdays and hours of one day is holidays.
  private func hasOnlyHolidays(_ schedule: Schedule) -> Bool {
    var isSo = !schedule.program.header.usesSun
    schedule.program.forEachRule { rule, _ in isSo = isSo && rule.isPlain && !rule.spills }
    return isSo
  }
}
