// A statement with what its place in a sentence adds to it.

/// A statement as a reader meets it.
struct ToldStatement: Sendable {
  var statement: Statement
  /// The place of its clause.
  var clause: Int
  /// The word that goes before it.
  var opening: Clause.Opening
  /// Whether only some days of any season were spoken of before, so that its own could be among those only.
  var followsSomeDays: Bool
  /// The days of a heading before it, which it seems to be told of too; `nil` where nothing limits it.
  var scope: [DescribedRule.Choice]?
  /// The days that seem to have no hours left, since only others of their season are named.
  var others: OtherDays?
  /// Whether the "perhaps" of a statement before it seems to go for it too.
  var seemsUnsure = false

  /// Days of a heading of which a clause does not speak.
  struct OtherDays: Sendable {
    /// All days of the heading.
    var whole: [DescribedRule.Choice]
    /// Those that the clause speaks of.
    var named: [DescribedRule.Choice]
  }
}

extension Clause {
  /// Whether it says that the days of its heading that it does not name keep their hours.
  var leavesOthers: Bool { statements.contains(where: \.leavesOthers) }

  /// The days of its heading, whatever weekday they are.
  var wholeDays: [DescribedRule.Choice] {
    statements.flatMap(\.meaning.days).map {
      DescribedRule.Choice(condition: $0.condition, weekdays: .everyDay)
    }
  }

  /// The days that the clause leaves out after a statement that gives other hours to some of them; `nil` where it says that
  /// these stay, or where no such thing is told.
  func others(after place: Int) -> ToldStatement.OtherDays? {
    let statement = statements[place]
    let isLast = statements[(place + 1)...].allSatisfy {
      $0.source != statement.source || !$0.seemsToBeAll
    }
    let fills = opening == .otherwise || opening == .otherwiseOnClosedDays
    guard isLast, statement.seemsToBeAll, !leavesOthers, !statement.isRecurring, !fills
    else { return nil }
    return ToldStatement.OtherDays(whole: wholeDays, named: statements.flatMap(\.meaning.days))
  }
}

extension Statement {
  /// Whether it speaks of some days only of any time that is long enough.
  var isForSomeDays: Bool {
    meaning.days.contains { choice in
      choice.possibleWeekdays != .everyDay
        || !(choice.condition?.selectors.holidays.isEmpty ?? true)
    }
  }

  /// Whether its own days say when it holds, whatever heading stands before it.
  var standsAlone: Bool {
    manner == .rest
      || meaning.days.allSatisfy { choice in
        guard let selectors = choice.condition?.selectors else { return false }
        return !selectors.dates.isEmpty || !selectors.weeks.isEmpty || !selectors.years.isEmpty
      }
  }

  /// Whether it says that its hours are what is left of those before.
  var saysOnly: Bool { manner == .only && state == .open && !hours.isEmpty }

  /// Whether hours that are told so under a heading seem to be all that its days have.
  var seemsToBeAll: Bool { manner == .instead || manner == .plain && state == .open }

  /// Whether the nights that it ends are told as those of days that come once a year and come more often, or the other way.
  var namesWrongNights: Bool {
    switch night?.ends {
    case .lastNight: meaning.comesAgain
    case .lastNights: !meaning.comesAgain
    case .everyNight, .anyNight, nil: false
    }
  }

  /// Whether its days are told as one weekday that comes every week, as in `on Sundays`.
  var isRecurring: Bool {
    guard manner == .instead, days.count == 1, meaning.days.count == 1 else { return false }
    return meaning.days[0].weekdays.bits.nonzeroBitCount == 1
  }
}
