// The chord series against PROJ, class by class, and the bounds that a search prunes by.

import GeoPrimitives
import Testing

@Suite("Distances by the chord")
struct GeodesicTests {
  private let oracle = GeodesicOracle()

  /// The limits that the series promises, by distance: metres and the largest error in metres.
  static let classes: [(meters: Double, error: Double)] = [
    (0.001, 5e-9), (1, 5e-9), (100, 5e-9), (10_000, 5e-9), (100_000, 0.3e-6), (200_000, 8.1e-6),
    (500_000, 0.9e-3),
  ]

  @Test("stay within their promise for every distance class", arguments: classes)
  func staysWithinPromise(meters: Double, error: Double) throws {
    var random = SeededGenerator(seed: 21)
    var worst = 0.0
    for turn in 0..<4_000 {
      let start =
        try turn % 8 == 0 ? random.position(near: .southPole, degrees: 5) : random.position()
      let end = try oracle.position(
        from: start, azimuth: random.number(0, 360), meters: meters * random.number(0.5, 0.99999))
      let found = Geodesic.meters(from: start, to: end)
      worst = max(worst, abs(found - oracle.meters(from: start, to: end)))
      #expect(Geodesic.meters(from: end, to: start) == found, "not symmetric: \(start) \(end)")
    }
    #expect(worst <= error + 10e-9, "10 nm allowed for PROJ's own rounding")
    #expect(meters < 100_000 || worst > error / 100, "the test reaches the class it names")
  }

  @Test("hand over to the exact solution at the limit of the series")
  func handsOver() throws {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<2_000 {
      let start = try random.position()
      let end = try oracle.position(
        from: start, azimuth: random.number(0, 360), meters: random.number(500_001, 20_000_000))
      let error = Geodesic.meters(from: start, to: end) - oracle.meters(from: start, to: end)
      #expect(abs(error) <= 30e-9, "\(start) to \(end)")
    }
    let pole = try Position(latitude: -90, longitude: 12)
    #expect(Geodesic.meters(from: .northPole, to: pole) > 20_003_931)
  }

  @Test("are zero for one place under two names")
  func areZero() throws {
    let east = try Position(latitude: 66.5, longitude: 180)
    let west = try Position(latitude: 66.5, longitude: -180)
    #expect(Geodesic.meters(from: east, to: west) == 0)
    #expect(Geodesic.meters(from: .southPole, to: try Position(latitude: -90, longitude: 5)) == 0)
  }

  @Test("cross ±180° like any other meridian")
  func crossSeam() throws {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<1_000 {
      let latitude = random.number(-85, 85)
      let start = try Position(latitude: latitude, longitude: random.number(179.99, 180))
      let end = try Position(latitude: latitude + 0.01, longitude: random.number(-180, -179.99))
      let error = Geodesic.meters(from: start, to: end) - oracle.meters(from: start, to: end)
      #expect(abs(error) <= 10e-9, "\(start) to \(end)")
    }
  }

  @Test("lie between the bounds for pruning", arguments: [31, 32] as [UInt64])
  func lieBetweenBounds(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10_000 {
      let start = try random.position()
      let meters = 1_000_000 * random.number(0, 1) * random.number(0, 1) * random.number(0, 1)
      let end = try oracle.position(from: start, azimuth: random.number(0, 360), meters: meters)
      let chord = EarthCentered(start).squaredChord(to: EarthCentered(end)).squareRoot()
      let exact = oracle.meters(from: start, to: end)
      #expect(Geodesic.leastMeters(overChord: chord) <= exact + 5e-9, "\(seed): \(start) \(end)")
      #expect(exact <= Geodesic.mostMeters(overChord: chord) + 5e-9, "\(seed): \(start) \(end)")
    }
  }

  @Test("have a lower bound that holds for antipodes too, and close bounds at 10 km")
  func boundsAreClose() throws {
    var random = SeededGenerator(seed: 33)
    for _ in 0..<2_000 {
      let (start, end) = try (random.position(), random.position())
      let chord = EarthCentered(start).squaredChord(to: EarthCentered(end)).squareRoot()
      #expect(Geodesic.leastMeters(overChord: chord) <= oracle.meters(from: start, to: end) + 5e-9)
    }
    let gap = Geodesic.mostMeters(overChord: 10_000) - Geodesic.leastMeters(overChord: 10_000)
    #expect(gap > 20e-6 && gap < 22e-6)
  }
}
