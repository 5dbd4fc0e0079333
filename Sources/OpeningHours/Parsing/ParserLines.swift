// What sets the parts of a sentence apart where it has no ";": ends of lines, bars, bullets, slashes and full stops.

extension Parser {
  /// Whether "closed" and its days are read, which hours of other days may follow.
  func isClosingDays(_ draft: RuleDraft) -> Bool {
    draft.rule.modifier == .closed && !draft.rule.selectors.isEmpty && draft.rule.times.isEmpty
  }

  /// Whether a rule has all that it needs: hours, or closed days.
  private func isWhole(_ draft: RuleDraft) -> Bool {
    if isClosingDays(draft) { return [.state, .days, .dates].contains(draft.last) }
    return draft.last == .times || draft.last == .always
      || draft.last == .state && !draft.rule.times.isEmpty
  }

  /// The end of a line is that of a rule where the next line is one too.
  ///
  /// Days alone on a line are those of the hours beside them, and hours below hours go on with them.
  mutating func lineEnd(_ draft: RuleDraft) throws(ScheduleError) -> RuleEnd? {
    guard current.startsLine, isWhole(draft), startsRule(0, after: draft) else { return nil }
    let isMissing = startsSelector(current) && draft.isComplete(before: current.kind)
    guard !isMissing || draft.isReordered else { return nil }
    try deviation("the end of the line is read as \";\"", expected: "\";\"", from: at, to: at)
    return .next(.normal, isGuessed: !isClosingDays(draft))
  }

  /// A bar, a bullet, a slash or a full stop between rules, or a bullet before the first.
  mutating func mark(_ draft: RuleDraft) throws(ScheduleError) -> RuleEnd? {
    if isAt(.bar), draft.last == .nothing, at == 0 || current.startsLine {
      try deviation("the bullet is left out", expected: "days and hours", from: at, to: at)
      advance()
      return nil
    }
    if isAt(.dot), peek(1).kind == .end, isWhole(draft) {
      try deviation("the \".\" is left out", expected: "the end", from: at, to: at)
      advance()
      return .finished
    }
    let isApart = isAt(.bar) || (isAt(.dot) ? peek(1).isSpaced : isSpacedSlash)
    guard isApart, isWhole(draft), startsRule(1, after: draft) else { return nil }
    try deviation(
      "\"\(text(of: current))\" is read as \";\"", expected: "\";\"", from: at, to: at)
    advance()
    return .next(.normal, isGuessed: !isClosingDays(draft))
  }

  /// Whether a rule of its own starts some way on: with hours or a state on its line, and, after hours, with days.
  private func startsRule(_ distance: Int, after draft: RuleDraft) -> Bool {
    var (hasDays, hasHours, isClosed) = (false, false, false)
    var place = distance
    line: while true {
      let token = peek(place)
      guard place == distance || !token.startsLine else { break }
      switch token.kind {
      case .end, .semicolon, .bar, .fallback: break line
      case .word(.state):
        if token.value == 0 { isClosed = true }
      case .word(.weekday), .word(.holiday), .word(.daily), .word(.month), .word(.easter):
        hasDays = true
      case .word(.sun), .word(.clock), .time: hasHours = true
      case .number where !isOfDate(place): hasHours = true
      default: break
      }
      place += 1
    }
    if isClosingDays(draft) { return hasHours || isClosed && hasDays }
    return hasDays && (hasHours || isClosed)
  }

  /// Whether the number some way on stands beside a month.
  private func isOfDate(_ distance: Int) -> Bool {
    isDayBeforeMonth(distance)
      || (at + distance > 0 && tokens[at + distance - 1].kind == .word(.month)
        && peek(distance).digits <= 2 && !isTimeAhead(distance))
  }
}
