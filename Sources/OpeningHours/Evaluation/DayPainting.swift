// Painting a day rule by rule, as HOURS.md's model has it: a rule gives spans to the days it matches
// and what reaches past midnight to the days after; a later one clears the day it matches first.

extension Program {
  /// Paints a day over what the plan held, and notes if a rule with times of the sun matched.
  func paint(_ plan: inout DayPlan, day: Int, in setting: Setting, sunMatched: inout Bool) {
    plan.clear()
    var place = 1
    for index in 0..<header.ruleCount {
      let rule = RuleHeader(bits: words[place])
      let spans = place + 1..<place + 1 + rule.spanCount
      place = spans.upperBound
      let today = rule.matches(day, self, setting)
      let spill = rule.spills ? rule.matches(day - 1, self, setting) : .no
      if today == .no, spill == .no { continue }
      if rule.usesSun { sunMatched = true }
      let layer = RuleLayer(rule: rule, index: index, spans: spans, day: day)
      if today != .maybe, spill != .maybe {
        paint(layer, over: &plan, today: today == .yes, spill: spill == .yes, setting)
      } else {
        paintMaybe(layer, over: &plan, today, spill, setting)
      }
    }
  }

  /// A rule on its way onto a day.
  private struct RuleLayer {
    var rule: RuleHeader
    var index: Int
    var spans: Range<Int>
    var day: Int
  }

  /// Where it's not known whether a rule matches, all ways are painted and compared.
  private func paintMaybe(
    _ layer: RuleLayer, over plan: inout DayPlan, _ today: Presence, _ spill: Presence,
    _ setting: Setting
  ) {
    var merged: DayPlan?
    for isToday in [false, true] where today == .maybe || isToday == (today == .yes) {
      for isSpill in [false, true] where spill == .maybe || isSpill == (spill == .yes) {
        var way = plan
        paint(layer, over: &way, today: isToday, spill: isSpill, setting)
        if merged == nil { merged = way } else { merged?.merge(way) }
      }
    }
    if let merged { plan = merged }
  }

  private func paint(
    _ layer: RuleLayer, over plan: inout DayPlan, today: Bool, spill: Bool, _ setting: Setting
  ) {
    let rule = layer.rule
    let isFallback = rule.separator == .fallback
    if today, rule.clearsDay { plan.clear() }
    if spill {
      let comment = rule.comment(
        at: layer.index, day: layer.day - 1, isSpill: true, self, setting)
      let paint = Paint(state: rule.state, rule: Int16(layer.index), comment: comment)
      forEachSpan(layer.spans, day: layer.day - 1, setting) { from, to, isGuess in
        let paint = isGuess ? paint.guessed : paint
        plan.cover(from: from - 1440, to: to - 1440, with: paint, isFallback: isFallback)
      }
    }
    guard today else { return }
    let comment = rule.comment(at: layer.index, day: layer.day, isSpill: false, self, setting)
    let paint = Paint(state: rule.state, rule: Int16(layer.index), comment: comment)
    if layer.spans.isEmpty {
      plan.cover(from: 0, to: 1440, with: paint, isFallback: isFallback)
    }
    forEachSpan(layer.spans, day: layer.day, setting) { from, to, isGuess in
      let paint = isGuess ? paint.guessed : paint
      plan.cover(from: from, to: to, with: paint, isFallback: isFallback)
    }
  }

  /// Visits a rule's spans on a day: first the guesses after open ends, then what is certain.
  ///
  /// The visitor gets minutes of the day up to 2880, and whether they are a guess.
  @inline(__always)
  func forEachSpan(
    _ places: Range<Int>, day: Int, _ setting: Setting, _ visit: (Int, Int, Bool) -> Void
  ) {
    let sun = { (event: SunEvent) in setting.sunMinute(of: event, on: day) }
    for place in places {
      let span = TimeSpan(packed: words[place])
      guard span.ending != .fixed, let minutes = span.minutes(sun: sun) else { continue }
      let end = guessedEnd(after: minutes.to, places, sun)
      visit(minutes.to, end, true)
    }
    for place in places {
      let span = TimeSpan(packed: words[place])
      guard span.ending != .open, let minutes = span.minutes(sun: sun) else { continue }
      visit(minutes.from, minutes.to, false)
    }
  }

  /// A guess ends where a later span of the same rule starts.
  private func guessedEnd(
    after start: Int, _ places: Range<Int>, _ sun: (SunEvent) -> SunMinute
  ) -> Int {
    var end = TimeSpan.guessedEnd(after: start)
    for place in places {
      let other = TimeSpan(packed: words[place])
      guard let minutes = other.minutes(sun: sun), minutes.from > start else { continue }
      end = min(end, minutes.from)
    }
    return end
  }
}
