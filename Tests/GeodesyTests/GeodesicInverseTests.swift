// The inverse problem in plain Swift against PROJ's, where formulas for distances are known to break.

import GeoPrimitives
import Testing

@Suite("The inverse geodesic problem")
struct GeodesicInverseTests {
  private let oracle = GeodesicOracle()
  /// PROJ states 15 nm for itself, and a length of 20,000 km has a resolution of 4 nm.
  private let tolerance = 30e-9

  private func expectAgreement(
    _ start: Position, _ end: Position, _ note: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let expected = oracle.meters(from: start, to: end)
    let found = GeodesicInverse.meters(from: start, to: end)
    #expect(
      abs(found - expected) <= tolerance, "\(note): \(start) to \(end)", sourceLocation: location)
    #expect(
      GeodesicInverse.meters(from: end, to: start) == found,
      "not symmetric, \(note): \(start) \(end)",
      sourceLocation: location)
  }

  @Test(
    "meets published lengths",
    arguments: [
      // Karney, GeographicLib's Geod example: JFK to LHR; Wellington to Salamanca.
      (40.6, -73.8, 51.6, -0.5, 5_551_759.400, 5e-4),
      (-41.32, 174.81, 40.96, -5.50, 19_959_679.267, 5e-4),
      // Karney 2013, table 4 (the general case) and table 5 (nearly antipodal).
      (-30.12345, 0, -30.12344, 0.00005, 4.944208, 5e-7),
      (-30, 0, 29.9, 179.8, 19_989_832.827610, 5e-7),
      // A quarter of the meridian and half the equator's shortcut over a pole.
      (0, 0, 90, 0, 10_001_965.729313, 5e-7),
      (0, 0, 0, 180, 20_003_931.458625, 5e-7),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func meetsPublished(
    latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double,
    meters: Double, tolerance: Double
  ) throws {
    let start = try Position(latitude: latitude, longitude: longitude)
    let end = try Position(latitude: otherLatitude, longitude: otherLongitude)
    #expect(abs(GeodesicInverse.meters(from: start, to: end) - meters) <= tolerance)
    #expect(abs(oracle.meters(from: start, to: end) - meters) <= tolerance)
  }

  @Test("agrees with PROJ anywhere", arguments: [1, 2, 3] as [UInt64])
  func anywhere(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      try expectAgreement(random.position(), random.position(), "seed \(seed)")
    }
  }

  @Test(
    "agrees with PROJ near antipodes and near itself",
    arguments: [0, 1e-13, 1e-9, 1e-6, 1e-3, 0.1, 0.6, 1, 5])
  func nearAntipodes(degrees: Double) throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let start = try random.position()
      try expectAgreement(
        start, random.position(near: start.antipode, degrees: degrees), "antipode \(degrees)")
      try expectAgreement(start, random.position(near: start, degrees: degrees), "self \(degrees)")
      let equatorial = try Position(latitude: random.number(-1, 1) * degrees / 5, longitude: 0)
      try expectAgreement(
        equatorial, random.position(near: equatorial.antipode, degrees: degrees),
        "equatorial antipode \(degrees)")
    }
  }

  @Test("agrees with PROJ around both poles", arguments: [0, 1e-13, 1e-9, 1e-3, 1])
  func aroundPoles(degrees: Double) throws {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<500 {
      let north = try random.position(near: .northPole, degrees: degrees)
      let south = try random.position(near: .southPole, degrees: degrees)
      expectAgreement(north, south, "pole to pole \(degrees)")
      try expectAgreement(
        north, random.position(near: .northPole, degrees: degrees), "one pole \(degrees)")
      try expectAgreement(south, random.position(), "pole to anywhere \(degrees)")
    }
  }

  @Test("agrees with PROJ along the equator, meridians and parallels")
  func alongLines() throws {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<500 {
      let start = try random.position()
      let (latitude, longitude) = (start.latitude, random.number(-180, 180))
      let onEquator = try Position(latitude: 0, longitude: start.longitude)
      try expectAgreement(onEquator, Position(latitude: 0, longitude: longitude), "equator")
      try expectAgreement(
        Position(latitude: 0, longitude: 0),
        Position(latitude: 0, longitude: random.number(179, 180)), "equator, far end")
      try expectAgreement(start, Position(latitude: latitude, longitude: longitude), "parallel")
      try expectAgreement(start, Position(latitude: -latitude, longitude: longitude), "mirrored")
      let other = random.number(-90, 90)
      try expectAgreement(
        start, Position(latitude: other, longitude: start.longitude), "meridian")
      try expectAgreement(
        start, .folded(latitude: other, longitude: start.longitude + 180), "over a pole")
    }
  }

  @Test("takes ±180° for one meridian and a pole for one place")
  func sameplaces() throws {
    let east = try Position(latitude: -17.5, longitude: 180)
    let west = try Position(latitude: -17.5, longitude: -180)
    #expect(GeodesicInverse.meters(from: east, to: west) == 0)
    #expect(GeodesicInverse.meters(from: west, to: east) == 0)
    let pole = try Position(latitude: 90, longitude: 77)
    #expect(GeodesicInverse.meters(from: pole, to: .northPole) == 0)
    let near = try Position(latitude: -17.5, longitude: 179.999)
    #expect(abs(GeodesicInverse.meters(from: near, to: west) - 106.2) < 0.1)
    expectAgreement(near, west, "seam")
  }

  @Test(
    "survives the smallest numbers",
    arguments: [.leastNonzeroMagnitude, .leastNormalMagnitude, 1e-200, 1e-100, 1e-20])
  func survivesTiny(tiny: Double) throws {
    for longitude in [tiny, 1, 179.39, 179.9, 180 - 1e-13] {
      for (first, last) in [(tiny, -tiny), (tiny, tiny), (tiny, 0), (0, -tiny), (0, 0)] {
        try expectAgreement(
          Position(latitude: first, longitude: 0), Position(latitude: last, longitude: longitude),
          "tiny \(tiny)")
      }
    }
  }
}
