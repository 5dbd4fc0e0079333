import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("The order of two numbers in a cell") struct PairOrderTests {
  /// Paris and Lille; with the coordinates in the other order, the sea off Somalia.
  static func table(_ name: String, isLongitudeFirst: Bool) -> String {
    isLongitudeFirst
      ? "name;\(name)\nA;2.35,48.85\nB;3.06,50.63\n" : "name;\(name)\nA;48.85,2.35\nB;50.63,3.06\n"
  }

  static func expectParis(_ trial: ImportTrial, _ comment: Comment) throws {
    let venue = try #require(trial.venues.first { $0.name == "A" }, comment)
    #expect(venue.position.latitude == 48.85, comment)
    #expect(venue.position.longitude == 2.35, comment)
  }

  static let longitudeFirst = [
    "Longitude,Latitude", "lon_lat", "lng,lat", "longlat", "LonLat", "coordinates_lonlat", "LNGLAT",
    "Longitude / Latitude", "Längengrad, Breitengrad", "xy",
  ]
  static let latitudeFirst = [
    "Latitude,Longitude", "lat_lon", "lat,lng", "latlong", "LatLng", "coordinates_latlon",
  ]

  @Test(
    "of whole files is turned where all rows lie at sea and in the other order on land",
    arguments: [(48.86, 2.35), (51.51, -0.13), (50.63, 3.06), (-33.92, 18.42)])
  func atSea(latitude: Double, longitude: Double) throws {
    let pairs = (0..<5).map { (latitude + Double($0) / 100, longitude + Double($0) / 200) }
    let features = pairs.map {
      #"{"type":"Feature","properties":{"name":"P"},"geometry":{"type":"Point","coordinates":[\#($0.0),\#($0.1)]}}"#
    }
    let geoJSON =
      #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
    let table = "name,lat,lon\n" + pairs.map { "P,\($0.1),\($0.0)\n" }.joined()
    let text = "name,geom\n" + pairs.map { "P,POINT (\($0.0) \($0.1))\n" }.joined()
    for (name, content) in [("a.geojson", geoJSON), ("a.csv", table), ("b.csv", text)] {
      let trial = try Trials().run(content, as: name)
      #expect(trial.venues.allSatisfy { abs($0.position.latitude - latitude) < 0.1 }, "\(name)")
      #expect(trial.part.warnings.contains { $0.kind == .axesSwapped }, "\(name)")
    }
  }

  @Test("is the one that the name gives", arguments: longitudeFirst)
  func namedLongitudeFirst(name: String) throws {
    let trial = try Trials().run(Self.table(name, isLongitudeFirst: true))
    try Self.expectParis(trial, "\(name)")
    #expect(trial.part.decisions.first { $0.subject == "position" }?.confidence == .certain)
    // One row is enough where the name says it.
    let single = try Trials().run("name;\(name)\nA;2.35,48.85\n")
    try Self.expectParis(single, "\(name)")
  }

  @Test("is latitude first where the name says so", arguments: latitudeFirst)
  func namedLatitudeFirst(name: String) throws {
    try Self.expectParis(try Trials().run(Self.table(name, isLongitudeFirst: false)), "\(name)")
    let trial = try Trials().run(Self.table(name, isLongitudeFirst: true))
    #expect(
      trial.venues.first { $0.name == "A" }?.position.latitude == 2.35, "a name is not doubted")
    let json = "[{\"name\":\"A\",\"\(name)\":[48.85,2.35]}]"
    try Self.expectParis(try Trials().run(json, as: "a.json"), "\(name)")
  }

  @Test(
    "is longitude first in an array of JSON",
    arguments: ["coordinates", "location", "geo", "value", "point", "venue_location"])
  func arrays(name: String) throws {
    // Rome lies on land in both orders, so that nothing but the custom tells.
    let text = "[{\"name\":\"A\",\"\(name)\":[12.5,41.9]},{\"name\":\"B\",\"\(name)\":[12.6,41.8]}]"
    let trial = try Trials().run(text, as: "a.json")
    #expect(trial.venues.map(\.position.latitude).sorted() == [41.8, 41.9])
  }

  @Test("is latitude first in a text of JSON, as people write it")
  func texts() throws {
    let text = #"[{"name":"A","location":"41.9,12.5"},{"name":"B","location":"41.8,12.6"}]"#
    let trial = try Trials().run(text, as: "a.json")
    #expect(trial.venues.map(\.position.latitude).sorted() == [41.8, 41.9])
  }

  @Test("is not what custom says where that puts all rows at sea and the other order none")
  func land() throws {
    for name in ["where", "coords", "location"] {
      let trial = try Trials().run(Self.table(name, isLongitudeFirst: true))
      try Self.expectParis(trial, "\(name)")
      let decision = trial.part.decisions.first { $0.subject == "position" }
      #expect(decision?.confidence == .likely)
      #expect(decision?.evidence.contains("at sea") == true)
    }
    let text = #"[{"name":"A","location":[48.85,2.35]},{"name":"B","location":[50.63,3.06]}]"#
    try Self.expectParis(try Trials().run(text, as: "a.json"), "an array")
  }

  @Test("stays what custom says where one row is on land, or one stays at sea in the other order")
  func mixed() throws {
    let onLand = try Trials().run("name;coords\nA;2.35,48.85\nB;9.0,45.0\n")
    #expect(onLand.venues.first { $0.name == "A" }?.position.latitude == 2.35)
    let atSea = try Trials().run("name;coords\nA;2.35,48.85\nB;-40.0,30.0\n")
    #expect(atSea.venues.first { $0.name == "A" }?.position.latitude == 2.35)
  }
}
