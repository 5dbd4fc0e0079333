// Holds what a sentence says, read literally, against what the rules do.

/// Knows the days on which a sentence about some rules could be wrong, and finds out whether it is.
struct SentenceCheck {
  private let cases: DayCases
  private let masks: [DayCondition: UInt64]
  /// A calendar each, for each place where the sun is asked.
  private let settings: [[Setting]]

  /// More rules than that are told in their order.
  private static let mostRules = 40

  /// - Returns: `nil` where there is too much to look at.
  init?(_ rules: [DescribedRule]) {
    guard rules.count <= SentenceCheck.mostRules, let cases = DayCases(rules) else { return nil }
    self.cases = cases
    var masks: [DayCondition: UInt64] = [:]
    for (place, condition) in cases.conditions.enumerated() {
      masks[condition] = 1 << UInt64(place)
    }
    self.masks = masks
    settings =
      rules.contains(where: \.usesSun)
      ? MadeUpHolidays.settingsUnderSuns : [MadeUpHolidays.settings]
  }

  /// What became of a check.
  enum Verdict {
    /// On all days a reader gets the hours that the rules give.
    case right
    /// A statement, told by the place of its clause, can be misunderstood.
    case doubt(ReadHours.Doubt, source: Int)
    /// Some hours are others, or an aside speaks of what mostly is not there.
    case wrong
  }

  /// Whether two programs have the same hours on all days.
  func areEqual(_ one: RulesInForce, _ other: RulesInForce) -> Bool {
    var numbers = CommentNumbers()
    return settings.allSatisfy { settings in
      cases.cases.allSatisfy { known in
        one.day(of: known, settings, &numbers) == other.day(of: known, settings, &numbers)
      }
    }
  }

  /// Whether a reader gets the hours of some rules from a sentence, on all days.
  func isRight(_ sentence: Sentence, _ rules: RulesInForce) -> Bool {
    if case .right = verdict(on: sentence, rules) { true } else { false }
  }

  /// Reads a sentence for all days, or for those that a statement is about, and compares.
  func verdict(
    on sentence: Sentence, _ rules: RulesInForce, around meaning: Meaning? = nil
  ) -> Verdict {
    var numbers = CommentNumbers()
    let statements = applications(of: sentence, &numbers)
    let around = meaning.map { mask($0.days) }
    // How many days a night could end before, and does.
    var nights = [(without: Int, with: Int)](repeating: (0, 0), count: statements.count)
    for (round, settings) in settings.enumerated() {
      for known in cases.cases {
        if let around, !around.holds(known.now, known.weekday),
          !around.holds(known.before, known.weekdayBefore)
        {
          continue
        }
        var sun = SunsAround(day: known.day, settings[0])
        var hours = ReadHours()
        for (place, statement) in statements.enumerated() {
          let isToday = statement.days.holds(known.now, known.weekday)
          let isBefore = statement.days.holds(known.before, known.weekdayBefore)
          guard isToday || isBefore else { continue }
          if round == 0, isToday, !isBefore {
            if hours.hasNight {
              nights[place].with += known.count
            } else {
              nights[place].without += known.count
            }
          }
          do throws(ReadHours.Doubt) {
            try hours.read(
              ReadHours.Application(
                statement: statement.statement, clause: statement.clause,
                opening: statement.opening,
                today: isToday ? statement.minutes(isBefore: false, &sun) : nil,
                before: isBefore ? statement.minutes(isBefore: true, &sun) : nil))
          } catch {
            return .doubt(error, source: statement.statement.source)
          }
        }
        if hours.day != rules.day(of: known, settings, &numbers) { return .wrong }
      }
    }
    for (statement, count) in zip(statements, nights) {
      switch statement.statement.night?.ends {
      case .everyNight, .lastNight: if count.with < count.without { return .wrong }
      case .anyNight, nil: break
      }
    }
    return .right
  }

  /// The statements as they are read, in order.
  private func applications(
    of sentence: Sentence, _ numbers: inout CommentNumbers
  ) -> [ReadStatement] {
    sentence.toldInOrder.map { told in
      let state = Int(told.statement.state.rawValue)
      let value = state == 0 ? 0 : state | numbers.number(of: told.statement.comment) << 2
      return ReadStatement(
        statement: told.statement, clause: told.clause, opening: told.opening,
        days: mask(told.statement.meaning.days), value: value)
    }
  }

  private func mask(_ choices: [DescribedRule.Choice]) -> DayMask {
    DayMask(
      choices: choices.map { choice in
        (choice.condition.map { masks[$0] ?? 0 } ?? .max, choice.weekdays)
      })
  }
}

/// Days by the conditions that they meet.
private struct DayMask {
  /// One of the conditions of each, all bits where there is none, and the weekdays on which it counts.
  var choices: [(condition: UInt64, weekdays: WeekdaySet)]

  func holds(_ conditions: UInt64, _ weekday: Int) -> Bool {
    choices.contains { choice in
      choice.weekdays.contains(weekday)
        && (choice.condition == .max || choice.condition & conditions != 0)
    }
  }
}

/// A statement with its days and hours worked out.
private struct ReadStatement {
  var statement: Statement
  var clause: Int
  var opening: Clause.Opening
  var days: DayMask
  var value: Int
  /// Its hours where they do not wait for the sun.
  private var minutes: [ReadSpan]?

  init(
    statement: Statement, clause: Int, opening: Clause.Opening, days: DayMask, value: Int
  ) {
    self.statement = statement
    self.clause = clause
    self.opening = opening
    self.days = days
    self.value = value
    if !statement.meaning.hours.contains(where: { $0.span.usesSun }) {
      minutes = MeantSpan.minutes(of: statement.meaning.hours, value: value, sun: nil, next: nil)
    }
  }

  func minutes(isBefore: Bool, _ suns: inout SunsAround) -> [ReadSpan] {
    if let minutes { return minutes }
    let (sun, next) = suns.suns(isBefore: isBefore)
    return MeantSpan.minutes(of: statement.meaning.hours, value: value, sun: sun, next: next)
  }
}

/// The sun on a day and on those around it, worked out when asked for.
private struct SunsAround {
  private var pair: DayPair
  private let setting: Setting

  init(day: Int, _ setting: Setting) {
    pair = DayPair(day: day)
    self.setting = setting
  }

  mutating func suns(isBefore: Bool) -> (SunDay, SunDay) {
    let today = pair.sun(isBefore: false, setting)
    return isBefore
      ? (pair.sun(isBefore: true, setting), today) : (today, pair.nextSun(setting))
  }
}

/// Comments as numbers; 0 for none.
struct CommentNumbers {
  private var numbers: [String: Int] = [:]

  mutating func number(of comment: String?) -> Int {
    guard let comment else { return 0 }
    if let known = numbers[comment] { return known }
    numbers[comment] = numbers.count + 1
    return numbers.count
  }
}

/// Rules and the program that evaluates them.
struct RulesInForce {
  private let program: Program
  private let comments: [String?]

  init(_ schedule: Schedule) {
    program = schedule.program
    comments = schedule.expression.rules.map(\.comment)
  }

  /// The first rules of a list as they would be by themselves.
  init(_ rules: some Collection<DescribedRule>) {
    let written = rules.map { described in
      var rule = described.rule
      if rule.selectors.isEmpty { rule.selectors.weekdays = .everyDay }
      rule.modifier = rule.state
      rule.separator =
        switch described.effect {
        case .replaces, .closes: .normal
        case .adds: .additional
        case .fills: .fallback
        }
      return rule
    }
    program = Program(Expression(rules: written))
    comments = written.map(\.comment)
  }

  /// The hours of a day, from midnight to midnight.
  fileprivate func day(
    of known: DayCase, _ settings: [Setting], _ numbers: inout CommentNumbers
  ) -> ReadDay {
    var plan = DayPlan()
    var pair = DayPair(day: known.day)
    program.paint(&plan, &pair, settings[known.calendar])
    return ReadDay(plan) { paint in
      guard paint.comment.isOfRule else { return 0 }
      return numbers.number(of: comments[Int(paint.comment.code)])
    }
  }
}
