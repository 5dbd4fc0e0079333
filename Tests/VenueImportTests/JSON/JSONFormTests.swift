import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("JSON with records") struct JSONFormTests {
  /// Two courts, a at 45.5, -73.6 and b at 45.6, -73.7, in every form that a city may publish.
  static let forms: [(name: String, file: String, text: String)] = [
    (
      "features", "a.geojson",
      #"""
      {"type":"FeatureCollection","name":"x","features":[
      {"type":"Feature","properties":{"id":"a"},"geometry":{"type":"Point","coordinates":[-73.6,45.5]}},
      {"type":"Feature","geometry":{"coordinates":[-73.7,45.6,12],"type":"Point"},"properties":{"id":"b"},"bbox":[0,0,1,1]}]}
      """#
    ),
    (
      "features with their id beside them", "a.json",
      #"""
      {"features":[{"type":"Feature","id":"a","properties":null,"geometry":{"type":"Point","coordinates":[-73.6,45.5]}},
      {"type":"Feature","id":"b","properties":{},"geometry":{"type":"Point","coordinates":["-73.7","45.6"]}}],"type":"FeatureCollection"}
      """#
    ),
    (
      "a collection within another record", "a.json",
      #"""
      {"ok":true,"data":{"type":"FeatureCollection","features":[
      {"type":"Feature","properties":{"id":"a"},"geometry":{"type":"Point","coordinates":[-73.6,45.5]}},
      {"type":"Feature","properties":{"id":"b"},"geometry":{"type":"Point","coordinates":[-73.7,45.6]}}]}}
      """#
    ),
    (
      "a line each", "a.ndjson",
      #"""
      {"type":"Feature","properties":{"id":"a"},"geometry":{"type":"Point","coordinates":[-73.6,45.5]}}
      {"type":"Feature","properties":{"id":"b"},"geometry":{"type":"Point","coordinates":[-73.7,45.6]}}

      """#
    ),
    (
      "a sequence (RFC 8142)", "a.json",
      "\u{1E}{\"id\":\"a\",\n\"lat\":45.5,\"lon\":-73.6}\n\u{1E}{\"id\":\"b\",\"lat\":45.6,\"lon\":-73.7}\n"
    ),
    (
      "plain records", "a.json",
      #"[{"id":"a","lat":"45.5","lon":"-73.6"},{"id":"b","lat":45.6,"lon":-73.7}]"#
    ),
    (
      "records with a geometry and its system", "a.json",
      #"""
      [{"id":"a","json_geometry":{"type":"Point","coordinates":[-73.6,45.5]},"json_ogc_wkt_crs":"GEOGCS[\"WGS 84\",AUTHORITY[\"EPSG\",\"4326\"]]"},
      {"id":"b","json_geometry":{"type":"Point","coordinates":[-73.7,45.6]},"json_ogc_wkt_crs":"GEOGCS[\"WGS 84\",AUTHORITY[\"EPSG\",\"4326\"]]"}]
      """#
    ),
    (
      "records with a geometry as text", "a.json",
      #"""
      [{"id":"a","geom":"{\"type\":\"Point\",\"coordinates\":[-73.6,45.5]}"},
      {"id":"b","geom":"{\"type\":\"Point\",\"coordinates\":[-73.7,45.6]}"}]
      """#
    ),
    (
      "latitude and longitude in a list", "a.json",
      #"{"recAreas":[{"id":"a","geocoordinates":[45.5,-73.6]},{"id":"b","geocoordinates":[45.6,-73.7]}]}"#
    ),
    (
      "a position deep within", "a.json",
      #"[{"id":"a","place":{"pos":{"lat":45.5,"lng":-73.6}}},{"id":"b","place":{"pos":{"lat":45.6,"lng":-73.7}}}]"#
    ),
    (
      "records by their keys", "a.json",
      #"{"a":{"latitude":45.5,"longitude":-73.6},"b":{"latitude":45.6,"longitude":-73.7}}"#
    ),
    (
      "Esri's features", "a.json",
      #"""
      {"displayFieldName":"","fields":[{"name":"ID","type":"esriFieldTypeString"}],"spatialReference":{"wkid":4326},"features":[
      {"attributes":{"id":"a"},"geometry":{"x":-73.6,"y":45.5}},{"attributes":{"id":"b"},"geometry":{"x":-73.7,"y":45.6}}]}
      """#
    ),
    (
      "Esri's features in web Mercator", "a.json",
      #"""
      {"features":[{"attributes":{"id":"a"},"geometry":{"x":-8193114.5281,"y":5700582.7320}},
      {"attributes":{"id":"b"},"geometry":{"x":-8204246.4771,"y":5716479.0153}}],"spatialReference":{"wkid":102100,"latestWkid":3857}}
      """#
    ),
    (
      "a portal's rows", "rows.json",
      #"""
      {"meta":{"view":{"columns":[{"name":"ID","fieldName":"id"},{"name":"Lat","fieldName":"lat"},{"name":"Lon","fieldName":"lon"}]}},
      "data":[["a","45.5","-73.6"],["b","45.6","-73.7"]]}
      """#
    ),
    (
      "rows under a row of names", "rows.json",
      #"[["id","lat","lon"],["a",45.5,-73.6],["b",45.6,-73.7]]"#
    ),
    (
      "a portal's datastore", "a.json",
      #"""
      {"help":"h","success":true,"result":{"fields":[{"id":"id","type":"text"},{"id":"lat","type":"text"},{"id":"lon"}],
      "records":[{"_id":1,"id":"a","lat":"45.5","lon":"-73.6"},{"_id":2,"id":"b","lat":"45.6","lon":"-73.7"}],"total":2}}
      """#
    ),
    (
      "a portal's export", "a.json",
      #"""
      [{"datasetid":"d","recordid":"r1","fields":{"id":"a","geo_point_2d":[45.5,-73.6]},"geometry":{"type":"Point","coordinates":[-73.6,45.5]}},
      {"datasetid":"d","recordid":"r2","fields":{"id":"b","geo_point_2d":[45.6,-73.7]},"geometry":{"type":"Point","coordinates":[-73.7,45.6]}}]
      """#
    ),
    (
      "a portal's newer export", "a.json",
      #"{"total_count":2,"results":[{"id":"a","geo_point_2d":{"lon":-73.6,"lat":45.5}},{"id":"b","geo_point_2d":{"lon":-73.7,"lat":45.6}}]}"#
    ),
    (
      "a script", "a.js",
      #"// courts\nvar courts = [{"id":"a","lat":45.5,"lon":-73.6},{"id":"b","lat":45.6,"lon":-73.7}];\n"#
        .replacingOccurrences(of: "\\n", with: "\n")
    ),
    (
      "a typed module", "a.ts",
      #"""
      import { Court } from "./court";
      export const courts: Court[] = [{"id":"a","lat":45.5,"lon":-73.6},{"id":"b","lat":45.6,"lon":-73.7}];
      """#
    ),
    (
      "a default export", "a.json",
      #"export default [{"id":"a","lat":45.5,"lon":-73.6},{"id":"b","lat":45.6,"lon":-73.7}]"#
    ),
    (
      "a call", "a.json",
      #"callback({"items":[{"id":"a","lat":45.5,"lon":-73.6},{"id":"b","lat":45.6,"lon":-73.7}]});"#
    ),
  ]

  @Test("makes the same venues in whatever form", arguments: forms)
  func same(name: String, file: String, text: String) throws {
    let trial = try Trials().run(text, as: file)
    #expect(trial.part.read == 2)
    for (id, latitude, longitude) in [("a", 45.5, -73.6), ("b", 45.6, -73.7)] {
      let venue = try trial.venue(id)
      #expect(abs(venue.position.latitude - latitude) < 1e-6, "\(name)")
      #expect(abs(venue.position.longitude - longitude) < 1e-6, "\(name)")
    }
  }

  @Test("is the same with a byte-order mark, and in UTF-16", arguments: [0, 12, 15])
  func encodings(form: Int) throws {
    let (name, file, text) = Self.forms[form]
    let utf8 = Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)
    let little = Data([0xFF, 0xFE]) + (try #require(text.data(using: .utf16LittleEndian)))
    let big = Data([0xFE, 0xFF]) + (try #require(text.data(using: .utf16BigEndian)))
    for data in [utf8, little, big] {
      let trial = try Trials().run(data, as: file)
      #expect(Set(trial.venues.map(\.sourceID)) == ["a", "b"], "\(name)")
    }
  }

  @Test("is read in place from archives", arguments: ["gz", "zip"])
  func archives(kind: String) throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write(Self.forms[5].text, as: "courts.json")
    if kind == "gz" {
      try Shell.run("gzip", path)
    } else {
      try Shell.run("python3", ["-m", "zipfile", "-c", directory.path("courts.json.zip"), path])
    }
    let trial = try Trials().run(ImportOptions(inputs: ["\(path).\(kind)"]))
    #expect(Set(trial.venues.map(\.sourceID)) == ["a", "b"])
  }

  @Test("takes bytes that are no UTF-8 for Windows-1252, and says so")
  func windows() throws {
    let data =
      Data(#"[{"id":"a","name":"P"#.utf8) + [0xE2]
      + Data(
        #"té","lat":45.5,"lon":-73.6}]"#
          .utf8.map { $0 }
      ).filter { $0 != 0xC3 && $0 != 0xA9 }
    let trial = try Trials().run(data, as: "a.json")
    #expect(trial.venues.map(\.name) == ["Pât"])
    #expect(trial.part.encoding == "Windows-1252")
  }

  @Test("names a system before or behind its features", arguments: [true, false])
  func system(isBefore: Bool) throws {
    let crs = #""crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::3857"}}"#
    let features =
      #""features":[{"type":"Feature","properties":{"id":"a"},"geometry":{"type":"Point","coordinates":[-8193114.5281,5700582.7320]}}]"#
    let members = isBefore ? [crs, features] : [features, crs]
    let trial = try Trials().run(
      "{\"type\":\"FeatureCollection\",\(members.joined(separator: ","))}", as: "a.geojson")
    let venue = try trial.venue("a")
    #expect(abs(venue.position.latitude - 45.5) < 1e-6)
    #expect(trial.part.referenceSystem?.hasPrefix("EPSG:3857") == true)
  }

  @Test("keeps every other member: nested ones under the names that lead to them, lists as text")
  func members() throws {
    let text = #"""
      [{"id":"a","lat":1,"lon":2,"address":{"street":"Main & 1st","city":{"name":"M"}},"tags":["x","y",3],"empty":[],
      "none":null,"slots":[{"day":1}],"entity":"l&#039;&Icirc;le &amp; b?x=1&y=2","yes":true,"big":18446744073709551615}]
      """#
    let properties = try #require(try Trials().run(text, as: "a.json").venues.first).properties
    #expect(properties["address.street"] == "Main & 1st")
    #expect(properties["address.city.name"] == "M")
    #expect(properties["tags"] == "x; y; 3")
    #expect(properties["empty"] == nil)
    #expect(properties["slots"] == [["day": 1]])
    #expect(properties["entity"] == "l'&Icirc;le & b?x=1&y=2")
    #expect(properties["yes"] == true)
    #expect(properties["big"] == "18446744073709551615")
  }

  @Test("keeps members that come only after the columns are known")
  func late() throws {
    var records = (0..<20_500).map { #"{"id":\#($0),"lat":1,"lon":\#(Double($0) / 1000)}"# }
    records.append(#"{"id":20500,"lat":1,"lon":30,"late":"x","deep":{"k":1}}"#)
    let trial = try Trials().run(
      "[\n" + String(repeating: " ", count: 1 << 20) + records.joined(separator: ",\n") + "]",
      as: "a.json")
    let venue = try trial.venue("20500")
    #expect(trial.part.read == 20_501)
    #expect(venue.properties["late"] == "x" || venue.properties["further members"] != nil)
  }

  @Test("takes the list with the most places, and names the others")
  func several() throws {
    let text = #"""
      {"hours":[{"d":1},{"d":2},{"d":3}],"courts":[{"id":"a","lat":1,"lon":2},{"id":"b","lat":1,"lon":3}]}
      """#
    let trial = try Trials().run(text, as: "a.json")
    #expect(trial.venues.map(\.sourceID) == ["a", "b"])
    #expect(trial.part.layer == "courts")
    let passed = trial.part.warnings.filter { $0.kind == .layerPassedOver }
    #expect(passed.map(\.detail) == ["hours, 3 records"])
    let asked = try Trials().failure(text, as: "a.json") { $0.layer = "hours" }
    guard case .noGeometry = asked else { return #expect(Bool(false), "\(asked)") }
  }

  @Test(
    "may be one feature or one geometry",
    arguments: [
      #"{"type":"Feature","properties":{"name":"P"},"geometry":{"type":"Point","coordinates":[-73.6,45.5]}}"#,
      #"{"type":"Point","coordinates":[-73.6,45.5]}"#,
      #"{"coordinates":[[[-73.7,45.5],[-73.5,45.5],[-73.6,45.6],[-73.7,45.5]]],"type":"Polygon"}"#,
      #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[-73.6,45.5]}]}"#,
    ])
  func single(text: String) throws {
    let trial = try Trials().run(text, as: "a.geojson")
    #expect(trial.venues.count == 1)
    #expect(abs((trial.venues.first?.position.longitude ?? 0) - -73.6) < 0.1)
  }

  @Test("that borrows a word of SportLink's own collections is no collection of it")
  func borrowed() throws {
    let trial = try Trials().run(
      #"[{"id":"a","activites":"tennis","messages":[],"lat":45.5,"lon":-73.6}]"#, as: "a.json")
    #expect(trial.part.driver == "JSON records")
    #expect(trial.venues.map(\.sourceID) == ["a"])
  }

  @Test("takes elements of OpenStreetMap for what they are")
  func elements() throws {
    let text = #"""
      {"version":0.6,"elements":[{"type":"node","id":1,"lat":45.5,"lon":-73.6,"tags":{"sport":"tennis"}},
      {"type":"way","id":2,"center":{"lat":45.6,"lon":-73.7},"nodes":[3,4],"tags":{"sport":"soccer","name":"P"}},
      {"type":"node","id":3,"lat":1,"lon":1},
      {"type":"way","id":5,"tags":{"sport":"soccer"},"geometry":[{"lat":0.0,"lon":0.1},{"lat":0.0,"lon":1},{"lat":1,"lon":1},{"lat":0.0,"lon":0.1}]}]}
      """#
    let trial = try Trials().run(text, as: "a.json")
    #expect(Set(trial.venues.map(\.sourceID)) == ["node/1", "way/2", "way/5"])
    #expect(try trial.venue("way/2").sports == ["soccer"])
    #expect(try trial.venue("way/5").footprint != nil)
  }
}
