// All that may tell the reference system of a file that names none; looked at only then.

internal import GeoPrimitives
internal import Geodesy

/// What speaks for a reference system.
struct SystemHints {
  private let sample: RecordSample
  private let position: PositionDecision
  private let path: String
  private let search: SystemSearch
  private let whereabouts: Whereabouts
  private let spare: SpareDegrees?

  /// So many systems are suggested at most.
  private static let suggestions = 4

  /// Takes what the hints are in: `coordinates` are some of the file's own, `spare` the degrees beside them.
  init(
    about sample: RecordSample, _ position: PositionDecision, _ coordinates: ShapeColumn,
    beside spare: SpareDegrees?, in whereabouts: Whereabouts, path: String
  ) {
    self.sample = sample
    self.position = position
    self.path = path
    self.spare = spare
    self.whereabouts = whereabouts
    search = SystemSearch(coordinates, isOrderNamed: position.isOrderNamed)
  }

  private var clues: [SystemClue] {
    SystemClue.find(
      in: sample, position, sidecar: SidecarFile.referenceSystem(beside: path), path: path)
  }

  /// The system of degrees that is named somewhere.
  var geographic: SystemFinding? { search.named(by: clues, .geographic, in: whereabouts) }

  /// The system of map coordinates that is named somewhere, or is the only one that leads to where the data must lie.
  var projected: (finding: SystemFinding?, candidates: [SystemOutcome]) {
    let named = search.named(by: clues, .projected, in: whereabouts)
    let datum = DatumClue.find(in: sample, position, path: path)
    if let named {
      return (corrected(named) ?? named, [])
    }
    if let agreed = spare?.agreed { return (agreed, []) }
    let mercator = search.mercator(columns: position.source.columns.map { names[$0] })
    if let mercator, mercator.confidence == .certain { return (mercator, []) }
    if let datum {
      switch whereabouts.isKnown ? search.located(in: whereabouts, on: datum) : .none {
      case .one(let found): return (found, [])
      case .several(let outcomes): return (nil, outcomes)
      case .none: break
      }
      switch search.everywhere(on: datum) {
      case .one(let found) where !whereabouts.isKnown: return (found, [])
      case .several(let outcomes) where !whereabouts.isKnown:
        return spoken(among: outcomes, on: datum)
      case .one, .several, .none: break
      }
    }
    guard whereabouts.isKnown else {
      return mercator.map { ($0, []) } ?? spoken
    }
    switch search.located(in: whereabouts) {
    case .one(var found):
      if let datum {
        found.contradiction =
          "\(datum.evidence) \(datum.word), and none of \(datum.range) puts the data there"
      }
      return (found, [])
    case .several(let outcomes): return (nil, outcomes)
    case .none:
      // Where nothing leads to the city that is named, codes of the rows may mean another place.
      if case .one(let found) = whereabouts.instead.first.map({ search.located(in: $0) }) {
        return (found, [])
      }
      return (nil, [])
    }
  }

  /// The systems on a datum that lead to where the language of the columns is written; the only one is taken.
  private func spoken(
    among outcomes: [SystemOutcome], on datum: DatumClue
  ) -> (SystemFinding?, [SystemOutcome]) {
    guard let there = HeadingLanguage.whereabouts(of: names, onDatum: true) else {
      return (nil, outcomes)
    }
    let fitting = outcomes.filter { $0.share(where: there.contains) >= 0.8 }
    guard let only = fitting.first, fitting.count == 1 else {
      return (nil, fitting.isEmpty ? outcomes : fitting)
    }
    let evidence =
      "\(datum.evidence) \(datum.word), and of the systems on it only this one puts the data where "
      + "\(there.evidence) is written"
    return (
      SystemFinding(system: only.system, evidence: evidence, confidence: .likely, turn: only.turn),
      []
    )
  }

  /// The only system of the countries in which the language of the columns is written that puts the data there.
  private var spoken: (SystemFinding?, [SystemOutcome]) {
    guard let there = HeadingLanguage.whereabouts(of: names, onDatum: false) else {
      return (nil, [])
    }
    switch search.located(in: there) {
    case .one(let found):
      guard let outcome = search.trial.outcome(in: found.system, found.turn),
        let other = search.zone(in: there, beside: outcome)
      else { return (found, []) }
      return (nil, [outcome, other])
    case .several(let outcomes): return (nil, outcomes)
    case .none: return (nil, [])
    }
  }

  /// What is taken instead of a system that is named and leads elsewhere than to the city that is named beside it.
  private func corrected(_ named: SystemFinding) -> SystemFinding? {
    guard !whereabouts.cities.isEmpty,
      let outcome = search.trial.outcome(in: named.system, named.turn),
      !whereabouts.contains(outcome.middle)
    else { return nil }
    let place =
      "\(outcome.middle.latitude.rounded(to: 2)), \(outcome.middle.longitude.rounded(to: 2))"
    let elsewhere =
      "\(named.system), since \(named.evidence), leads to \(place), and \(self.place)"
    if case .one(var better) = search.located(in: whereabouts) {
      better.contradiction = elsewhere
      return better
    }
    var kept = named
    kept.elsewhere = elsewhere
    return kept
  }

  private var names: [String] { sample.facts.columns }

  /// Takes the other order for a system that is told, where a city that is named says so.
  func reconsider(_ finding: inout SystemFinding) { search.reconsider(&finding, in: whereabouts) }

  /// How pairs must be turned to lie where a system that is told is meant to be used.
  func turn(in system: ReferenceSystem) -> CoordinateTurn { search.turn(in: system) }

  /// The system that leads to where the data must lie, where the one that the file names leads elsewhere; `isElsewhere`
  /// says that rows contradict the file's own system, whether or not another one is found.
  func correction(of own: ReferenceSystem) -> (finding: SystemFinding?, isElsewhere: Bool) {
    guard whereabouts.isKnown, own.kind == .projected, let outcome = search.outcome(in: own),
      !whereabouts.contains(outcome.middle)
    else { return (nil, false) }
    if case .one(let found) = search.located(in: whereabouts) { return (found, true) }
    let isElsewhere =
      whereabouts.isElsewhere(outcome.middle) || whereabouts.isFar(from: outcome.places)
    return (nil, isElsewhere)
  }

  /// What says where the data must lie.
  var place: String { "\(whereabouts.evidence) says \(whereabouts.name)" }

  /// Systems to suggest, each with where it would put the first pair: those that lead to the right place, else those
  /// that are named, else those whose numbers are such and lead to land.
  func likely(_ candidates: [SystemOutcome]) -> [String] {
    var outcomes = candidates
    let named = clues.flatMap(\.systems).filter { $0.count < 20 }
    if outcomes.isEmpty { outcomes = named.compactMap { search.outcome(in: $0) } }
    if outcomes.isEmpty {
      let guessed = LikelySystems.find(columns: sample.facts.columns, first: position.first)
      outcomes = guessed.compactMap { search.outcome(in: $0) }.filter {
        CountryDecision.isLand($0.middle) && $0.isInAreaOfUse
      }
    }
    // What all the world's screens show suits any numbers: it helps nobody beside anything else.
    if outcomes.count > 1 { outcomes.removeAll { $0.system.identifier == "EPSG:3857" } }
    var told: [SystemOutcome] = []
    for outcome in outcomes where told.allSatisfy({ $0.distance(to: outcome).meters > 5 }) {
      told.append(outcome)
    }
    return told.prefix(Self.suggestions).map { outcome in
      let name = outcome.system.identifier ?? outcome.system.name
      let (latitude, longitude) = (outcome.first.latitude, outcome.first.longitude)
      return "\(name) (the first at \(latitude.rounded(to: 4)), \(longitude.rounded(to: 4)))"
    }
  }
}

extension Double {
  /// The number with a few decimals, for people.
  func rounded(to decimals: Int) -> Double {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    return (self * power).rounded() / power
  }
}
