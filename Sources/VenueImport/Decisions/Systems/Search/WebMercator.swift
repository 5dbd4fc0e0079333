// The map of all screens where nothing names it: its numbers are larger than those of most other systems.

internal import GeoPrimitives
internal import Geodesy

extension SystemSearch {
  /// The words of columns that mean the map of screens.
  private static let words: Set<String> = [
    "web", "webmercator", "webmerc", "mercator", "merc", "sphericalmercator", "googlemercator",
    "gmaps", "wm", "auxiliarysphere", "pseudomercator",
  ]

  /// Web Mercator where the columns are named for it, or where only it has such numbers; `nil` otherwise.
  ///
  /// Far west of Greenwich no other system counts so far westward, and south of the equator none so far eastward. In
  /// between there are feet, and zones whose numbers stand before their eastings: there the place must be known.
  func mercator(columns: [String]) -> SystemFinding? {
    guard let system = try? ReferenceSystem("EPSG:3857"),
      let outcome = trial.outcome(in: system), CountryDecision.isLand(outcome.middle)
    else { return nil }
    if columns.contains(where: { ColumnName($0).contains(anyOf: Self.words) }) {
      return SystemFinding(system, "the columns are named for it", .certain)
    }
    let place = outcome.middle
    let isFarWest = place.longitude < -35 && trial.share { x, y in x < -4_000_000 } > 0.9
    let isFarSouthEast =
      place.longitude > 100 && place.latitude < -1 && trial.share { x, y in x > 11_000_000 } > 0.9
    guard isFarWest || isFarSouthEast, !isWideSpread(outcome) else { return nil }
    return SystemFinding(
      system, "hardly another system has such large numbers, and they lie on land together",
      .likely)
  }

  private func isWideSpread(_ outcome: SystemOutcome) -> Bool {
    let near = outcome.places.count {
      Geodesic.meters(from: $0, to: outcome.middle) < 500_000
    }
    return near * 10 < outcome.places.count * 9
  }

  /// The only system on a datum, anywhere on land, in whose area of use the data lie.
  func everywhere(on datum: DatumClue) -> Located {
    var distinct: [SystemOutcome] = []
    for identifier in datum.everywhere {
      guard let system = try? ReferenceSystem(identifier) else { continue }
      guard
        let outcome = (isOrderNamed ? [.none] : Self.orders).lazy.compactMap({ turn in
          trial.outcome(in: system, turn)
        }).first(where: { $0.isInAreaOfUse(margin: 0.1) && CountryDecision.isLand($0.middle) })
      else { continue }
      if distinct.allSatisfy({ $0.distance(to: outcome).meters > 2 }) { distinct.append(outcome) }
    }
    guard let first = distinct.first else { return .none }
    guard distinct.count == 1 else { return .several(distinct) }
    let evidence =
      "\(datum.evidence) \(datum.word), and only in this system on it the data lie where it is meant to be used"
    return .one(
      SystemFinding(system: first.system, evidence: evidence, confidence: .likely, turn: first.turn)
    )
  }
}
