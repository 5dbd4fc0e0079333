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
  var clauses: [Clause] = []
  /// How many clauses were added, those that joined others included.
  private(set) var sourceCount = 0

  init(in words: any Wording) { self.words = words }

  /// Adds a clause; days that are alike in all else join those of the clause before, and what is told of the same
  /// heading follows there.
  mutating func add(_ clause: Clause) {
    guard !clause.statements.isEmpty else { return }
    var clause = clause
    if clause.heading.isEmpty, needsAllYear(clause) { clause.heading = words.allYear }
    for index in clause.statements.indices { clause.statements[index].source = sourceCount }
    sourceCount += 1
    guard let before = clauses.last, let last = before.statements.last,
      let first = clause.statements.first, before.heading == clause.heading
    else {
      clauses.append(clause)
      return sayWhatIsSure()
    }
    let place = clauses.count - 1
    if clause.statements.count == 1, last.joins(first),
      clause.opening == (before.statements.count == 1 ? before.opening : last.opening)
    {
      clauses[place].statements[before.statements.count - 1].add(daysOf: first)
    } else if !clause.heading.isEmpty, before.opening.joins(clause.opening),
      clause.opening != .plain || !last.hasState || !first.startsWithDays
    {
      var statements = clause.statements
      statements[0].opening = clause.opening
      clauses[place].statements += statements
    } else {
      clauses.append(clause)
    }
    sayWhatIsSure()
  }

  /// Says of hours that are sure that they are, where they follow some that are not.
  private mutating func sayWhatIsSure() {
    var perhaps = Perhaps()
    for place in places {
      if place.statement == 0 { perhaps.beginClause() }
      self[place].saysSure = false
      guard perhaps.goes(for: self[place]), self[place].state == .open else { continue }
      self[place].saysSure = true
      _ = perhaps.goes(for: self[place])
    }
  }

  /// Whether what stands without days of its own could be heard as told of the heading before it.
  private func needsAllYear(_ clause: Clause) -> Bool {
    guard let before = clauses.last(where: { !$0.heading.isEmpty }) else { return false }
    if before.heading == words.allYear {
      return clauses.last?.heading == words.allYear
        && clause.statements.allSatisfy { $0.manner != .rest }
    }
    return !clause.statements.allSatisfy(\.standsAlone)
  }

  /// Where its statements stand: the places of their clauses and in them.
  var places: [(clause: Int, statement: Int)] {
    clauses.indices.flatMap { clause in
      clauses[clause].statements.indices.map { (clause, $0) }
    }
  }

  subscript(place: (clause: Int, statement: Int)) -> Statement {
    get { clauses[place.clause].statements[place.statement] }
    set { clauses[place.clause].statements[place.statement] = newValue }
  }

  /// The statements one after the other, with what the words around each add to it.
  var toldInOrder: [ToldStatement] {
    var found: [ToldStatement] = []
    var headed: [DescribedRule.Choice]?
    var followsSomeDays = false
    var perhaps = Perhaps()
    for (place, clause) in clauses.enumerated() {
      perhaps.beginClause()
      var opening = clause.opening
      if !clause.heading.isEmpty {
        headed = clause.heading == words.allYear ? nil : clause.wholeDays
      }
      for (index, statement) in clause.statements.enumerated() {
        if index > 0 {
          // "In any case" goes for all that its clause has.
          let goesOn = statement.source == clause.statements[index - 1].source
          if !goesOn || statement.opening != .plain || opening != .inAnyCase {
            opening = statement.opening
          }
        }
        found.append(
          ToldStatement(
            statement: statement, clause: place, opening: opening,
            followsSomeDays: followsSomeDays,
            scope: clause.heading.isEmpty && !statement.standsAlone ? headed : nil,
            others: clause.heading.isEmpty || clause.heading == words.allYear
              ? nil : clause.others(after: index),
            seemsUnsure: perhaps.goes(for: statement)))
        followsSomeDays = followsSomeDays || statement.isForSomeDays
      }
    }
    return found
  }

  /// Whether nothing is ever said to be open, or perhaps open.
  var isClosed: Bool { clauses.allSatisfy { $0.statements.allSatisfy { $0.state == .closed } } }

  /// The whole line.
  var text: String {
    // A comma reads best, unless lists of days already use it.
    let listing = pieces(withSemicolons: false)
    let lists = listing.filter { $0.text.contains(",") }.count
    let needsSemicolons = lists > 1 || listing.contains { $0.hasHeading }
    let pieces = needsSemicolons ? pieces(withSemicolons: true) : listing
    var text = pieces.first?.text ?? ""
    for (before, piece) in zip(pieces, pieces.dropFirst()) {
      // "Closed Mon, Tue 8:00–12:00" could be heard as closed on Tuesday too.
      let isUnclear = before.hasState && piece.isOpening
      let isRest = before.isOtherwise || piece.isOtherwise
      text += needsSemicolons || isUnclear || isRest ? words.semicolon : ", "
      text += piece.text
    }
    return text
  }

  /// What is said between commas or semicolons.
  private func pieces(withSemicolons: Bool) -> [Piece] {
    clauses.indices.flatMap { place -> [Piece] in
      let clause = clauses[place]
      let goesOn = goesOn(at: place) && !(withSemicolons && clause.opening == .inAnyCase)
      guard clause.heading.isEmpty else {
        let said = clause.statements.map { word($0.opening) + phrase($0) }
          .joined(separator: ", ")
        let others = clause.leavesOthers ? ", \(words.othersAsUsual)" : ""
        let heading = word(clause.opening) + clause.heading + words.colon
        return [Piece(text: heading + said + others, hasHeading: true)]
      }
      return clause.statements.enumerated().map { index, statement in
        Piece(
          text: (index == 0 && !goesOn ? word(clause.opening) : "") + phrase(statement),
          isOpening: index > 0 || clause.opening == .plain ? statement.startsWithDays : false,
          isOtherwise: clause.opening == .otherwise || clause.opening == .otherwiseOnClosedDays,
          hasState: statement.hasState)
      }
    }
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
      guard let first = clause.statements.first else { return false }
      // "In any case" is said again, unless the days are dates, which don't meet.
      return first.manner == .only && first.state == .open
        && (clause.opening != .inAnyCase || first.meaning.isSingleDates)
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

  fileprivate func phrase(_ statement: Statement) -> String {
    var text = words.phrase(statement)
    // Whole days are told right after their names.
    if let night = statement.night, !night.isWholeDays { text += " (\(words.phrase(night)))" }
    if let comment = statement.comment {
      let quoted = words.quote(comment)
      text = text.isEmpty ? quoted : "\(text) (\(quoted))"
    }
    return text
  }
}

extension Clause.Opening {
  /// Whether a clause under the same heading may follow in one with it.
  fileprivate func joins(_ other: Clause.Opening) -> Bool {
    ![self, other].contains { $0 == .otherwise || $0 == .otherwiseOnClosedDays }
  }
}

extension Statement {
  /// Says of another's days what it says of its own.
  fileprivate mutating func add(daysOf other: Statement) {
    days += other.days
    meaning.days += other.meaning.days
    if night?.ends == .lastNight { night?.ends = .lastNights }
  }

  fileprivate var startsWithDays: Bool { state == .open && manner != .also }

  fileprivate var hasState: Bool { state != .open || manner != .plain }

  /// Whether another statement says the same of other days.
  fileprivate func joins(_ other: Statement) -> Bool {
    guard !days.isEmpty, !other.days.isEmpty, !isAlways, naming != .both else { return false }
    // "Closed in May and in July 12:00–14:00" could be heard as closed in May altogether.
    guard state != .closed || hours.isEmpty else { return false }
    var same = other
    (same.days, same.opening, same.source) = (days, opening, source)
    same.saysSure = saysSure
    same.meaning.days = meaning.days
    if state == .closed, naming != .both, other.naming != .both { same.naming = naming }
    return same == self
  }
}
