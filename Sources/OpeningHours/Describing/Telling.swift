// Finds words for rules that a reader gets right, clause by clause.

/// Tells rules in a sentence that says, read literally, what they do.
struct Telling {
  let rules: [DescribedRule]
  let words: any Wording
  let check: SentenceCheck

  /// A sentence about a schedule whose rules these are; `nil` where no words are found that are sure to be understood.
  func sentence(for schedule: Schedule) -> Sentence? {
    // What fills all that is left closed is told as that, and what comes after it rule by rule.
    let rest = rules.indices.dropFirst().last { rules[$0].isRest } ?? rules.endIndex
    let first = Array(rules[..<rest])
    let isParted = Layers.ruleCount(first) < first.count
    let all = (isParted ? first.partingFirstWeekdays() : first) + rules[rest...]
    let end = all.count - (rules.count - rest)
    let tellsClosed = { (day: DescribedDay) in day.isSaidClosed && rest == rules.endIndex }
    for head in heads(Array(all[..<end]), tellsClosed: tellsClosed) {
      guard var sentence = head else { continue }
      let isTold = (sentence.count..<all.count).allSatisfy { place in
        add(all, place, isRest: place == end, to: &sentence.told)
      }
      var inForce = RulesInForce(schedule)
      guard isTold, check.isRight(sentence.told, &inForce) else { continue }
      return withoutIdleAsides(sentence.told, &inForce)
    }
    return nil
  }

  /// The same without asides about midnight that later statements have made idle.
  private func withoutIdleAsides(_ told: Sentence, _ inForce: inout RulesInForce) -> Sentence {
    var told = told
    for place in told.places {
      guard let night = told[place].night, night != .wholeDays else { continue }
      let parts = [nil, NightEdge(ends: night.ends), NightEdge(next: night.next)]
      for shorter in night.isWholeDays ? [.wholeDays] : parts
      where shorter != night && shorter != NightEdge() {
        var trial = told
        trial[place].night = shorter
        guard check.isRight(trial, &inForce) else { continue }
        told = trial
        break
      }
    }
    return told
  }

  /// The first rules told together: a usual week, with layers over it if there are some.
  private struct Head {
    var told: Sentence
    /// How many rules are told.
    var count: Int
  }

  private func heads(
    _ rules: [DescribedRule], tellsClosed: @escaping (DescribedDay) -> Bool
  ) -> some Sequence<Head?> {
    [layered, weekly].lazy.map { $0(rules, tellsClosed) }
  }

  /// The usual week and the layers over it as far as they go.
  private func layered(
    _ rules: [DescribedRule], tellsClosed: (DescribedDay) -> Bool
  ) -> Head? {
    let count = Layers.ruleCount(rules)
    guard count > 0, let layers = Layers(Array(rules[..<count])) else { return nil }
    let week = words.statements(of: layers.week, all: .daily(words), tellsClosed: tellsClosed)
    if let holidays = layers.layers.first, let joined = words.joining(holidays, to: week),
      let told = told(joined, layers.layers.dropFirst(), of: rules[..<count])
    {
      return Head(told: told, count: count)
    }
    return told(week, layers.layers[...], of: rules[..<count]).map { Head(told: $0, count: count) }
  }

  /// A week and layers over it, in words that leave no doubt; `nil` where there are none.
  private func told(
    _ week: [Statement], _ layers: ArraySlice<Layer>, of rules: ArraySlice<DescribedRule>
  ) -> Sentence? {
    var inForce = RulesInForce(rules)
    var styles = [ClauseStyle](repeating: ClauseStyle(), count: layers.count)
    // A doubt can come up once a clause and style.
    for _ in 0...styles.count * 5 {
      var told = Sentence(in: words)
      told.add(Clause(statements: week))
      var closes = week.contains { $0.state == .closed }
      var layerOfSource: [Int: Int] = [:]
      for (place, layer) in layers.enumerated() {
        let clause = words.clause(layer, closesBefore: closes, style: styles[place])
        closes = closes || clause.statements.contains { $0.state == .closed }
        if !clause.statements.isEmpty { layerOfSource[told.sourceCount] = place }
        told.add(clause)
      }
      switch check.verdict(on: told, &inForce) {
      case .right: return told
      case .wrong: return nil
      case .doubt(let doubt, let source):
        guard let place = layerOfSource[source], styles[place].resolve(doubt) else { return nil }
      }
    }
    return nil
  }

  /// The usual week that the first rules make.
  private func weekly(
    _ rules: [DescribedRule], tellsClosed: (DescribedDay) -> Bool
  ) -> Head? {
    let first = Array(rules.prefix(while: \.isWeekly))
    var told = Sentence(in: words)
    if !first.isEmpty {
      let week = DescribedWeek(first, joinsNights: true)
      told.add(
        Clause(statements: words.statements(of: week, all: .daily(words), tellsClosed: tellsClosed))
      )
    }
    return Head(told: told, count: first.count)
  }

  /// Adds a rule in words that make the sentence say what the rules up to it do; `false` where there are none.
  private func add(
    _ rules: [DescribedRule], _ place: Int, isRest: Bool, to told: inout Sentence
  ) -> Bool {
    var inForce = RulesInForce(rules[...place])
    for first in isRest ? [ClauseStyle()] : rules[place].styles(after: rules[..<place]) {
      var style = first
      repeat {
        var trial = told
        let source = trial.sourceCount
        trial.add(
          isRest
            ? words.clause(rest: rules[place].rule, after: rules[..<place], style: style)
            : words.clause(rules[place], after: rules[..<place], style: style))
        guard let last = trial.clauses.last?.statements.last else { return false }
        switch check.verdict(on: trial, &inForce, around: last) {
        case .right:
          told = trial
          return true
        case .doubt(let doubt, let doubted) where doubted == source || last.source != source:
          if style.resolve(doubt) { continue }
        case .doubt, .wrong: break
        }
        break
      } while true
    }
    return false
  }
}

extension DescribedRule {
  /// The ways to tell of the nights around its days, the plainest first.
  fileprivate func styles(after earlier: ArraySlice<DescribedRule>) -> [ClauseStyle] {
    let others = ([nil] + NightEdge.all).map { ClauseStyle(night: .some($0)) }
    // What is left of a night is best told as the hours that it makes with those that take its place.
    let united =
      unitingNights(after: earlier) == rule.times
      ? []
      : [nil, NightEdge(ends: lastNight), NightEdge(ends: .anyNight)]
        .map { (night: NightEdge?) in ClauseStyle(unitesNights: true, night: .some(night)) }
    return united + [ClauseStyle()] + others
  }
}

extension ClauseStyle {
  /// Takes the words that leave a doubt no room; `false` where it has them already or there are none.
  fileprivate mutating func resolve(_ doubt: ReadHours.Doubt) -> Bool {
    let before = self
    switch doubt {
    case .mustHoldInAnyCase: isInAnyCase = true
    case .mustNameAllDays: namesAllDays = true
    case .mustNameClosedDays: namesClosedDays = true
    case .mustNameOtherDays: leavesOthers = true
    case .mustSayInstead: saysInstead = true
    case .unclear: break
    }
    return self != before
  }
}
