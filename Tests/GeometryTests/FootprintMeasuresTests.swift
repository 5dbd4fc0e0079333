// Areas, points on surfaces and bounds of footprints.

import GeoPrimitives
import Geometry
import Glibc
import Testing

@Suite("The area of a footprint")
struct FootprintAreaTests {
  private func area(_ wkt: String) throws -> Double {
    try WKT.decode(wkt).footprint().footprint.squareMeters
  }

  /// The area of a graticule cell in closed form (Snyder 1987, equation 3-12).
  private func cell(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> Double {
    let e = WGS84.eccentricitySquared.squareRoot()
    func zone(_ latitude: Double) -> Double {
      let s = sin(latitude * .pi / 180)
      return s / (1 - e * e * s * s) + log((1 + e * s) / (1 - e * s)) / (2 * e)
    }
    let b = WGS84.semiMinorAxis
    return b * b / 2 * (zone(north) - zone(south)) * (east - west) * .pi / 180
  }

  @Test("meets the published surface of the Earth")
  func meetsEarth() throws {
    let earth = try area("POLYGON ((-180 -90, 180 -90, 180 90, -180 90, -180 -90))")
    #expect(abs(earth - 510_065_621_724_088.5) < 1e3)
  }

  @Test(
    "meets the closed form of graticule cells",
    arguments: [
      (0, 0, 1, 1), (-74, 45, -73.99, 45.01), (10, 89, 20, 90), (-180, -90, -170, 33),
      (-73.600_1, 45.5, -73.6, 45.500_1),
    ] as [(Double, Double, Double, Double)])
  func meetsCells(west: Double, south: Double, east: Double, north: Double) throws {
    let found = try area(
      "POLYGON ((\(west) \(south), \(east) \(south), \(east) \(north), \(west) \(north), \(west) \(south)))"
    )
    let expected = cell(west, south, east, north)
    #expect(abs(found - expected) <= 2e-9 * expected, "\(found), \(expected)")
  }

  @Test("adds what is cut and takes holes out, whatever the winding")
  func addsUp() throws {
    let square = try area("POLYGON ((0 40, 2 40, 2 42, 0 42, 0 40))")
    let turned = try area("POLYGON ((0 40, 0 42, 2 42, 2 40, 0 40))")
    #expect(abs(square - turned) < 1e-3)
    let halves =
      try area("POLYGON ((0 40, 2 40, 2 42, 0 40))") + area("POLYGON ((0 40, 2 42, 0 42, 0 40))")
    #expect(abs(square - halves) < 1)
    let hole = try area("POLYGON ((0.5 40.5, 1 40.5, 1 41, 0.5 41, 0.5 40.5))")
    let rest = try area(
      "POLYGON ((0 40, 2 40, 2 42, 0 42, 0 40), (0.5 40.5, 1 40.5, 1 41, 0.5 41, 0.5 40.5))")
    #expect(abs(square - hole - rest) < 1e-3)
    #expect(Footprint(polygons: []).squareMeters == 0)
    #expect(Footprint(polygons: [.init(exterior: [])]).squareMeters == 0)
  }

  @Test("is that of a plane for a field of 100 m by 60 m")
  func isPlanar() throws {
    // A degree at 45.5° N is 78,167 m of longitude and 111,142 m of latitude (closed forms of M and N).
    let found = try area(
      "POLYGON ((-73.6 45.5, -73.59872 45.5, -73.59872 45.50054, -73.6 45.50054, -73.6 45.5))")
    let n =
      WGS84.semiMajorAxis
      / (1 - WGS84.eccentricitySquared * pow(sin(45.50027 * .pi / 180), 2)).squareRoot()
    let m =
      n * (1 - WGS84.eccentricitySquared)
      / (1 - WGS84.eccentricitySquared * pow(sin(45.50027 * .pi / 180), 2))
    let plane =
      0.00128 * 0.00054 * (.pi / 180) * (.pi / 180) * n * m * cos(45.50027 * .pi / 180)
    #expect(abs(found - plane) < 1e-6 * plane)
    #expect(found > 5_900 && found < 6_100)
  }
}

@Suite("A point on a surface")
struct PointOnSurfaceTests {
  @Test(
    "lies inside the area",
    arguments: [
      "POLYGON ((0 0, 9 0, 9 1, 1 1, 1 9, 0 9, 0 0))",
      "POLYGON ((0 0, 9 0, 9 9, 0 9, 0 0), (1 1, 8 1, 8 8, 1 8, 1 1))",
      "MULTIPOLYGON (((0 0, 1 0, 1 1, 0 0)), ((5 5, 9 5, 9 9, 5 5)))",
      "POLYGON ((179 -18, 182 -18, 182 -16, 179 -16, 179 -18))",
      "POLYGON ((-180 80, 180 80, 180 90, -180 90, -180 80))",
    ])
  func liesInside(wkt: String) throws {
    let footprint = try WKT.decode(wkt).footprint().footprint
    #expect(try PreparedRegion(footprint).covers(footprint.pointOnSurface()))
  }

  @Test("is found for lines and points too, not for nothing")
  func isFoundForOthers() throws {
    #expect(try WKT.decode("POINT (1 2)").pointOnSurface() == PlanarPoint(x: 1, y: 2))
    #expect(
      try WKT.decode("LINESTRING (0 0, 5 5, 9 0)").pointOnSurface() == PlanarPoint(x: 5, y: 5))
    #expect(try WKT.decode("MULTIPOINT ((7 7))").pointOnSurface() == PlanarPoint(x: 7, y: 7))
    #expect(try WKT.decode("POINT EMPTY").pointOnSurface() == nil)
    #expect(try WKT.decode("GEOMETRYCOLLECTION EMPTY").pointOnSurface() == nil)
    #expect(throws: GeometryError.noArea) { try Footprint(polygons: []).pointOnSurface() }
  }
}

@Suite("The bounds of a footprint")
struct FootprintBoundsTests {
  @Test(
    "are the narrowest box around it",
    arguments: [
      ("POLYGON ((0 1, 4 1, 4 4, 0 1))", 0, 1, 4, 4),
      (
        "MULTIPOLYGON (((177 -18, 180 -18, 180 -16, 177 -18)), ((-180 -18, -178 -18, -178 -16, -180 -18)))",
        177, -18, -178, -16
      ),
      (
        "MULTIPOLYGON (((170 0, 175 0, 175 5, 170 0)), ((-175 0, -170 0, -170 5, -175 0)))",
        170, 0, -170, 5
      ),
      ("MULTIPOLYGON (((-10 0, -5 0, -5 5, -10 0)), ((5 0, 10 0, 10 5, 5 0)))", -10, 0, 10, 5),
      ("POLYGON ((-180 80, 180 80, 180 90, -180 90, -180 80))", -180, 80, 180, 90),
      (
        "MULTIPOLYGON (((-179 0, -1 0, -1 5, -179 0)), ((1 0, 179 0, 179 5, 1 0)))", -179, 0, 179, 5
      ),
      (
        "MULTIPOLYGON (((0 0, 100 0, 100 9, 0 0)), ((-179 20, -178 20, -178 21, -179 20)))",
        0, 0, -178, 21
      ),
    ] as [(String, Double, Double, Double, Double)])
  func areNarrowest(
    wkt: String, west: Double, south: Double, east: Double, north: Double
  ) throws {
    let bounds = try WKT.decode(wkt).footprint().footprint.bounds
    #expect(bounds == (try GeoBox(west: west, south: south, east: east, north: north)))
  }

  @Test("are none for nothing")
  func areNone() {
    #expect(Footprint(polygons: []).bounds == nil)
    #expect(Footprint(polygons: [.init(exterior: [])]).bounds == nil)
  }
}
