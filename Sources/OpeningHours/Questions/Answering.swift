// State questions: what holds at a moment or a wall-clock time.

extension Schedule {
  /// Whether the venue is open at a time on its own wall clock.
  ///
  /// - Complexity: O(log *n*) for a schedule that repeats every week, O(*n*) otherwise, where *n* is
  ///   the number of rules.
  public func state(at local: LocalDateTime, in setting: Setting) -> OpenState {
    paint(at: local, in: setting).state
  }

  /// Whether the venue is open at a moment.
  ///
  /// In an hour that clocks show twice, what opens or closes does so the first time.
  ///
  /// - Complexity: As for a wall-clock time, and O(log *m*) in the number of the zone's transitions.
  public func state(at instant: Instant, in setting: Setting) -> OpenState {
    paint(at: setting.zone.stateMinute(of: instant), in: setting).state
  }

  @inline(__always)
  func paint(at local: LocalDateTime, in setting: Setting) -> Paint {
    let header = program.header
    if header.edgeCount > 0 {
      let index = program.edgeIndex(at: local.minuteOfWeek, header)
      return WeekEdge(packed: program.packedEdge(index, from: header.edgeStart)).paint
    }
    let day = local.day.number
    var days = DayPair(day: day)
    return program.paint(minute: local.minutesSinceEpoch - day * 1440, of: &days, setting)
  }

  /// The words of a comment.
  func comment(_ source: CommentSource, day: CivilDay, in setting: Setting) -> String? {
    let table = setting.holidays.table
    switch source {
    case .none: return nil
    case .guess: return Schedule.guessComment
    case .publicHoliday: return table.publicName(on: day.number)
    case .schoolHoliday: return table.schoolName(on: day.number)
    default: return program.comment(ofRule: Int(source.code))
    }
  }

  /// The comment on the time after an open end, in the words of the reference implementation.
  public static let guessComment = "Specified as open end. Closing time was guessed."
}

extension Program {
  func comment(ofRule index: Int) -> String? {
    let rule = ruleHeader(index)
    return rule.hasExtra ? extras[rule.extra].comment : nil
  }

  func ruleHeader(_ index: Int) -> RuleHeader {
    var place = 1
    for _ in 0..<index { place += 1 + RuleHeader(bits: words[place]).spanCount }
    return RuleHeader(bits: words[place])
  }
}
