// Positions are checked when they are made.

import GeoPrimitives
import Testing

@Suite("A position")
struct PositionTests {
  @Test(
    "keeps degrees in range",
    arguments: [
      (0, 0), (90, 180), (-90, -180), (45.5, -73.6), (-0.0, -0.0),
    ] as [(Double, Double)])
  func keeps(latitude: Double, longitude: Double) throws {
    let position = try Position(latitude: latitude, longitude: longitude)
    #expect(position.latitude == latitude)
    #expect(position.longitude == longitude)
  }

  @Test("refuses what is no place")
  func refuses() {
    #expect(throws: PositionError.latitudeOutOfRange(90.1)) {
      try Position(latitude: 90.1, longitude: 0)
    }
    #expect(throws: PositionError.longitudeOutOfRange(-180.1)) {
      try Position(latitude: 0, longitude: -180.1)
    }
    #expect(throws: PositionError.notFinite(latitude: "nan", longitude: "1.0")) {
      try Position(latitude: .nan, longitude: 1)
    }
    #expect(throws: PositionError.notFinite(latitude: "1.0", longitude: "inf")) {
      try Position(latitude: 1, longitude: .infinity)
    }
  }
}
