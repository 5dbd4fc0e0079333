// What all selectors but the weekdays say about a day, as one number.

extension Program {
  /// What years, dates, weeks, counted weekdays and holidays say about a day, four bits a rule.
  ///
  /// Days with the same signature differ by weekday alone.
  ///
  /// - Returns: `nil` for more than 16 rules.
  func signature(_ day: Int, _ setting: Setting) -> UInt64? {
    guard header.ruleCount <= 16 else { return nil }
    var signature: UInt64 = 0
    forEachRule { rule, _ in
      signature = signature << 4 | rule.signature(day, self, setting.holidays.table)
    }
    return signature
  }
}

extension RuleHeader {
  fileprivate func signature(_ day: Int, _ program: Program, _ table: DayTable) -> UInt64 {
    if isPlain { return UInt64(table.presence(of: holidays, on: day).rawValue) }
    let selectors = program.extras[extra].selectors
    let civil = CivilDay(number: day)
    let isCounted = selectors.nthWeekdays.contains { $0.contains(civil) }
    var presence = Presence.no
    for term in selectors.holidays {
      presence = presence.or(table.presence(term.kind, on: day - term.offset))
    }
    let isDate = program.extras[extra].matchesDate(civil, civil.date)
    return UInt64(presence.rawValue) | (isCounted ? 4 : 0) | (isDate ? 8 : 0)
  }
}
