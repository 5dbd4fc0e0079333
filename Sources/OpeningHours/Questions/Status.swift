// The full answer about one time: state, comment, rule, and how long it stays so.

/// What holds at a time.
public struct Status<Time: Hashable & Sendable>: Hashable, Sendable {
  /// Whether the venue is open.
  public let state: OpenState
  /// What the rule says about it, or a holiday's name.
  public let comment: String?
  /// The place of the rule that decided, counted from 0; `nil` where none applied.
  public let rule: Int?
  /// When the state ends.
  public let end: Upcoming<Time>

  /// When the state ends; `nil` where no end is known.
  public var until: Time? { end.time }
}

extension Schedule {
  /// All that holds at a time on the venue's own wall clock.
  ///
  /// - Complexity: As for `nextChange(after:in:)`; the state alone is cheaper by `state(at:in:)`.
  public func status(at local: LocalDateTime, in setting: Setting) -> Status<LocalDateTime> {
    let paint = paint(at: local, in: setting)
    return Status(
      state: paint.state, comment: comment(paint.comment, day: local.day, in: setting),
      rule: paint.rule < 0 ? nil : Int(paint.rule), end: nextChange(after: local, in: setting))
  }

  /// All that holds at a moment.
  ///
  /// - Complexity: As for `nextChange(after:in:)`; the state alone is cheaper by `state(at:in:)`.
  public func status(at instant: Instant, in setting: Setting) -> Status<Instant> {
    let local = setting.zone.stateMinute(of: instant)
    let paint = paint(at: local, in: setting)
    return Status(
      state: paint.state, comment: comment(paint.comment, day: local.day, in: setting),
      rule: paint.rule < 0 ? nil : Int(paint.rule), end: nextChange(after: instant, in: setting))
  }

  /// The canonical text of one rule, such as the one that decided.
  ///
  /// - Parameter index: Its place, counted from 0.
  /// - Returns: `nil` if there is no such rule.
  public func ruleText(_ index: Int) -> String? {
    let rules = expression.rules
    return rules.indices.contains(index) ? rules[index].description : nil
  }
}
