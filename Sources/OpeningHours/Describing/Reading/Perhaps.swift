// How far the "perhaps" of a statement seems to reach.

/// What a reader of statements, one after the other, takes to be perhaps so.
struct Perhaps {
  /// Whether a "perhaps" seems to go for what follows.
  private var goesOn = false
  /// Whether the clause at hand, which is for some days only, said that its hours are sure.
  private var isSureHere = false

  /// A new clause begins: what is sure of a season or a date is not of the next one.
  mutating func beginClause() { isSureHere = false }

  /// Whether a statement that is read now seems to be perhaps so.
  mutating func goes(for statement: Statement) -> Bool {
    switch (statement.state, statement.manner) {
    case (.unknown, _):
      (goesOn, isSureHere) = (!statement.hasUnknownHours && statement.manner != .rest, false)
      return goesOn
    case (.closed, _): return false
    case (.open, .plain), (.open, .only), (.open, .instead):
      guard goesOn, !isSureHere else { return false }
      guard statement.saysSure || statement.isAlways else { return true }
    case (.open, .also), (.open, .rest): break
    }
    if statement.meaning.isConditional { isSureHere = true } else { goesOn = false }
    return false
  }
}
