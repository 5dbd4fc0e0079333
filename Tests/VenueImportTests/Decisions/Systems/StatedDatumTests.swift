import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("A datum that is stated beside degrees") struct StatedDatumTests {
  private func first(
    _ header: String, _ rows: [String], as name: String = "v.csv"
  ) throws -> (
    venue: Venue, warnings: [ImportWarning]
  ) {
    let text = header + "\n" + rows.enumerated().map { "A\($0.offset),\($0.element)\n" }.joined()
    let trial = try Trials().run(text, as: name)
    return (
      try #require(trial.venues.first { $0.name == "A0" }), trial.part.warnings
    )
  }

  // By pyproj, 139.7, 35.6 of the Tokyo datum is 139.696775, 35.603246: some 463 m to the north-west of the same numbers
  // in WGS 84; 39.9, -83 of NAD27 lies within some 30 m of them.
  @Test(
    "is what they are brought from",
    arguments: [
      ("番号,緯度(日本測地系),経度(日本測地系)", ""), ("name,lat,lon,測地系", ",日本測地系"),
      ("name,lat,lon,datum", ",Tokyo"),
    ])
  func tokyo(header: String, end: String) throws {
    let rows = ["35.60,139.70\(end)", "35.61,139.71\(end)"]
    let trial = try Trials().run(
      header.replacing("番号", with: "name") + "\n"
        + rows.enumerated().map { "A\($0.offset),\($0.element)\n" }.joined())
    let venue = try #require(trial.venues.first { $0.name == "A0" })
    let written = try Position(latitude: 35.6, longitude: 139.7)
    let moved = Geodesic.meters(from: written, to: venue.position)
    #expect((440...480).contains(moved), "\(moved) m")
    #expect(venue.position.latitude > 35.6 && venue.position.longitude < 139.7)
  }

  @Test("may stand in a column of its own")
  func nad27() throws {
    let (venue, warnings) = try first(
      "name,lat,lon,datum", ["39.90,-83.00,NAD27", "39.91,-83.01,NAD27"])
    let written = try Position(latitude: 39.9, longitude: -83)
    let moved = Geodesic.meters(from: written, to: venue.position)
    #expect((2...40).contains(moved), "\(moved) m")
    #expect(warnings.contains { $0.detail?.contains("the column datum says NAD27") ?? false })
  }

  @Test(
    "is told with its shift where it is a shifted map of China",
    arguments: [
      ("name,lng_gcj02,lat_gcj02", "", "v.csv", "GCJ-02", "500 m"),
      ("name,bd09_lng,bd09_lat", "", "v.csv", "BD-09", "1.2 km"),
      ("name,lon,lat,coordsys", ",GCJ-02", "v.csv", "GCJ-02", "500 m"),
      ("name,lon,lat", "", "beijing_gcj02.csv", "GCJ-02", "500 m"),
      ("name,lon,lat,坐标系", ",百度坐标系", "v.csv", "BD-09", "1.2 km"),
    ])
  func shifted(header: String, end: String, file: String, name: String, shift: String) throws {
    let (_, warnings) = try first(
      header, ["116.40,39.90\(end)", "116.41,39.91\(end)"], as: file)
    let warning = try #require(warnings.first { $0.kind == .positionsShifted })
    #expect(warning.detail?.contains(name) == true && warning.detail?.contains(shift) == true)
  }

  @Test("is not told of what stands beside the positions that are taken")
  func untold() throws {
    let (_, warnings) = try first(
      "name,lon,lat,lng_gcj02,lat_gcj02", ["116.40,39.90,116.406,39.901"])
    #expect(warnings.allSatisfy { $0.kind != .positionsShifted })
    let (_, others) = try first(
      "name,lon,lat,coordsys", ["116.40,39.90,WGS84"], as: "beijing_gcj02.csv")
    #expect(others.allSatisfy { $0.kind != .positionsShifted })
  }
}
