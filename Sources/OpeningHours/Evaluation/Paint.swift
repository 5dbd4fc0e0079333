// What an instant of a day looks like after the rules have been laid over each other.

/// The state of an instant, the rule that gave it and where its comment comes from.
struct Paint: Hashable, Sendable {
  var state: OpenState
  /// The rule that decided; −1 where none did.
  var rule: Int16
  var comment: CommentSource

  static let closed = Paint(state: .closed, rule: -1, comment: .none)

  /// Whether two instants are one interval: the rule that decided may differ.
  func looksLike(_ other: Paint) -> Bool { state == other.state && comment == other.comment }
}

/// Where a comment comes from.
struct CommentSource: Hashable, Sendable {
  /// A rule's place, or one of the negative codes below.
  var code: Int16

  static let none = CommentSource(code: -1)
  /// The closing time is guessed, for the rule has an open end.
  static let guess = CommentSource(code: -2)
  /// The name of the day's public holiday.
  static let publicHoliday = CommentSource(code: -3)
  /// The name of the day's school holidays.
  static let schoolHoliday = CommentSource(code: -4)
  static func rule(_ index: Int) -> CommentSource { CommentSource(code: Int16(index)) }
}

extension Paint {
  /// The instant after a rule has been laid over it.
  func covered(by rule: Paint, isFallback: Bool) -> Paint {
    // A fallback fills what is closed and leaves all else, but for what it filled itself.
    if isFallback, state != .closed, self.rule != rule.rule { return self }
    return rule
  }

  /// The instant where a rule may or may not have been laid over it.
  func or(_ other: Paint) -> Paint {
    guard state != other.state else { return other }
    return Paint(state: .unknown, rule: other.rule, comment: other.comment)
  }

  /// The paint for the time after an open end; closed hours stay closed to the end of the guess.
  var guessed: Paint {
    guard state != .closed else { return self }
    return Paint(state: .unknown, rule: rule, comment: comment.isOfRule ? comment : .guess)
  }
}

extension CommentSource {
  /// Whether it was written in the value.
  var isOfRule: Bool { code >= 0 }
}
