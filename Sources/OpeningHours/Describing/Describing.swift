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
  /// Before it is returned a sentence is read literally on every kind of day that its conditions can tell apart, and compared
  /// with the hours themselves. Where no words are sure to be understood, the rules are told one by one, with their order
  /// said.
  ///
  /// - Parameter language: English or French.
  /// - Returns: One line.
  /// - Complexity: O(*n*) in the number of rules for a usual week. Where conditions meet, up to 128 weeks and 1500 kinds of days
  ///   are worked out: some tenths of a millisecond mostly, and some milliseconds at most.
  public func describe(in language: DescriptionLanguage) -> String {
    let words: any Wording = language == .english ? EnglishWording() : FrenchWording()
    switch told(in: words) {
    case .sentence(let sentence, let rules):
      return sentence.isClosed ? words.closed(rules.count == 1 ? rules[0] : nil) : sentence.text
    case .inOrder(let rules): return words.rulesInOrder(rules)
    }
  }

  /// How a schedule is told.
  enum Told {
    /// In a sentence about rules, of which a reader gets the hours that they give.
    case sentence(Sentence, [DescribedRule])
    /// Rule by rule, with the order said.
    case inOrder([DescribedRule])
  }

  func told(in words: any Wording) -> Told {
    let rules = describedRules
    guard let check = SentenceCheck(rules) else { return .inOrder(writtenRules) }
    let telling = Telling(rules: rules, words: words, check: check)
    if let sentence = telling.sentence(for: self) { return .sentence(sentence, rules) }
    // Rules that change nothing are left out, if they do.
    let isSame =
      check.hasWorkLeft && check.areEqual(RulesInForce(self), RulesInForce(rules))
    return .inOrder(isSame ? rules : writtenRules)
  }
}

extension Wording {
  /// A schedule that is never open.
  func closed(_ described: DescribedRule?) -> String {
    var sentence = Sentence(in: self)
    let comment = described?.isForEveryDay == true ? described?.rule.comment : nil
    sentence.add(
      Clause(statements: [
        Statement(
          state: .closed, days: [], meaning: Meaning(nil, on: .everyDay), hours: "",
          comment: comment)
      ]))
    return sentence.text
  }

  func clause(
    rest rule: Rule, after rules: ArraySlice<DescribedRule>, style: ClauseStyle = ClauseStyle()
  ) -> Clause {
    let conditional =
      style.namesClosedDays
      || rules.contains { described in
        described.effect == .closes && described.choices.contains { $0.condition != nil }
      }
    return Clause(
      opening: conditional ? .otherwiseOnClosedDays : .otherwise,
      statements: [
        Statement(
          state: rule.state, manner: .rest, days: [], meaning: Meaning(nil, on: .everyDay),
          hours: "", comment: rule.comment)
      ])
  }
}
