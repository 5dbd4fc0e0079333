// Statements put together into one line that can be read in one way only.

/// Statements that belong together, under one heading such as `Apr–Oct:` or under none.
struct Clause: Sendable {
  enum Opening: Hashable, Sendable {
    case plain
    case but
    case inAnyCase
    case otherwise
    case otherwiseOnClosedDays
  }

  var opening = Opening.plain
  /// The days that all statements are for; empty where they stand by themselves.
  var heading = ""
  var statements: [Statement]
}

struct Sentence {
  let words: any Wording
  private var clauses: [Clause] = []

  init(in words: any Wording) { self.words = words }

  /// Adds a clause; days that are alike in all else join those of the clause before, and what is told of the same
  /// heading follows there.
  mutating func add(_ clause: Clause) {
    guard !clause.statements.isEmpty else { return }
    guard let before = clauses.last, let last = before.statements.last,
      let first = clause.statements.first, before.heading == clause.heading
    else {
      clauses.append(clause)
      return
    }
    let place = clauses.count - 1
    if clause.statements.count == 1, last.joins(first),
      clause.opening == (before.statements.count == 1 ? before.opening : last.opening)
    {
      clauses[place].statements[before.statements.count - 1].days += first.days
    } else if !clause.heading.isEmpty, before.opening.joins(clause.opening),
      clause.opening != .plain || !last.hasState || !first.startsWithDays
    {
      var statements = clause.statements
      statements[0].opening = clause.opening
      clauses[place].statements += statements
    } else {
      clauses.append(clause)
    }
  }

  /// Whether nothing is ever said to be open, or perhaps open.
  var isClosed: Bool { clauses.allSatisfy { $0.statements.allSatisfy { $0.state == .closed } } }

  /// The whole line.
  var text: String {
    let pieces = clauses.indices.flatMap { place -> [Piece] in
      let clause = clauses[place]
      guard clause.heading.isEmpty else {
        let said = clause.statements.map { word($0.opening) + phrase($0) }
          .joined(separator: ", ")
        let heading = word(clause.opening) + clause.heading + words.colon
        return [Piece(text: heading + said, hasHeading: true)]
      }
      return clause.statements.enumerated().map { index, statement in
        Piece(
          text: (index == 0 && !goesOn(at: place) ? word(clause.opening) : "") + phrase(statement),
          isOpening: index > 0 || clause.opening == .plain ? statement.startsWithDays : false,
          isOtherwise: clause.opening == .otherwise || clause.opening == .otherwiseOnClosedDays,
          hasState: statement.hasState)
      }
    }
    // A comma reads best, unless lists of days already use it.
    let lists = pieces.filter { $0.text.contains(",") }.count
    let needsSemicolons = lists > 1 || pieces.contains { $0.hasHeading }
    var text = pieces.first?.text ?? ""
    for (before, piece) in zip(pieces, pieces.dropFirst()) {
      // "Closed Mon, Tue 8:00–12:00" could be heard as closed on Tuesday too.
      let isUnclear = before.hasState && piece.isOpening
      let isRest = before.isOtherwise || piece.isOtherwise
      text += needsSemicolons || isUnclear || isRest ? "; " : ", "
      text += piece.text
    }
    return text
  }

  private struct Piece {
    var text: String
    /// Whether it starts with days and nothing before them.
    var isOpening = false
    var isOtherwise = false
    var hasState = false
    var hasHeading = false
  }

  /// Whether a clause is one more exception of the same kind: "but Dec 24 only …, Dec 31 only …".
  private func goesOn(at place: Int) -> Bool {
    guard place > 0, clauses[place - 1].heading.isEmpty, clauses[place - 1].statements.count == 1,
      clauses[place].opening == clauses[place - 1].opening
    else { return false }
    return [clauses[place - 1], clauses[place]].allSatisfy { clause in
      let first = clause.statements.first
      return first?.manner == .only && first?.state == .open
    }
  }

  private func word(_ opening: Clause.Opening) -> String {
    switch opening {
    case .plain: ""
    case .but: words.but
    case .inAnyCase: words.but + words.inAnyCase
    case .otherwise: words.otherwise
    case .otherwiseOnClosedDays: words.evenOnClosedDays
    }
  }

  private func phrase(_ statement: Statement) -> String {
    var text = words.phrase(statement)
    // Whole days are told right after their names.
    if let night = statement.night, night != .wholeDays { text += " (\(words.phrase(night)))" }
    guard let comment = statement.comment else { return text }
    return text.isEmpty ? "“\(comment)”" : "\(text) (“\(comment)”)"
  }
}

extension Clause.Opening {
  /// Whether a clause under the same heading may follow in one with it.
  fileprivate func joins(_ other: Clause.Opening) -> Bool {
    ![self, other].contains { $0 == .otherwise || $0 == .otherwiseOnClosedDays }
  }
}

extension Statement {
  fileprivate var startsWithDays: Bool { state == .open && manner != .also }

  fileprivate var hasState: Bool { state != .open || manner != .plain }

  /// Whether another statement says the same of other days.
  fileprivate func joins(_ other: Statement) -> Bool {
    guard !days.isEmpty, !other.days.isEmpty, !isAlways, naming != .both else { return false }
    var same = other
    (same.days, same.opening) = (days, opening)
    if state == .closed, naming != .both, other.naming != .both { same.naming = naming }
    return same == self
  }
}
