// The rules that a sentence is held against, and the hours they give.

/// Comments as numbers; 0 for none.
struct CommentNumbers: Sendable {
  private var numbers: [String: Int] = [:]

  /// The number of a comment; one of its own for those without a number.
  func known(_ comment: String?) -> Int {
    guard let comment else { return 0 }
    return numbers[comment] ?? 1 << 20
  }

  mutating func number(of comment: String?) -> Int {
    guard let comment else { return 0 }
    if let known = numbers[comment] { return known }
    numbers[comment] = numbers.count + 1
    return numbers.count
  }
}

/// Rules and the program that evaluates them.
struct RulesInForce {
  private let program: Program
  private let comments: [String?]
  /// The hours of the cases that were asked for.
  private var cache: [ReadDay?] = []

  init(_ schedule: Schedule) {
    program = schedule.program
    comments = schedule.expression.rules.map(\.comment)
  }

  /// The first rules of a list as they would be by themselves.
  init(_ rules: some Collection<DescribedRule>) {
    let written = rules.map { described in
      var rule = described.rule
      if rule.selectors.isEmpty { rule.selectors.weekdays = .everyDay }
      rule.modifier = rule.state
      rule.separator =
        switch described.effect {
        case .replaces, .closes: .normal
        case .adds: .additional
        case .fills: .fallback
        }
      return rule
    }
    program = Program(Expression(rules: written))
    comments = written.map(\.comment)
  }

  /// The hours of a case, by its place, worked out once.
  mutating func cachedDay(
    of known: DayCase, at place: Int, _ settings: [Setting], _ numbers: CommentNumbers
  ) -> ReadDay {
    while cache.count <= place { cache.append(nil) }
    if let day = cache[place] { return day }
    let day = day(of: known, settings, numbers)
    cache[place] = day
    return day
  }

  /// The hours of a day, from midnight to midnight.
  func day(
    of known: DayCase, _ settings: [Setting], _ numbers: CommentNumbers
  ) -> ReadDay {
    var plan = DayPlan()
    var pair = DayPair(day: known.day)
    program.paint(&plan, &pair, settings[known.calendar])
    return ReadDay(plan) { paint in
      paint.comment.isOfRule ? numbers.known(comments[Int(paint.comment.code)]) : 0
    }
  }
}
