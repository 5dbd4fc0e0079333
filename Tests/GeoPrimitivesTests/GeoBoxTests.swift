// Boxes of latitudes and longitudes, the ones across ±180° above all.

import GeoPrimitives
import Testing

@Suite("A box of latitudes and longitudes")
struct GeoBoxTests {
  @Test(
    "contains what it should",
    arguments: [
      // west, south, east, north, latitude, longitude, inside
      (-74, 45, -73, 46, 45.5, -73.5, true),
      (-74, 45, -73, 46, 45, -74, true),
      (-74, 45, -73, 46, 46, -73, true),
      (-74, 45, -73, 46, 46.000_001, -73.5, false),
      (-74, 45, -73, 46, 45.5, -72.999_999, false),
      (177, -20, -178, -15, -17, 179, true),
      (177, -20, -178, -15, -17, -179, true),
      (177, -20, -178, -15, -17, 180, true),
      (177, -20, -178, -15, -17, -180, true),
      (177, -20, -178, -15, -17, 177, true),
      (177, -20, -178, -15, -17, -178, true),
      (177, -20, -178, -15, -17, 176.9, false),
      (177, -20, -178, -15, -17, 0, false),
      (170, -20, 180, -15, -17, -180, true),
      (-180, -20, -170, -15, -17, 180, true),
      (-180, -90, 180, 90, 12, 34, true),
      (10, 80, 20, 90, 90, -120, true),
      (10, -90, 20, -80, -90, 77, true),
      (10, 80, 20, 89, 90, 15, false),
      (10, 10, 10, 10, 10, 10, true),
      (10, 10, 10, 10, 10, 10.000_001, false),
    ] as [(Double, Double, Double, Double, Double, Double, Bool)])
  func contains(
    west: Double, south: Double, east: Double, north: Double, latitude: Double, longitude: Double,
    inside: Bool
  ) throws {
    let box = try GeoBox(west: west, south: south, east: east, north: north)
    #expect(box.contains(try Position(latitude: latitude, longitude: longitude)) == inside)
    #expect(box.crossesAntimeridian == (west > east))
  }

  @Test("refuses edges that are none")
  func refuses() {
    #expect(throws: GeoBoxError.longitudeOutOfRange("180.5")) {
      try GeoBox(west: 180.5, south: 0, east: 0, north: 0)
    }
    #expect(throws: GeoBoxError.longitudeOutOfRange("nan")) {
      try GeoBox(west: 0, south: 0, east: .nan, north: 0)
    }
    #expect(throws: GeoBoxError.latitudeOutOfRange("-91.0")) {
      try GeoBox(west: 0, south: -91, east: 0, north: 0)
    }
    #expect(throws: GeoBoxError.southAboveNorth(south: 2, north: 1)) {
      try GeoBox(west: 0, south: 2, east: 0, north: 1)
    }
  }
}
