import Testing
import Venues

@testable import VenueImport

@Suite("Sports that nobody knows") struct UnknownSportsTests {
  private func run(_ text: String, as name: String = "parks.csv") throws -> ImportTrial {
    try Trials(knowledge: .standard).run(text, as: name)
  }

  private func sports(_ trial: ImportTrial) -> [String] {
    trial.venues.sorted { $0.name < $1.name }.map { $0.sports.sorted().joined(separator: " ") }
  }

  @Test("are told where columns of flags beside understood ones are named after them")
  func flags() throws {
    let trial = try run(
      """
      NAME,TENNIS,GOLF,SOCCER,ZORBLE_PIT,WARD,LIGHTS,LAT,LON
      A,1,0,0,1,3,1,45.1,-75.1
      B,0,1,0,1,4,0,45.2,-75.2
      C,0,0,1,0,3,1,45.3,-75.3
      """)
    #expect(sports(trial) == ["tennis", "golf", "soccer"])
    #expect(trial.part.unknownTerms.map { "\($0.term) \($0.count)" } == ["ZORBLE_PIT 2"])
  }

  @Test("are told beside the few that are known, where no other column speaks of sports")
  func kinds() throws {
    let trial = try run(
      """
      NAME,WHAT,LAT,LON
      A,Tennis,45.1,-75.1
      B,Zorble,45.2,-75.2
      C,Squash,45.3,-75.3
      D,Flonk,45.4,-75.4
      E,Murble,45.5,-75.5
      F,Snarf,45.6,-75.6
      """)
    #expect(sports(trial) == ["tennis", "", "squash", "", "", ""])
    #expect(trial.part.unknownTerms.map(\.term).sorted() == ["Flonk", "Murble", "Snarf", "Zorble"])
    let decision = try #require(trial.part.decisions.first { $0.subject == "sports" })
    #expect(decision.confidence == .likely)
    #expect(decision.evidence.contains("33 % of the values of WHAT name sports"))
  }

  @Test(
    "are none where codes shorten known ones",
    arguments: [
      ("FTBALL_FLD", "american_football"), ("SOFTB_55FT", "softball"), ("SOCC_FULL", "soccer"),
      ("PICKLE_CT", "pickleball"), ("SKTPRK", "skateboard"), ("VBALL_SAND", "beachvolleyball"),
      ("BASEB_80FT", "baseball"), ("STATUS_OK", ""), ("ZONE_TEN", ""),
    ])
  func codes(code: String, sport: String) throws {
    let rows = ["NAME,KIND,LAT,LON", "A,\(code),40.1,-95.1", "B,Tennis,40.2,-95.2"]
    #expect(sports(try run(rows.joined(separator: "\n"))) == [sport, "tennis"])
  }

  @Test("are none where columns of flags shorten known ones")
  func shortFlags() throws {
    let trial = try run(
      """
      NAME,TENNIS,GOLF,SOCCER,HARDB_80FT,SKATEBRD,PKLBALL,LAT,LON
      A,1,0,0,1,0,0,45.1,-75.1
      B,0,1,0,0,1,0,45.2,-75.2
      C,0,0,1,0,0,1,45.3,-75.3
      """)
    #expect(sports(trial) == ["baseball tennis", "golf skateboard", "pickleball soccer"])
  }

  @Test("are none where a service says beside its records what codes mean")
  func domains() throws {
    let trial = try run(
      """
      {"geometryType": "esriGeometryPoint", "spatialReference": {"wkid": 4326},
      "fields": [{"name": "NAME", "type": "esriFieldTypeString"}, {"name": "KIND", "type":
      "esriFieldTypeInteger", "domain": {"type": "codedValue", "codedValues":
      [{"name": "Tennis", "code": 7}, {"name": "Curling", "code": 9}]}}],
      "features": [{"attributes": {"NAME": "A", "KIND": 7}, "geometry": {"x": -75.1, "y": 45.1}},
      {"attributes": {"NAME": "B", "KIND": 9}, "geometry": {"x": -75.2, "y": 45.2}}]}
      """, as: "query.json")
    #expect(sports(trial) == ["tennis", "curling"])
    #expect(trial.part.warnings.contains { $0.kind == .codesSpeltOut })
  }
}
