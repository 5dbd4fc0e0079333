// The last resort: rules one by one in their order, with the order said.

extension Wording {
  /// All rules as they are written, and how they are to be read: as the evaluator does.
  func rulesInOrder(_ rules: [DescribedRule]) -> String {
    let lines = rules.enumerated().map { line($1, isFirst: $0 == 0) }
    guard lines.count > 1 else { return lines.first ?? "" }
    return inOrder + lines.enumerated().map { "(\($0 + 1)) \($1)" }.joined(separator: semicolon)
  }

  private func line(_ rule: DescribedRule, isFirst: Bool) -> String {
    var sentence = Sentence(in: self)
    sentence.add(clause(rule, after: [], style: ClauseStyle(night: .some(nil))))
    return (isFirst ? "" : effect(of: rule)) + sentence.text
  }

  /// What a line does to those before it.
  private func effect(of rule: DescribedRule) -> String {
    switch rule.effect {
    case .replaces: inPlaceOfAll
    case .closes: rule.rule.times.isEmpty ? inPlaceOfAll : takingAway
    case .adds: rule.rule.state == .open ? adding : addingOver
    case .fills: whereClosed
    }
  }
}
