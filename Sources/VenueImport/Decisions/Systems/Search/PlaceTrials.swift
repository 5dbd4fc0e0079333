// The systems of a place, each tried in one order after another, and made only once.

internal import Geodesy

/// Tries the candidates of a place.
struct PlaceTrials {
  private let candidates: [SystemCandidate]
  private let trial: SystemTrial
  private let datum: DatumClue?
  private let fits: (SystemOutcome) -> Bool
  private let isMiddle: (SystemOutcome) -> Bool
  private var systems: [String: ReferenceSystem] = [:]
  private var found: [Key: [SystemOutcome]] = [:]

  private struct Key: Hashable {
    let rank: SystemCandidate.Rank
    let turn: CoordinateTurn
  }

  init(
    _ candidates: [SystemCandidate], _ trial: SystemTrial, on datum: DatumClue?,
    where fits: @escaping (SystemOutcome) -> Bool,
    isMiddle: @escaping (SystemOutcome) -> Bool
  ) {
    self.candidates = candidates
    self.trial = trial
    self.datum = datum
    self.fits = fits
    self.isMiddle = isMiddle
  }

  /// The outcomes of a rank that put the data there; of zones beside those that lead to its middle.
  mutating func fitting(_ rank: SystemCandidate.Rank, _ turn: CoordinateTurn) -> [SystemOutcome] {
    let key = Key(rank: rank, turn: turn)
    if let known = found[key] { return known }
    var outcomes: [SystemOutcome] = []
    for candidate in candidates where candidate.rank == rank {
      guard
        let system = systems[candidate.identifier]
          ?? (try? ReferenceSystem(candidate.identifier))
      else { continue }
      systems[candidate.identifier] = system
      guard system.kind == .projected, datum.map({ $0.isMeant(by: system.name) }) ?? true,
        let outcome = trial.outcome(in: system, turn), fits(outcome),
        // The grid of a city is no better than others beyond it.
        rank != .own || outcome.isInAreaOfUse(margin: 0),
        rank != .beside || isMiddle(outcome)
      else { continue }
      outcomes.append(outcome)
    }
    found[key] = outcomes
    return outcomes
  }
}
