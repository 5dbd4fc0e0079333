// The stretches of time in which a venue is open, or may be.

/// A stretch of time in one state, with one comment.
public struct OpenInterval: Hashable, Sendable {
  /// When it starts.
  public let from: LocalDateTime
  /// When it ends; `nil` where no end is known.
  public let to: LocalDateTime?
  /// Open or unknown: closed stretches are what lies between.
  public let state: OpenState
  /// The comment of the rule, or a holiday's name.
  public let comment: String?
}

/// The stretches that are not closed, one after the other; they are found as they are asked for.
public struct OpenIntervals: Sequence, IteratorProtocol, Sendable {
  private let schedule: Schedule
  private let setting: Setting
  private let end: LocalDateTime?
  /// Where the next stretch may start; `nil` at the end.
  private var place: LocalDateTime?
  /// How often a search that found no change may be taken up again; some 200 to 400 years in all.
  private var searchesLeft = 200

  init(schedule: Schedule, setting: Setting, from: LocalDateTime, to: LocalDateTime?) {
    self.schedule = schedule
    self.setting = setting
    end = to
    place = from
  }

  /// The next stretch, or `nil` after the last.
  public mutating func next() -> OpenInterval? {
    while let start = place, isBeforeEnd(start) {
      let look = Look(schedule, setting, at: start)
      place = placeToLook(after: start, look)
      guard look.paint.state != .closed else { continue }
      skipEqual(look)
      guard let interval = interval(from: start, look) else { continue }
      return interval
    }
    return nil
  }

  /// What a stretch looks like: its state and the words of its comment.
  private struct Look {
    var paint: Paint
    var comment: String?

    init(_ schedule: Schedule, _ setting: Setting, at time: LocalDateTime) {
      paint = schedule.paint(at: time, in: setting)
      comment = schedule.comment(paint.comment, day: time.day, in: setting)
    }
  }

  /// Moves on where the next stretch turns out to say the same in other ways.
  private mutating func skipEqual(_ look: Look) {
    while let change = place, isBeforeEnd(change) {
      let next = Look(schedule, setting, at: change)
      guard next.paint.state == look.paint.state, next.comment == look.comment else { return }
      place = placeToLook(after: change, next)
    }
  }

  /// Where something may change next: at a change, or where a search gave up; `nil` where nothing ever does.
  private mutating func placeToLook(after time: LocalDateTime, _ look: Look) -> LocalDateTime? {
    let change = schedule.next(after: time, in: setting) { paint in
      paint.state != look.paint.state || paint.comment != look.paint.comment
        || paint.comment.isHoliday
    }
    guard case .notBefore(let horizon) = change else { return change.time }
    searchesLeft -= 1
    return horizon > time && searchesLeft > 0 ? horizon : nil
  }

  private func isBeforeEnd(_ time: LocalDateTime) -> Bool { end.map { time < $0 } ?? true }

  /// The stretch as clocks show it; `nil` where they skip the whole of it.
  private func interval(from start: LocalDateTime, _ look: Look) -> OpenInterval? {
    var to = place
    if let end, to.map({ $0 > end }) ?? true { to = end }
    let from = setting.zone.shown(start)
    let shownEnd = to.map { setting.zone.shown($0) }
    if let shownEnd, shownEnd <= from { return nil }
    return OpenInterval(from: from, to: shownEnd, state: look.paint.state, comment: look.comment)
  }
}

extension CommentSource {
  /// Whether the words depend on the day.
  fileprivate var isHoliday: Bool { code <= CommentSource.publicHoliday.code }
}

extension Zone {
  /// A wall-clock time, or the one after the jump if clocks skip it.
  func shown(_ local: LocalDateTime) -> LocalDateTime {
    guard table.mayJump(near: local) else { return local }
    return instants(of: local).isEmpty ? self.local(of: instant(of: local)) : local
  }
}

extension ZoneTable {
  /// Whether clocks jump within a day of a wall-clock time.
  func mayJump(near local: LocalDateTime) -> Bool {
    let second = Int64(local.minutesSinceEpoch) * 60
    return offset(at: second - 100_000) != offset(at: second + 100_000)
  }
}

extension Schedule {
  /// The stretches from one time to another that are not closed, each clipped to the range.
  ///
  /// Neighbours in different states or with different comments are stretches of their own. The
  /// sequence is lazy, so that a range without an end is fine as long as not all of it is asked for.
  ///
  /// - Parameters:
  ///   - from: Where to start.
  ///   - to: Where to end; `nil` goes on for ever.
  ///   - setting: The venue's zone, place and holidays.
  /// - Returns: The stretches in order of time.
  public func intervals(
    from: LocalDateTime, to: LocalDateTime?, in setting: Setting
  ) -> OpenIntervals {
    OpenIntervals(schedule: self, setting: setting, from: from, to: to)
  }

  /// Whether the venue is open for the whole of a time.
  ///
  /// - Parameters:
  ///   - start: When it begins.
  ///   - seconds: How long it lasts; nothing or less asks for the start alone.
  ///   - setting: The venue's zone, place and holidays.
  /// - Returns: Closed if it is closed at any moment of it, else unknown if that is ever unknown.
  public func isOpen(
    throughout start: Instant, seconds: Int64, in setting: Setting
  ) -> OpenState {
    var state = state(at: start, in: setting)
    let end = start.advanced(bySeconds: max(seconds, 0))
    var place = start
    // States that change this often without closing are as good as unknown.
    for _ in 0..<1000 {
      guard state != .closed else { return .closed }
      switch nextChange(after: place, in: setting) {
      case .at(let change, let next):
        guard change < end else { return state }
        place = change
        state = state == .unknown && next == .open ? .unknown : next
      case .never: return state
      case .notBefore(let horizon): return horizon < end ? .unknown : state
      }
    }
    return .unknown
  }

  /// Whether the venue is open for the whole of a time that starts on its own wall clock.
  ///
  /// - Parameters:
  ///   - start: When it begins.
  ///   - seconds: How long it lasts.
  ///   - setting: The venue's zone, place and holidays.
  /// - Returns: As for a moment.
  public func isOpen(
    throughout start: LocalDateTime, seconds: Int64, in setting: Setting
  ) -> OpenState {
    isOpen(throughout: setting.zone.instant(of: start), seconds: seconds, in: setting)
  }
}
