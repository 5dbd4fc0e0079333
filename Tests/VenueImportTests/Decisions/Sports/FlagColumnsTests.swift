import Testing
import Venues

@testable import VenueImport

@Suite("Columns named after sports") struct FlagColumnsTests {
  /// The sports of the rows of a table, each row's in alphabetical order.
  private func sports(_ text: String) throws -> [String] {
    try Trials(knowledge: .standard).run(text, as: "parks.csv").venues
      .sorted { $0.name < $1.name }.map { $0.sports.sorted().joined(separator: " ") }
  }

  @Test(
    "are flags in any language",
    arguments: [
      ("Y", "N"), ("Yes", "No"), ("Oui", "Non"), ("Ja", "Nein"), ("1", "0"), ("true", "false"),
      ("X", ""), ("Sí", "No"), ("O", "N"), ("T", "F"), ("✓", "-"), ("1.0", "0.0"),
      ("Ja", "Nei"), ("Да", "Нет"), ("○", "×"), ("Vorhanden", "Nicht vorhanden"),
      ("Yes", "Removed"),
    ])
  func flags(yes: String, no: String) throws {
    let text = """
      NAME,LAT,LON,Tennis,SOCCER
      A,51.1,0.1,\(yes),\(no)
      B,51.2,0.2,\(yes),\(yes)
      C,51.3,0.3,\(no),\(no)
      D,51.4,0.4,,\(yes)
      """
    #expect(try sports(text) == ["tennis", "soccer tennis", "", "soccer"])
  }

  @Test(
    "are known by many spellings",
    arguments: [
      ("Tennis Courts", "tennis"), ("TENNIS_COURTS", "tennis"), ("has_tennis", "tennis"),
      ("Nb terrains de tennis", "tennis"), ("Number of Tennis Courts", "tennis"),
      ("amenities.tennis", "tennis"), ("Tennisplätze", "tennis"), ("Anzahl Tennisplätze", "tennis"),
      ("No__of_Basketball_Courts_EN", "basketball"), ("Canchas de tenis", "tennis"),
      ("volleyba_1", "volleyball"), ("Playground", "playground"),
      ("Off-leash dog park", "dog_park"),
    ])
  func spellings(header: String, sport: String) throws {
    #expect(try sports("NAME,LAT,LON,\(header)\nA,48.1,2.1,1\nB,48.2,2.2,0\n") == [sport, ""])
  }

  @Test("are known by what makers of maps make of them, beside others that are plain")
  func abbreviations() throws {
    let text = """
      NAME,LAT,LON,TENNISCT,BBCOURT,SOCCERJR,VOLLEYB,PLYGRD,INSWIM,Skatepark,Tot lot,Golf
      A,40.1,-75.1,2,0,0,0,0,0,N,0,0
      B,40.2,-75.2,0,1,1,0,0,0,N,0,0
      C,40.3,-75.3,0,0,0,1,1,1,N,0,0
      """
    #expect(try sports(text) == ["tennis", "basketball soccer", "playground swimming volleyball"])
    // Alone, such a name is no evidence.
    #expect(try sports("NAME,LAT,LON,BBCOURT\nA,40.1,-75.1,1\n") == [""])
  }

  @Test(
    "are none where they measure, number or describe",
    arguments: [
      "Tennis_ID,12", "Tennis fee,5", "Golf distance,3", "Swimming hours,9", "Tennis,12.75",
      "Tennis phone,1", "Nearest tennis,2", "Tennis,2013", "Sports,1", "Total sports facilities,4",
    ])
  func others(cell: String) throws {
    let parts = cell.split(separator: ",")
    #expect(try sports("NAME,LAT,LON,\(parts[0])\nA,51.1,0.1,\(parts[1])\n") == [""])
  }

  @Test(
    "are none where they say what courts are like",
    arguments: [
      "Tennis_lights", "TennisLights", "TENNIS_LIGHTING", "Tennis Lit", "éclairage tennis",
      "Tennis éclairé", "tennis_surface", "tennis_fee", "Beleuchtung Tennis", "Tennis Flutlicht",
      "Tennis iluminado", "tennis_verlichting", "Tennis nets", "tennis_bookable",
      "Tennis accessible",
      "Basketball parking", "Revêtement tennis", "tennis_notes",
    ])
  func attributes(header: String) throws {
    let text = "NAME,LAT,LON,\(header)\nA,48.1,2.1,Yes\nB,48.2,2.2,No\n"
    #expect(try sports(text) == ["", ""])
    let beside = """
      NAME,LAT,LON,Tennis,\(header),Soccer,Golf
      A,48.1,2.1,No,Yes,No,Yes
      B,48.2,2.2,Yes,No,No,No
      """
    #expect(try sports(beside) == ["golf", "tennis"])
  }

  @Test(
    "that tell of some of the courts are no further courts", arguments: ["Lighted", "Lit", "ADA"])
  func parts(word: String) throws {
    let text = """
      NAME,LAT,LON,Tennis courts,\(word) tennis courts,Basketball courts
      A,51.1,0.1,4,2,0
      B,51.2,0.2,0,0,1
      """
    let venues = try Trials(knowledge: .standard).run(text).venues.sorted { $0.name < $1.name }
    #expect(venues.map(\.sports) == [["tennis"], ["basketball"]])
    #expect(venues[0].properties["courts"] == 4)
  }

  @Test("outweigh the name of a venue and of the file, and the report says so")
  func overruled() throws {
    let text = """
      NAME,LAT,LON,Tennis,Soccer,Golf
      Tennis Park,51.1,0.1,No,No,No
      Tennis Hill,51.2,0.2,No,Yes,No
      Skate Park,51.3,0.3,No,No,No
      Tennis Dale,51.4,0.4,Yes,No,No
      """
    let trial = try Trials(knowledge: .standard).run(text, as: "parks.csv")
    #expect(try sports(text) == ["skateboard", "tennis", "soccer", ""])
    let warning = try #require(trial.part.warnings.first { $0.kind == .sportOverruled })
    #expect(warning.count == 1)
    #expect(warning.detail == "line 2: tennis")
    #expect(trial.report.text().contains("the column counts: line 2: tennis"))
    let titled = try Trials(knowledge: .standard).run(
      "NAME,LAT,LON,Tennis\nA,51.1,0.1,No\nB,51.2,0.2,Yes\n", as: "tennis.csv")
    #expect(titled.venues.sorted { $0.name < $1.name }.map(\.sports) == [[], ["tennis"]])
    #expect(titled.part.warnings.contains { $0.kind == .sportOverruled })
  }

  @Test("with a different number in every row number something")
  func identifiers() throws {
    let rows = (1...20).map { "P\($0),51.\($0 + 10),0.1,\($0 + 3)" }.joined(separator: "\n")
    let trial = try Trials(knowledge: .standard).run("NAME,LAT,LON,TENNIS\n\(rows)\n")
    #expect(trial.venues.allSatisfy { $0.sports.isEmpty })
  }

  @Test("count the courts, in two languages once")
  func counts() throws {
    let text = """
      NAME,LAT,LON,Tennis_courts_en,Tennis_courts_fr,Basketball
      A,51.1,0.1,3,3,2
      B,51.2,0.2,0,0,0
      """
    let venues = try Trials(knowledge: .standard).run(text).venues.sorted { $0.name < $1.name }
    #expect(venues[0].properties["courts"] == 5)
    #expect(venues[0].properties["Tennis_courts_en"] == "3")
    #expect(venues[1].properties["courts"] == nil)
    #expect(venues[1].properties["Basketball"] == "0")
  }

  @Test("may hold words instead, where there are several")
  func words() throws {
    let text = """
      NAME,LAT,LON,Basketball,Tennis,Soccer
      A,51.1,0.1,Full court,,None
      B,51.2,0.2,Half court,Hard,Grass
      C,51.3,0.3,,,
      """
    #expect(try sports(text) == ["basketball", "basketball soccer tennis", ""])
  }

  @Test("hold no evidence in words that nobody knows, and the report names them")
  func unknownWords() throws {
    for (yes, no) in [("Yes", "Zilch"), ("Ayup", "Zilch")] {
      let rows = (1...12).map { "P\($0),51.\($0 + 10),0.1,\($0 % 3 == 0 ? yes : no),\(no),\(no)" }
      let text = "NAME,LAT,LON,Basketball,Tennis,Soccer\n" + rows.joined(separator: "\n") + "\n"
      let trial = try Trials(knowledge: .standard).run(text)
      let known = trial.venues.filter { !$0.sports.isEmpty }
      #expect(known.count == (yes == "Yes" ? 4 : 0))
      #expect(known.allSatisfy { $0.sports == ["basketball"] })
      #expect(trial.part.unknownTerms.contains { $0.term == no && $0.count == 12 })
    }
  }

  @Test("add to what a type says, and are told in the report")
  func together() throws {
    let text = "NAME,TYPE,LAT,LON,Tennis,Golf\nGolf Hill,Skatepark,51.1,0.1,Y,N\n"
    let trial = try Trials(knowledge: .standard).run(text)
    #expect(trial.venues.map { $0.sports.sorted() } == [["skateboard", "tennis"]])
    let decision = try #require(trial.part.decisions.first { $0.subject == "sports" })
    #expect(decision.choice.contains("the yes-or-no columns Tennis, Golf"))
  }

  @Test("are read so where --map names one")
  func told() throws {
    let mapping = try FieldMapping(["sport=Tennis"])
    let trial = try Trials(knowledge: .standard).run(
      "NAME,LAT,LON,Tennis,Golf\nA,51.1,0.1,Y,Y\nB,51.2,0.2,N,Y\n"
    ) { $0.mapping = mapping }
    #expect(Set(trial.venues.map(\.sports)) == [["tennis"], []])
  }
}
