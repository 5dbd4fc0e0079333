// The hours of a week under given conditions, worked out by the evaluator itself.

/// The hours of a week, Monday first.
struct DescribedWeek: Equatable, Sendable {
  var days: [DescribedDay]

  init(days: [DescribedDay]) { self.days = days }

  /// The week that some rules make where some conditions hold and no others; they must not use the sun.
  init(_ rules: [DescribedRule], where conditions: Set<DayCondition> = [], joinsNights: Bool) {
    var effective: [Rule] = []
    for described in rules {
      var rule = described.rule
      var weekdays = WeekdaySet()
      for choice in described.choices where choice.condition.map(conditions.contains) ?? true {
        weekdays.bits |= choice.weekdays.bits
      }
      guard !weekdays.isEmpty else { continue }
      rule.selectors = DaySelectors(weekdays: weekdays)
      rule.modifier = rule.state
      rule.separator =
        switch described.effect {
        case .replaces, .closes: .normal
        case .adds: .additional
        case .fills: .fallback
        }
      effective.append(rule)
    }
    let program = Program(Expression(rules: effective))
    var plan = DayPlan()
    days = (0..<7).map { weekday in
      // 1970-01-05 was a Monday; any other would do.
      var pair = DayPair(day: 4 + weekday)
      program.paint(&plan, &pair, WeekEdge.anySetting)
      return DescribedDay(plan, of: effective)
    }
    if joinsNights { joinNights() }
  }

  /// An open end after what goes on past midnight, such as that of `Fr 20:00-02:00+`; it follows those hours only.
  private static func openEnd(after night: DescribedSpan, on day: DescribedDay) -> DescribedSpan? {
    guard !night.isGuess, day.spans.count > 1, day.spans[1].isGuess, day.spans[1].from == night.to,
      day.spans[1].comment == night.comment
    else { return nil }
    return day.spans[1]
  }

  /// The open end of hours that last until midnight, such as that of `17:00-24:00+`, on the day of those hours.
  private static func openEndAtMidnight(
    _ guess: DescribedSpan, after evening: DescribedSpan
  ) -> DescribedSpan? {
    guard guess.isGuess, !evening.isGuess, evening.state == .open,
      guess.comment == evening.comment, guess.to + 1440 == TimeSpan.guessedEnd(after: 1440)
    else { return nil }
    var moved = guess
    (moved.from, moved.to) = (1440, guess.to + 1440)
    return moved
  }

  /// Moves what goes on after midnight to the day on which it began.
  private mutating func joinNights() {
    let before = days
    for index in 0..<7 {
      let next = (index + 1) % 7
      guard let last = before[index].spans.last, let first = before[next].spans.first,
        last.to == 1440, last.from > 0, first.from == 0, first.to <= last.from
      else { continue }
      if let guess = DescribedWeek.openEndAtMidnight(first, after: last) {
        days[index].spans.append(guess)
        days[next].spans.removeFirst()
        continue
      }
      guard last.state == first.state, last.comment == first.comment, last.isGuess == first.isGuess
      else { continue }
      let guess = DescribedWeek.openEnd(after: first, on: before[next])
      if var guess {
        (guess.from, guess.to) = (guess.from + 1440, guess.to + 1440)
        // An open end that is another's, as where `Mo-Fr 15:00-04:00` meets `03:00-12:00+`, keeps its hours.
        guard guess.to == TimeSpan.guessedEnd(after: guess.from) else { continue }
        days[next].spans.remove(at: 1)
        days[index].spans.append(guess)
      }
      let place = days[index].spans.count - (guess == nil ? 1 : 2)
      days[index].spans[place].to = 1440 + first.to
      days[next].spans.removeFirst()
    }
  }
}
