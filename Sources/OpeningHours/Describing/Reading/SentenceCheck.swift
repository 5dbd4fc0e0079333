// Holds what a sentence says, read literally, against what the rules do.

/// Knows the days on which a sentence about some rules could be wrong, and finds out whether it is.
struct SentenceCheck {
  private let cases: DayCases
  private let masks: [DayCondition: UInt64]
  /// A calendar each, for each place where the sun is asked.
  private let settings: [[Setting]]
  /// The days of rules that ask the sun.
  private var sunDays = DayMask(choices: [])
  private var numbers = CommentNumbers()

  private let work = Work()

  /// More rules than that are told in their order.
  private static let mostRules = 30

  /// What may be done for one sentence; then it is given up.
  ///
  /// A step takes some ten nanoseconds. Values of mappers take a few thousand.
  private final class Work {
    var stepsLeft = 300_000
  }

  /// Whether more may be asked.
  var hasWorkLeft: Bool { work.stepsLeft > 0 }

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
    for rule in rules { _ = numbers.number(of: rule.rule.comment) }
    sunDays = mask(rules.filter(\.usesSun).flatMap(\.choices))
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
    settings.allSatisfy { settings in
      cases.cases.allSatisfy { known in
        one.day(of: known, settings, numbers) == other.day(of: known, settings, numbers)
      }
    }
  }

  /// Whether a reader gets the hours of some rules from a sentence, on all days.
  func isRight(_ sentence: Sentence, _ rules: inout RulesInForce) -> Bool {
    if case .right = verdict(on: sentence, &rules) { true } else { false }
  }

  /// Reads a sentence and compares: for all days, or for those that a statement is about.
  ///
  /// These are read by the usual sun only, unless hours are said to be the only ones, which the sun may make longer than those before.
  func verdict(
    on sentence: Sentence, _ rules: inout RulesInForce, around last: Statement? = nil
  ) -> Verdict {
    let statements = statements(of: sentence)
    if statements.contains(where: { $0.statement.namesWrongNights }) { return .wrong }
    let around = last.map { statements.last?.others?.whole ?? mask($0.meaning.days) }
    var counts = [DayCounts](repeating: DayCounts(), count: statements.count)
    for round in 0..<rounds(statements, around: last) {
      let look = look(round)
      for (place, sample) in cases.cases.enumerated() {
        let known = look.season.map(sample.at) ?? sample
        if round > 0, !sunDays.touches(known) { continue }
        if let around, !around.touches(known) { continue }
        guard hasWorkLeft else { return .wrong }
        // To work out where the sun is takes longer.
        work.stepsLeft -= statements.count + (round > 0 ? 300 : 10)
        var hours = ReadHours()
        do throws(Misreading) {
          try read(statements, on: known, look.setting, into: &hours, &counts)
        } catch {
          return .doubt(error.doubt, source: error.source)
        }
        let right = rules.cachedDay(
          of: known, at: round * cases.cases.count + place, settings[look.setting], numbers)
        if hours.day != right { return .wrong }
      }
    }
    for (place, (statement, count)) in zip(statements, counts).enumerated() {
      switch statement.statement.night?.ends {
      case .everyNight, .lastNight, .lastNights:
        if count.withNight < count.withoutNight { return .wrong }
      case .anyNight, nil: break
      }
      let isLookedAt = last == nil || place == statements.count - 1
      if isLookedAt, statement.statement.night == .wholeDaysOnly, !count.leavesNights {
        return .wrong
      }
      if isLookedAt, count.shortened == 0, statement.statement.saysOnly {
        return .doubt(.mustSayInstead, source: statement.statement.source)
      }
    }
    return .right
  }

  /// How often all days are read: by the usual sun, by others, and where hours by the sun may be the longer ones, at the ends of
  /// both halves of the year.
  private func rounds(_ statements: [ReadStatement], around last: Statement?) -> Int {
    guard last == nil || last?.manner == .only else { return 1 }
    let saysOnly = statements.contains(where: \.statement.saysOnly)
    return settings.count + (saysOnly ? (settings.count - 1) * DayCase.Season.allCases.count : 0)
  }

  /// Where the sun of a round is, and for which of the days of each case.
  private func look(_ round: Int) -> (setting: Int, season: DayCase.Season?) {
    guard round >= settings.count else { return (round, nil) }
    let seasons = DayCase.Season.allCases
    let (setting, season) = (round - settings.count).quotientAndRemainder(
      dividingBy: seasons.count)
    return (1 + setting, seasons[season])
  }

  /// Days of a statement, counted.
  private struct DayCounts {
    /// Those with a night before them that could end, and those with none.
    var withNight = 0
    var withoutNight = 0
    /// Whether some day after its own begins with hours of the evening before.
    var leavesNights = false
    /// Those whose hours it makes shorter.
    var shortened = 0
  }

  /// A doubt and the clause that has it.
  private struct Misreading: Error {
    var doubt: ReadHours.Doubt
    var source: Int
  }

  private func read(
    _ statements: [ReadStatement], on known: DayCase, _ round: Int, into hours: inout ReadHours,
    _ counts: inout [DayCounts]
  ) throws(Misreading) {
    var suns = SunsAround(day: known.day, settings[round][0])
    for (place, statement) in statements.enumerated() {
      let isToday = statement.holds(known.now, known.weekday)
      let isBefore = statement.holds(known.before, known.weekdayBefore)
      if statement.isOther(known.now, known.weekday) {
        do throws(ReadHours.Doubt) {
          try hours.readOthers()
        } catch {
          throw Misreading(doubt: error, source: statement.statement.source)
        }
      }
      guard isToday || isBefore else { continue }
      work.stepsLeft -= 10
      if isBefore, !isToday, hours.hasNight { counts[place].leavesNights = true }
      if round == 0, isToday, !isBefore {
        if hours.hasNight {
          counts[place].withNight += known.count
        } else {
          counts[place].withoutNight += known.count
        }
      }
      let application = ReadHours.Application(
        statement: statement.statement, clause: statement.clause, opening: statement.opening,
        today: isToday ? statement.minutes(isBefore: false, &suns) : nil,
        before: isBefore ? statement.minutes(isBefore: true, &suns) : nil,
        isForHoliday: isToday && statement.days.holdsByCondition(known.now, known.weekday),
        followsSomeDays: statement.followsSomeDays)
      do throws(ReadHours.Doubt) {
        try hours.read(application)
      } catch {
        throw Misreading(doubt: error, source: statement.statement.source)
      }
      if hours.isShortened { counts[place].shortened += 1 }
    }
  }

  /// The statements as they are read, in order.
  private func statements(of sentence: Sentence) -> [ReadStatement] {
    sentence.toldInOrder.map { told in
      let state = Int(told.seemsUnsure ? OpenState.unknown.rawValue : told.statement.state.rawValue)
      let value = state == 0 ? 0 : state | numbers.known(told.statement.comment) << 2
      return ReadStatement(
        told,
        days: mask(told.statement.meaning.days), scope: told.scope.map(mask),
        others: told.others.map { (mask($0.whole), mask($0.named)) }, value: value)
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

  /// Whether a day or the one before it is among them.
  func touches(_ known: DayCase) -> Bool {
    holds(known.now, known.weekday) || holds(known.before, known.weekdayBefore)
  }

  /// Whether a day is among them for its condition only.
  func holdsByCondition(_ conditions: UInt64, _ weekday: Int) -> Bool {
    !choices.contains { $0.condition == .max && $0.weekdays.contains(weekday) }
  }

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
  var followsSomeDays: Bool
  var days: DayMask
  /// The days that a heading before it seems to limit it to.
  private var scope: DayMask?
  /// All days of its heading and those that are spoken of, where the others seem to have no hours.
  private(set) var others: (whole: DayMask, named: DayMask)?
  var value: Int
  /// Its hours where they do not wait for the sun.
  private var minutes: [ReadSpan]?

  init(
    _ told: ToldStatement, days: DayMask, scope: DayMask?, others: (DayMask, DayMask)?, value: Int
  ) {
    statement = told.statement
    clause = told.clause
    opening = told.opening
    followsSomeDays = told.followsSomeDays
    self.days = days
    self.scope = scope
    self.others = others
    self.value = value
    if !statement.meaning.hours.contains(where: { $0.span.usesSun }) {
      minutes = MeantSpan.minutes(of: statement.meaning.hours, value: value, sun: nil, next: nil)
    }
  }

  func holds(_ conditions: UInt64, _ weekday: Int) -> Bool {
    days.holds(conditions, weekday) && scope?.holds(conditions, weekday) ?? true
  }

  /// Whether a day is one of its season of which nothing is said.
  func isOther(_ conditions: UInt64, _ weekday: Int) -> Bool {
    guard let others else { return false }
    return others.whole.holds(conditions, weekday) && !others.named.holds(conditions, weekday)
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
