// Decides which reference system numbers are in that nobody names outright: what names and places leave as the only one.

internal import GeoPrimitives
internal import Geodesy

/// What is found out about an unnamed reference system.
struct SystemFinding {
  /// The system, where only one is left.
  let system: ReferenceSystem
  /// What speaks for it.
  let evidence: String
  /// How sure that is.
  let confidence: Confidence
  /// Other systems that could not be told from it, and how far they would move the data.
  var alternatives: [String] = []
  /// How the pairs must be turned.
  var turn = CoordinateTurn.none
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
  private let trial: SystemTrial

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

  init(_ coordinates: ShapeColumn) { trial = SystemTrial(coordinates) }

  /// Where the pairs would lie in a system.
  func outcome(in system: String) -> SystemOutcome? {
    (try? ReferenceSystem(system)).flatMap { trial.outcome(in: $0) }
  }

  /// Where the pairs would lie in a system, turned so that they lie where it is meant to be used.
  func outcome(in system: ReferenceSystem) -> SystemOutcome? {
    trial.outcome(in: system, turn(in: system))
  }

  /// The orders and signs in which maps are written: eastings first, northings first, and counted westward and southward.
  private static let turns: [CoordinateTurn] = [
    .none, CoordinateTurn(isSwapped: true), CoordinateTurn(flipsX: true, flipsY: true),
    CoordinateTurn(isSwapped: true, flipsX: true, flipsY: true),
  ]

  /// The system that the first clue names whose area of use holds the coordinates.
  func named(by clues: [SystemClue], _ kind: ReferenceSystem.Kind) -> SystemFinding? {
    for clue in clues {
      let systems = clue.systems.compactMap { try? ReferenceSystem($0) }.filter { $0.kind == kind }
      for turn in kind == .projected ? Self.turns : [.none] {
        let fitting = systems.filter { system in
          guard system.areaOfUse != nil else { return turn == .none }
          return trial.outcome(in: system, turn)?.isInAreaOfUse ?? false
        }
        guard let first = fitting.first else { continue }
        let area = first.areaOfUse.map { ", and the data lie in its area of use, \($0.name)" } ?? ""
        return SystemFinding(
          system: first, evidence: clue.evidence + area, confidence: .certain,
          alternatives: described(fitting.dropFirst(), beside: first), turn: turn)
      }
    }
    return nil
  }

  /// How pairs must be turned to lie where a system that is told is meant to be used; not at all where no turn helps.
  func turn(in system: ReferenceSystem) -> CoordinateTurn {
    guard system.kind == .projected, system.areaOfUse != nil else { return .none }
    return Self.turns.first { trial.outcome(in: system, $0)?.isInAreaOfUse ?? false } ?? .none
  }

  /// The only system in use at a place that puts the data there.
  func located(in whereabouts: Whereabouts) -> Located {
    let candidates = SystemCandidate.all(for: whereabouts)
    var systems: [String: ReferenceSystem] = [:]
    func fitting(_ rank: SystemCandidate.Rank, _ turn: CoordinateTurn) -> [SystemOutcome] {
      candidates.filter { $0.rank == rank }.compactMap { candidate in
        guard
          let system = systems[candidate.identifier]
            ?? (try? ReferenceSystem(candidate.identifier)), system.kind == .projected
        else { return nil }
        systems[candidate.identifier] = system
        guard let outcome = trial.outcome(in: system, turn), Self.fits(outcome, whereabouts) else {
          return nil
        }
        return outcome
      }
    }
    for turn in Self.turns {
      for rank in SystemCandidate.Rank.allCases {
        let found = fitting(rank, turn)
        if found.isEmpty { continue }
        // What was passed over is named beside what is taken.
        let others = rank == .former ? [] : fitting(.former, turn)
        return decide(found, others, whereabouts)
      }
    }
    return .none
  }

  private func decide(
    _ fitting: [SystemOutcome], _ former: [SystemOutcome], _ whereabouts: Whereabouts
  ) -> Located {
    var distinct: [SystemOutcome] = []
    for outcome in fitting
    where distinct.allSatisfy({ $0.distance(to: outcome) > Self.indistinct }) {
      distinct.append(outcome)
    }
    if distinct.count > 1 {
      // A unit of length or a zone beside the right one leads to the outskirts at best.
      let near = distinct.filter { whereabouts.isNearMiddle($0.middle) }
      guard near.count == 1 else { return .several(distinct) }
      distinct = near
    }
    let first = distinct[0]
    let others = (fitting + former).filter {
      (0.5..<1000).contains(first.distance(to: $0).meters)
    }
    .prefix(3).map { "\($0.system) would move the data by \(first.distance(to: $0))" }
    return .one(
      SystemFinding(
        system: first.system,
        evidence:
          "\(whereabouts.evidence) says \(whereabouts.name), and of the systems in use there today only it puts the data there",
        confidence: .likely, alternatives: Array(others), turn: first.turn))
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
