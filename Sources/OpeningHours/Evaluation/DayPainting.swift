// Painting a day rule by rule, as HOURS.md's model has it: a rule gives spans to the days it matches
// and what reaches past midnight to the days after; a later one clears the day it matches first.

extension Program {
  /// Paints a day over what the plan held.
  func paint(_ plan: inout DayPlan, _ days: inout DayPair, _ setting: Setting) {
    plan.clear()
    var place = 1
    for index in 0..<header.ruleCount {
      let rule = RuleHeader(bits: words[place])
      let spans = place + 1..<place + 1 + rule.spanCount
      place = spans.upperBound
      let today = rule.matches(&days, isBefore: false, self, setting)
      let spill = rule.spills ? rule.matches(&days, isBefore: true, self, setting) : .no
      if today == .no, spill == .no { continue }
      // Without a place the sun keeps to the clock.
      if rule.usesSun, setting.place != nil { days.sunMatched = true }
      let layer = RuleLayer(rule: rule, index: index, spans: spans)
      if today != .maybe, spill != .maybe {
        paint(layer, over: &plan, today: today == .yes, spill: spill == .yes, &days, setting)
      } else {
        paintMaybe(layer, over: &plan, today, spill, &days, setting)
      }
    }
  }

  /// Where it's not known whether a rule matches, all ways are painted and compared.
  private func paintMaybe(
    _ layer: RuleLayer, over plan: inout DayPlan, _ today: Presence, _ spill: Presence,
    _ days: inout DayPair, _ setting: Setting
  ) {
    var merged: DayPlan?
    for isToday in [false, true] where today == .maybe || isToday == (today == .yes) {
      for isSpill in [false, true] where spill == .maybe || isSpill == (spill == .yes) {
        var way = plan
        paint(layer, over: &way, today: isToday, spill: isSpill, &days, setting)
        if merged == nil { merged = way } else { merged?.merge(way) }
      }
    }
    if let merged { plan = merged }
  }

  private func paint(
    _ layer: RuleLayer, over plan: inout DayPlan, today: Bool, spill: Bool,
    _ days: inout DayPair, _ setting: Setting
  ) {
    let isFallback = layer.rule.separator == .fallback
    if today, layer.rule.clearsDay { plan.clear() }
    if spill {
      let paint = paint(of: layer, days.day, setting, isSpill: true)
      forEachSpan(layer.spans, &days, setting, isBefore: true) { from, to, isGuess in
        let paint = isGuess ? paint.guessed : paint
        plan.cover(from: from - 1440, to: to - 1440, with: paint, isFallback: isFallback)
      }
    }
    guard today else { return }
    let paint = paint(of: layer, days.day, setting, isSpill: false)
    if layer.spans.isEmpty {
      plan.cover(from: 0, to: 1440, with: paint, isFallback: isFallback)
    }
    forEachSpan(layer.spans, &days, setting, isBefore: false) { from, to, isGuess in
      let paint = isGuess ? paint.guessed : paint
      plan.cover(from: from, to: to, with: paint, isFallback: isFallback)
    }
  }
}

/// A rule on its way onto a day.
struct RuleLayer {
  var rule: RuleHeader
  /// Its place among the rules.
  var index: Int
  /// The places of its spans among the program's words.
  var spans: Range<Int>
}

// What painting a day and painting an instant share.
extension Program {
  /// What a rule paints, its comment included.
  @inline(__always)
  func paint(of layer: RuleLayer, _ day: Int, _ setting: Setting, isSpill: Bool) -> Paint {
    Paint(
      state: layer.rule.state, rule: Int16(truncatingIfNeeded: layer.index),
      comment: comment(of: layer, day, setting, isSpill: isSpill))
  }

  /// The comment that a rule brings with it on a day it matches.
  ///
  /// A holiday's name is for its own day: hours that spill into the next one go without.
  @inline(__always)
  private func comment(
    of layer: RuleLayer, _ day: Int, _ setting: Setting, isSpill: Bool
  ) -> CommentSource {
    let rule = layer.rule
    if rule.hasExtra, extras[rule.extra].comment != nil { return .rule(layer.index) }
    guard rule.holidays != 0, !isSpill else { return .none }
    let table = setting.holidays.table
    if table.presence(of: rule.holidays & 2, on: day) == .yes { return .schoolHoliday }
    if table.presence(of: rule.holidays & 1, on: day) == .yes { return .publicHoliday }
    return .none
  }

  /// Visits a rule's spans on a day: first the guesses after open ends, then what is certain.
  ///
  /// The visitor gets minutes of the day up to 2880, and whether they are a guess.
  @inline(__always)
  func forEachSpan(
    _ places: Range<Int>, _ days: inout DayPair, _ setting: Setting, isBefore: Bool,
    _ visit: (Int, Int, Bool) -> Void
  ) {
    for place in places {
      let span = TimeSpan(packed: words[place])
      guard span.ending != .fixed,
        let minutes = minutes(of: span, &days, setting, isBefore: isBefore)
      else { continue }
      let end = guessedEnd(after: minutes.to, places, &days, setting, isBefore: isBefore)
      visit(minutes.to, end, true)
    }
    for place in places {
      let span = TimeSpan(packed: words[place])
      guard span.ending != .open,
        let minutes = minutes(of: span, &days, setting, isBefore: isBefore)
      else { continue }
      visit(minutes.from, minutes.to, false)
    }
  }

  @inline(__always)
  private func minutes(
    of span: TimeSpan, _ days: inout DayPair, _ setting: Setting, isBefore: Bool
  ) -> MinuteSpan? {
    if !span.usesSun { return span.minutes(sun: nil) }
    let sun = days.sun(isBefore: isBefore, setting)
    return span.minutes(
      sun: sun,
      next: isBefore ? days.sun(isBefore: false, setting) : days.nextSun(setting))
  }

  /// A guess ends where a later span of the same rule starts.
  private func guessedEnd(
    after start: Int, _ places: Range<Int>, _ days: inout DayPair, _ setting: Setting,
    isBefore: Bool
  ) -> Int {
    var end = TimeSpan.guessedEnd(after: start)
    for place in places {
      let other = TimeSpan(packed: words[place])
      guard let minutes = minutes(of: other, &days, setting, isBefore: isBefore),
        minutes.from > start
      else { continue }
      end = min(end, minutes.from)
    }
    return end
  }
}
