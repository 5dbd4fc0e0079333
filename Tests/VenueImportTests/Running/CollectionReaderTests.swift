import GeoPrimitives
import SQLiteStore
import Testing
import Venues

@testable import VenueImport

@Suite("The seeds' own collections") struct CollectionReaderTests {
  static let text = """
    {"utilisateurs": {"u1": {"nomUtilisateur": "Mathias", "courriel": "m@example.org"}},
     "emplacements": {
       "lieu1": {"nomEmplacement": "Parc Jarry", "latitude": 45.534, "longitude": -73.627,
                 "sportsDisponibles": ["Soccer"], "heuresOuvertures": "08:00-22:00", "note": "x"},
       "lieu2": {"nomEmplacement": "Nowhere", "latitude": 145.5, "longitude": -73.6}}}
    """

  @Test("go in exactly as they are, and what is wrong with a record is reported")
  func wholeFile() throws {
    let trials = try Trials()
    let trial = try trials.run(Self.text, as: "seeds.json")
    #expect(trial.venues.count == 1)
    let venue = try #require(trial.venues.first)
    #expect(venue.id == "lieu1")
    #expect(venue.sports == ["Soccer"])
    #expect(venue.hours == "08:00-22:00")
    #expect(venue.properties["note"] == "x")
    #expect(venue.source == "seeds")
    #expect(trial.part.driver == "SportLink collections")
    #expect(trial.part.rejections.map(\.field) == ["emplacements/lieu2"])
    #expect(try trials.run(Self.text, as: "seeds.json").part.outcomes.unchanged == 2)
  }

  @Test(
    "are known by their keys, in all three shapes",
    arguments: [
      #"{"emplacements":[{"id":"a","nomEmplacement":"A","latitude":1,"longitude":2}]}"#,
      #"[{"id":"a","nomEmplacement":"A","latitude":1,"longitude":2}]"#,
      #"{"a":{"nomEmplacement":"A","latitude":1,"longitude":2}}"#,
    ])
  func shapes(text: String) throws {
    #expect(try Trials().run(text, as: "a.json").venues.map(\.id) == ["a"])
  }

  /// A feature with the seeds' keys; `more` are further members of its properties.
  static func features(_ more: String, _ coordinates: String, crs: String = "") -> String {
    """
    {"type":"FeatureCollection",\(crs)"features":[{"type":"Feature","id":"a","properties":{
    "nomEmplacement":"A","sportsDisponibles":["tennis"]\(more)},
    "geometry":{"type":"Point","coordinates":\(coordinates)}}]}
    """
  }

  @Test("in GeoJSON are an export only where they name their source and no reference system")
  func geoJSON() throws {
    let own = #","source":"x","identifiantSource":"1""#
    let export = try Trials().run(Self.features(own, "[-73.6,45.5]"), as: "a.geojson")
    #expect(export.venues.map(\.id) == ["a"])
    #expect(export.venues.map(\.source) == ["x"])
    let other = try Trials().run(Self.features("", "[-73.6,45.5]"), as: "a.geojson")
    #expect(other.part.driver == "GeoJSON")
    #expect(other.venues.map(\.name) == ["A"])
    #expect(other.venues.map(\.sports) == [["tennis"]])
    let crs = #""crs":"EPSG:3857","#
    for more in ["", own] {
      let mercator = Self.features(more, "[-8190439.857,5703423.394]", crs: crs)
      let venue = try #require(try Trials().run(mercator, as: "a.geojson").venues.first)
      #expect(abs(venue.position.longitude - -73.5759730857) < 0.01)
    }
    let told = try Trials().run(Self.features(own, "[-8190439.857,5703423.394]"), as: "a.geojson") {
      $0.referenceSystem = "EPSG:3857"
    }
    #expect(told.venues.count == 1)
  }

  @Test("that break off say where")
  func broken() throws {
    let error = try Trials().failure(#"{"emplacements": {"a": {"nomEmpl"#, as: "a.json")
    guard case .damaged(_, _, let reason) = error else { return #expect(Bool(false), "\(error)") }
    #expect(reason.contains("line 1"))
  }

  @Test("keep the dataset that they name, and the report says so where --source names another")
  func source() throws {
    let text = """
      {"emplacements":{"a":{"nomEmplacement":"A","latitude":45.5,"longitude":-73.6,"sportsDisponibles":[],"source":"parks"},
      "b":{"nomEmplacement":"B","latitude":45.6,"longitude":-73.6,"sportsDisponibles":[]}}}
      """
    let trial = try Trials().run(text, as: "city.json") { $0.source = "other" }
    #expect(trial.venues.map(\.source) == ["parks", "other"])
    #expect(trial.part.warnings.first { $0.kind == .sourceNotTaken }?.count == 1)
    let plain = try Trials().run(text, as: "city.json")
    #expect(!plain.part.warnings.contains { $0.kind == .sourceNotTaken })
  }
}
