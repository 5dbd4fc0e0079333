// Sentences read as people read them, day by day: they must give the hours of the evaluator.

import Foundation
import Testing

@testable import OpeningHours

@Suite("A sentence read literally")
struct LiteralReadingTests {
  /// One value in how many is looked at; `SPORTLINK_EVERY=1` looks at all, in some minutes.
  private static let every =
    ProcessInfo.processInfo.environment["SPORTLINK_EVERY"].flatMap { Int($0) } ?? 8

  /// 2026 to 2028, of which the last has a leap day, in days since 1970.
  private static let days = 20_454..<21_550

  private static func settings() throws -> [Setting] {
    [
      Setting(
        zone: try Zone(identifier: "Europe/Paris"),
        place: Setting.Place(latitude: 48.86, longitude: 2.35),
        holidays: .builtIn(country: "FR", region: "75")),
      Setting(
        zone: .utc,
        holidays: HolidayCalendar(
          publicHolidays: [(1, 1), (5, 1), (5, 2), (7, 4), (10, 31), (12, 24), (12, 26), (12, 31)]
            .map { month, day in
              HolidayCalendar.Holiday(
                date: CivilDate(year: 2026, month: month, day: day), name: "")
            },
          schoolHolidays: [((4, 27), (5, 3)), ((7, 1), (8, 31)), ((12, 19), (12, 31))].map {
            HolidayCalendar.SchoolHoliday(
              from: CivilDate(year: 2026, month: $0.0, day: $0.1),
              to: CivilDate(year: 2026, month: $1.0, day: $1.1), name: "")
          })),
    ]
  }

  @Test("gives the hours of a random value, and is mostly a sentence")
  func randomValues() throws {
    let settings = try Self.settings()
    var (count, inOrder) = (0, 0)
    for seed in 0..<UInt64(4000 / Self.every) {
      var generator = SeededGenerator(seed: seed)
      let value = DescribedValue(using: &generator).description
      guard let schedule = try? Schedule.parse(value).schedule else { continue }
      count += 1
      guard case .sentence(let sentence, _) = schedule.told(in: EnglishWording()) else {
        inOrder += 1
        continue
      }
      for setting in settings {
        guard let wrong = difference(schedule, sentence, in: setting) else { continue }
        Issue.record("seed \(seed): \(value)\n  \(sentence.text)\n  \(wrong)")
        return
      }
    }
    #expect(count > 400)
    #expect(inOrder * 10 < count, "\(inOrder) of \(count) are told rule by rule")
  }

  @Test("gives the hours of the values of mappers, and is nearly always a sentence")
  func realValues() throws {
    let rows = try SharedData.objects("hours/real_values.jsonl", as: RealValue.self)
    guard !rows.isEmpty else { return }
    let settings = try Self.settings()
    var (count, inOrder) = (0, 0)
    for row in rows {
      guard let schedule = try? Schedule.parse(row.v).schedule else { continue }
      count += 1
      guard case .sentence(let sentence, _) = schedule.told(in: EnglishWording()) else {
        inOrder += 1
        continue
      }
      guard count % Self.every == 0 else { continue }
      for setting in settings {
        guard let wrong = difference(schedule, sentence, in: setting) else { continue }
        Issue.record("\(row.v)\n  \(sentence.text)\n  \(wrong)")
        return
      }
    }
    #expect(inOrder * 50 < count, "\(inOrder) of \(count) are told rule by rule")
  }

  /// The first day on which the sentence, read day by day, is in doubt or wrong.
  private func difference(
    _ schedule: Schedule, _ sentence: Sentence, in setting: Setting
  ) -> String? {
    let statements = sentence.toldInOrder
    let choices = statements.flatMap {
      $0.statement.meaning.days + ($0.scope ?? []) + ($0.others?.whole ?? [])
    }
    var numbers = CommentNumbers()
    let comments = schedule.expression.rules.map { numbers.number(of: $0.comment) }
    let presences = Dictionary(
      uniqueKeysWithValues: Set(choices).map { choice in
        (
          choice,
          (Self.days.lowerBound - 1..<Self.days.upperBound).map { choice.presence($0, setting) }
        )
      })
    func isOf(_ choices: [DescribedRule.Choice], _ day: Int) -> Presence {
      choices.reduce(.no) { found, choice in
        found.or(presences[choice]?[day - Self.days.lowerBound + 1] ?? .maybe)
      }
    }
    func isOf(_ told: ToldStatement, _ day: Int) -> Presence {
      let isOwn = isOf(told.statement.meaning.days, day)
      // What stands under a heading, or seems to, is told of its days.
      guard isOwn == .yes, let scope = told.scope else { return isOwn }
      return isOf(scope, day)
    }
    var seen: [[Presence]: Int] = [:]
    for day in Self.days {
      let matches = statements.flatMap { [isOf($0, day), isOf($0, day - 1)] }
      // Where nobody knows of holidays nothing is sure.
      guard !matches.contains(.maybe) else { continue }
      // Days of one kind are alike but for the sun; a few will do.
      let key = matches + [Presence(rawValue: UInt8(CivilDay(number: day).weekdayIndex & 1)) ?? .no]
      guard seen[key, default: 0] < 3 else { continue }
      seen[key, default: 0] += 1
      var pair = DayPair(day: day)
      var hours = ReadHours()
      for (place, told) in statements.enumerated() {
        let state = Int(told.statement.state.rawValue)
        let value = state == 0 ? 0 : state | numbers.number(of: told.statement.comment) << 2
        func minutes(isBefore: Bool) -> [ReadSpan] {
          let today = pair.sun(isBefore: false, setting)
          return MeantSpan.minutes(
            of: told.statement.meaning.hours, value: value,
            sun: isBefore ? pair.sun(isBefore: true, setting) : today,
            next: isBefore ? today : pair.nextSun(setting))
        }
        do {
          if let others = told.others, isOf(others.whole, day) == .yes,
            isOf(others.named, day) == .no
          {
            try hours.readOthers()
          }
          let isByWeekday = told.statement.meaning.days.contains {
            $0.condition == nil && $0.weekdays.contains(CivilDay(number: day).weekdayIndex)
          }
          try hours.read(
            ReadHours.Application(
              statement: told.statement, clause: told.clause, opening: told.opening,
              today: matches[place * 2] == .yes ? minutes(isBefore: false) : nil,
              before: matches[place * 2 + 1] == .yes ? minutes(isBefore: true) : nil,
              isForHoliday: matches[place * 2] == .yes && !isByWeekday,
              followsSomeDays: told.followsSomeDays))
        } catch {
          return "is in doubt about \(CivilDay(number: day).date): \(error)"
        }
      }
      var plan = DayPlan()
      schedule.program.paint(&plan, &pair, setting)
      let right = ReadDay(plan) { paint in
        paint.comment.isOfRule ? comments[Int(paint.comment.code)] : 0
      }
      if hours.day != right {
        return "says \(hours.day.spans) about \(CivilDay(number: day).date), not \(right.spans)"
      }
    }
    return nil
  }
}

extension DescribedRule.Choice {
  /// Whether a day is one of its days, asked of the evaluator's own matching.
  fileprivate func presence(_ day: Int, _ setting: Setting) -> Presence {
    let civil = CivilDay(number: day)
    guard weekdays.contains(civil.weekdayIndex) else { return .no }
    guard let condition else { return .yes }
    return RuleExtra(selectors: condition.selectors, comment: nil)
      .matches(civil, civil.date, setting.holidays.table)
  }
}
