// When the state changes next, with proof where it never does.

/// What comes next, as far as anyone can tell.
public enum Upcoming<Time: Hashable & Sendable>: Hashable, Sendable {
  /// It happens then.
  case at(Time, OpenState)
  /// It never happens, whatever the date.
  case never
  /// It does not happen before then; the search ended there.
  case notBefore(Time)

  /// The time at which it happens, if it is known to.
  public var time: Time? {
    if case .at(let time, _) = self { return time }
    return nil
  }
}

extension Schedule {
  /// The next time after another at which the state changes.
  ///
  /// A change of comment alone, such as a holiday's name, is none.
  ///
  /// - Returns: The time and the state from then on.
  /// - Complexity: O(1) for a schedule that repeats every week; otherwise days are skipped where its
  ///   selectors prove that nothing changes, and the search ends after a bounded number of them.
  public func nextChange(
    after local: LocalDateTime, in setting: Setting
  ) -> Upcoming<LocalDateTime> {
    guard !hasOneState else { return .never }
    let state = paint(at: local, in: setting).state
    return next(after: local, in: setting) { $0.state != state }
  }

  /// The next time after another at which the venue opens; if it is open, that is after it has closed.
  ///
  /// - Returns: The time, with the state `open`.
  /// - Complexity: As for `nextChange(after:in:)`.
  public func nextOpening(
    after local: LocalDateTime, in setting: Setting
  ) -> Upcoming<LocalDateTime> {
    guard program.header.possibleStates & 1 << OpenState.open.rawValue != 0 else { return .never }
    var from = local
    if paint(at: local, in: setting).state == .open {
      switch next(after: local, in: setting, where: { $0.state != .open }) {
      case .at(let end, _): from = end
      case let other: return other
      }
      // It may be no more than a gap of minutes: the state at the end is not open.
    }
    return next(after: from, in: setting) { $0.state == .open }
  }

  /// The next moment after another at which the state changes.
  ///
  /// Hours that clocks skip don't count as open or closed.
  ///
  /// - Complexity: As for wall-clock times.
  public func nextChange(after instant: Instant, in setting: Setting) -> Upcoming<Instant> {
    guard !hasOneState else { return .never }
    let state = state(at: instant, in: setting)
    return next(after: instant, in: setting) { $0 != state }
  }

  /// The next moment after another at which the venue opens; if it is open, that is after it has
  /// closed.
  ///
  /// - Complexity: As for wall-clock times.
  public func nextOpening(after instant: Instant, in setting: Setting) -> Upcoming<Instant> {
    guard program.header.possibleStates & 1 << OpenState.open.rawValue != 0 else { return .never }
    var from = instant
    if state(at: instant, in: setting) == .open {
      switch next(after: instant, in: setting, where: { $0 != .open }) {
      case .at(let end, _): from = end
      case let other: return other
      }
    }
    return next(after: from, in: setting) { $0 == .open }
  }

  private func next(
    after instant: Instant, in setting: Setting, where wanted: (OpenState) -> Bool
  ) -> Upcoming<Instant> {
    var local = setting.zone.stateMinute(of: instant)
    // Each round either answers or moves past a change inside an hour that clocks skip.
    for _ in 0..<64 {
      switch next(after: local, in: setting, where: { wanted($0.state) }) {
      case .never: return .never
      case .notBefore(let end): return .notBefore(setting.zone.instant(of: end))
      case .at(let change, _):
        let moment = setting.zone.instant(of: change)
        let state = state(at: moment, in: setting)
        if wanted(state), moment > instant { return .at(moment, state) }
        local = max(change, setting.zone.stateMinute(of: moment))
      }
    }
    return .notBefore(setting.zone.instant(of: local))
  }
}

// The walk itself.
extension Schedule {
  /// Whether no rule can ever make a state other than the others do: the proof of constancy.
  private var hasOneState: Bool { program.header.possibleStates.nonzeroBitCount == 1 }

  /// How many days are painted before a search gives up.
  private static let dayBudget = 250
  /// The same where the sun makes every day another: what comes once a year must be found.
  private static let sunDayBudget = 800

  /// The next time whose paint is wanted.
  func next(
    after local: LocalDateTime, in setting: Setting, where wanted: (Paint) -> Bool
  ) -> Upcoming<LocalDateTime> {
    if program.header.edgeCount > 0 { return nextInWeek(after: local, where: wanted) }
    return nextByDays(after: local, in: setting, where: wanted)
  }

  private func nextInWeek(
    after local: LocalDateTime, where wanted: (Paint) -> Bool
  ) -> Upcoming<LocalDateTime> {
    let header = program.header
    let count = header.edgeCount
    let minute = local.minuteOfWeek
    let monday = local.minutesSinceEpoch - minute
    let current = program.edgeIndex(at: minute, header)
    for step in 1...count {
      let place = current + step
      let week = place >= count ? 1 : 0
      let edge = WeekEdge(
        packed: program.packedEdge(place - week * count, from: header.edgeStart))
      guard wanted(edge.paint) else { continue }
      let change = monday + week * WeekEdge.minutesPerWeek + edge.minute
      return .at(LocalDateTime(minutesSinceEpoch: change), edge.paint.state)
    }
    return .never
  }

  private func nextByDays(
    after local: LocalDateTime, in setting: Setting, where wanted: (Paint) -> Bool
  ) -> Upcoming<LocalDateTime> {
    var plan = DayPlan()
    let start = local.day.number
    var days = DayPair(day: start)
    program.paint(&plan, &days, setting)
    if let found = plan.first(after: local.minuteOfDay, where: wanted) {
      return found.upcoming(on: start)
    }
    // Days since `windowStart` and before `windowEnd` differ by weekday alone.
    var windowStart = start
    var windowEnd: Int?
    var hasWindow = false
    var sunMatched = false
    // What all dates looked like in a window that is proved to have no change.
    var proven: UInt64?
    var day = start + 1
    let budget =
      program.header.usesSun && setting.place != nil
      ? Schedule.sunDayBudget : Schedule.dayBudget
    for _ in 0..<budget where day <= CivilDay.last.number {
      days = DayPair(day: day)
      program.paint(&plan, &days, setting)
      if let found = plan.first(after: -1, where: wanted) { return found.upcoming(on: day) }
      sunMatched = sunMatched || days.sunMatched
      // Most changes come within a day or two: only then is it worth to look for the window's end.
      if !hasWindow {
        hasWindow = true
        windowEnd = program.nextBoundary(after: windowStart, in: setting)
      }
      if let end = windowEnd, day >= end {
        windowStart = day
        hasWindow = false
        sunMatched = false
        day += 1
        continue
      }
      // The first day after a boundary still has the night of another window.
      let isProven =
        day - windowStart == 1 && proven != nil && proven == program.signature(day, setting)
      guard day - windowStart >= 8 || isProven, !sunMatched else {
        day += 1
        continue
      }
      guard let end = windowEnd else { return .never }
      proven = program.signature(day, setting)
      day = max(end, day + 1)
    }
    return .notBefore(LocalDateTime(day: CivilDay(number: day), minute: 0))
  }
}

extension DayPlan {
  struct Found {
    var minute: Int
    var paint: Paint

    func upcoming(on day: Int) -> Upcoming<LocalDateTime> {
      .at(LocalDateTime(day: CivilDay(number: day), minute: minute), paint.state)
    }
  }

  /// The first segment that starts after a minute and whose paint is wanted.
  fileprivate func first(after minute: Int, where wanted: (Paint) -> Bool) -> Found? {
    for segment in segments where segment.start > minute && wanted(segment.paint) {
      return Found(minute: segment.start, paint: segment.paint)
    }
    return nil
  }
}
