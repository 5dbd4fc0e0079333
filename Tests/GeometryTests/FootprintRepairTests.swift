// Hand-made faults of polygons, each put right and named.

import GeoPrimitives
import Geometry
import Testing

@Suite("A footprint under repair")
struct FootprintRepairTests {
  private let oracle: GEOSOracle
  init() throws { oracle = try GEOSOracle() }

  private func repaired(_ wkt: String) throws -> RepairedFootprint {
    let repaired = try WKT.decode(wkt).footprint()
    #expect(try oracle.isValid(wkb: WKB.encode(repaired.footprint)), "\(wkt)")
    return repaired
  }

  @Test(
    "is put right and says what was wrong",
    arguments: [
      // text, faults, area in square degrees, parts
      ("POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0))", [], 16, 1),
      ("POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0), (1 1, 2 1, 2 2, 1 2, 1 1))", [], 15, 1),
      // Duplicated points are no fault.
      ("POLYGON ((0 0, 4 0, 4 0, 4 4, 4 4, 4 4, 0 4, 0 0))", [], 16, 1),
      ("POLYGON ((0 0, 4 0, 4 4, 0 4))", [.unclosedRing], 16, 1),
      // A bow tie.
      ("POLYGON ((0 0, 4 4, 4 0, 0 4, 0 0))", [.selfIntersection], 8, 2),
      // An outline that touches itself in a point.
      ("POLYGON ((0 0, 4 0, 4 2, 2 0, 0 2, 0 0))", [.selfIntersection], 4, 2),
      // A spike.
      ("POLYGON ((0 0, 4 0, 4 4, 4 9, 4 4, 0 4, 0 0))", [.selfIntersection], 16, 1),
      ("POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0), (8 8, 9 8, 9 9, 8 8))", [.holeOutsideShell], 16.5, 2),
      (
        "POLYGON ((0 0, 9 0, 9 9, 0 9, 0 0), (1 1, 8 1, 8 8, 1 8, 1 1), (2 2, 3 2, 3 3, 2 3, 2 2))",
        [.nestedHoles], 32, 1
      ),
      // A hole that crosses its outline.
      (
        "POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0), (3 1, 6 1, 6 2, 3 2, 3 1))", [.selfIntersection], 15, 1
      ),
      // A hole that cuts the inside in two.
      (
        "POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0), (0 2, 2 1, 4 2, 2 3, 0 2))",
        [.disconnectedInterior], 12, 2
      ),
      (
        "MULTIPOLYGON (((0 0, 9 0, 9 9, 0 9, 0 0)), ((2 2, 3 2, 3 3, 2 3, 2 2)))",
        [.nestedShell], 81, 1
      ),
      (
        "MULTIPOLYGON (((0 0, 4 0, 4 4, 0 4, 0 0)), ((0 0, 4 0, 4 4, 0 4, 0 0)))",
        [.overlappingParts], 16, 1
      ),
      (
        "MULTIPOLYGON (((0 0, 4 0, 4 4, 0 4, 0 0)), ((2 2, 6 2, 6 6, 2 6, 2 2)))",
        [.overlappingParts], 28, 1
      ),
      // Neighbours along an edge.
      (
        "MULTIPOLYGON (((0 0, 4 0, 4 4, 0 4, 0 0)), ((4 0, 8 0, 8 4, 4 4, 4 0)))",
        [.overlappingParts], 32, 1
      ),
      ("MULTIPOLYGON (((0 0, 4 0, 4 4, 0 4, 0 0)), ((9 9, 8 8, 9 9)))", [.degenerateRing], 16, 1),
      ("POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0), (1 1, 2 2, 1 1))", [.degenerateRing], 16, 1),
      (
        "POLYGON ((0 0, 4 0, 4 4, 0 4), (1 1, 1 1), (8 8, 9 8, 9 9, 8 8))",
        [.unclosedRing, .degenerateRing, .holeOutsideShell], 16.5, 2
      ),
      (
        "GEOMETRYCOLLECTION (POINT (1 2), POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0)), LINESTRING (7 7, 8 8))",
        [], 16, 1
      ),
      ("POLYGON Z ((0 0 7, 4 0 7, 4 4 7, 0 4 7, 0 0 7))", [], 16, 1),
    ] as [(String, [FootprintFault], Double, Int)])
  func isPutRight(wkt: String, faults: [FootprintFault], area: Double, parts: Int) throws {
    let repaired = try repaired(wkt)
    #expect(repaired.faults == faults)
    #expect(repaired.footprint.polygons.count == parts)
    #expect(abs(try oracle.planarArea(wkb: WKB.encode(repaired.footprint)) - area) < 1e-9)
    let again = try repaired.footprint.repaired()
    #expect(again.faults.isEmpty)
    #expect(again.footprint == repaired.footprint)
  }

  @Test(
    "is refused where no area is left",
    arguments: [
      "POINT (1 2)", "LINESTRING (0 0, 1 1)", "POLYGON EMPTY", "MULTIPOLYGON EMPTY",
      "GEOMETRYCOLLECTION EMPTY", "POLYGON ((0 0, 1 1, 0 0))", "POLYGON ((1 1, 1 1, 1 1, 1 1))",
      "POLYGON ((0 0, 1 1, 2 2, 0 0))",
    ])
  func isRefused(wkt: String) {
    #expect(throws: GeometryError.noArea) { try WKT.decode(wkt).footprint() }
  }

  @Test("is refused where its coordinates are no degrees")
  func isOutOfRange() {
    #expect(
      throws: GeometryError.coordinateOutOfRange(longitude: 299_000, latitude: 5_040_000)
    ) { try WKT.decode("POLYGON ((0 0, 299000 5040000, 1 1, 0 0))").footprint() }
    #expect(throws: GeometryError.coordinateOutOfRange(longitude: 0, latitude: 90.1)) {
      try WKT.decode("POLYGON ((0 0, 0 90.1, 1 1, 0 0))").footprint()
    }
    let nan = PlanarPoint(x: .nan, y: 0)
    let (a, b, c) = (PlanarPoint(x: 0, y: 0), PlanarPoint(x: 1, y: 0), PlanarPoint(x: 1, y: 1))
    #expect(throws: GeometryError.coordinateNotFinite) {
      try PlanarGeometry.polygon([[a, b, c, nan, a]]).footprint()
    }
  }

  @Test("stays as it is where nothing is wrong, open rings too")
  func staysAsItIs() throws {
    let corners = try [(0, 0), (0, 4), (4, 4)].map {
      try Position(latitude: Double($0.0), longitude: Double($0.1))
    }
    let open = Footprint(polygons: [.init(exterior: corners)])
    let repaired = try open.repaired()
    #expect(repaired.faults.isEmpty)
    #expect(repaired.footprint == open)
    #expect(throws: GeometryError.noArea) { try Footprint(polygons: []).repaired() }
    #expect(throws: GeometryError.noArea) {
      try Footprint(polygons: [.init(exterior: Array(corners.prefix(2)))]).repaired()
    }
  }

  @Test("is split at ±180° where its longitudes go beyond")
  func isSplit() throws {
    let east = try repaired("POLYGON ((179 -18, 182 -18, 182 -16, 179 -16, 179 -18))")
    #expect(east.faults == [.beyondAntimeridian])
    #expect(east.footprint.polygons.count == 2)
    #expect(east.footprint.bounds == (try GeoBox(west: 179, south: -18, east: -178, north: -16)))
    let west = try repaired("POLYGON ((-181 -18, -178 -18, -178 -16, -181 -16, -181 -18))")
    #expect(west.footprint.bounds == (try GeoBox(west: 179, south: -18, east: -178, north: -16)))
    for longitude in east.footprint.polygons.flatMap(\.exterior).map(\.longitude) {
      #expect([179, 180, -180, -178].contains(longitude))
    }
    let away = try repaired("POLYGON ((190 0, 200 0, 200 9, 190 9, 190 0))")
    #expect(away.footprint.bounds == (try GeoBox(west: -170, south: 0, east: -160, north: 9)))
    let slanted = try repaired("POLYGON ((179.3 1, 180.7 2, 180.1 7, 179.3 1))")
    #expect(
      abs(try oracle.planarArea(wkb: WKB.encode(slanted.footprint)) - 3.8) < 1e-9)
    let wide = try repaired("POLYGON ((-540 -9, 540 -9, 540 9, -540 9, -540 -9))")
    #expect(try oracle.planarArea(wkb: WKB.encode(wide.footprint)) == 360 * 18)
  }

  @Test("comes out valid whatever goes in", arguments: 1...20 as ClosedRange<UInt64>)
  func comesOutValid(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let rings = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        (0..<Int.random(in: 1...9, using: &random)).map { _ in
          PlanarPoint(
            x: random.number(0, 10).rounded(), y: random.number(0, 10).rounded())
        }
      }
      do {
        let repaired = try PlanarGeometry.multiPolygon([rings, rings.reversed()]).footprint()
        #expect(try oracle.isValid(wkb: WKB.encode(repaired.footprint)), "seed \(seed)")
      } catch GeometryError.noArea {}
    }
  }
}
