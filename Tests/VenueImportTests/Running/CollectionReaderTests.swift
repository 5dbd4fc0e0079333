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

  @Test("that break off say where")
  func broken() throws {
    let error = try Trials().failure(#"{"emplacements": {"a": {"nomEmpl"#, as: "a.json")
    guard case .damaged(_, _, let reason) = error else { return #expect(Bool(false), "\(error)") }
    #expect(reason.contains("line 1"))
  }
}
