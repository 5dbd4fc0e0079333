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
  let alternatives: [String]
}

extension SystemFinding {
  init(_ system: ReferenceSystem, _ evidence: String, _ confidence: Confidence) {
    self.init(system: system, evidence: evidence, confidence: confidence, alternatives: [])
  }

  /// What was found, and what could not be told from it.
  var sentence: String {
    let others = alternatives.isEmpty ? "" : "; \(alternatives.joined(separator: ", "))"
    return "\(system), since \(evidence)\(others)"
  }
}

/// Looks for the reference system of map coordinates.
struct SystemSearch {
  private let trial: SystemTrial

  /// Two systems that move the data less than this are one for venues, and the usual one is taken.
  private static let indistinct = Distance.meters(5)

  init(_ coordinates: ShapeColumn) { trial = SystemTrial(coordinates) }

  /// The system that the first clue names whose area of use holds the coordinates.
  func named(by clues: [SystemClue], _ kind: ReferenceSystem.Kind) -> SystemFinding? {
    for clue in clues {
      let fitting = clue.systems.compactMap { try? ReferenceSystem($0) }
        .filter { $0.kind == kind && ($0.areaOfUse == nil || trial.fits($0)) }
      guard let first = fitting.first else { continue }
      let area = first.areaOfUse.map { ", and the data lie in its area of use, \($0.name)" } ?? ""
      return SystemFinding(
        system: first, evidence: clue.evidence + area, confidence: .certain,
        alternatives: described(fitting.dropFirst(), beside: first))
    }
    return nil
  }

  /// The only system in use in a city that puts the data there.
  func located(in city: City) -> SystemFinding? {
    let fitting = SystemFamilies.candidates(near: city.position, country: city.country)
      .compactMap { try? ReferenceSystem($0) }
      .filter { $0.areaOfUse?.box.contains(city.position) != false }
      .filter { system in
        trial.middle(in: system).map {
          Geodesic.meters(from: $0, to: city.position) < city.reach.meters
        } ?? false
      }
    return only(fitting, "of the systems in use there, only it puts the data at \(city.name)")
  }

  /// The only national system of a country that puts the data there.
  func located(inCountry country: String) -> SystemFinding? {
    let fitting = (SystemFamilies.national[country] ?? []).compactMap {
      try? ReferenceSystem("EPSG:\($0)")
    }
    .filter { trial.fits($0) }
    return only(fitting, "of the national systems of \(country), only it puts the data there")
  }

  /// Systems that the numbers fit, for a hint.
  func likely(_ clues: [SystemClue], _ columns: [String], first: (x: Double, y: Double)?)
    -> [String]
  {
    let named = clues.flatMap(\.systems).filter { $0.count < 20 }
    let guessed = LikelySystems.find(columns: columns, first: first)
    return named + guessed.filter { !named.contains($0) }
  }

  private func only(_ fitting: [ReferenceSystem], _ evidence: String) -> SystemFinding? {
    guard let first = fitting.first else { return nil }
    let isOne = fitting.dropFirst().allSatisfy { other in
      trial.difference(first, other).map { $0 < Self.indistinct } ?? false
    }
    guard isOne else { return nil }
    return SystemFinding(
      system: first, evidence: evidence, confidence: .likely,
      alternatives: described(fitting.dropFirst(), beside: first))
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
