// Rules that say nothing, for later ones decide all their days.

/// A rule that never applies.
public struct OverruledRule: Hashable, Sendable {
  /// Its place among the rules, counted from 0.
  public let rule: Int
  /// The places of the later rules that decide all its days, or that open some of them.
  public let later: [Int]
  /// Whether it closes what no rule before it opens, so that later ones open its days nonetheless.
  public let closesNothing: Bool

  init(rule: Int, later: [Int], closesNothing: Bool = false) {
    self.rule = rule
    self.later = later
    self.closesNothing = closesNothing
  }
}

extension Schedule {
  /// The rules that surely never apply, because later ones replace their hours on all their days.
  ///
  /// `Mo-Fr 08:00-12:00; Mo-Fr 14:00-18:00` has one: whoever wrote it may have meant a comma. So has `PH off; Mo-Fr 08:00-18:00`,
  /// which is open on public holidays all the same: rules close only what those before them open. Where rules only seldom apply, or
  /// where it takes a calendar to know, nothing is said.
  ///
  /// - Complexity: O(*n*²) in the number of rules.
  public var overruledRules: [OverruledRule] {
    let rules = writtenRules
    // A value of thousands of bytes has hundreds of rules, of which nobody wants to hear one by one.
    guard rules.count > 1, rules.count <= 100 else { return [] }
    return rules.indices.compactMap { place in
      let later = rules.overrulers(of: place)
      guard later.isEmpty else { return OverruledRule(rule: place, later: later) }
      let openers = rules.openers(of: place)
      return openers.isEmpty
        ? nil : OverruledRule(rule: place, later: openers, closesNothing: true)
    }
  }
}

extension [DescribedRule] {
  /// The later rule that decides all days of a rule, or the later ones that decide all its weekdays together; empty where
  /// some day is left to it.
  func overrulers(of place: Int) -> [Int] {
    let rule = self[place]
    let later = (place + 1..<count).filter { self[$0].decidesDays }
    if let one = later.first(where: { isOverruled(rule, by: self[$0]) }) { return [one] }
    guard rule.isWeekly else { return [] }
    // What its evenings give to the next day stays, unless that day is decided too.
    var wanted = rule.choices.reduce(0 as UInt8) { $0 | $1.weekdays.bits }
    if rule.spills { wanted |= wanted << 1 & 0x7F | wanted >> 6 }
    var deciding: [Int] = []
    for place in later where self[place].isWeekly {
      let decided = self[place].choices.reduce(0 as UInt8) { $0 | $1.weekdays.bits }
      guard wanted & decided != 0 else { continue }
      deciding.append(place)
      wanted &= ~decided
    }
    return wanted == 0 ? deciding : []
  }

  /// The later rules that may open what a rule closes although nothing was open; empty for all other rules.
  func openers(of place: Int) -> [Int] {
    let rule = self[place]
    guard rule.effect == .closes, !self[..<place].contains(where: { $0.reaches(rule) }) else {
      return []
    }
    return (place + 1..<count).filter { self[$0].effect != .closes && self[$0].mayMeet(rule) }
  }

  private func isOverruled(_ rule: DescribedRule, by later: DescribedRule) -> Bool {
    rule.isWithin(later) && (!rule.spills || later.isForEveryDay)
  }
}
