import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("An angle in a cell") struct AngleTextTests {
  @Test(
    "is read as people write it",
    arguments: [
      (#"45°30'12"N"#, 45.50333333333333, "latitude"),
      ("45° 30′ 12″ N", 45.50333333333333, "latitude"),
      ("73°34.5'W", -73.575, "longitude"), ("49.249783 N", 49.249783, "latitude"),
      ("W 73,6", -73.6, "longitude"), ("73.6 O", -73.6, "longitude"),
      ("S12°30'", -12.5, "latitude"),
      ("45.5°", 45.5, ""), ("-73°30'", -73.5, ""), ("45 30 12 N", 45.50333333333333, "latitude"),
      ("45d30'00\"N", 45.5, "latitude"), ("45°30'12.6''N", 45.5035, "latitude"),
      ("-73.6 W", -73.6, "longitude"), ("12.5 Est", 12.5, "longitude"),
    ])
  func reads(text: String, degrees: Double, axis: String) throws {
    let angle = try #require(AngleText.parse(text), "\(text)")
    #expect(abs(angle.degrees - degrees) < 1e-12)
    #expect(angle.axis.map { "\($0)" } ?? "" == axis)
  }

  @Test(
    "is not made of anything else",
    arguments: [
      "45.5", "", "N", "45°61'N", "45°30'12'5\"N", "12 rue Nord Est", "200°", "95 N", "4.5°30'N",
      "45 30 12", "45°N W", "--45°", "3 N 4", "°", "45.5.5 N",
    ])
  func refuses(text: String) { #expect(AngleText.parse(text) == nil) }

  @Test(
    "may have hyphens where it is expected",
    arguments: [("22-19-12.6", 22.3201666666), ("114-9-0", 114.15), ("22-19", 22.3166666666)])
  func hyphens(text: String, degrees: Double) throws {
    #expect(abs(try #require(AngleText.parse(text, isExpected: true)).degrees - degrees) < 1e-9)
    #expect(AngleText.parse(text) == nil)
    #expect(AngleText.parse("2020-01-12", isExpected: true) == nil)
    #expect(AngleText.parse("22-75-12", isExpected: true) == nil)
  }

  @Test(
    "stands beside another one",
    arguments: [
      (#"45°30'00"N, 73°36'00"W"#, 45.5, -73.6), ("45.5 N 73.6 W", 45.5, -73.6),
      ("45.5N73.6W", 45.5, -73.6), ("N45.5, W73.6", 45.5, -73.6), ("45°30'N;73°36'O", 45.5, -73.6),
      ("1 Main St\nCity\n(45.5, -73.6)", 45.5, -73.6),
    ])
  func pairs(text: String, first: Double, second: Double) throws {
    let pair = try #require(PositionText.parse(Array(text.utf8)[...]), "\(text)")
    #expect(abs(pair.first - first) < 1e-9 && abs(pair.second - second) < 1e-9)
  }

  @Test("counts in columns, by their axes, and not in the other's")
  func columns() throws {
    let trial = try Trials().run(
      "name,lat,lon\nA,\"45°30'00\"\"N\",\"73°36'00\"\"W\"\nB,45.6 N,73.5 W\nC,73.5 W,45.6 N\n")
    #expect(trial.venues.map(\.position.latitude).sorted() == [45.5, 45.6])
    #expect(trial.part.rejections.map(\.number) == [4])
  }
}

@Suite("A geometry as PostGIS prints it") struct BinaryTextTests {
  @Test(
    "is read in either byte order, with and without its system",
    arguments: [
      // SELECT ST_SetSRID(ST_MakePoint(-73.5, 45.5), 4326), and the same as plain and big-endian binary.
      "0101000020E610000000000000006052C00000000000C04640",
      "010100000000000000006052C00000000000C04640", "0000000001C0526000000000004046C00000000000",
      "010100000000000000006052c00000000000c04640",
    ])
  func points(cell: String) throws {
    let good = (0..<5).map { "A\($0),\(cell)\n" }.joined()
    let trial = try Trials().run("name,wkb_geometry\n\(good)B,01010000\n")
    #expect(trial.venues.count == 5)
    #expect(trial.venues.allSatisfy { $0.position.latitude == 45.5 })
    #expect(trial.venues.allSatisfy { $0.position.longitude == -73.5 })
    #expect(trial.part.rejections.map(\.number) == [7])
  }

  @Test("names its system")
  func system() {
    let text = Array("0101000020E610000000000000006052C00000000000C04640".utf8)
    #expect(BinaryText.system(of: text[...]) == 4326)
    #expect(BinaryText.system(of: Array("0101000000".utf8)[...]) == nil)
    #expect(!BinaryText.isLikely(Array("0102".utf8)[...]))
  }
}

@Suite("A geometry as GeoJSON in a cell") struct GeoJSONTextTests {
  @Test(
    "is read, points and areas, and records of coordinates",
    arguments: [
      #"{""type"":""Point"",""coordinates"":[-73.6,45.5]}"#,
      #"{""type"":""MultiPoint"",""coordinates"":[[-73.6,45.5]]}"#,
      #"{""type"":""Feature"",""geometry"":{""type"":""Point"",""coordinates"":[-73.6,45.5]}}"#,
      #"{""latitude"":""45.5"",""longitude"":""-73.6"",""human_address"":""""}"#,
      #"{""lat"":45.5,""lng"":-73.6}"#,
    ])
  func points(cell: String) throws {
    let trial = try Trials().run("name,where\nA,\"\(cell)\"\nB,\nC,\"{\"\"type\"\":3}\"\n")
    #expect(trial.venues.map { [$0.position.latitude, $0.position.longitude] } == [[45.5, -73.6]])
    #expect(trial.part.rejections.count == 2)
  }

  @Test("is an area where it is one")
  func area() throws {
    let ring = "[[-73.6,45.5],[-73.59,45.5],[-73.59,45.51],[-73.6,45.5]]"
    let cell = #"{""type"":""Polygon"",""coordinates"":[\#(ring)]}"#
    #expect(try Trials().run("name,shape\nA,\"\(cell)\"\n").venues[0].footprint != nil)
  }
}
