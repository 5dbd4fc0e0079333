// Where a synthetic city's venues lie: Gaussian clusters of very different sizes around Montréal.

internal import GeoPrimitives

/// The neighbourhoods of a synthetic city.
struct Neighbourhoods {
  private struct Neighbourhood {
    let latitude: Double
    let longitude: Double
    let sigmaMeters: Double
  }

  private let all: [Neighbourhood]
  private let shares = ShareTable.zipf(count: Self.count)

  /// Lays out the neighbourhoods: centres thicken toward the middle of the box, spreads range from 250 m to 2.5 km.
  init(seed: UInt64) {
    let random = CounterRandom(seed: seed, stream: 1)
    all = (0..<Self.count).map { index in
      let draws = random.draws(of: index)
      let north = (draws.unit(.latitude) + draws.unit(.place)) / 2
      let east = (draws.unit(.longitude) + draws.unit(.language)) / 2
      let spread = draws.unit(.spread)
      return Neighbourhood(
        latitude: Self.south + north * (Self.north - Self.south),
        longitude: Self.west + east * (Self.east - Self.west),
        sigmaMeters: 250 + 2250 * spread * spread)
    }
  }

  /// A position in one of the neighbourhoods, or for one venue in twenty-five anywhere in the box.
  ///
  /// It is a whole number of microdegrees (0.11 m). A draw that leaves the box is replaced by one anywhere in it.
  func position(_ draws: Draws) -> Position {
    let home = all[shares.index(draws.bits(.neighbourhood))]
    let latitude =
      home.latitude + home.sigmaMeters * draws.gaussian(.latitude) / MetersPerDegree.latitude
    let longitude =
      home.longitude + home.sigmaMeters * draws.gaussian(.longitude) / MetersPerDegree.longitude
    let isScattered = draws.unit(.spread) < 0.04
    if !isScattered, (Self.south...Self.north).contains(latitude),
      (Self.west...Self.east).contains(longitude)
    {
      return Self.position(latitude: latitude, longitude: longitude)
    }
    return Self.position(
      latitude: Self.south + draws.unit(.latitude) * (Self.north - Self.south),
      longitude: Self.west + draws.unit(.longitude) * (Self.east - Self.west))
  }

  private static func position(latitude: Double, longitude: Double) -> Position {
    Position(
      uncheckedLatitude: (latitude * 1e6).rounded() / 1e6,
      longitude: (longitude * 1e6).rounded() / 1e6)
  }

  private static let count = 160

  private static let south = 45.35
  private static let north = 45.75
  private static let west = -74.05
  private static let east = -73.35
}

/// What a degree measures in the middle of the city: near enough to spread and outline venues.
enum MetersPerDegree {
  static let latitude = 111_150.0
  static let longitude = 78_000.0
}
