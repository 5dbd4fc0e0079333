// Far distances, which the kernel answers eight at a time, against PROJ: in every direction and along the awkward lines.

import GeoPrimitives
import Testing

@Suite("Far distances")
struct FarGeodesicTests {
  private let oracle = GeodesicOracle()
  /// PROJ states 15 nm for itself, and a length of 20,000 km has a resolution of 4 nm.
  private let tolerance = 20e-9

  private func expectAgreement(_ start: Position, _ end: Position, _ note: String) {
    let exact = oracle.meters(from: start, to: end)
    guard exact > Geodesic.chordSeriesLimit + 0.001 else { return }
    let found = Geodesic.meters(from: start, to: end)
    #expect(abs(found - exact) <= tolerance, "\(note): \(start) \(end)")
    #expect(Geodesic.meters(from: end, to: start) == found, "\(note): \(start) \(end)")
  }

  @Test("agree with PROJ anywhere", arguments: [41, 42] as [UInt64])
  func anywhere(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      try expectAgreement(random.position(), random.position(), "seed \(seed)")
    }
  }

  @Test(
    "agree with PROJ where Newton's first step gets poor and where it is given up",
    arguments: [0.01, 0.3, 0.6, 1, 2, 4, 8, 16])
  func towardsAntipodes(degrees: Double) throws {
    var random = SeededGenerator(seed: 43)
    for _ in 0..<1_000 {
      let start = try random.position()
      let end = try random.position(near: start.antipode, degrees: degrees)
      expectAgreement(start, end, "antipode \(degrees)")
      let low = try Position(latitude: random.number(-1, 1) * degrees / 4, longitude: 0)
      try expectAgreement(
        low, random.position(near: low.antipode, degrees: degrees), "low antipode \(degrees)")
    }
  }

  @Test("agree with PROJ along the equator, meridians, parallels and from the poles")
  func alongLines() throws {
    var random = SeededGenerator(seed: 44)
    for _ in 0..<2_000 {
      let start = try random.position()
      let (latitude, longitude) = (random.number(-90, 90), random.number(-180, 180))
      let onEquator = try Position(latitude: 0, longitude: start.longitude)
      try expectAgreement(onEquator, Position(latitude: 0, longitude: longitude), "equator")
      try expectAgreement(
        onEquator, Position(latitude: random.number(-1e-6, 1e-6), longitude: longitude),
        "nearly the equator")
      try expectAgreement(
        start, Position(latitude: start.latitude, longitude: longitude), "parallel")
      try expectAgreement(
        start, Position(latitude: -start.latitude, longitude: longitude), "mirrored")
      try expectAgreement(
        start, Position(latitude: latitude, longitude: start.longitude), "meridian")
      try expectAgreement(
        start, .folded(latitude: latitude, longitude: start.longitude + 180), "over a pole")
      expectAgreement(.northPole, start, "from a pole")
    }
  }
}
