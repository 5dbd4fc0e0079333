// Decides which reference system numbers are in that nobody names outright: what names and places leave as the only one.

internal import GeoPrimitives
internal import Geodesy

/// What is found out about an unnamed reference system.
struct SystemFinding {
  /// The system, where only one is left.
  let system: ReferenceSystem
  /// What speaks for it.
  var evidence: String
  /// How sure that is.
  let confidence: Confidence
  /// Other systems that could not be told from it, and how far they would move the data.
  var alternatives: [String] = []
  /// How the pairs must be turned.
  var turn = CoordinateTurn.none
  /// Whether the turn was found together with the system, so that its area of use has no more to say.
  var isOriented = false
  /// What of the file says something else; `nil` where nothing does.
  var contradiction: String?
  /// That it leads elsewhere than the file says, and no other system leads there; `nil` where it does not.
  var elsewhere: String?
  /// Where the data would lie in the other order, if that is possible too and nothing decides.
  var otherOrder: String?
}

extension SystemFinding {
  init(_ system: ReferenceSystem, _ evidence: String, _ confidence: Confidence) {
    self.init(system: system, evidence: evidence, confidence: confidence)
  }

  /// What was found, and what could not be told from it.
  var sentence: String {
    let turned = turn == .none ? "" : ", \(turn)"
    let others = alternatives.isEmpty ? "" : "; \(alternatives.joined(separator: ", "))"
    return "\(system), since \(evidence)\(turned)\(others)"
  }
}

/// Looks for the reference system of map coordinates.
struct SystemSearch {
  let trial: SystemTrial
  /// Whether something says which of the two coordinates is the eastward one.
  let isOrderNamed: Bool

  /// What a search among the systems of a place leads to.
  enum Located {
    /// One system, or several that are one for venues.
    case one(SystemFinding)
    /// Several that put the data there, each elsewhere.
    case several([SystemOutcome])
    /// None puts the data there.
    case none
  }

  /// Two systems that move the data less than this are one for venues, and the usual one is taken.
  private static let indistinct = Distance.meters(2)

  init(_ coordinates: ShapeColumn, isOrderNamed: Bool) {
    trial = SystemTrial(coordinates)
    self.isOrderNamed = isOrderNamed
  }

  /// Where the pairs would lie in a system.
  func outcome(in system: String) -> SystemOutcome? {
    (try? ReferenceSystem(system)).flatMap { trial.outcome(in: $0) }
  }

  /// Where the pairs would lie in a system, turned so that they lie where it is meant to be used.
  func outcome(in system: ReferenceSystem) -> SystemOutcome? {
    trial.outcome(in: system, turn(in: system))
  }

  /// The orders in which maps are written: eastings first, northings first.
  static let orders = [CoordinateTurn.none, CoordinateTurn(isSwapped: true)]
  /// The same where the maps of a country count westward and southward.
  static let farOrders = [
    CoordinateTurn(flipsX: true, flipsY: true),
    CoordinateTurn(isSwapped: true, flipsX: true, flipsY: true),
  ]

  /// The system that the first clue names whose area of use holds the coordinates.
  ///
  /// Where `whereabouts` names a city, that decides between two possible orders.
  func named(
    by clues: [SystemClue], _ kind: ReferenceSystem.Kind, in whereabouts: Whereabouts
  ) -> SystemFinding? {
    for clue in clues {
      let systems = clue.systems.compactMap { try? ReferenceSystem($0) }.filter { $0.kind == kind }
      for turn in kind == .projected ? Self.orders + Self.farOrders : [.none] {
        let fitting = systems.filter { system in
          guard system.areaOfUse != nil else { return turn == .none }
          return trial.outcome(in: system, turn)?.isInAreaOfUse ?? false
        }
        guard let first = fitting.first else { continue }
        let area = first.areaOfUse.map { ", and the data lie in its area of use, \($0.name)" } ?? ""
        var finding = SystemFinding(
          system: first, evidence: clue.evidence + area, confidence: .certain,
          alternatives: described(fitting.dropFirst(), beside: first), turn: turn)
        if kind == .projected, !turn.isSwapped {
          takeOwnAxes(&finding)
          reconsider(&finding, in: whereabouts)
        }
        return finding
      }
    }
    return nil
  }

  /// Takes the other order where a city that is named says so.
  func reconsider(_ finding: inout SystemFinding, in whereabouts: Whereabouts) {
    guard !whereabouts.cities.isEmpty, !isOrderNamed else { return }
    var other = finding.turn
    other.isSwapped.toggle()
    guard let here = trial.outcome(in: finding.system, finding.turn),
      let there = trial.outcome(in: finding.system, other), there.isInAreaOfUse,
      whereabouts.contains(there.middle)
    else { return }
    let order = OrderChoice(here, there, isOrderNamed, whereabouts)
    finding.turn = order.taken.turn
    if let evidence = order.evidence { finding.evidence += ", and " + evidence }
    finding.otherOrder = order.unclear
  }

  /// How pairs must be turned to lie where a system that is told is meant to be used; not at all where no turn helps.
  func turn(in system: ReferenceSystem) -> CoordinateTurn {
    guard system.kind == .projected, system.areaOfUse != nil else { return .none }
    return (Self.orders + Self.farOrders).first {
      trial.outcome(in: system, $0)?.isInAreaOfUse ?? false
    } ?? .none
  }

  /// The only system in use at a place that puts the data there.
  ///
  /// Of systems that a datum's name leaves, only these are looked at.
  func located(in whereabouts: Whereabouts, on datum: DatumClue? = nil) -> Located {
    var trials = PlaceTrials(SystemCandidate.all(for: whereabouts), trial, on: datum) {
      Self.fits($0, whereabouts)
    } isMiddle: {
      whereabouts.isNearMiddle($0.middle)
    }
    for orders in [Self.orders, Self.farOrders] {
      // Names that say which is which are believed as long as any system allows.
      let groups = isOrderNamed ? orders.map { [$0] } : [orders]
      for turns in groups {
        for rank in SystemCandidate.Rank.allCases {
          let found = turns.map { trials.fitting(rank, $0) }
          guard let first = found.first(where: { !$0.isEmpty }) else { continue }
          let (chosen, order) = choose(found, first, whereabouts)
          if turns.count > 1, !turns[0].isSwapped, chosen[0].turn.isSwapped,
            let plain = unturned(&trials, after: rank, turns[0], chosen[0], datum, whereabouts)
          {
            return .one(plain)
          }
          // What was passed over is named beside what is taken.
          let turn = chosen[0].turn
          var others = rank == .former ? [] : trials.fitting(.former, turn)
          // A zone beside is only asked where the place's own lead to the outskirts, or were given up.
          let isDoubtful =
            rank == .former || chosen.allSatisfy { !whereabouts.isNearMiddle($0.middle) }
          if isDoubtful, rank != .beside { others += trials.fitting(.beside, turn) }
          let beside = [SystemCandidate.Rank.usual, .current].filter { $0.rawValue > rank.rawValue }
            .flatMap { trials.fitting($0, turn) }
          var rival: SystemOutcome?
          if isOrderNamed, var other = turns.first {
            other.isSwapped.toggle()
            rival = trials.fitting(rank, other).first
          }
          return decide(chosen, others, beside, order, rival, datum, whereabouts)
        }
      }
    }
    return .none
  }

  /// The system of a lower rank that takes the coordinates as they stand, where the best one has them `swapped`.
  ///
  /// Nothing is swapped as long as another system fits as it stands; but what offices publish in goes before what is
  /// only meant for the place, unless that leads clearly nearer to the middle.
  private func unturned(
    _ trials: inout PlaceTrials, after rank: SystemCandidate.Rank, _ turn: CoordinateTurn,
    _ swapped: SystemOutcome, _ datum: DatumClue?, _ whereabouts: Whereabouts
  ) -> SystemFinding? {
    let isUsual = rank.rawValue < SystemCandidate.Rank.current.rawValue
    let lower: SystemCandidate.Rank = isUsual ? .current : .former
    guard rank != .former else { return nil }
    let fitting = trials.fitting(lower, turn)
    if isUsual {
      guard let there = whereabouts.distance(to: swapped.middle)?.meters,
        fitting.contains(where: { outcome in
          whereabouts.distance(to: outcome.middle).map {
            PassedSystems.isClear($0.meters, there)
          } ?? false
        })
      else { return nil }
    }
    let former = isUsual ? trials.fitting(.former, turn) : []
    guard case .one(var finding) = decide(fitting, former, [], nil, nil, datum, whereabouts) else {
      return nil
    }
    if isUsual {
      finding.evidence +=
        "; the usual \(swapped.system) would take them in the other order and "
        + "\(whereabouts.distance(to: swapped.middle) ?? .meters(0)) from the middle"
    } else {
      finding.otherOrder = fitting.first.map { OrderChoice.rival($0, swapped) }
    }
    return finding
  }

  /// The outcomes of the better of two orders, and what makes it so.
  private func choose(
    _ found: [[SystemOutcome]], _ first: [SystemOutcome], _ whereabouts: Whereabouts
  ) -> ([SystemOutcome], OrderChoice?) {
    guard found.count == 2, let plain = found[0].first, let swapped = found[1].first else {
      return (first, nil)
    }
    let order = OrderChoice(plain, swapped, isOrderNamed, whereabouts)
    return (order.taken.turn == plain.turn ? found[0] : found[1], order)
  }

  private func decide(
    _ fitting: [SystemOutcome], _ former: [SystemOutcome], _ beside: [SystemOutcome],
    _ order: OrderChoice?, _ rival: SystemOutcome?, _ datum: DatumClue?, _ whereabouts: Whereabouts
  ) -> Located {
    var distinct: [SystemOutcome] = []
    for outcome in fitting
    where distinct.allSatisfy({ $0.distance(to: outcome) > Self.indistinct }) {
      distinct.append(outcome)
    }
    let passed = PassedSystems(former: former, beside: beside, whereabouts)
    if distinct.count > 1 {
      guard let only = PassedSystems.only(of: distinct, whereabouts) else {
        let nearer = distinct.first.flatMap { passed.nearer(than: $0) }
        return .several([nearer].compactMap(\.self) + distinct)
      }
      distinct = [only]
    }
    guard let first = distinct.first else { return .none }
    var taken = first
    if let nearer = passed.nearer(than: first) {
      guard !whereabouts.isNearMiddle(first.middle) else { return .several([first, nearer]) }
      taken = nearer
    } else {
      let others = passed.doubtful(beside: first)
      if !others.isEmpty { return .several([first] + others) }
    }
    let rivals = passed.rivals(of: taken, and: fitting + [first])
    let told = rivals.map { passed.words($0, beside: taken) }
    let systems = datum.map { "of \($0.range), as \($0.evidence)," }
    var finding = SystemFinding(
      system: taken.system,
      evidence: "\(whereabouts.evidence) says \(whereabouts.name), and "
        + (systems ?? passed.range(rivals)) + " only it puts the data there",
      confidence: .likely, alternatives: told, turn: taken.turn, isOriented: true)
    if taken.system != first.system {
      finding.evidence =
        "\(whereabouts.evidence) says \(whereabouts.name), and it puts the data "
        + "\(passed.distance(taken)) from the middle, \(first.system), the usual one there, "
        + "\(passed.distance(first))"
    }
    if let evidence = order?.evidence { finding.evidence += "; " + evidence }
    finding.otherOrder = order?.unclear
    if let rival {
      finding.otherOrder = OrderChoice(taken, rival, true, whereabouts).unclear
    }
    return .one(finding)
  }

  private static func fits(_ outcome: SystemOutcome, _ whereabouts: Whereabouts) -> Bool {
    if !whereabouts.cities.isEmpty { return whereabouts.contains(outcome.middle) }
    return outcome.isInAreaOfUse(margin: 0.1) && outcome.share(where: whereabouts.contains) >= 0.8
  }

  private func described(
    _ others: some Sequence<ReferenceSystem>, beside first: ReferenceSystem
  ) -> [String] {
    others.map { other in
      let move = trial.difference(first, other).map { " would move the data by \($0.description)" }
      return "\(other)\(move ?? "")"
    }
  }
}
