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
  /// dates follow, with `but … only` where they replace hours and `also open` where they add some. What is
  /// told later holds against what was told before. Schedules with different hours have different words.
  ///
  /// - Parameter language: English or French.
  /// - Returns: One line.
  /// - Complexity: O(*n*) in the number of rules for a usual week; up to 128 weeks are worked out where rules
  ///   with different conditions meet, so some milliseconds at most.
  public func describe(in language: DescriptionLanguage) -> String {
    let words: any Wording = language == .english ? EnglishWording() : FrenchWording()
    var rules = describedRules
    let rest = rules.count > 1 ? rules.last.flatMap { $0.isRest ? $0 : nil } : nil
    if rest != nil { rules.removeLast() }
    var sentence = Sentence(in: words)
    if let layers = Layers(rules) {
      // What fills closed hours fills those of closed days too.
      sentence.add(
        Clause(
          statements: words.statements(of: layers.week, all: .daily(words)) { day in
            day.isSaidClosed && rest == nil
          }))
      for layer in layers.layers { sentence.add(words.clause(layer)) }
    } else {
      for clause in words.clauses(rules) { sentence.add(clause) }
    }
    if let rest { sentence.add(words.clause(rest: rest.rule, after: rules)) }
    return sentence.isClosed ? words.closed(rules.count == 1 ? rules[0] : nil) : sentence.text
  }
}

extension DescribedRule {
  /// Whether it fills all that is left closed.
  fileprivate var isRest: Bool { effect == .fills && isForEveryDay && rule.times.isEmpty }
}

extension Wording {
  /// A schedule that is never open.
  fileprivate func closed(_ described: DescribedRule?) -> String {
    var sentence = Sentence(in: self)
    let comment = described?.isForEveryDay == true ? described?.rule.comment : nil
    sentence.add(
      Clause(statements: [Statement(state: .closed, days: [], hours: "", comment: comment)]))
    return sentence.text
  }

  fileprivate func clause(rest rule: Rule, after rules: [DescribedRule]) -> Clause {
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
