// Finds different hours behind equal words.

@testable import OpeningHours

/// Gathers schedules by their sentences and finds those whose words are the same and whose hours are not.
struct SentenceCollisions {
  private let language: DescriptionLanguage
  private var bySentence: [String: Set<Schedule>] = [:]
  private let settings: [Setting]

  /// 2026 and 2027, in days since 1970.
  private static let days = 20_454..<21_184

  /// Beside school holidays of which nobody knows some hours are unknown that are sure by their words: with
  /// `knowsHolidays` there are none.
  init(in language: DescriptionLanguage, knowsHolidays: Bool = false) throws {
    self.language = language
    settings = [
      Setting(
        zone: try Zone(identifier: "Europe/Paris"),
        place: Setting.Place(latitude: 48.86, longitude: 2.35),
        holidays: knowsHolidays ? Self.listed : .builtIn(country: "FR", region: "75")),
      Setting(
        zone: try Zone(identifier: "America/Toronto"),
        holidays: knowsHolidays ? Self.listed : .builtIn(country: "CA", region: "QC")),
    ]
  }

  /// Public holidays of which some follow each other, and school holidays around some of them.
  private static let listed = HolidayCalendar(
    publicHolidays: [(1, 1), (5, 1), (5, 2), (7, 4), (10, 31), (12, 25)].map { month, day in
      HolidayCalendar.Holiday(date: CivilDate(year: 2026, month: month, day: day), name: "")
    },
    schoolHolidays: [((4, 27), (5, 3)), ((7, 1), (8, 31)), ((12, 19), (12, 31))].map { from, to in
      HolidayCalendar.SchoolHoliday(
        from: CivilDate(year: 2026, month: from.0, day: from.1),
        to: CivilDate(year: 2026, month: to.0, day: to.1), name: "")
    })

  var count: Int { bySentence.values.reduce(0) { $0 + $1.count } }

  /// Adds a schedule, and what it would be with another separator or without one of its rules.
  mutating func addWithVariants(_ schedule: Schedule) {
    add(schedule)
    let rules = schedule.expression.rules
    guard rules.count > 1 else { return }
    let separators = [Rule.Separator.normal, .additional, .fallback]
    for place in 1..<rules.count {
      for separator in separators {
        var changed = rules
        changed[place].separator = separator
        add(Schedule(Expression(rules: changed)))
      }
    }
    for separator in separators {
      var changed = rules
      for place in 1..<rules.count { changed[place].separator = separator }
      add(Schedule(Expression(rules: changed)))
    }
    for place in rules.indices {
      var changed = rules
      changed.remove(at: place)
      changed[0].separator = .normal
      add(Schedule(Expression(rules: changed)))
    }
  }

  private mutating func add(_ schedule: Schedule) {
    bySentence[schedule.describe(in: language), default: []].insert(schedule)
  }

  /// The sentences that stand for different hours, each with two values and a day on which they differ.
  func found() -> [String] {
    bySentence.compactMap { sentence, schedules in
      guard schedules.count > 1 else { return nil }
      let sorted = schedules.sorted { $0.description < $1.description }
      for other in sorted.dropFirst() {
        guard let day = firstDifference(sorted[0], other) else { continue }
        return "\(sentence)\n    \(sorted[0])\n    \(other)\n    on \(CivilDay(number: day).date)"
      }
      return nil
    }.sorted()
  }

  private func firstDifference(_ one: Schedule, _ other: Schedule) -> Int? {
    Self.days.first { day in
      settings.contains { states(of: one, on: day, in: $0) != states(of: other, on: day, in: $0) }
    }
  }

  /// When the states of a day begin.
  private func states(of schedule: Schedule, on day: Int, in setting: Setting) -> [Int] {
    var plan = DayPlan()
    var pair = DayPair(day: day)
    schedule.program.paint(&plan, &pair, setting)
    var states: [Int] = []
    for segment in plan.segments {
      let state = Int(segment.paint.state.rawValue)
      if states.last.map({ $0 % 4 }) != state { states.append(segment.start * 4 + state) }
    }
    return states
  }
}
