// The length of a geodesic against the bracketed solver of the inverse problem, and against known lengths.

import Testing

@testable import GeoPrimitives

@Suite("Geodesics")
struct GeodesicTests {
  @Test(
    "are what the inverse problem says, within the errors stated",
    arguments: [(10_000.0, 2e-8), (100_000, 4e-7), (450_000, 9e-4)])
  func series(reach: Double, error: Double) {
    var places = SeededPlaces(seed: 9)
    for _ in 0..<20_000 {
      let start = places.place()
      let end = places.place(
        around: start, degrees: reach / 111_000 * places.number(0...1))
      let exact = GeodesicInverse.meters(from: start, to: end)
      guard exact <= reach else { continue }
      #expect(abs(Geodesic.meters(from: start, to: end) - exact) <= error, "\(start) \(end)")
    }
  }

  @Test(
    "beyond the series are what the bracketed solver finds, within 30 nm",
    arguments: [10, 11] as [UInt64])
  func far(seed: UInt64) {
    var places = SeededPlaces(seed: seed)
    var worst = 0.0
    for turn in 0..<20_000 {
      let start = places.place()
      let end =
        switch turn % 4 {
        case 0: places.place(around: start, degrees: 30)
        case 1: SeededPlaces.antipode(of: places.place(around: start, degrees: 20))
        default: places.place()
        }
      let exact = GeodesicInverse.meters(from: start, to: end)
      guard exact > Geodesic.chordSeriesLimit else { continue }
      let error = abs(Geodesic.meters(from: start, to: end) - exact)
      worst = max(worst, error)
      #expect(error <= 30e-9, "seed \(seed): \(start) \(end)")
    }
    #expect(worst > 1e-9, "two ways that differ are compared")
  }

  @Test(
    "have known lengths",
    arguments: [
      // Quarters of the equator and of the meridian, and a hemisphere over the pole (Karney 2013, section 2 and 3).
      (0, 0, 0, 90, 10_018_754.1713946), (0, -45, 0, 45, 10_018_754.1713946),
      (0, 135, 0, -135, 10_018_754.1713946), (0, 0, 90, 0, 10_001_965.729313),
      (0, 180, 90, -75, 10_001_965.729313), (-90, 7, 0, -180, 10_001_965.729313),
      (90, 0, -90, 0, 20_003_931.458625), (0, 0, 0, 180, 20_003_931.458625),
      (0, -90, 0, 90, 20_003_931.458625), (45, 10, -45, -170, 20_003_931.458625),
      // JFK to LHR (GeographicLib's Geod), and nearly antipodal (Karney 2013, table 5).
      (40.6, -73.8, 51.6, -0.5, 5_551_759.400319), (-30, 0, 29.9, 179.8, 19_989_832.827610),
    ] as [(Double, Double, Double, Double, Double)])
  func known(
    latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double,
    meters: Double
  ) throws {
    let start = try Position(latitude: latitude, longitude: longitude)
    let end = try Position(latitude: otherLatitude, longitude: otherLongitude)
    #expect(abs(Geodesic.meters(from: start, to: end) - meters) <= 0.6e-6)
    #expect(Geodesic.meters(from: end, to: start) == Geodesic.meters(from: start, to: end))
  }

  @Test(
    "take −180° for 180° and a pole for one place, to the last bit", arguments: [12] as [UInt64])
  func names(seed: UInt64) throws {
    var places = SeededPlaces(seed: seed)
    for _ in 0..<2_000 {
      let end = places.place()
      let latitude = places.number(-90...90)
      let west = try Position(latitude: latitude, longitude: -180)
      let east = try Position(latitude: latitude, longitude: 180)
      let exact = Geodesic.meters(from: west, to: end)
      #expect(Geodesic.meters(from: east, to: end) == exact, "seed \(seed): \(east) \(end)")
      let pole = try Position(latitude: 90, longitude: places.number(-180...180))
      let toPole = Geodesic.meters(from: .northPole, to: end)
      let error = Geodesic.meters(from: pole, to: end) - toPole
      #expect(abs(error) <= 8e-9, "seed \(seed): \(pole) \(end)")
    }
  }
}
