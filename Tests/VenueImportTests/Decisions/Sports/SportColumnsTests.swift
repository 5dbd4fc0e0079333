import Testing
import Venues

@testable import VenueImport

@Suite("Where sports stand in a file") struct SportColumnsTests {
  private func run(_ text: String, as name: String = "parks.csv") throws -> ImportTrial {
    try Trials(knowledge: .standard).run(text, as: name)
  }

  private func sports(_ text: String, as name: String = "parks.csv") throws -> [String] {
    try run(text, as: name).venues.sorted { $0.name < $1.name }
      .map { $0.sports.sorted().joined(separator: " ") }
  }

  @Test("is the next column where the best one says nothing in particular")
  func generic() throws {
    let text = """
      NOM,TYPE,DESCRIPTION,LAT,LON
      A,TERRAIN DE SPORT,Tennis - terrain double,48.4,-71.1
      B,TERRAIN DE SPORT,Clôture,48.5,-71.2
      C,Piscine,Tennis de table à côté,48.6,-71.3
      """
    let trial = try run(text)
    #expect(try sports(text) == ["tennis", "multi", "swimming"])
    let warning = try #require(trial.part.warnings.first { $0.kind == .sportFromOtherColumn })
    #expect(warning.count == 1)
    #expect(warning.detail == "line 2: DESCRIPTION")
  }

  @Test("is a column whose values name sports, whatever it is called")
  func values() throws {
    let text = """
      NAME,SEARCH02,REMARK7,LAT,LON
      A,TENNIS COURTS,green,22.4,114.1
      B,"BASKETBALL COURTS, TENNIS COURTS",blue,22.5,114.2
      C,Car park,tennis,22.6,114.3
      """
    #expect(try sports(text) == ["tennis", "basketball tennis", ""])
    let decision = try #require(try run(text).part.decisions.first { $0.subject == "sports" })
    #expect(decision.evidence.contains("66 % of the values of SEARCH02 name sports"))
  }

  @Test(
    "is no column of addresses, owners, pages or towns",
    arguments: ["Street", "Owner", "URL", "City", "Nearest park", "Notes"])
  func strangers(header: String) throws {
    let text = "NAME,\(header),LAT,LON\nA,Tennis,51.1,0.1\nB,Golf,51.2,0.2\nC,Tennis,51.3,0.3\n"
    #expect(try sports(text) == ["", "", ""])
  }

  @Test("is a column of names only where these are kinds that repeat")
  func names() throws {
    let rows = (0..<8).map {
      "P\($0),\(["Tennis", "Soccer"][$0 % 2]),Tennis \($0),51.\($0 + 10),0.1"
    }
    let text = (["NAME,filters_name,sponsor_name,LAT,LON"] + rows).joined(separator: "\n")
    let trial = try run(text)
    #expect(trial.venues.count { $0.sports == ["soccer"] } == 4)
    let decision = try #require(trial.part.decisions.first { $0.subject == "sports" })
    #expect(decision.choice == "the columns filters_name")
  }

  @Test("is every column of a list, beside the type")
  func lists() throws {
    let text = """
      NAME,TYPE,AMENITIES,LAT,LON
      A,Playground,"Tennis Court, Washroom",43.6,-79.1
      B,Skatepark,,43.7,-79.2
      """
    #expect(try sports(text) == ["playground tennis", "skateboard"])
  }

  @Test(
    "is every list of activities, whatever the type says",
    arguments: [
      "ACTIVITES", "ACTIVITE", "Activités pratiquées", "Activities offered", "PRATIQUES",
      "Disciplines pratiquées", "Actividades", "aps_name", "REMARK7",
    ])
  func activities(header: String) throws {
    let text = """
      NOM,TYPE,\(header),LAT,LON
      A,Terrain sportif,"tennis, soccer",48.4,-71.1
      B,Terrain de tennis,"tennis, soccer",48.5,-71.2
      C,Centre sportif,basketball,48.6,-71.3
      D,Piscine,"natation, water-polo",48.7,-71.4
      E,Terrain de soccer,,48.8,-71.5
      """
    #expect(
      try sports(text) == [
        "soccer tennis", "soccer tennis", "basketball", "swimming water_polo", "soccer",
      ])
    let decision = try #require(try run(text).part.decisions.first { $0.subject == "sports" })
    #expect(decision.choice.contains(header))
    #expect(decision.evidence.contains("\(header) in 4"))
  }

  @Test(
    "is the name of a pool where nothing else says so",
    arguments: ["NOM", "INSTALLATION", "Lieu", "NOM_INSTALL", "Nom de la piscine", "SITE"])
  func pools(header: String) throws {
    let text = """
      \(header),ADRESSE,TYPE,LAT,LON
      Piscine Schubert,3950 rue X,Intérieure,45.5,-73.6
      Piscine Laurier,5200 rue Y,Extérieure,45.6,-73.7
      Natatorium de Verdun,6500 boulevard Z,Extérieure,45.7,-73.8
      """
    #expect(try sports(text) == ["swimming", "swimming", "swimming"])
  }

  @Test(
    "is the file's name where columns are silent",
    arguments: [
      ("Basketball_Courts.csv", "basketball"), ("terrains-de-tennis.csv", "tennis"),
      ("city__DPR_Basketball_001.csv", "basketball"), ("Playgrounds_in_the_ACT.csv", "playground"),
      ("Skateparks 2024.csv", "skateboard"),
      // These hold more than one sport, or parks.
      ("tennis-and-golf.csv", ""), ("playgrounds_and_parks.csv", ""), ("Sports_Centres.csv", ""),
      ("tennis_park.csv", ""), ("recreation_facilities.csv", ""),
    ])
  func titles(name: String, sport: String) throws {
    let text = "NAME,LAT,LON\nHill,51.1,0.1\nDale,51.2,0.2\n"
    let trial = try run(text, as: name)
    #expect(trial.venues.map(\.sports) == Array(repeating: sport.isEmpty ? [] : [sport], count: 2))
    let warning = trial.part.warnings.first { $0.kind == .sportFromTitle }
    #expect(warning?.count == (sport.isEmpty ? nil : 2))
  }

  @Test("is not the file's name where columns contradict it")
  func contradicted() throws {
    let text = "NAME,TYPE,LAT,LON\nA,Soccer,51.1,0.1\nB,Golf,51.2,0.2\nC,Bench,51.3,0.3\n"
    #expect(try sports(text, as: "tennis.csv") == ["soccer", "golf", ""])
  }

  @Test("is the name of a layer as well")
  func layers() throws {
    let text = """
      {"type": "FeatureCollection", "name": "Tennis courts", "features": [
        {"type": "Feature", "properties": {"NAME": "A"},
         "geometry": {"type": "Point", "coordinates": [0.1, 51.1]}}]}
      """
    #expect(try sports(text, as: "export.geojson") == ["tennis"])
  }

  @Test(
    "is a column of sports with a number or a language behind its name",
    arguments: ["SPORT_1", "sport_en", "Sport (EN)", "Sports2"])
  func decorated(header: String) throws {
    #expect(try sports("NAME,\(header),LAT,LON\nA,Tennis,51.1,0.1\n") == ["tennis"])
  }

  @Test(
    "named alike but for their order or season add up",
    arguments: [
      ("Summer Sport", "Winter Sport"), ("Primary Use", "Secondary Use"), ("SPORT", "OTHER_SPORTS"),
      ("Main Activity", "Other Activity"),
    ])
  func siblings(first: String, second: String) throws {
    let trial = try Trials(knowledge: .standard).run(
      """
      id,name,\(first),\(second),lat,lon
      1,A,Soccer,Ice hockey,51.1,0.1
      2,B,Tennis,Ice hockey,51.2,0.2
      3,C,Baseball,,51.3,0.3
      4,D,,Basketball,51.4,0.4
      """)
    let sports = try ["1", "2", "3", "4"].map { try trial.venue($0).sports.sorted() }
    #expect(
      sports == [
        ["ice_hockey", "soccer"], ["ice_hockey", "tennis"], ["baseball"], ["basketball"],
      ])
  }
}
