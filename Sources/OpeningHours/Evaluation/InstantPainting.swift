// One instant without painting its day: the fast way to a state.

extension Program {
  /// The paint of a minute of a day; the same as a painted day has it there.
  func paint(day: Int, minute: Int, in setting: Setting) -> Paint {
    var current = Paint.closed
    var place = 1
    for index in 0..<header.ruleCount {
      let rule = RuleHeader(bits: words[place])
      let spans = place + 1..<place + 1 + rule.spanCount
      place = spans.upperBound
      let today = rule.matches(day, self, setting)
      let spill = rule.spills ? rule.matches(day - 1, self, setting) : .no
      if today == .no, spill == .no { continue }
      let instant = RuleInstant(rule: rule, index: index, spans: spans, day: day, minute: minute)
      if today != .maybe, spill != .maybe {
        cover(&current, instant, today: today == .yes, spill: spill == .yes, setting)
      } else {
        coverMaybe(&current, instant, today, spill, setting)
      }
    }
    return current
  }

  private struct RuleInstant {
    var rule: RuleHeader
    var index: Int
    var spans: Range<Int>
    var day: Int
    var minute: Int
  }

  private func coverMaybe(
    _ current: inout Paint, _ instant: RuleInstant, _ today: Presence, _ spill: Presence,
    _ setting: Setting
  ) {
    var merged: Paint?
    for isToday in [false, true] where today == .maybe || isToday == (today == .yes) {
      for isSpill in [false, true] where spill == .maybe || isSpill == (spill == .yes) {
        var way = current
        cover(&way, instant, today: isToday, spill: isSpill, setting)
        merged = merged?.or(way) ?? way
      }
    }
    if let merged { current = merged }
  }

  @inline(__always)
  private func cover(
    _ current: inout Paint, _ instant: RuleInstant, today: Bool, spill: Bool, _ setting: Setting
  ) {
    let rule = instant.rule
    if today, rule.clearsDay { current = .closed }
    if spill {
      let minute = instant.minute + 1440
      if let isGuess = isCovered(instant.spans, day: instant.day - 1, minute: minute, setting) {
        cover(&current, instant, day: instant.day - 1, isGuess: isGuess, setting)
      }
    }
    guard today else { return }
    if instant.spans.isEmpty {
      cover(&current, instant, day: instant.day, isGuess: false, setting)
    } else if let isGuess = isCovered(
      instant.spans, day: instant.day, minute: instant.minute, setting)
    {
      cover(&current, instant, day: instant.day, isGuess: isGuess, setting)
    }
  }

  private func cover(
    _ current: inout Paint, _ instant: RuleInstant, day: Int, isGuess: Bool, _ setting: Setting
  ) {
    let rule = instant.rule
    let comment = rule.comment(
      at: instant.index, day: day, isSpill: day < instant.day, self, setting)
    let paint = Paint(state: rule.state, rule: Int16(instant.index), comment: comment)
    current = current.covered(
      by: isGuess ? paint.guessed : paint, isFallback: rule.separator == .fallback)
  }

  /// Whether a span covers a minute, and then whether only by a guess; `nil` if none does.
  @inline(__always)
  private func isCovered(
    _ spans: Range<Int>, day: Int, minute: Int, _ setting: Setting
  ) -> Bool? {
    var found: Bool?
    forEachSpan(spans, day: day, setting) { from, to, isGuess in
      if from <= minute, minute < to { found = isGuess }
    }
    return found
  }
}
