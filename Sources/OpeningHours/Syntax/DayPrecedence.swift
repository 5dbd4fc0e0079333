// Which of two rules a reader lets hold on the days of both, whatever their order: the one that is about fewer days.

/// What a rule is to another one with which it may share days.
enum DayPrecedence {
  /// They share no day.
  case apart
  /// It is the special one: "closed on December 25" beside "Monday to Friday".
  case holds
  /// The other one is the special one.
  case yields
  /// Nobody can tell.
  case unclear
}

/// How one set of days lies to another.
private enum Breadth {
  case same, narrower, wider, overlapping, apart
}

/// The days of a rule, made ready to be held against those of many others.
struct RuleDays {
  fileprivate let selectors: DaySelectors
  /// The days of a leap year that the dates are for, a bit each; `nil` where none are named, or weeks or years alone.
  fileprivate let yearDays: [UInt64]?

  init(_ selectors: DaySelectors) {
    self.selectors = selectors
    yearDays = selectors.yearDays
  }

  /// Whether these days hold against others, or those against them.
  ///
  /// Dates are more special than days of the week, and so are holidays; of two dates the one with fewer days is.
  func precedence(over other: RuleDays) -> DayPrecedence {
    let dates = dateBreadth(to: other)
    let days = selectors.dayBreadth(to: other.selectors)
    if dates == .apart || days == .apart { return .apart }
    switch (dates, days) {
    case (.narrower, _), (.same, .narrower): return .holds
    case (.same, .wider), (.wider, .same), (.wider, .wider): return .yields
    case (.wider, .narrower):
      // "closed on public holidays; Dec 26 10-14"
      if !selectors.hasWeekdays, other.selectors.areSingleDates { return .yields }
      // Of "closed on Mondays; Apr-Oct Mon-Fri 9-17" nobody knows.
      return selectors.sharesWeekdays(with: other.selectors) ? .unclear : .holds
    case (.overlapping, .narrower) where !other.selectors.namesDays: return .holds
    default: return .unclear
    }
  }

  private func dateBreadth(to other: RuleDays) -> Breadth {
    let (dates, others) = (selectors, other.selectors)
    switch (dates.hasDates, others.hasDates) {
    case (false, false): return .same
    case (true, false): return .narrower
    case (false, true): return .wider
    case (true, true): break
    }
    if dates.dates == others.dates, dates.weeks == others.weeks, dates.years == others.years {
      return .same
    }
    guard let mine = yearDays, let theirs = other.yearDays else { return .overlapping }
    let shared = zip(mine, theirs).contains { $0 & $1 != 0 }
    // Easter is on another day every year, so that one year can't tell what it shares with a season.
    switch (dates.areSingleDates, others.areSingleDates) {
    case (true, false): return shared || dates.isMoving ? .narrower : .apart
    case (false, true): return shared || others.isMoving ? .wider : .apart
    default: break
    }
    guard shared || dates.isMoving || others.isMoving else { return .apart }
    let isWithin = zip(mine, theirs).allSatisfy { $0 & ~$1 == 0 }
    let isAround = zip(mine, theirs).allSatisfy { $1 & ~$0 == 0 }
    switch (isWithin, isAround) {
    case (true, false): return .narrower
    case (false, true): return .wider
    default: return .overlapping
    }
  }
}

extension DaySelectors {
  /// Whether it names some days of the week, or holidays, rather than all days.
  var namesDays: Bool {
    !holidays.isEmpty || !nthWeekdays.isEmpty || !(weekdays.isEmpty || weekdays == .everyDay)
  }

  /// Whether its dates are days, each named by itself.
  var areSingleDates: Bool {
    years.isEmpty && weeks.isEmpty && !dates.isEmpty && dates.allSatisfy(\.isSingleDay)
  }

  /// Whether it names dates, weeks or years.
  var hasDates: Bool { !dates.isEmpty || !weeks.isEmpty || !years.isEmpty }

  /// Whether its dates are on other days every year.
  fileprivate var isMoving: Bool { dates.contains(where: \.isMoving) }
}

// Dates.
extension DaySelectors {
  fileprivate var yearDays: [UInt64]? {
    guard weeks.isEmpty, !dates.isEmpty else { return nil }
    var days = [UInt64](repeating: 0, count: 6)
    let first = CivilDay(year: 2024, month: 1, day: 1).number
    for range in dates {
      var (from, to) = (range.from, range.to ?? range.from)
      let years = (to.year ?? 0) - (from.year ?? to.year ?? 0)
      (from.year, to.year) = (nil, nil)
      guard !range.isOpenEnded, let start = from.nearestDay(in: 2024, isEnd: false),
        let end = to.nearestDay(in: 2024, isEnd: true)
      else { return nil }
      let (low, high) = (start.number - first, end.number - first)
      let isWhole = years > 1 || years == 1 && low <= high
      for day in 0..<366
      where isWhole || (low <= high ? (low...high).contains(day) : day >= low || day <= high) {
        days[day / 64] |= 1 << UInt64(day % 64)
      }
    }
    return days
  }
}

// Days of the week and holidays.
extension DaySelectors {
  fileprivate func dayBreadth(to other: DaySelectors) -> Breadth {
    guard namesDays else { return other.namesDays ? .wider : .same }
    guard other.namesDays else { return .narrower }
    var parts: Set<Breadth> = []
    if !holidays.isEmpty { parts.insert(holidayBreadth(to: other)) }
    if hasWeekdays, !holidaysRestrictWeekdays { parts.insert(weekdayBreadth(to: other)) }
    if parts.count > 1 { parts.remove(.apart) }
    return parts.count == 1 ? parts.first ?? .overlapping : .overlapping
  }

  private func holidayBreadth(to other: DaySelectors) -> Breadth {
    guard !other.holidays.isEmpty else { return .narrower }
    if Set(holidays.map(\.kind)).isDisjoint(with: other.holidays.map(\.kind)) {
      return holidays.contains { $0.kind == .publicHoliday } ? .narrower : .wider
    }
    return self.weekdays == other.weekdays && holidays == other.holidays ? .same : .overlapping
  }

  private func weekdayBreadth(to other: DaySelectors) -> Breadth {
    guard other.hasWeekdays, !other.holidaysRestrictWeekdays else { return .wider }
    let (mine, theirs) = (allWeekdays, other.allWeekdays)
    guard mine & theirs != 0 else { return other.holidays.isEmpty ? .apart : .wider }
    if mine == theirs {
      // "the first Monday" beside "Mondays"
      switch (nthWeekdays.isEmpty, other.nthWeekdays.isEmpty) {
      case (false, true): return .narrower
      case (true, false): return .wider
      default: return nthWeekdays == other.nthWeekdays ? .same : .overlapping
      }
    }
    if mine & ~theirs == 0 { return .narrower }
    return theirs & ~mine == 0 ? .wider : .overlapping
  }

  func sharesWeekdays(with other: DaySelectors) -> Bool {
    other.namesDays && allWeekdays & other.allWeekdays != 0
  }

  /// The days of the week that are named, counted ones included.
  private var allWeekdays: UInt8 {
    nthWeekdays.reduce(weekdays.bits) { $0 | 1 << UInt8($1.weekday) }
  }
}

extension DateRange {
  /// Whether it is one day of each year.
  fileprivate var isSingleDay: Bool {
    if case .month = from.anchor { return false }
    return to == nil && !isOpenEnded
  }

  /// Whether its day is another one every year.
  fileprivate var isMoving: Bool {
    [from, to ?? from].contains { point in
      switch point.anchor {
      case .easter, .nthWeekday: true
      case .month, .day: point.weekdayShift != 0
      }
    }
  }
}
