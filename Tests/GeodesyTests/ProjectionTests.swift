// Projections against published control points and an independent run of PROJ's own command line.

import GeoPrimitives
import Geodesy
import Glibc
import Testing

@Suite("A projection")
struct ProjectionTests {
  @Test(
    "meets published points",
    arguments: [
      // system, its datum's geographic system, longitude, latitude, x, y
      // EPSG Guidance Note 7-2, transverse Mercator: OSGB36 / British National Grid.
      ("EPSG:27700", "EPSG:4277", 0.5, 50.5, 577_274.99, 69_740.50),
      // The same, Popular Visualisation Pseudo-Mercator.
      ("EPSG:3857", "EPSG:4326", -100.333_333_333, 24.381_786_944, -11_169_055.58, 2_800_000.00),
      // The defining origins: Lambert-93, UTM 32, MTM 8, Belgian Lambert 2008.
      ("EPSG:2154", "EPSG:4171", 3, 46.5, 700_000, 6_600_000),
      ("EPSG:25832", "EPSG:4258", 9, 0, 500_000, 0),
      ("EPSG:32188", "EPSG:4269", -73.5, 0, 304_800, 0),
      ("EPSG:3812", "EPSG:4258", 4.359_215_833, 50.797_815, 649_328, 665_262),
      // Systems whose first axis is the northing: Austria West and Hong Kong 1980.
      ("EPSG:31254", "EPSG:4312", 10 + 1.0 / 3, 0, 0, -5_000_000),
      ("EPSG:2326", "EPSG:4611", 114.178_555_556, 22.312_133_333, 836_694.05, 819_069.80),
    ] as [(String, String, Double, Double, Double, Double)])
  func meetsPublished(
    code: String, datum: String, longitude: Double, latitude: Double, x: Double, y: Double
  ) throws {
    // Published coordinates are degrees on the system's own datum: both ways to WGS 84 then share one datum shift.
    let system = try ReferenceSystem(code)
    let area = system.areaOfUse?.box
    let map = try Projection(from: system, around: area)
    let degrees = try Projection(from: ReferenceSystem(datum), around: area)
    var (xs, ys) = ([longitude], [latitude])
    #expect(degrees.toDegrees(x: &xs, y: &ys) == 0)
    #expect(map.fromDegrees(x: &xs, y: &ys) == 0)
    #expect(abs(xs[0] - x) < 0.01, "\(xs[0])")
    #expect(abs(ys[0] - y) < 0.01, "\(ys[0])")
  }

  @Test(
    "agrees with cs2cs, which chooses a transformation for each point",
    arguments: [
      ("EPSG:27700", 398_553, 390_530, 53.411_578_5731, -2.023_233_7539),
      ("EPSG:32188", 300_000, 5_040_000, 45.499_905_5781, -73.561_420_0482),
      ("EPSG:2154", 652_000, 6_862_000, 48.856_248_1410, 2.345_811_9587),
      ("EPSG:25832", 575_000, 6_223_000, 56.146_131_6632, 10.207_135_8778),
      ("EPSG:31254", 80_000, 237_000, 47.266_997_1568, 11.390_152_8306),
      ("EPSG:3812", 649_000, 665_000, 50.795_459_6047, 4.354_563_4852),
      ("EPSG:2326", 836_694.05, 819_069.8, 22.310_602_4339, 114.181_009_3267),
    ] as [(String, Double, Double, Double, Double)])
  func agrees(code: String, x: Double, y: Double, latitude: Double, longitude: Double) throws {
    let map = try Projection(from: ReferenceSystem(code), fitting: [x], [y])
    let position = try #require(map.position(x: x, y: y))
    #expect(abs(position.latitude - latitude) < 1e-9, "\(position) by \(map.operation)")
    #expect(abs(position.longitude - longitude) < 1e-9, "\(position) by \(map.operation)")
  }

  @Test("follows the closed formulas of EPSG:3857", arguments: [51, 52] as [UInt64])
  func webMercator(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let map = try Projection(from: ReferenceSystem("3857"))
    var x = (0..<1000).map { _ in random.number(-20_037_508.34, 20_037_508.34) }
    var y = (0..<1000).map { _ in random.number(-20_037_508.34, 20_037_508.34) }
    let (eastings, northings) = (x, y)
    #expect(map.toDegrees(x: &x, y: &y) == 0)
    for index in x.indices {
      let latitude = atan(sinh(northings[index] / 6_378_137)) * 180 / .pi
      #expect(abs(x[index] - eastings[index] / 6_378_137 * 180 / .pi) < 1e-11, "seed \(seed)")
      #expect(abs(y[index] - latitude) < 1e-11, "seed \(seed)")
    }
    #expect(map.fromDegrees(x: &x, y: &y) == 0)
    for index in x.indices {
      #expect(abs(x[index] - eastings[index]) < 1e-6, "seed \(seed)")
      #expect(abs(y[index] - northings[index]) < 1e-6, "seed \(seed)")
    }
  }

  @Test(
    "ends where it began",
    arguments: ["EPSG:32188", "EPSG:27700", "EPSG:31254", "EPSG:4267", "EPSG:2277", "EPSG:3413"])
  func roundTrip(code: String) throws {
    var random = SeededGenerator(seed: 53)
    let map = try Projection(from: ReferenceSystem(code))
    let box = try #require(map.source.areaOfUse).box
    let east = box.crossesAntimeridian ? box.east + 360 : box.east
    var x = (0..<500).map { _ in
      random.number(box.west, east).remainder(dividingBy: 360)
    }
    var y = (0..<500).map { _ in random.number(box.south, box.north) }
    let (longitudes, latitudes) = (x, y)
    #expect(map.fromDegrees(x: &x, y: &y) == 0)
    #expect(map.toDegrees(x: &x, y: &y) == 0)
    for index in x.indices {
      #expect(abs(x[index] - longitudes[index]) < 1e-7, "\(code)")
      #expect(abs(y[index] - latitudes[index]) < 1e-7, "\(code)")
    }
  }

  @Test("leaves degrees on WGS 84 alone, longitude first", arguments: ["4326", "CRS84"])
  func leavesDegrees(code: String) throws {
    let map = try Projection(from: ReferenceSystem(code))
    #expect(map.position(x: -73.6, y: 45.5) == (try Position(latitude: 45.5, longitude: -73.6)))
    #expect(map.operation.warnings.isEmpty)
    #expect(!map.operation.isBallpark)
  }

  @Test("marks what has no place, and only that")
  func marksFailures() throws {
    let map = try Projection(from: ReferenceSystem("EPSG:32188"))
    var x = [300_000, .nan, 300_000, .infinity, 1e300, 300_000, -1e12]
    var y = [5_040_000, 5_040_000, .nan, -.infinity, 1e300, 5_040_001, 4]
    #expect(map.toDegrees(x: &x, y: &y) == 5)
    for index in [1, 2, 3, 4, 6] { #expect(x[index].isNaN && y[index].isNaN, "\(index)") }
    for index in [0, 5] { #expect(abs(x[index] + 73.56) < 0.01 && abs(y[index] - 45.5) < 0.01) }

    let degrees = try Projection(from: ReferenceSystem("4326"))
    x = [-73.6, 299_000, 0, 181, 0, 180, -180]
    y = [45.5, 5_040_000, 91, 0, -90, 90, 0]
    #expect(degrees.toDegrees(x: &x, y: &y) == 3)
    #expect(x.map(\.isNaN) == [false, true, true, true, false, false, false])

    let mercator = try Projection(from: ReferenceSystem("3857"))
    x = [0, 0, 0]
    y = [90, -91, 45]
    #expect(mercator.fromDegrees(x: &x, y: &y) >= 1)
    #expect(x[1].isNaN && y[1].isNaN && y[2].isFinite)
    var (none, nothing) = ([Double](), [Double]())
    #expect(map.toDegrees(x: &none, y: &nothing) == 0)
  }
}

@Suite("The operation of a projection")
struct ProjectionOperationTests {
  @Test("is named with its accuracy")
  func isNamed() throws {
    let operation = try Projection(from: ReferenceSystem("EPSG:32188")).operation
    #expect(operation.name == "Inverse of MTM zone 8 + NAD83 to WGS 84 (1)")
    #expect(operation.accuracy == .meters(4))
    #expect(operation.description == operation.name + ", within 4 m")
    #expect(operation.warnings.isEmpty)
  }

  @Test("keeps two datums of Montréal apart, 1.02 m")
  func keepsApart() throws {
    let old = try Projection(from: ReferenceSystem("32188")).position(x: 300_000, y: 5_040_000)
    let new = try Projection(from: ReferenceSystem("2950")).position(x: 300_000, y: 5_040_000)
    let meters = try Geodesic.meters(from: #require(old), to: #require(new))
    #expect(abs(meters - 1.02) < 0.01)
  }

  @Test("says which grid is missing")
  func saysMissingGrid() throws {
    let operation = try Projection(
      from: ReferenceSystem("27700"), fitting: [336_000], [390_000]
    ).operation
    #expect(operation.name.contains("OSGB36 to WGS 84 (6)"))
    #expect(operation.accuracy == .meters(2))
    let better = try #require(operation.better)
    #expect(better.missingGrids == ["uk_os_OSTN15_NTv2_OSGBtoETRS.tif"])
    #expect(better.accuracy == .meters(1))
    #expect(operation.warnings.count == 1)
    #expect(operation.warnings.first?.contains("uk_os_OSTN15_NTv2_OSGBtoETRS.tif") == true)
  }

  @Test("is a ballpark where nobody knows the datum")
  func isBallpark() throws {
    let system = try ReferenceSystem("+proj=tmerc +lon_0=9 +ellps=bessel")
    let operation = try Projection(from: system).operation
    #expect(operation.isBallpark)
    #expect(operation.accuracy == nil)
    #expect(operation.warnings.count == 1)
    #expect(operation.description.hasSuffix("accuracy unknown"))
  }

  @Test("suits the data where a system has many")
  func suitsData() throws {
    let nad27 = try ReferenceSystem("EPSG:4267")
    let texas = try Projection(from: nad27, fitting: [-97.7, -97.8, -97.7], [30.3, 30.2, 30.2])
    let alaska = try Projection(from: nad27, fitting: [-149.9], [61.2])
    #expect(texas.operation.name != alaska.operation.name)
    #expect(!texas.operation.isBallpark && !alaska.operation.isBallpark)
    let none = try Projection(from: nad27, fitting: [], [])
    #expect(!none.operation.name.isEmpty)
  }

  @Test(
    "is found for areas at the seam, where PROJ's own comparison of boxes never ends",
    arguments: [
      (180, 180), (-180, -180), (180, -179), (179, -180), (-180, 180), (-180, -179), (179, 180),
      (0, 0),
    ] as [(Double, Double)])
  func isFoundAtSeam(west: Double, east: Double) throws {
    let area = try GeoBox(west: west, south: 50, east: east, north: 50)
    for code in ["EPSG:3460", "EPSG:27700"] {
      let map = try Projection(from: ReferenceSystem(code), around: area)
      #expect(!map.operation.name.isEmpty)
    }
  }

  @Test("suits data on both sides of ±180°")
  func suitsSeam() throws {
    let fiji = try ReferenceSystem("EPSG:3460")
    let map = try Projection(from: fiji)
    var (x, y) = ([179.9, -179.9], [-17.0, -17.1])
    #expect(map.fromDegrees(x: &x, y: &y) == 0)
    let fitted = try Projection(from: fiji, fitting: x, y)
    #expect(!fitted.operation.isBallpark)
    #expect(fitted.toDegrees(x: &x, y: &y) == 0)
    #expect(abs(x[0] - 179.9) < 1e-9 && abs(x[1] + 179.9) < 1e-9)
  }
}
