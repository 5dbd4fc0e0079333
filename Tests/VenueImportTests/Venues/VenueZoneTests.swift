import Foundation
import Testing
import Venues

@testable import VenueImport

@Suite("The time zone of an imported venue") struct VenueZoneTests {
  /// One with a zone of its own, two without, one at sea, one with nonsense.
  static let text = """
    id,name,lat,lon,fuseauHoraire
    1,Parc,45.5019,-73.5674,America/Halifax
    2,Place,45.5019,-73.5674,
    3,Platz,47.6970,8.6890,
    4,Bouée,30.0,-40.0,
    5,Rue,48.8566,2.3522,Moon/Tranquility

    """

  private func zones(_ trial: ImportTrial) throws -> [String?] {
    try (1...5).map { try trial.venue("\($0)").timeZone }
  }

  @Test("is what its record says, else where it lies")
  func order() throws {
    let trial = try Trials().run(Self.text)
    let zones = try zones(trial)
    #expect(
      zones == ["America/Halifax", "America/Toronto", "Europe/Busingen", nil, "Europe/Paris"])
    let tally = trial.part.zones
    #expect(tally.origins == [.data: 1, .position: 3, .unknown: 1])
    #expect(tally.zones.values.allSatisfy { $0 == 1 })
    #expect(Set(tally.zones.keys) == Set(zones.compactMap(\.self)))
  }

  @Test("is that of each row, whatever the rows before say in the same words")
  func neighbours() throws {
    let rows = [
      "1,A,45.5,-73.5,America/Halifax", "2,B,45.5,-73.5,America/Halifax", "3,C,45.5,-73.5,",
      "4,D,45.5,-73.5, America/Halifax", "5,E,48.9,2.4,Moon/Tranquility",
      "6,F,45.5,-73.5,Moon/Tranquility", "7,G,48.9,2.4,America/Halifax", "8,H,48.9,2.4,",
    ]
    let trial = try Trials().run("id,name,lat,lon,fuseauHoraire\n" + rows.joined(separator: "\n"))
    let halifax = "America/Halifax"
    let (toronto, paris) = ("America/Toronto", "Europe/Paris")
    #expect(
      try (1...8).map { try trial.venue("\($0)").timeZone }
        == [halifax, halifax, toronto, halifax, paris, toronto, halifax, paris])
    #expect(trial.part.zones.origins == [.data: 4, .position: 4])
    #expect(trial.part.warnings.first { $0.kind == .timeZoneNotUnderstood }?.count == 2)
  }

  @Test("is what the command says, whatever else does")
  func command() throws {
    let trial = try Trials().run(Self.text) { $0.timeZone = "Asia/Tokyo" }
    #expect(try zones(trial) == Array(repeating: "Asia/Tokyo", count: 5))
    #expect(trial.part.zones.origins == [.command: 5])
    #expect(trial.part.zones.zones == ["Asia/Tokyo": 5])
    #expect(try trial.venue("1").properties["fuseauHoraire"] == nil)
  }

  @Test("is not a name that no zone has, and the report says so")
  func nonsense() throws {
    let part = try Trials().run(Self.text).part
    let warning = try #require(part.warnings.first { $0.kind == .timeZoneNotUnderstood })
    #expect(warning.count == 1)
    #expect(warning.detail == "line 6: Moon/Tranquility")
  }

  @Test("of projected coordinates is where they lie on the globe")
  func projected() throws {
    let trial = try Trials().run("id;name;X;Y\n1;Aréna;298864,359;5041782,239\n") {
      $0.referenceSystem = "EPSG:32188"
    }
    #expect(try trial.venue("1").timeZone == "America/Toronto")
  }

  @Test("of an area is that of its position")
  func area() throws {
    let trial = try Trials().run(
      """
      {"type":"FeatureCollection","features":[{"type":"Feature","properties":{"id":"1","name":"Feld"},
      "geometry":{"type":"Polygon","coordinates":[[[13.3,52.5],[13.4,52.5],[13.4,52.6],[13.3,52.5]]]}}]}
      """, as: "felder.geojson")
    #expect(try trial.venue("1").timeZone == "Europe/Berlin")
    #expect(trial.part.zones.origins == [.position: 1])
  }

  @Test("of rows that are one venue is counted once, and the data come before the map")
  func merged() throws {
    let trial = try Trials().run(
      """
      id,name,sport,lat,lon,tz
      a,Parc,tennis,45.5,-73.5,
      a,Parc,soccer,45.5,-73.5,America/Halifax
      b,Place,tennis,45.6,-73.6,
      b,Place,soccer,45.6,-73.6,

      """
    ) { $0.mapping = (try? FieldMapping(["id=id"])) ?? $0.mapping }
    #expect(trial.venues.count == 2)
    #expect(try trial.venue("a").timeZone == "America/Halifax")
    #expect(try trial.venue("b").timeZone == "America/Toronto")
    #expect(trial.part.zones.origins == [.data: 1, .position: 1])
  }

  @Test("of the app's own records goes by the same order", arguments: [nil, "Asia/Tokyo"])
  func collections(_ told: String?) throws {
    let trial = try Trials().run(
      """
      {"emplacements":{
      "1":{"nomEmplacement":"A","latitude":45.5,"longitude":-73.5,"sportsDisponibles":[],
      "fuseauHoraire":"America/Halifax"},
      "2":{"nomEmplacement":"B","latitude":45.5,"longitude":-73.5,"sportsDisponibles":[]}}}
      """, as: "emplacements.json"
    ) { $0.timeZone = told }
    let zones = Dictionary(uniqueKeysWithValues: trial.venues.map { ($0.name, $0.timeZone) })
    #expect(zones == ["A": told ?? "America/Halifax", "B": told ?? "America/Toronto"])
    #expect(trial.part.zones.origins == (told == nil ? [.data: 1, .position: 1] : [.command: 2]))
  }

  @Test("changes nothing when the same file comes again")
  func again() throws {
    let trials = try Trials()
    _ = try trials.run(Self.text)
    let again = try trials.run(Self.text)
    #expect(again.part.outcomes.unchanged == 5)
    #expect(again.part.zones.origins == [.data: 1, .position: 3, .unknown: 1])
  }

  @Test("is in the report, as a text and as JSON")
  func report() throws {
    let report = try Trials().run(Self.text).report
    #expect(
      report.text().contains(
        "  time zones        America/Halifax 1, America/Toronto 1, Europe/Busingen 1, Europe/Paris 1 "
          + "(1 by the data, 3 by position, 1 unknown)\n"))
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(report.json.text().utf8)) as? [String: Any])
    let file = try #require((root["files"] as? [[String: Any]])?.first)
    let zones = try #require(file["timeZones"] as? [String: [String: Int]])
    #expect(zones["knownBy"] == ["data": 1, "position": 3, "unknown": 1])
    #expect(zones["zones"]?["Europe/Busingen"] == 1)
  }
}
