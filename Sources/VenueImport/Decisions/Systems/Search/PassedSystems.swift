// The systems that are passed over for the usual one of a place: what must be said of them, and where one is the likelier.

internal import GeoPrimitives
internal import Geodesy

/// The systems of lower ranks that put the data of a file into its city too.
struct PassedSystems {
  /// What is in use there, too, and what was given up there, in the order in which they are told.
  private let outcomes: [SystemOutcome]
  private let former: Set<String>
  private let whereabouts: Whereabouts

  /// So many metres apart two of them are one.
  private static let indistinct = 2.0
  /// The differences between datums are smaller, in metres; the larger ones are between axes and origins.
  private static let datums = 1000.0
  /// So many of either are told.
  private static let limits = (near: 4, far: 2)
  /// The data of a city lie around its middle: a system must lead this many times as far from there as another.
  private static let clearly = 3.0
  /// It must lead this many metres farther, too.
  private static let least = 5000.0

  init(former: [SystemOutcome], beside: [SystemOutcome], _ whereabouts: Whereabouts) {
    // The newest have the highest numbers, those on a datum that was given up come last.
    outcomes =
      beside.reversed().filter { !Self.isGivenUp($0) } + beside.filter(Self.isGivenUp) + former
    self.former = Set(former.map { "\($0.system)" })
    self.whereabouts = whereabouts
  }

  /// The only one of several systems in use that can be meant; `nil` where more can.
  ///
  /// A unit of length or a zone beside the right one leads to the outskirts at best. Of those that lead to the middle
  /// one goes before others that lead much farther from it, and one meant for the place itself before a zone beside it.
  static func only(of outcomes: [SystemOutcome], _ whereabouts: Whereabouts) -> SystemOutcome? {
    func distance(_ outcome: SystemOutcome) -> Double {
      whereabouts.distance(to: outcome.middle)?.meters ?? 0
    }
    func nearest(_ outcomes: [SystemOutcome]) -> SystemOutcome? {
      let sorted = outcomes.sorted { distance($0) < distance($1) }
      guard sorted.count > 1 else { return sorted.first }
      return isClear(distance(sorted[0]), distance(sorted[1])) ? sorted[0] : nil
    }
    let near = outcomes.filter { whereabouts.isNearMiddle($0.middle) }
    let meant = near.filter { $0.isInAreaOfUse(margin: 0.1) }
    return nearest(near) ?? nearest(meant) ?? surveyed(meant)
  }

  /// Of one system in feet and in those of the surveyors of the United States, the latter: it is what offices there use.
  private static func surveyed(_ outcomes: [SystemOutcome]) -> SystemOutcome? {
    let (foot, survey) = (" (ft)", " (ftUS)")
    guard outcomes.count == 2,
      let found = outcomes.first(where: { $0.system.name.hasSuffix(survey) }),
      outcomes.contains(where: {
        $0.system.name == found.system.name.dropLast(survey.count) + foot
      })
    else { return nil }
    return found
  }

  /// Whether one distance from the middle of a city is so much shorter than another that it decides.
  static func isClear(_ near: Double, _ far: Double) -> Bool {
    near * clearly < far && far - near > least
  }

  /// The one that leads so much nearer to the middle of the city than what is taken that it may be meant; `nil` where
  /// none does, or several do.
  ///
  /// State planes kept their form when their datum changed, and moved their origins by kilometres.
  func nearer(than taken: SystemOutcome) -> SystemOutcome? {
    guard let here = whereabouts.distance(to: taken.middle)?.meters else { return nil }
    let found = outcomes.filter { outcome in
      guard let there = whereabouts.distance(to: outcome.middle)?.meters else { return false }
      return Self.isClear(there, here)
    }
    guard let first = found.first,
      found.allSatisfy({ $0.distance(to: first).meters < Self.datums })
    else { return nil }
    return first
  }

  /// Those that lead some kilometres elsewhere in the inner city, where what is taken does not lead clearly nearer to its
  /// middle.
  ///
  /// Venues lie all around the middle of their city: a quarter of what lies between the two must speak for one of them.
  func doubtful(beside taken: SystemOutcome) -> [SystemOutcome] {
    guard let here = whereabouts.distance(to: taken.middle)?.meters else { return [] }
    return outcomes.filter { outcome in
      let move = taken.distance(to: outcome).meters
      guard move > Self.least, whereabouts.isNearMiddle(outcome.middle),
        let there = whereabouts.distance(to: outcome.middle)?.meters
      else { return false }
      return here + move / 4 > there
    }
  }

  /// What could be meant instead of what is taken, and where the data would lie then: at most so many on another datum,
  /// the nearest first, then those whose axes lie elsewhere.
  func rivals(of taken: SystemOutcome, and fitting: [SystemOutcome]) -> [SystemOutcome] {
    var found: [SystemOutcome] = []
    for outcome in outcomes + fitting {
      let distance = taken.distance(to: outcome).meters
      let isFar = distance > Self.datums
      guard distance > (former.contains("\(outcome.system)") ? 0.5 : Self.indistinct),
        !isFar || isMeant(outcome, at: distance),
        found.allSatisfy({ $0.distance(to: outcome).meters > Self.indistinct })
      else { continue }
      found.append(outcome)
    }
    let near = found.filter { taken.distance(to: $0).meters <= Self.datums }
      .sorted { taken.distance(to: $0) < taken.distance(to: $1) }
    let far = found.filter { taken.distance(to: $0).meters > Self.datums }
    return Array(near.prefix(Self.limits.near) + far.prefix(Self.limits.far))
  }

  /// Whether a system that leads elsewhere may be meant: not where it leads to the outskirts.
  private func isMeant(_ outcome: SystemOutcome, at distance: Double) -> Bool {
    distance < Self.least || whereabouts.isNearMiddle(outcome.middle)
  }

  /// What is said of a rival: `EPSG:2320 (ED50 / TM30) would move the data by 190 m`.
  func words(_ rival: SystemOutcome, beside taken: SystemOutcome) -> String {
    let distance = taken.distance(to: rival)
    let words = "\(rival.system) would move the data by \(distance)"
    guard distance.meters > Self.datums else { return words }
    let place = rival.first
    let (latitude, longitude) = (place.latitude.rounded(to: 4), place.longitude.rounded(to: 4))
    return words + ", the first to \(latitude), \(longitude)"
  }

  /// Among which systems only one leads to the city.
  func range(_ rivals: [SystemOutcome]) -> String {
    let isInUse = rivals.contains { !former.contains("\($0.system)") }
    return "of the \(isInUse ? "usual systems" : "systems in use") there today"
  }

  /// How far from the middle of the city a system leads.
  func distance(_ outcome: SystemOutcome) -> Distance {
    whereabouts.distance(to: outcome.middle) ?? .meters(0)
  }

  private static func isGivenUp(_ outcome: SystemOutcome) -> Bool {
    ["Beijing 1954", "New Beijing", "Xian 1980", "Indian 1960"].contains {
      outcome.system.name.hasPrefix($0)
    }
  }
}
