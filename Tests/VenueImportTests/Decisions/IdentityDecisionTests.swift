import Testing
import Venues

@testable import VenueImport

@Suite("The identifier of a row") struct IdentityDecisionTests {
  static func choice(_ columns: String, _ rows: [String]) throws -> String? {
    let trial = try Trials().run(([columns] + rows).joined(separator: "\n"))
    return trial.part.decisions.first { $0.subject == "id" }?.choice
  }

  @Test(
    "is a column named like one that differs in every row",
    arguments: [
      ("id,lat,lon", ["a,45,-73", "b,45,-74"], "the column id"),
      ("OBJECTID,ID,lat,lon", ["1,x-1,45,-73", "2,x-2,45,-74"], "the column ID"),
      ("@id,lat,lon", ["way/1,45,-73", "way/2,45,-74"], "the column @id"),
      ("ParkID,lat,lon", ["7,45,-73", "8,45,-74"], "the column ParkID"),
      ("OBJECTID,lat,lon", ["1,45,-73", "2,45,-74"], "the column OBJECTID"),
      (
        "Numéro de l'installation,lat,lon", ["1,45,-73", "2,45,-74"],
        "the column Numéro de l'installation"
      ),
      ("_id,AssetId,lat,lon", ["1,a,45,-73", "2,b,45,-74"], "the column AssetId"),
      ("park_id,OBJECTID,lat,lon", ["1,1,45,-73", "1,2,45,-74"], "the column OBJECTID"),
      ("id,lat,lon", ["1,45,-73", "1,45,-74"], "a hash of the whole record"),
      ("id,lat,lon", [",45,-73", "1,45,-74"], "a hash of the whole record"),
      ("name,lat,lon", ["a,45,-73", "b,45,-74"], "a hash of the whole record"),
    ] as [(String, [String], String)])
  func chosen(columns: String, rows: [String], expected: String) throws {
    #expect(try Self.choice(columns, rows) == expected)
  }

  @Test(
    "is what an office calls a place by",
    arguments: [
      "FACILITYID", "FACILITY_ID", "UPRN", "PK", "Objekt-Nr", "Objektnummer", "Anlagen-Nr",
      "Locatienummer", "codigo", "Código", "codice", "Ref", "SITE_CODE", "PARKNUM", "numero",
      "FACILITY_REF", "SiteRef", "Asset Number", "site_no", "Kenmerk", "VenueNo", "Matricule",
    ])
  func official(name: String) throws {
    #expect(
      try Self.choice("OBJECTID,\(name),lat,lon", ["1,17,45,-73", "2,18,45,-74"])
        == "the column \(name)")
    #expect(
      try Self.choice("\(name),lat,lon", ["17,45,-73", "17,45,-74"])
        == "a hash of the whole record")
  }

  @Test("keeps its leading zeros and loses the spaces around it")
  func verbatim() throws {
    let trial = try Trials().run("id,lat,lon\n007, 45,-73\n 010 ,45,-74\n")
    #expect(trial.venues.map(\.sourceID) == ["007", "010"])
    #expect(trial.venues.map(\.id) == ["venues:007", "venues:010"])
    #expect(trial.venues.map(\.source) == ["venues", "venues"])
  }

  @Test("made of the content is the same wherever the row stands")
  func content() throws {
    let trials = try Trials()
    let first = try trials.run("name,lat,lon\nA,45,-73\nB,45,-74\n")
    let second = try trials.run("name,lat,lon\nB,45,-74\nC,45,-75\nA,45,-73\n")
    #expect(first.part.outcomes.added == 2)
    #expect(second.part.outcomes.added == 1)
    #expect(second.part.outcomes.unchanged == 2)
    #expect(second.venues.count == 3)
  }

  @Test("tells rows that hold the same apart, and knows them again")
  func twins() throws {
    let trials = try Trials()
    let text = "name,lat,lon\nCourt,45,-73\nCourt,45,-73\nCourt,45,-73\n"
    #expect(try trials.run(text).part.outcomes.added == 3)
    #expect(try trials.run(text).part.outcomes.unchanged == 3)
    let shorter = "name,lat,lon\nCourt,45,-73\nCourt,45,-73\n"
    #expect(try trials.run(shorter).part.outcomes.unchanged == 2)
  }

  @Test("is a column in which a value or two stand twice, and these rows are told apart")
  func nearlyUnique() throws {
    let rows = (1...9).map { "\($0 + 100),Park \($0),soccer,45.50\($0),-73.6" }
    let again = ["103,Stade,tennis,45.6,-73.6", "104,Park 4,tennis,45.50401,-73.6"]
    let text = (["id,name,sport,lat,lon"] + rows + again.prefix(1)).joined(separator: "\n") + "\n"
    let trials = try Trials()
    let trial = try trials.run(text)
    #expect(trial.part.outcomes.added == 10)
    #expect(trial.part.warnings.first { $0.kind == .identifierToldApart }?.detail == "first “103”")
    #expect(try trial.venue("103#2").name == "Stade")
    #expect(try trial.venue("103").name == "Park 3")
    // What changes is the same venue in the next release.
    let next = try trials.run(text.replacing("soccer", with: "basketball"))
    #expect(next.part.outcomes.changed == 9 && next.part.outcomes.unchanged == 1)
    #expect(next.venues.count == 10)
    // Of one name and one place, it is one venue with two rows.
    let both = (["id,name,sport,lat,lon"] + rows + again.suffix(1)).joined(separator: "\n") + "\n"
    let merged = try Trials().run(both)
    #expect(merged.part.merged == 1 && merged.part.outcomes.added == 9)
    #expect(try merged.venue("104").sports == ["soccer", "tennis"])
  }

  @Test("that is repeated late in a long file loses no venue")
  func late() throws {
    let rows = (0..<9000).map { "k\($0),Park \($0),soccer,45.\(10_000 + $0),-73.6" }
    let again = ["k3,Stade,tennis,45.6,-73.6", "k4,Park 4,soccer,45.10004,-73.6"]
    let text = (["id,name,sport,lat,lon"] + rows + again).joined(separator: "\n") + "\n"
    let trial = try Trials().run(text)
    #expect(trial.part.outcomes.added == 9001 && trial.part.merged == 1)
    #expect(try trial.venue("k3#2").sports == ["tennis"])
  }

  @Test("that --map names unites the rows that share it")
  func shared() throws {
    let text = """
      park,name,sport,lat,lon,hours
      p1,Parc A,tennis,45,-73,
      p2,Parc B,soccer,46,-73,
      p1,Parc A,soccer,45,-73,Mo-Fr 08:00-20:00

      """
    let trial = try Trials().run(text) {
      $0.mapping = (try? FieldMapping(["id=park"])) ?? $0.mapping
    }
    #expect(trial.part.merged == 1)
    #expect(trial.part.outcomes.added == 2)
    let park = try trial.venue("p1")
    #expect(park.sports == ["soccer", "tennis"])
    #expect(park.hours == "Mo-Fr 08:00-20:00")
  }

  @Test("that --map names and that repeats loses no venue", arguments: ["SPORT", "ZONE"])
  func sharedByOthers(column: String) throws {
    let rows = (0..<10).map {
      "Park \(["Oak", "Elm", "Fir", "Ash", "Yew"][$0 % 5]) \($0),tennis,z\($0 / 9),45.\(50 + $0),-73.6"
    }
    let text = (["NAME,SPORT,ZONE,LAT,LON"] + rows).joined(separator: "\n") + "\n"
    func run(_ trials: Trials, _ text: String) throws -> ImportTrial {
      try trials.run(text) { $0.mapping = (try? FieldMapping(["id=\(column)"])) ?? $0.mapping }
    }
    let trials = try Trials()
    let trial = try run(trials, text)
    #expect(trial.part.outcomes.added == 10 && trial.part.merged == 0)
    #expect(Set(trial.venues.map(\.name)).count == 10)
    #expect(trial.part.warnings.contains { $0.kind == .identifierToldApart })
    let shuffled =
      ([text.split(separator: "\n")[0]] + text.split(separator: "\n").dropFirst().reversed())
    let again = try run(trials, shuffled.joined(separator: "\n") + "\n")
    #expect(again.part.outcomes == OutcomeTally(unchanged: 10))
    #expect(again.venues == trial.venues)
  }
}
