import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Geometries of a file") struct GeometryKindTests {
  /// Imports a GeoJSON geometry.
  static func place(_ geometry: String) throws -> ImportTrial {
    let text = """
      {"type":"FeatureCollection","features":[
      {"type":"Feature","properties":{"id":"a"},"geometry":\(geometry)}]}
      """
    return try Trials().run(text, as: "a.geojson")
  }

  @Test(
    "that are points become positions, without heights",
    arguments: [
      #"{"type":"Point","coordinates":[-73.5,45.5,0]}"#,
      #"{"type":"Point","coordinates":[-73.5,45.5]}"#,
      #"{"type":"MultiPoint","coordinates":[[-73.5,45.5]]}"#,
      #"{"type":"MultiPoint","coordinates":[[-73.9,45.5],[-73.5,45.5],[-73.2,45.5]]}"#,
      #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[-73.5,45.5]}]}"#,
    ])
  func points(geometry: String) throws {
    let venue = try #require(try Self.place(geometry).venues.first)
    #expect(venue.position == (try Position(latitude: 45.5, longitude: -73.5)))
    #expect(venue.footprint == nil)
  }

  @Test("that are lines get a position on the line")
  func lines() throws {
    let venue = try #require(
      try Self.place(#"{"type":"LineString","coordinates":[[0,0.1],[1,1],[2,2]]}"#).venues.first)
    #expect(venue.position == (try Position(latitude: 1, longitude: 1)))
    #expect(venue.footprint == nil)
  }

  @Test("that are areas keep them, with a position on their surface")
  func areas() throws {
    // A horseshoe, whose centroid lies outside.
    let shoe =
      #"{"type":"Polygon","coordinates":[[[0,0],[9,0],[9,1],[1,1],[1,8],[9,8],[9,9],[0,9],[0,0]]]}"#
    let trial = try Self.place(shoe)
    let venue = try #require(trial.venues.first)
    #expect(venue.footprint?.polygons.count == 1)
    let (x, y) = (venue.position.longitude, venue.position.latitude)
    #expect((0...9).contains(x) && (0...9).contains(y) && (x <= 1 || y <= 1 || y >= 8))
    #expect(!trial.part.warnings.contains { $0.kind == .geometryRepaired })
  }

  @Test(
    "that are not valid are repaired, and counted",
    arguments: [
      #"{"type":"Polygon","coordinates":[[[0,0],[1,1],[1,0],[0,1],[0,0]]]}"#,
      #"{"type":"Polygon","coordinates":[[[0,0],[4,0],[4,4],[0,4],[0,0]],[[1,1],[1,1],[1,1]]]}"#,
      #"{"type":"MultiPolygon","coordinates":[[[[0,0],[4,0],[4,4],[0,4],[0,0]]],[[[1,1],[2,1],[2,2],[1,1]]]]}"#,
    ])
  func repaired(geometry: String) throws {
    let trial = try Self.place(geometry)
    #expect(trial.venues.count == 1)
    #expect(trial.venues.first?.footprint != nil)
    #expect(trial.part.warnings.contains { $0.kind == .geometryRepaired && $0.count == 1 })
  }

  @Test("without extent keep their position only")
  func degenerate() throws {
    let trial = try Self.place(#"{"type":"Polygon","coordinates":[[[1,2],[1,2],[1,2],[1,2]]]}"#)
    let venue = try #require(trial.venues.first)
    #expect(venue.position == (try Position(latitude: 2, longitude: 1)))
    #expect(venue.footprint == nil)
    #expect(trial.part.warnings.contains { $0.kind == .footprintLeftOut })
  }

  @Test(
    "that are nothing are rejected",
    arguments: [
      "null", #"{"type":"Point","coordinates":[]}"#, #"{"type":"Polygon","coordinates":[]}"#,
      #"{"type":"Point","coordinates":[0,0]}"#,
    ])
  func missing(geometry: String) throws {
    let good =
      #"{"type":"Feature","properties":{"id":"b"},"geometry":{"type":"Point","coordinates":[1,2]}}"#
    let text = """
      {"type":"FeatureCollection","features":[\(good),
      {"type":"Feature","properties":{"id":"a"},"geometry":\(geometry)}]}
      """
    let trial = try Trials().run(text, as: "a.geojson")
    #expect(trial.venues.map(\.sourceID) == ["b"])
    #expect(trial.part.rejections.map(\.number) == [2])
  }

  @Test("keep the other members of a feature, in their kinds")
  func properties() throws {
    let text = """
      {"type":"FeatureCollection","features":[{"type":"Feature","properties":{"id":"a","n":3,"x":1.5,
      "lit":true,"list":["a","b"],"deep":{"k":1},"none":null,"opened":"2020-01-02","source":"survey","code":"007"},
      "geometry":{"type":"Point","coordinates":[1,2]}}]}
      """
    let properties = try #require(try Trials().run(text, as: "a.geojson").venues.first).properties
    #expect(properties["n"] == 3)
    #expect(properties["x"] == 1.5)
    #expect(properties["lit"] == "yes" && properties["lit_2"] == true)
    #expect(properties["list"] == ["a", "b"])
    #expect(properties["deep"] == ["k": 1])
    #expect(properties["none"] == nil)
    #expect(properties["opened"] == "2020-01-02")
    #expect(properties["source_2"] == "survey", "a venue has a source of its own")
    #expect(properties["code"] == "007")
  }
}
