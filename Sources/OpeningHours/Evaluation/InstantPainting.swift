// One instant without painting its day: the fast way to a state.

extension Program {
  /// The paint of a minute of a day; the same as a painted day has it there.
  func paint(minute: Int, of days: inout DayPair, _ setting: Setting) -> Paint {
    var current = Paint.closed
    var place = 1
    for index in 0..<header.ruleCount {
      let rule = RuleHeader(bits: words[place])
      let spans = place + 1..<place + 1 + rule.spanCount
      place = spans.upperBound
      let today = rule.matches(&days, isBefore: false, self, setting)
      let spill = rule.spills ? rule.matches(&days, isBefore: true, self, setting) : .no
      if today == .no, spill == .no { continue }
      let layer = RuleLayer(rule: rule, index: index, spans: spans)
      if today != .maybe, spill != .maybe {
        cover(
          &current, layer, minute: minute, today: today == .yes, spill: spill == .yes, &days,
          setting)
      } else {
        coverMaybe(&current, layer, minute: minute, today, spill, &days, setting)
      }
    }
    return current
  }

  private func coverMaybe(
    _ current: inout Paint, _ layer: RuleLayer, minute: Int, _ today: Presence,
    _ spill: Presence, _ days: inout DayPair, _ setting: Setting
  ) {
    var merged: Paint?
    for isToday in [false, true] where today == .maybe || isToday == (today == .yes) {
      for isSpill in [false, true] where spill == .maybe || isSpill == (spill == .yes) {
        var way = current
        cover(&way, layer, minute: minute, today: isToday, spill: isSpill, &days, setting)
        merged = merged?.or(way) ?? way
      }
    }
    if let merged { current = merged }
  }

  @inline(__always)
  private func cover(
    _ current: inout Paint, _ layer: RuleLayer, minute: Int, today: Bool, spill: Bool,
    _ days: inout DayPair, _ setting: Setting
  ) {
    if today, layer.rule.clearsDay { current = .closed }
    if spill,
      let isGuess = isCovered(layer, minute: minute + 1440, &days, setting, isBefore: true)
    {
      cover(&current, layer, days.day, setting, isSpill: true, isGuess: isGuess)
    }
    guard today else { return }
    if layer.spans.isEmpty {
      cover(&current, layer, days.day, setting, isSpill: false, isGuess: false)
    } else if let isGuess = isCovered(layer, minute: minute, &days, setting, isBefore: false) {
      cover(&current, layer, days.day, setting, isSpill: false, isGuess: isGuess)
    }
  }

  @inline(__always)
  private func cover(
    _ current: inout Paint, _ layer: RuleLayer, _ day: Int, _ setting: Setting, isSpill: Bool,
    isGuess: Bool
  ) {
    let paint = paint(of: layer, day, setting, isSpill: isSpill)
    current = current.covered(
      by: isGuess ? paint.guessed : paint, isFallback: layer.rule.separator == .fallback)
  }

  /// Whether a span covers a minute, and then whether only by a guess; `nil` if none does.
  @inline(__always)
  private func isCovered(
    _ layer: RuleLayer, minute: Int, _ days: inout DayPair, _ setting: Setting, isBefore: Bool
  ) -> Bool? {
    if !layer.rule.usesSun, !layer.rule.hasOpenEnd {
      for place in layer.spans where TimeSpan.covers(minute, packed: words[place]) { return false }
      return nil
    }
    return isCoveredByAny(layer.spans, minute: minute, &days, setting, isBefore: isBefore)
  }

  /// The same for spans that wait for the sun or have no certain end.
  private func isCoveredByAny(
    _ spans: Range<Int>, minute: Int, _ days: inout DayPair, _ setting: Setting, isBefore: Bool
  ) -> Bool? {
    var found: Bool?
    forEachSpan(spans, &days, setting, isBefore: isBefore) { from, to, isGuess in
      if from <= minute, minute < to { found = isGuess }
    }
    return found
  }
}
