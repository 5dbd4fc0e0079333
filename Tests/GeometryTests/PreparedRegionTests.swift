// Areas to search in, against a ray cast by hand and against unprepared GEOS.

import GeoPrimitives
import Geometry
import Testing

@Suite("A prepared region")
struct PreparedRegionTests {
  private func region(_ wkt: String) throws -> PreparedRegion {
    try PreparedRegion(WKT.decode(wkt))
  }

  @Test(
    "covers its inside and its edge",
    arguments: [
      // latitude, longitude, inside; a square of 0…9 with a hole of 3…6
      (1, 1, true), (0, 0, true), (0, 4, true), (9, 9, true), (4, 4, false), (3, 4, true),
      (6, 6, true), (-0.000_001, 4, false), (9.000_001, 4, false), (4, 9.000_001, false),
      (90, 0, false), (4, 180, false),
    ] as [(Double, Double, Bool)])
  func covers(latitude: Double, longitude: Double, isInside: Bool) throws {
    let square = try region("POLYGON ((0 0, 9 0, 9 9, 0 9, 0 0), (3 3, 6 3, 6 6, 3 6, 3 3))")
    #expect(square.covers(try Position(latitude: latitude, longitude: longitude)) == isInside)
  }

  @Test("covers what a ray counts as inside", arguments: 1...10 as ClosedRange<UInt64>)
  func agreesWithRay(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let ring = random.star(around: PlanarPoint(x: 5, y: 45), radius: 4, corners: 17)
    let region = try PreparedRegion(.polygon([ring + ring.prefix(1)]))
    #expect(region.faults.isEmpty)
    var inside = 0
    for _ in 0..<500 {
      let (x, y) = (random.number(0, 10), random.number(40, 50))
      var isInside = false
      for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) where (a.y > y) != (b.y > y) {
        if x < (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x { isInside.toggle() }
      }
      inside += isInside ? 1 : 0
      #expect(
        region.covers(try Position(latitude: y, longitude: x)) == isInside,
        "seed \(seed): \(x) \(y)")
    }
    #expect(inside > 20)
  }

  @Test("knows one meridian by both its names, and a pole by all")
  func knowsSeamAndPole() throws {
    let fiji = try region(
      "MULTIPOLYGON (((177 -18, 180 -18, 180 -16, 177 -16, 177 -18)), ((-180 -18, -178 -18, -178 -16, -180 -16, -180 -18)))"
    )
    #expect(fiji.bounds.crossesAntimeridian)
    for longitude in [177, 179.999, 180, -180, -179.999, -178] {
      #expect(fiji.covers(try Position(latitude: -17, longitude: longitude)), "\(longitude)")
    }
    for longitude in [176.999, 0, -177.999] {
      #expect(!fiji.covers(try Position(latitude: -17, longitude: longitude)), "\(longitude)")
    }
    let eastOnly = try region("POLYGON ((177 -18, 180 -18, 180 -16, 177 -16, 177 -18))")
    #expect(eastOnly.covers(try Position(latitude: -17, longitude: -180)))
    #expect(!eastOnly.covers(try Position(latitude: -17, longitude: -179.999)))

    let cap = try region("POLYGON ((10 80, 20 80, 20 90, 10 90, 10 80))")
    #expect(cap.covers(try Position(latitude: 90, longitude: -120)))
    #expect(!cap.covers(try Position(latitude: 89.999, longitude: -120)))
    #expect(!cap.covers(.southPole))
    #expect(cap.bounds.contains(try Position(latitude: 90, longitude: -120)))
    let south = try region("POLYGON ((-180 -90, 180 -90, 180 -80, -180 -80, -180 -90))")
    #expect(south.covers(try Position(latitude: -90, longitude: 33)))
    #expect(south.covers(try Position(latitude: -85, longitude: 180)))
  }

  @Test("takes longitudes beyond ±180°")
  func takesBeyond() throws {
    let fiji = try region("POLYGON ((177 -18, 182 -18, 182 -16, 177 -16, 177 -18))")
    #expect(fiji.faults == [.beyondAntimeridian])
    #expect(fiji.covers(try Position(latitude: -17, longitude: -179)))
    #expect(!fiji.covers(try Position(latitude: -17, longitude: -177)))
    #expect(fiji.bounds == (try GeoBox(west: 177, south: -18, east: -178, north: -16)))
  }

  @Test("is repaired before it is used")
  func isRepaired() throws {
    let bowTie = try region("POLYGON ((0 0, 4 4, 4 0, 0 4, 0 0))")
    #expect(bowTie.faults == [.selfIntersection])
    #expect(bowTie.covers(try Position(latitude: 2, longitude: 3)))
    #expect(!bowTie.covers(try Position(latitude: 3, longitude: 2)))
    #expect(throws: GeometryError.noArea) { try PreparedRegion(Footprint(polygons: [])) }
  }

  @Test(
    "intersects footprints that share a point",
    arguments: [
      ("POLYGON ((1 1, 2 1, 2 2, 1 1))", true), ("POLYGON ((8 8, 12 8, 12 12, 8 8))", true),
      ("POLYGON ((9 9, 12 9, 12 12, 9 9))", true), ("POLYGON ((9.1 9, 12 9, 12 12, 9.1 9))", false),
      ("POLYGON ((-9 -9, 20 -9, 20 20, -9 20, -9 -9))", true),
      ("POLYGON ((4 4, 5 4, 5 5, 4 4))", false), ("POLYGON ((3 3, 5 4, 5 5, 3 3))", true),
      ("MULTIPOLYGON (((50 50, 51 50, 51 51, 50 50)), ((1 1, 2 1, 2 2, 1 1)))", true),
    ])
  func intersects(wkt: String, isShared: Bool) throws {
    let square = try region("POLYGON ((0 0, 9 0, 9 9, 0 9, 0 0), (3 3, 6 3, 6 6, 3 6, 3 3))")
    #expect(square.intersects(try WKT.decode(wkt).footprint().footprint) == isShared)
  }

  @Test("intersects as GEOS does without preparation", arguments: 1...10 as ClosedRange<UInt64>)
  func agreesWithGEOS(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let oracle = try GEOSOracle()
    let area = random.star(around: PlanarPoint(x: 5, y: 45), radius: 4, corners: 17)
    let region = try PreparedRegion(.polygon([area + area.prefix(1)]))
    for _ in 0..<200 {
      let center = PlanarPoint(x: random.number(0, 10), y: random.number(40, 50))
      let ring = random.star(around: center, radius: 1, corners: 7)
      let footprint = try PlanarGeometry.polygon([ring + ring.prefix(1)]).footprint().footprint
      let expected = try oracle.intersects(WKB.encode(region.footprint), WKB.encode(footprint))
      #expect(region.intersects(footprint) == expected, "seed \(seed)")
    }
  }

  @Test("meets footprints across ±180° and at a pole")
  func meetsAcross() throws {
    let east = try region("POLYGON ((177 -18, 180 -18, 180 -16, 177 -16, 177 -18))")
    func footprint(_ wkt: String) throws -> Footprint { try WKT.decode(wkt).footprint().footprint }
    #expect(east.intersects(try footprint("POLYGON ((-180 -17, -179 -17, -179 -16, -180 -17))")))
    #expect(!east.intersects(try footprint("POLYGON ((-180 -7, -179 -7, -179 -6, -180 -7))")))
    #expect(
      !east.intersects(try footprint("POLYGON ((-179.9 -17, -179 -17, -179 -16, -179.9 -17))")))
    let west = try region("POLYGON ((-180 -18, -177 -18, -177 -16, -180 -16, -180 -18))")
    #expect(west.intersects(try footprint("POLYGON ((180 -17, 179 -17, 179 -16, 180 -17))")))
    let cap = try region("POLYGON ((10 80, 20 80, 20 90, 10 90, 10 80))")
    #expect(cap.intersects(try footprint("POLYGON ((-120 85, -110 85, -115 90, -120 85))")))
    #expect(!cap.intersects(try footprint("POLYGON ((-120 85, -110 85, -115 89, -120 85))")))
  }

  @Test("meets a footprint that is no polygon by its corners")
  func meetsDegenerate() throws {
    let square = try region("POLYGON ((0 0, 9 0, 9 9, 0 9, 0 0))")
    let inside = try Position(latitude: 1, longitude: 1)
    let outside = try Position(latitude: 20, longitude: 1)
    #expect(square.intersects(Footprint(polygons: [.init(exterior: [inside, outside])])))
    #expect(square.intersects(Footprint(polygons: [.init(exterior: [inside])])))
    #expect(!square.intersects(Footprint(polygons: [.init(exterior: [outside])])))
    #expect(!square.intersects(Footprint(polygons: [.init(exterior: [])])))
    #expect(!square.intersects(Footprint(polygons: [])))
  }
}
