// A city of any size that never was: venues made one by one from a seed, for trials and benchmarks.

/// A synthetic city around Montréal, as a collection of venues that are made when they are asked for.
///
/// The same seed gives the same venues on every run and every machine. Each venue is drawn from its own number, so the
/// first *n* venues of a city are those of a city of *n*, as long as both have at most 9,999,999: beyond that ids have
/// more digits. Rising id order is number order. Every position lies in 45.35…45.75° N, 74.05…73.35° W.
///
/// ```swift
/// let city = SyntheticCity(venueCount: 1_000_000, seed: 7)
/// city[0].id  // "v0000001"
/// ```
///
/// - Complexity: A venue costs O(1) time, and the city O(1) memory, however many venues it has.
public struct SyntheticCity: Sendable {
  /// How many venues there are.
  public let venueCount: Int
  /// What they are drawn from.
  public let seed: UInt64

  private let random: CounterRandom
  private let labels: VenueLabels
  private let neighbourhoods: Neighbourhoods
  private let sports = SyntheticSport.all
  private let sportShares = ShareTable.zipf(count: SyntheticSport.all.count)
  private let sportLists = SyntheticSport.all.map { [$0.key] }
  private let names = SyntheticNames()
  private let hours = SyntheticHours()
  private let properties = SyntheticProperties()

  /// Makes a city.
  ///
  /// - Parameters:
  ///   - venueCount: How many venues it has, at least 0.
  ///   - seed: What they are drawn from; any number.
  /// - Precondition: `venueCount` is not negative.
  public init(venueCount: Int, seed: UInt64) {
    precondition(venueCount >= 0, "a city cannot have fewer than no venues")
    self.venueCount = venueCount
    self.seed = seed
    random = CounterRandom(seed: seed, stream: 2)
    labels = VenueLabels(count: venueCount)
    neighbourhoods = Neighbourhoods(seed: seed)
  }
}

extension SyntheticCity: RandomAccessCollection {
  /// The number of the first venue, 0.
  public var startIndex: Int { 0 }
  /// One more than the number of the last venue.
  public var endIndex: Int { venueCount }

  /// The venue with this number, counted from 0.
  public subscript(number: Int) -> Venue {
    precondition(indices.contains(number), "the city has no venue of that number")
    let draws = random.draws(of: number)
    let position = neighbourhoods.position(draws)
    let mainIndex = sportShares.index(draws.bits(.mainSport))
    let mainSport = sports[mainIndex]
    let id = labels[number]
    return Venue(
      id: id, source: "synthetic", sourceID: id,
      name: names.name(for: mainSport, draws),
      position: position,
      footprint: SyntheticFootprints.footprint(around: position, draws),
      sports: sportList(mainIndex, draws),
      hours: hours.value(draws),
      timeZone: "America/Toronto",
      properties: properties.record(for: mainSport, at: mainIndex, draws))
  }

  /// The main sport, and for three venues in ten a second, for eight in a hundred a third; a sport drawn twice counts once.
  private func sportList(_ mainIndex: Int, _ draws: Draws) -> [String] {
    let list = sportLists[mainIndex]
    let share = draws.unit(.sportCount)
    guard share < 0.3 else { return list }
    let second = sportShares.index(draws.bits(.secondSport))
    let third = share < 0.08 ? sportShares.index(draws.bits(.thirdSport)) : second
    var more = list
    if second != mainIndex { more.append(sports[second].key) }
    if third != mainIndex, third != second { more.append(sports[third].key) }
    return more
  }
}
