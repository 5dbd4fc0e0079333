import Testing
import Venues

@testable import VenueImport

@Suite("The name of a venue") struct NameDecisionTests {
  @Test(
    "comes from the column that people would take it from",
    arguments: [
      ("StreetName,Name", "the column Name"), ("NOM,TYPE", "the column NOM"),
      ("NAME_TC,DIVISION_NAME,NAME_EN", "the column NAME_TC"),
      ("Nom de la commune,Nom usuel de l'installation", "the column Nom usuel de l'installation"),
      ("nomEmplacement,name", "the column nomEmplacement"),
      ("ASSET_NAME,TYPE", "the column ASSET_NAME"),
      ("navn,type", "the column navn"), ("PARC,DESCRIPTION", "the column PARC"),
      ("Denominazione impianto,Tipologia", "the column Denominazione impianto"),
      ("anlaegsnavn,anlaegstype", "the column anlaegsnavn"),
      ("Anlagenname,Art", "the column Anlagenname"), ("nazwa,rodzaj", "the column nazwa"),
      ("種別,施設名", "the column 施設名"), ("구분,시설명", "the column 시설명"),
      ("vrsta,ime", "the column ime"), ("tegund,heiti", "the column heiti"),
      ("street,owner", "none"), ("Streetname,SPORT_NAME", "none"),
    ])
  func chosen(columns: String, expected: String) throws {
    let text = "\(columns),lat,lon\na,b,45,-73\n"
    let filled =
      columns.split(separator: ",").count == 3 ? "\(columns),lat,lon\na,b,c,45,-73\n" : text
    let part = try Trials().run(filled).part
    #expect(part.decisions.first { $0.subject == "name" }?.choice == expected)
  }

  @Test(
    "is neither one that the place had nor that of a person, an office or a club, whatever comes first",
    arguments: [
      ("Former Name", "Current Name"), ("Ancien nom", "Nom usuel"), ("Alter Name", "Platz Name"),
      ("Dawna nazwa", "Nazwa aktualna"), ("Nombre anterior", "Nombre del campo"),
      ("Oude naam", "Veld naam"), ("Nom du gestionnaire", "Nom du terrain"),
      ("Nome do responsável", "Nome do campo"), ("Ansprechpartner Name", "Name der Anlage"),
      ("Betreibername", "Anlagenname"), ("Sponsor Name", "Field name"), ("Club name", "Pitch name"),
      ("Created by name", "Ground name"), ("Updated By Name", "Ground name"),
      ("Όνομα ιδιοκτήτη", "Όνομα γηπέδου"), ("Eski adı", "Saha adı"),
      ("Yetkili adı", "Tesis adı"), ("Savininko pavadinimas", "Aikštės pavadinimas"),
      ("Denumire operator", "Denumire teren"), ("Bývalý název", "Název hřiště"),
      ("Üzemeltető neve", "Pálya neve"), ("Прежнее название", "Название площадки"),
      ("Omaniku nimetus", "Väljaku nimetus"), ("旧施設名", "施設名"), ("관리자명", "시설명"),
      ("Alternate name", "Official name"), ("Denominazione gestore", "Denominazione campo"),
    ])
  func notOthers(wrong: String, right: String) throws {
    for header in ["\(wrong),\(right)", "\(right),\(wrong)"] {
      let part = try Trials().run("\(header),lat,lon\na,b,45,-73\n").part
      #expect(
        part.decisions.first { $0.subject == "name" }?.choice == "the column \(right)", "\(header)")
    }
  }

  @Test("is a former one or a club's where there is no other, and never a person's")
  func lastResort() throws {
    func choice(_ column: String) throws -> String? {
      let rows = (0..<6).map { "North Lane \($0),45.5\($0),-73.6" }.joined(separator: "\n")
      return try Trials().run("\(column),lat,lon\n\(rows)\n").part.decisions
        .first { $0.subject == "name" }?.choice
    }
    #expect(try choice("Former name") == "the column Former name")
    #expect(try choice("Club name") == "the column Club name")
    #expect(try choice("Nom du gestionnaire") == "none")
  }

  @Test("has words of its own that say nothing of former times or of people")
  func ownWords() {
    let others = ForeignColumns.names.filter { NameQualifiers.rank(of: ColumnName($0)) != .plain }
    #expect(others.isEmpty)
  }

  @Test("is found by texts that look like names where no column is called so")
  func byValues() throws {
    func choice(_ header: String, _ value: (Int) -> String) throws -> String? {
      let rows = (0..<6).map { "\(value($0)),45.5\($0),-73.6" }
      let text = (["\(header),lat,lon"] + rows).joined(separator: "\n")
      return try Trials().run(text).part.decisions.first { $0.subject == "name" }?.choice
    }
    #expect(try choice("Community Centre") { "Hill No \($0)" } == "the column Community Centre")
    #expect(try choice("Community Centre") { "H0\($0)" } == "none")
    #expect(try choice("Community Centre") { "Hill No \($0 / 3)" } == "none")
    let words = ["Marra", "Kahli", "Bagot", "Nighti", "Parry", "Stoke"]
    #expect(try choice("Oval") { words[$0] } == "the column Oval")
    #expect(try choice("Oval") { _ in "Marra" } == "none")
    #expect(try choice("Court") { "C-\($0)" } == "none")
    #expect(try choice("Colour") { words[$0] } == "none")
    #expect(try choice("Address") { "Hill Road \($0)" } == "none")
    #expect(try choice("F7") { "\($0) Hill Road" } == "none")
  }

  @Test(
    "is that of the park with what is there, where a file lists what parks have",
    arguments: [
      ("PARK", "FACILITY"), ("PARC", "EQUIPEMENT"), ("PARK", "NAME"), ("Park_Name", "NAME"),
    ])
  func parks(park: String, kind: String) throws {
    let text = """
      ID,\(kind),\(park),LAT,LON
      1,Tennis Court,Hill Park,40.1,-75.1
      2,Basketball Court,Hill Park,40.1001,-75.1001
      3,Tennis Court,Dale Park,40.2,-75.2
      4,Tennis Court,Dale Park,40.2001,-75.2001
      5,Playground,Moor Park,40.3,-75.3
      6,Restroom,Moor Park,40.4,-75.4
      """
    let trial = try Trials(knowledge: .standard).run(text)
    #expect(
      Set(trial.venues.map(\.name)) == [
        "Hill Park – Tennis Court", "Hill Park – Basketball Court", "Dale Park – Tennis Court",
        "Moor Park – Playground", "Moor Park – Restroom",
      ])
    #expect(try trial.venue("1").sports == ["tennis"])
    #expect(try trial.venue("2").sports == ["basketball"])
    #expect(try trial.venue("1").properties[kind == "NAME" ? park : kind] != nil)
    let decision = try #require(trial.part.decisions.first { $0.subject == "name" })
    #expect(decision.choice == "the columns \(park) and \(kind)")
    #expect(decision.evidence.contains("kinds of places"))
  }

  @Test("is that of the park alone where each has one such place")
  func parkAlone() throws {
    let text =
      "PARK,FACILITY,LAT,LON\nHill,Tennis Court,40.1,-75.1\nDale Park,Skatepark,40.2,-75.2\n"
    let trial = try Trials(knowledge: .standard).run(text)
    #expect(Set(trial.venues.map(\.name)) == ["Hill", "Dale Park"])
    #expect(Set(trial.venues.map(\.sports)) == [["tennis"], ["skateboard"]])
  }

  @Test(
    "stays that of the place where the texts are names",
    arguments: [
      "FACILITY,PARK\nPiscine Schubert,Parc X\nPiscine Laurier,Parc X\nTennis,Parc X\n",
      "NAME,PARK\nTennis Court,12\nBasketball Court,13\nTennis Court,14\n",
    ])
  func names(text: String) throws {
    let lines = text.split(separator: "\n").enumerated()
      .map { "\($0.element),\($0.offset == 0 ? "LAT,LON" : "45.\($0.offset),-73.6")" }
    let part = try Trials(knowledge: .standard).run(lines.joined(separator: "\n")).part
    let first = text.prefix { $0 != "," }
    #expect(part.decisions.first { $0.subject == "name" }?.choice == "the column \(first)")
  }

  @Test(
    "is no numbering where another column tells the rows apart in words",
    arguments: [
      ("Name,Complex", "Complex"), ("Name,SPORTS_CEN", "SPORTS_CEN"), ("Name,Remarks", "Name"),
    ])
  func numbering(header: String, expected: String) throws {
    let rows = ["Heron Bay Hall", "Otter Hill Pool", "Fern Lane Stadium"].enumerated().map {
      "kml_\($0.offset + 1),\($0.element),1.3\($0.offset),103.8\($0.offset)\n"
    }
    let part = try Trials(knowledge: .standard)
      .run("\(header),LAT,LON\n" + rows.joined()).part
    #expect(part.decisions.first { $0.subject == "name" }?.choice == "the column \(expected)")
  }

  @Test(
    "is made of what the venue is where it has none",
    arguments: [
      ("type,lat,lon\nTennis Court,45,-73", "Tennis Court"),
      ("name,type,lat,lon\n ,Tennis Court,45,-73", "Tennis Court"),
      ("sport,leisure,lat,lon\nsoccer,pitch,45,-73", "Soccer pitch"),
      ("sport,lat,lon\nice_hockey,45,-73", "Ice hockey"),
      ("id,lat,lon\nx-17,45,-73", "x-17"),
    ])
  func madeUp(text: String, expected: String) throws {
    let trial = try Trials().run(text)
    #expect(trial.venues.map(\.name) == [expected])
    #expect(trial.part.warnings.contains { $0.kind == .nameMadeUp && $0.count == 1 })
  }
}
