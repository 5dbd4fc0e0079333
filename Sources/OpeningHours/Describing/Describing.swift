// A schedule in words: what it means, not how it was written.

/// A language that schedules are described in.
public enum DescriptionLanguage: Hashable, Sendable {
  /// `Mon–Fri 8:00–22:00, closed on public holidays`.
  case english
  /// `lun.–ven. 8 h–22 h, fermé les jours fériés`.
  case french
}

extension Schedule {
  /// The schedule in words for people, such as `Mon–Fri 8:00–22:00, closed on public holidays`.
  ///
  /// The usual week is told as it turns out, however its rules replace each other. Seasons, holidays and
  /// dates follow, with `but … only` or `instead` where they replace hours and `also open` where they add some. What is
  /// told later holds against what was told before, and where it cuts a night at midnight, it says so. Schedules with
  /// different hours have different words.
  ///
  /// - Parameter language: English or French.
  /// - Returns: One line.
  /// - Complexity: O(*n*) in the number of rules for a usual week; up to 128 weeks are worked out where rules
  ///   with different conditions meet, so some milliseconds at most.
  public func describe(in language: DescriptionLanguage) -> String {
    let words: any Wording = language == .english ? EnglishWording() : FrenchWording()
    let rules = describedRules
    // What fills all that is left closed is told as that, and what comes after it rule by rule.
    let rest = rules.indices.dropFirst().last { rules[$0].isRest } ?? rules.endIndex
    var sentence = Sentence(in: words)
    let clauses = words.clauses(Array(rules[..<rest]), isFilled: rest < rules.endIndex)
    for clause in clauses { sentence.add(clause) }
    for place in rest..<rules.endIndex {
      sentence.add(
        place == rest
          ? words.clause(rest: rules[rest].rule, after: rules[..<rest])
          : words.clause(rules[place], after: rules[..<place]))
    }
    return sentence.isClosed ? words.closed(rules.count == 1 ? rules[0] : nil) : sentence.text
  }
}

extension Wording {
  /// The usual week and the layers over it as far as they go, then the rules in their order.
  ///
  /// Where closed hours are filled by what follows, so are those of days that are said to be closed.
  fileprivate func clauses(_ rules: [DescribedRule], isFilled: Bool) -> [Clause] {
    let tellsClosed = { (day: DescribedDay) in day.isSaidClosed && !isFilled }
    let rules = Layers.ruleCount(rules) < rules.count ? rules.partingFirstWeekdays() : rules
    let count = Layers.ruleCount(rules)
    guard count > 0, let layers = Layers(Array(rules[..<count])) else {
      return clauses(rules, tellsClosed: tellsClosed)
    }
    let week = statements(of: layers.week, all: .daily(self), tellsClosed: tellsClosed)
    var closes = week.contains { $0.state == .closed }
    let told = layers.layers.map { layer in
      let clause = clause(layer, closesBefore: closes)
      closes = closes || clause.statements.contains { $0.state == .closed }
      return clause
    }
    return [Clause(statements: week)] + told
      + (count..<rules.count).map { clause(rules[$0], after: rules[..<$0]) }
  }

  /// A schedule that is never open.
  fileprivate func closed(_ described: DescribedRule?) -> String {
    var sentence = Sentence(in: self)
    let comment = described?.isForEveryDay == true ? described?.rule.comment : nil
    sentence.add(
      Clause(statements: [Statement(state: .closed, days: [], hours: "", comment: comment)]))
    return sentence.text
  }

  fileprivate func clause(rest rule: Rule, after rules: ArraySlice<DescribedRule>) -> Clause {
    let conditional = rules.contains { described in
      described.effect == .closes && described.choices.contains { $0.condition != nil }
    }
    return Clause(
      opening: conditional ? .otherwiseOnClosedDays : .otherwise,
      statements: [
        Statement(state: rule.state, manner: .rest, days: [], hours: "", comment: rule.comment)
      ])
  }
}
