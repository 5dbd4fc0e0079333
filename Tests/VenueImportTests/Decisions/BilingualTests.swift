// What files say twice, in two languages, or wrap in words about themselves.

import Testing
import Venues

@testable import VenueImport

@Suite("A file in two languages") struct BilingualTests {
  @Test(
    "says yes and no in both",
    arguments: [
      ("yes/oui", "yes"), ("No / Non", "no"), ("Ja | Yes", "yes"), ("LED", "yes"),
      ("Metal halide", "yes"), ("yes/no", nil), ("oui/?", nil), ("yes/maybe", nil),
    ] as [(String, String?)])
  func yes(text: String, value: String?) {
    #expect(AttributeWords.reading(text, of: .lit).value == value)
  }

  @Test("has no sports of the places named in another language, where its name says one")
  func names() throws {
    let rows = (0..<4).map { "Green \($0) Playground,綠\($0)遊樂場,22.3\($0),114.1" }
    let text = (["Name_en,Name_cn,Latitude,Longitude"] + rows).joined(separator: "\n") + "\n"
    let trial = try Trials(knowledge: .standard).run(text, as: "facility-bkbc.json.csv")
    #expect(trial.venues.allSatisfy { $0.sports == ["basketball"] })
    #expect(trial.venues.count == 4)
  }

  @Test(
    "may be called after the portal that it comes from",
    arguments: ["town__pools_socrata.csv", "pools_export.csv", "pools-geojson-wgs84.csv"])
  func wrapped(file: String) throws {
    let text = "id,pool_name,lat,lon\n1,Lincoln,45.5,-73.6\n2,Maple,45.6,-73.6\n"
    let trial = try Trials(knowledge: .standard).run(text, as: file)
    #expect(trial.venues.map(\.sports) == [["swimming"], ["swimming"]])
  }

  @Test("names no venue after its street")
  func streets() throws {
    let text = """
      FACILITY,ST_NO,ST_NAME,LAT,LON
      Daisy Pool,10,Elm St,32.1,-81.1
      Rose Pool,20,Oak St,32.2,-81.2
      """
    let venues = try Trials(knowledge: .standard).run(text + "\n").venues
    #expect(Set(venues.map(\.name)) == ["Daisy Pool", "Rose Pool"])
    #expect(
      Set(venues.map { $0.properties["address"] }) == [.string("10 Elm St"), .string("20 Oak St")])
  }

  @Test("keeps names in quotation marks")
  func quotes() throws {
    let text = """
      id,Site,Facility,lat,lon
      1,“The Den” Hill Park 1,Football Pitch,53.81,-1.55
      2,“The Nook” Low Park 2,Rugby Pitch,53.82,-1.55
      3,“The Pit” Mill Park 3,Cricket Pitch,53.83,-1.55
      """
    let trial = try Trials(knowledge: .standard).run(text + "\n")
    #expect(try trial.venue("1").name == "“The Den” Hill Park 1")
  }

  @Test(
    "has flags in the languages of South East Asia and the Near East",
    arguments: [
      ("Ada", FlagValue.yes), ("Tiada", .no), ("Tidak ada", .no), ("มี", .yes), ("ไม่มี", .no),
      ("Có", .yes), ("Không", .no), ("כן", .yes), ("אין", .no), ("نعم", .yes), ("لا", .no),
    ])
  func flags(text: String, value: FlagValue) { #expect(FlagValue(text: text) == value) }

  @Test("has hours in a column called Program where all its values are hours")
  func program() throws {
    let text = "id,nume,lat,lon,Program\n1,Parc Unu,44.4,26.1,8:00-20:00\n2,Parc Doi,44.5,26.1,"
    let trial = try Trials(knowledge: .standard).run(text + "zilnic 9:00-20:00\n")
    #expect(trial.venues.allSatisfy { $0.hours != nil })
    let other = try Trials(knowledge: .standard).run(text + "Learn to swim\n")
    #expect(other.venues.allSatisfy { $0.hours == nil })
  }

  @Test(
    "has hours behind a heading, and open all day",
    arguments: [
      ("Horario: L-V 8:00-22:00", "Mo-Fr 08:00-22:00"), ("Aberto 24 horas", "24/7"),
      ("Ouvert 24h", "24/7"), ("Abierto 24 horas", "24/7"),
    ])
  func headed(text: String, hours: String) { #expect(HoursWording.rephrased(text) == hours) }
}
