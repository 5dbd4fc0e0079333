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

  /// Adds a clause; days that are alike in all else join those of the clause before.
  mutating func add(_ clause: Clause) {
    guard !clause.statements.isEmpty else { return }
    guard let before = clauses.last, let last = before.statements.last,
      let first = clause.statements.first, clause.statements.count == 1,
      before.heading.isEmpty, clause.heading.isEmpty, last.joins(first),
      clause.opening == (before.statements.count == 1 ? before.opening : .plain)
    else {
      clauses.append(clause)
      return
    }
    let place = clauses[clauses.count - 1].statements.count - 1
    clauses[clauses.count - 1].statements[place].days += first.days
  }

  /// Whether nothing is ever said to be open, or perhaps open.
  var isClosed: Bool { clauses.allSatisfy { $0.statements.allSatisfy { $0.state == .closed } } }

  /// The whole line.
  var text: String {
    let pieces = clauses.flatMap { clause -> [Piece] in
      guard clause.heading.isEmpty else {
        let said = clause.statements.map(phrase).joined(separator: ", ")
        return [
          Piece(text: "\(opening(clause))\(clause.heading)\(words.colon)\(said)", hasHeading: true)
        ]
      }
      return clause.statements.enumerated().map { index, statement in
        Piece(
          text: (index == 0 ? opening(clause) : "") + phrase(statement),
          isOpening: index > 0 || clause.opening == .plain ? statement.startsWithDays : false,
          isOtherwise: clause.opening == .otherwise || clause.opening == .otherwiseOnClosedDays,
          hasState: statement.state != .open || statement.manner != .plain)
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

  private func opening(_ clause: Clause) -> String {
    switch clause.opening {
    case .plain: ""
    case .but: words.but
    case .inAnyCase: words.but + words.inAnyCase
    case .otherwise: words.otherwise
    case .otherwiseOnClosedDays: words.evenOnClosedDays
    }
  }

  private func phrase(_ statement: Statement) -> String {
    let text = words.phrase(statement)
    guard let comment = statement.comment else { return text }
    return text.isEmpty ? "“\(comment)”" : "\(text) (“\(comment)”)"
  }
}

extension Statement {
  fileprivate var startsWithDays: Bool { state == .open && manner != .also }

  /// Whether another statement says the same of other days.
  fileprivate func joins(_ other: Statement) -> Bool {
    guard !days.isEmpty, !other.days.isEmpty, !isAlways, naming != .both else { return false }
    var same = other
    same.days = days
    if state == .closed, naming != .both, other.naming != .both { same.naming = naming }
    return same == self
  }
}
