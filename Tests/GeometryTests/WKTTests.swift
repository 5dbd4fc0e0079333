// Well-known text as cities write it, and as nobody should.

import Geometry
import Testing

@Suite("Well-known text")
struct WKTTests {
  @Test(
    "is read in all its spellings",
    arguments: [
      ("POINT(-73.6 45.5)", "POINT (-73.6 45.5)"),
      ("point ( -73.6\t45.5 )\n", "POINT (-73.6 45.5)"),
      ("SRID=4326;POINT(-73.6 45.5)", "POINT (-73.6 45.5)"),
      ("POINT Z (-73.6 45.5 12)", "POINT (-73.6 45.5)"),
      ("POINTZ(-73.6 45.5 12)", "POINT (-73.6 45.5)"),
      ("POINT M (-73.6 45.5 12)", "POINT (-73.6 45.5)"),
      ("POINT ZM (-73.6 45.5 12 1)", "POINT (-73.6 45.5)"),
      ("POINT (-73.6 45.5 12)", "POINT (-73.6 45.5)"),
      ("POINT (-7.36E1 +45.5)", "POINT (-73.6 45.5)"),
      ("MULTIPOINT (1 2, 3 4)", "MULTIPOINT ((1 2), (3 4))"),
      ("MULTIPOINT ((1 2), 3 4, EMPTY)", "MULTIPOINT ((1 2), (3 4))"),
      ("MULTIPOLYGON Z (((0 0 1,4 0 1,4 4 1,0 0 1)))", "MULTIPOLYGON (((0 0, 4 0, 4 4, 0 0)))"),
      (
        "GeometryCollection Z (Point Z (1 2 3), LineString Z Empty)",
        "GEOMETRYCOLLECTION (POINT (1 2), LINESTRING EMPTY)"
      ),
    ])
  func isRead(text: String, plain: String) throws {
    let oracle = try GEOSOracle()
    #expect(try WKT.decode(text) == WKB.decode(oracle.wkb(wkt: plain)))
  }

  @Test("agrees with GEOS's reading of GEOS's writing", arguments: 1...30 as ClosedRange<UInt64>)
  func agrees(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let oracle = try GEOSOracle()
    for _ in 0..<20 {
      let text = try oracle.wkt(wkb: WKB.encode(random.geometry()))
      #expect(try WKT.decode(text) == WKB.decode(oracle.wkb(wkt: text)), "seed \(seed): \(text)")
    }
  }

  @Test("gives the number of its reference system")
  func givesSystem() {
    #expect(WKT.referenceSystem(of: "SRID=32188;POINT (1 2)") == "32188")
    #expect(WKT.referenceSystem(of: " srid = 4326 ; POINT (1 2)") == "4326")
    #expect(WKT.referenceSystem(of: "POINT (1 2)") == nil)
    #expect(WKT.referenceSystem(of: "SRID=;POINT (1 2)") == nil)
  }

  @Test(
    "is refused where it is none",
    arguments: [
      "", "  ", "POINT", "POINT (", "POINT (1", "POINT (1)", "POINT (1 2", "POINT (1,2)",
      "POINT (1 2 3 4 5)", "POINT (1 2) x", "POINT (1 2, 3 4)", "POINT (1 2))", "POINT (a b)",
      "POINT (1- 2)", "POINT ((1 2))", "POLYGON (0 0, 1 1)", "POLYGON ((0 0, 1 1)",
      "MULTIPOINT (())", "LINESTRING (1 2,)", "45.5, -73.6",
      "(45.5 -73.6)",
      "GEOMETRYCOLLECTION (1 2)", "POINT (nan 1)", "POINT (1 inf)",
    ])
  func isRefused(text: String) {
    let error = #expect(throws: GeometryError.self) { try WKT.decode(text) }
    guard case .malformedWKT = error else {
      Issue.record("\(text): \(String(describing: error))")
      return
    }
  }

  @Test("has limits: numbers, kinds, depth")
  func hasLimits() throws {
    #expect(throws: GeometryError.coordinateNotFinite) { try WKT.decode("POINT (1e999 0)") }
    #expect(throws: GeometryError.unsupportedKind("CIRCULARSTRING")) {
      try WKT.decode("CIRCULARSTRING (0 0, 1 1, 2 0)")
    }
    #expect(throws: GeometryError.unsupportedKind("SRID")) {
      try WKT.decode("SRID=4326 POINT (1 2)")
    }
    func nested(_ depth: Int) -> String {
      String(repeating: "GEOMETRYCOLLECTION (", count: depth) + "POINT (1 2)"
        + String(repeating: ")", count: depth)
    }
    #expect(try WKT.decode(nested(31)).pointCount == 1)
    #expect(throws: GeometryError.nestedTooDeeply) { try WKT.decode(nested(32)) }
    #expect(throws: GeometryError.nestedTooDeeply) { try WKT.decode(nested(100_000)) }
  }
}
