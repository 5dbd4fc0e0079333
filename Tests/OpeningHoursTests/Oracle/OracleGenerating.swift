// Random values for the oracle, in all corners of the language.

extension Oracle {
  /// A random value with random holidays around 2026.
  init(using generator: inout SeededGenerator) {
    let count = Int.random(in: 1...4, using: &generator)
    var rules: [OracleRule] = []
    for index in 0..<count {
      var rule = OracleRule.random(using: &generator)
      if index > 0 { rule.separator = Oracle.separator(after: rules[index - 1], using: &generator) }
      // After a comma only days or hours that can't belong to the list before start a rule.
      if rule.separator == ",", !rule.hasDays, rules[index - 1].modifier == nil {
        rule.separator = ";"
      }
      rules.append(rule)
    }
    let first = OracleCalendar.firstDayNumber + 5 * 365
    publicHolidays = Set(
      (0..<60).map { _ in Int.random(in: first..<first + 1500, using: &generator) })
    schoolHolidays = []
    for _ in 0..<8 {
      let start = Int.random(in: first..<first + 1500, using: &generator)
      schoolHolidays.formUnion(start..<start + Int.random(in: 1...30, using: &generator))
    }
    self.rules = rules
  }

  private static func separator(
    after rule: OracleRule, using generator: inout SeededGenerator
  ) -> String {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0, 1: rule.spans.isEmpty && rule.modifier == nil ? ";" : ","
    case 2: "||"
    default: ";"
    }
  }
}

extension OracleRule {
  static func random(using generator: inout SeededGenerator) -> OracleRule {
    var rule = OracleRule()
    rule.addDates(using: &generator)
    rule.addDays(using: &generator)
    if !generator.oneIn(4) {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        rule.spans.append(Span.random(using: &generator))
      }
    }
    if generator.oneIn(3) {
      rule.modifier = ["off", "off", "open", "unknown"].randomElement(using: &generator)
    }
    if generator.oneIn(8) { rule.comment = "note" }
    return rule
  }

  private mutating func addDates(using generator: inout SeededGenerator) {
    if generator.oneIn(8) {
      let from = Int.random(in: 2024...2027, using: &generator)
      let to = Int.random(in: from + 1...2029, using: &generator)
      years = (from, to, Int.random(in: 1...2, using: &generator))
    }
    if generator.oneIn(4) {
      let isDays = Bool.random(using: &generator)
      func day(_ generator: inout SeededGenerator) -> Int? {
        isDays ? Int.random(in: 1...28, using: &generator) : nil
      }
      let fromMonth = Int.random(in: 1...12, using: &generator)
      let fromDay = day(&generator)
      let toMonth = Int.random(in: 1...12, using: &generator)
      let toDay = day(&generator)
      // A range of one month would print as a range of days, or be a single month.
      if fromMonth != toMonth {
        dates = Dates(fromMonth: fromMonth, fromDay: fromDay, toMonth: toMonth, toDay: toDay)
      }
    }
    if generator.oneIn(8) {
      let from = Int.random(in: 1...40, using: &generator)
      weeks = (
        from, Int.random(in: from + 1...53, using: &generator),
        Int.random(in: 1...3, using: &generator)
      )
    }
  }

  private mutating func addDays(using generator: inout SeededGenerator) {
    if !generator.oneIn(3) {
      for day in 0..<7 where Bool.random(using: &generator) { weekdays.insert(day) }
    }
    if generator.oneIn(8) {
      let position = Int.random(in: 1...5, using: &generator)
      nth = Nth(
        weekday: Int.random(in: 0..<7, using: &generator),
        position: Bool.random(using: &generator) ? position : -position,
        offset: generator.oneIn(3) ? [-9, -2, 2, 3].randomElement(using: &generator) ?? 0 : 0)
    }
    if generator.oneIn(5) { publicHoliday = generator.oneIn(3) ? -2 : 0 }
    if generator.oneIn(8) { schoolHoliday = true }
    let hasHolidays = publicHoliday != nil || schoolHoliday
    let hasWeekdays = !weekdays.isEmpty || nth != nil
    restricts = hasHolidays && hasWeekdays && Bool.random(using: &generator)
  }
}

extension OracleRule.Span {
  static func random(using generator: inout SeededGenerator) -> OracleRule.Span {
    let from = Int.random(in: 0..<96, using: &generator) * 15
    let long = generator.oneIn(6)
    let to = Int.random(in: 0...(long ? 192 : 96), using: &generator) * 15
    let ending: OracleRule.Ending
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: ending = .open
    case 1: ending = .openAfter
    default: ending = .fixed
    }
    return OracleRule.Span(from: from, to: to, ending: ending)
  }
}
