// Sine and cosine of degrees against the C library's, and where those can't be exact.

import Foundation
import Testing

@testable import GeoPrimitives

@Suite("Trigonometry in degrees")
struct DegreeTrigonometryTests {
  @Test("agrees with the C library as far as rounded radians let it")
  func agreesWithTheCLibrary() {
    for step in -36_000...36_000 {
      let degrees = Double(step) / 200 + Double(step % 7) * 1e-4
      let (sine, cosine) = DegreeTrigonometry.sineAndCosine(degrees)
      #expect(abs(sine - sin(degrees * .pi / 180)) <= 7e-16, "sine of \(degrees)°")
      #expect(abs(cosine - cos(degrees * .pi / 180)) <= 7e-16, "cosine of \(degrees)°")
    }
  }

  @Test(
    "is exact at quarter turns",
    arguments: [
      (-360.0, 0.0, 1.0), (-180, 0, -1), (-90, -1, 0), (0, 0, 1), (90, 1, 0), (180, 0, -1),
      (270, -1, 0), (360, 0, 1),
    ])
  func isExactAtQuarterTurns(degrees: Double, sine: Double, cosine: Double) {
    let found = DegreeTrigonometry.sineAndCosine(degrees)
    #expect(found.sine == sine && found.cosine == cosine)
    #expect(found.sine != 0 || found.sine.sign == .plus)
  }

  @Test("keeps small angles to the last place", arguments: [1e-300, -1e-17, 1e-9, 1e-5])
  func keepsSmallAngles(degrees: Double) {
    let expected = degrees * .pi / 180
    #expect(abs(DegreeTrigonometry.sineAndCosine(degrees).sine / expected - 1) < 1e-10)
  }

  @Test("puts poles and ±180° on the axis and its plane")
  func putsPolesOnTheAxis() throws {
    let pole = EarthCentered(try Position(latitude: 90, longitude: 37))
    #expect(pole == EarthCentered(.northPole))
    #expect(abs(pole.z - WGS84.semiMinorAxis) < 1e-8)
    let west = EarthCentered(try Position(latitude: 12, longitude: -180))
    let east = EarthCentered(try Position(latitude: 12, longitude: 180))
    #expect(west == east && west.y == 0)
  }
}
