import Testing
import Venues

@testable import VenueImport

@Suite("A sport that a name or a state denies") struct WithheldSportTests {
  private func sports(_ text: String, as file: String = "places.csv") throws -> [String: [String]] {
    let trial = try Trials(knowledge: .standard).run(text, as: file)
    return Dictionary(uniqueKeysWithValues: trial.venues.map { ($0.name, $0.sports) })
  }

  @Test("is left out where a column says it, and told")
  func column() throws {
    let text = """
      name,type,lat,lon
      Oak Tennis,Tennis court,51.1,0.1
      Tennis Parking Lot,Tennis court,51.2,0.2
      Former Tennis Courts,Tennis court,51.3,0.3
      Proposed Skate Park,Skate park,51.4,0.4
      """
    let trial = try Trials(knowledge: .standard).run(text)
    let found = Dictionary(uniqueKeysWithValues: trial.venues.map { ($0.name, $0.sports) })
    #expect(found["Oak Tennis"] == ["tennis"])
    #expect(found["Tennis Parking Lot"] == [])
    #expect(found["Former Tennis Courts"] == [])
    #expect(found["Proposed Skate Park"] == [])
    let warning = try #require(trial.part.warnings.first { $0.kind == .sportWithheld })
    #expect(warning.count == 3)
    #expect(warning.detail == "line 3: “Tennis Parking Lot”")
    #expect(trial.report.text().contains("an annex, a plan or what was there once"))
  }

  @Test("is not that of the file's name")
  func title() throws {
    let found = try sports(
      "name,lat,lon\nOak Hill,51.1,0.1\nParking Lot,51.2,0.2\nFormer tennis court,51.3,0.3\n",
      as: "tennis_courts.csv")
    #expect(
      found == ["Oak Hill": ["tennis"], "Parking Lot": [], "Former tennis court": []])
  }

  @Test("leaves the others of the row")
  func others() throws {
    let found = try sports(
      "name,sport,lat,lon\nFormer tennis courts,soccer,51.1,0.1\nOak,tennis,51.2,0.2\n")
    #expect(found == ["Former tennis courts": ["soccer"], "Oak": ["tennis"]])
  }

  @Test(
    "is told by a column that says how things stand",
    arguments: [
      "Proposed", "Demolished", "Under Construction", "En projet", "Geplant", "興建中", "Removed 2019",
      "Removed in 2019", "Funded", "Funded - 2027", "Planned (2027)", "Under Development",
      "Inactive",
    ])
  func standing(state: String) throws {
    let trial = try Trials(knowledge: .standard).run(
      "name,sport,STATUS,lat,lon\nOak,tennis,Active,51.1,0.1\nElm,tennis,\(state),51.2,0.2\n")
    let found = Dictionary(uniqueKeysWithValues: trial.venues.map { ($0.name, $0.sports) })
    #expect(found == ["Oak": ["tennis"], "Elm": []])
    #expect(trial.part.warnings.contains { $0.kind == .sportWithheld })
  }

  @Test("is told by a column of phases")
  func phases() throws {
    let found = try sports(
      "name,sport,PHASE,lat,lon\nOak,tennis,Phase 1,51.1,0.1\nElm,tennis,Future,51.2,0.2\n")
    #expect(found == ["Oak": ["tennis"], "Elm": []])
  }

  @Test(
    "stays where a place is closed for now",
    arguments: ["Closed", "Active", "Good", "Existing", "Built 2019", "2019", "Closed 2019"])
  func open(state: String) throws {
    let found = try sports("name,sport,STATUS,lat,lon\nElm,tennis,\(state),51.2,0.2\n")
    #expect(found == ["Elm": ["tennis"]])
  }

  @Test("is not that of the changing rooms for it")
  func kinds() throws {
    let found = try sports(
      """
      name,facility,sport,lat,lon
      Dale,Change Rooms,AFL,51.1,0.1
      Langley Park Toilets,Building,tennis,51.2,0.2
      Oak,Oval,AFL,51.3,0.3
      Oak Store,Hoops,basketball,51.4,0.4
      Elm,Tennis court,tennis,51.5,0.5
      """)
    #expect(
      found == [
        "Dale": [], "Langley Park Toilets": [], "Oak": ["australian_football"],
        "Oak Store": ["basketball"], "Elm": ["tennis"],
      ])
  }

  @Test(
    "is not that of an annex that bears the name of a place",
    arguments: [
      "Kleedkamers De Kade", "Kleedkamer veld D", "Parkeerplaats sporthal",
      "Fietsenstalling sportpark", "Vestiaires du stade", "Vestuarios campo norte",
      "Spogliatoi campo", "Omklædning boldbane", "Omklädningsrum IP", "Szatnia boisko",
      "Aparcamiento polideportivo", "Buvette du stade", "Tribune terrain 1",
      "Parking de la piscine",
      "Umkleide Nord", "Piscine (projet)",
    ])
  func namedAnnexes(name: String) throws {
    let found = try sports("name,sport,lat,lon\nOak,tennis,51.1,0.1\n\(name),swimming,51.2,0.2\n")
    #expect(found == ["Oak": ["tennis"], name: []])
  }

  @Test(
    "stays where a name only begins like an annex, or has one beside it",
    arguments: [
      "Parking Lot Tennis Courts", "Vestiaires et terrain", "Parkside Oval", "Tribune Park",
      "Kleedkamers en veld", "Parking the Bus Arena", "La Buvette", "Tribunes Nord",
      "Szatnia i boisko",
    ])
  func besideAnnexes(name: String) throws {
    let found = try sports("name,sport,lat,lon\nOak,tennis,51.1,0.1\n\(name),tennis,51.2,0.2\n")
    #expect(found == ["Oak": ["tennis"], name: ["tennis"]])
  }
}
