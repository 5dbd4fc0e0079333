import Testing
import Venues

@testable import VenueImport

@Suite("The sports of a venue") struct SportDecisionTests {
  @Test(
    "come from the column that says so, else from what speaks of them",
    arguments: [
      ("sport,name,lat,lon\ntennis,Soccer hill,45,-73", ["tennis"]),
      ("SPORTS,lat,lon\nTennis; Soccer,45,-73", ["tennis", "soccer"].sorted()),
      ("type,name,lat,lon\nTennis court,Parc,45,-73", ["tennis"]),
      ("type,name,lat,lon\nSportif,Soccer à 7,45,-73", ["soccer"]),
      ("sport,name,lat,lon\nRécréatif,Soccer à 7,45,-73", ["soccer"]),
      ("amenities,name,lat,lon\n\"Playground, tennis\",X,45,-73", ["tennis"]),
      ("name,lat,lon\nBench,45,-73", []),
      // A key of OpenStreetMap's is a sport, known or not.
      ("sport,lat,lon\ncliff_diving,45,-73", ["cliff_diving"]),
    ] as [(String, [String])])
  func found(text: String, expected: [String]) throws {
    let venue = try #require(try Trials().run(text).venues.first)
    #expect(venue.sports.sorted() == expected)
  }

  @Test("are not doubled by the word that names them")
  func words() throws {
    let text =
      "id,sport,lat,lon\n1,hockey,49.9,-97.1\n2,rugby,49.8,-97.2\n3,rugby;quidditch,49.7,-97.3\n"
    let trial = try Trials(knowledge: .standard).run(text)
    #expect(try trial.venue("1").sports == ["ice_hockey"])
    #expect(try trial.venue("2").sports == ["rugby_union"])
    #expect(try trial.venue("3").sports == ["rugby_union", "quidditch"])
  }

  @Test("of --sport are those of every row, in any of its names")
  func constant() throws {
    let trials = try Trials(knowledge: .standard)
    let trial = try trials.run("name,sport,lat,lon\nA,tennis,45,-73\n") { $0.sport = "Soccer" }
    #expect(trial.venues.map(\.sports) == [["soccer"]])
    let error = try Trials().failure("lat,lon\n45,-73\n") { $0.sport = "quidditsch" }
    guard case .unknownSport(let name, _) = error else { return #expect(Bool(false), "\(error)") }
    #expect(name == "quidditsch")
    #expect(error.kind == .usage)
  }

  @Test("are counted in the report, and so is what was not recognised")
  func counted() throws {
    let text = "sport,lat,lon\ntennis,45,-73\ntennis,45,-74\nMoon ball,45,-75\n,45,-76\n"
    let part = try Trials().run(text).part
    #expect(part.sports.map(\.sport) == ["tennis"])
    #expect(part.sports.map(\.count) == [2])
    #expect(part.unknownTerms.map(\.term) == ["Moon ball"])
    #expect(part.withoutSport == 2)
    #expect(part.written == 4)
  }

  @Test("mean what they mean in the country where the data lies")
  func country() throws {
    let quebec = try Trials().run("type,lat,lon\nFootball,45.5,-73.6\n")
    #expect(quebec.venues.map(\.sports) == [["gridiron"]])
    let lyon = try Trials().run("type,lat,lon\nFootball,45.7,4.8\n")
    #expect(lyon.venues.map(\.sports) == [["soccer"]])
    let told = try Trials().run("type,lat,lon\nFootball,45.7,4.8\n") { $0.country = "CA" }
    #expect(told.venues.map(\.sports) == [["gridiron"]])
  }

  @Test("leave their column out of the properties only where they say all of it")
  func kept() throws {
    let trial = try Trials().run("id,sport,lat,lon\n1,Tennis,45,-73\n2,Tennis indoors,45,-74\n")
    #expect(try trial.venue("1").properties["sport"] == nil)
    #expect(try trial.venue("2").properties["sport"] == "Tennis indoors")
  }
}
