// Nights beside days that a later rule decides anew: what its hours alone would not tell of the hours around midnight.

/// What a sentence has to add about the nights around the days of a rule.
///
/// A rule decides the days of the calendar: a night before ends where one of them begins, and what the evening of its
/// last day would have given to the next day stays.
struct NightEdge: Hashable, Sendable {
  /// Which nights end at midnight.
  enum Ending: Hashable, Sendable {
    /// Those before each of its days.
    case everyNight
    /// The same, where its own days have nights too, which go on: the one before the first of several days.
    case lastNight
    /// The same, where such days come more than once a year.
    case lastNights
    /// The same, where most of its days have no night before them.
    case anyNight
  }

  /// How the day after its own days begins, where these have nights.
  enum Next: Hashable, Sendable {
    /// As it does on other days.
    case asUsual
    /// As it was told to begin.
    case asTold
  }

  /// Whether all that is told is told of the days from midnight to midnight.
  var isWholeDays = false
  var ends: Ending?
  var next: Next?

  static let wholeDays = NightEdge(isWholeDays: true)
  /// The same, where days would have had nights, whose hours on the day after the last of them stay.
  static let wholeDaysOnly = NightEdge(isWholeDays: true, next: .asTold)
  static let endsNight = NightEdge(ends: .everyNight)
  static let resumes = NightEdge(next: .asUsual)

  /// Whether a night before its days does not go on.
  var endsNights: Bool { isWholeDays || ends != nil }

  /// All there are, the plainest first.
  static let all: [NightEdge] =
    [wholeDays, wholeDaysOnly]
    + [.everyNight, .lastNight, .lastNights, .anyNight].map { NightEdge(ends: $0) }
    + [Next.asUsual, .asTold].flatMap { next in
      [nil, .lastNight, .lastNights, .anyNight].map { NightEdge(ends: $0, next: next) }
    }
}

/// Evenings whose hours go on after midnight.
private struct Night {
  var evenings: DescribedRule.Choice
  /// When the last of them end, in minutes after that midnight.
  var end: Int
}

extension DescribedRule {
  /// What is to be said of the nights of earlier rules around the days of this one; `nil` for nothing.
  func nightEdge(after earlier: ArraySlice<DescribedRule>) -> NightEdge? {
    guard decidesDays else { return nil }
    let nights = earlier.nights
    let own = nights.filter { night in choices.contains { night.evenings.mayMeet($0) } }
    let before = nights.filter { night in choices.contains { $0.mayFollow(night.evenings) } }
    if rule.times.isEmpty || rule.times == [.wholeDay] {
      guard own.isEmpty else { return .wholeDaysOnly }
      // A day that is open throughout opens what the night before would have had, and more.
      guard !before.isEmpty, rule.state != .open else { return nil }
      return rule.state == .closed ? .endsNight : .wholeDays
    }
    let tail = nightEnd ?? 0
    let resumes = own.contains { $0.end > tail }
    let ends = before.contains { $0.end > morningEnd }
    guard tail > 0 else {
      return resumes
        ? .wholeDaysOnly : ends ? morningEnd > 0 ? .wholeDays : .endsNight : nil
    }
    guard ends else { return resumes ? .resumes : nil }
    return NightEdge(ends: lastNight, next: resumes ? .asUsual : nil)
  }

  /// How the ends of nights are told where its own days have nights that go on.
  var lastNight: NightEdge.Ending {
    Meaning(choices, rule.times).comesAgain ? .lastNights : .lastNight
  }

  /// Its hours, of which the one that ends last ends with the last of the nights that its own take the place of, since
  /// what these have after midnight stays.
  func unitingNights(after earlier: ArraySlice<DescribedRule>) -> [TimeSpan] {
    let own = earlier.nights.filter { night in choices.contains { night.evenings.mayMeet($0) } }
    guard let end = own.map(\.end).max(),
      let place = rule.times.indices.last(where: { place in
        let time = rule.times[place]
        let to = time.usesSun || time.ending != .fixed ? nil : time.minutes(sun: nil)?.to
        return to.map { $0 > 1440 && $0 < 1440 + end } ?? false
      }), let from = rule.times[place].minutes(sun: nil)?.from
    else { return rule.times }
    var times = rule.times
    times[place] = TimeSpan(from: .clock(from), to: .clock(1440 + end))
    return times
  }

  /// When its hours end on the next day, in minutes after midnight; `nil` where they don't reach it.
  ///
  /// Hours that begin there belong to no night.
  fileprivate var nightEnd: Int? {
    guard effect != .closes else { return nil }
    let ends = rule.times.compactMap { time -> Int? in
      guard let minutes = time.minutes(sun: nil) else { return nil }
      let isGuess = time.ending != .fixed
      let end = isGuess ? TimeSpan.guessedEnd(after: minutes.to) : minutes.to
      return end + time.summerDelay > 1440 ? end + time.summerDelay - 1440 : nil
    }
    return ends.max()
  }

  /// Until when its hours go on from the first minute of a day; 0 where they begin later.
  private var morningEnd: Int {
    let ends = rule.times.compactMap { time -> Int? in
      guard !time.usesSun, let minutes = time.minutes(sun: nil), minutes.from == 0 else {
        return nil
      }
      return minutes.to
    }
    return ends.max() ?? 0
  }
}

extension TimeSpan {
  /// How much later than usual it may end, in minutes: where nights are short the sun sets four hours after 18:00.
  fileprivate var summerDelay: Int { to.event == .sunset || to.event == .dusk ? 240 : 0 }
}

extension DescribedRule.Choice {
  /// Whether some day may be the one after a day of another.
  fileprivate func mayFollow(_ other: DescribedRule.Choice) -> Bool {
    let before = other.possibleWeekdays.bits
    guard possibleWeekdays.bits & (before << 1 & 0x7F | before >> 6) != 0 else { return false }
    guard let condition, let theirs = other.condition else { return true }
    return condition.mayFollow(theirs)
  }
}

extension ArraySlice<DescribedRule> {
  /// The nights that go on after midnight, be it for a while of which nobody knows how long it is.
  ///
  /// Those of the usual week are told as they turn out, for another day's hours may have cut some off; what fills all
  /// that is left has none.
  fileprivate var nights: [Night] {
    let weekly = prefix(while: \.isWeekly)
    return DescribedWeek(weekly.filter { !$0.isRest }, joinsNights: true).nights
      + dropFirst(weekly.count).flatMap { rule in
        rule.choices.compactMap { choice in
          rule.nightEnd.map { Night(evenings: choice, end: $0) }
        }
      }
  }
}

extension DescribedWeek {
  fileprivate var nights: [Night] {
    days.indices.compactMap { weekday in
      guard let end = days[weekday].spans.last?.to, end > 1440 else { return nil }
      var evening = WeekdaySet()
      evening.insert(weekday)
      return Night(
        evenings: DescribedRule.Choice(condition: nil, weekdays: evening), end: end - 1440)
    }
  }
}
