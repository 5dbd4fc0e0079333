// Columns whose names begin like something else: what they don't say is not read from them.

import Testing
import Venues

@testable import VenueImport

@Suite("A name that misleads") struct MisleadingNamesTests {
  static func table(_ header: String, _ rows: [String]) -> String {
    (["NAME,SPORT,LAT,LON,\(header)"]
      + rows.enumerated().map { "Park \($0),Tennis,45.5\($0),-73.6,\($1)" }).joined(separator: "\n")
      + "\n"
  }

  @Test(
    "with hours of some days or of something else is no column of the venue's hours",
    arguments: [
      "Werktags,Wochenende", "HORARIO LABORABLES,HORARIO FESTIVOS", "Office Hours,Kiosk hours",
      "Light hours,Lap Swim", "Weekday Hours,Office Hours", "Weekday Hours,Saturday hours",
      "Weekday fee,Weekend fee", "Weekday office hours,Weekend office hours",
    ])
  func hours(header: String) throws {
    let rows = Array(repeating: "10:00-20:00,11:00-15:00", count: 4)
    let trial = try Trials().run(Self.table(header, rows), as: "a.csv")
    #expect(trial.venues.count == 4)
    #expect(trial.venues.allSatisfy { $0.hours == nil })
  }

  @Test("with the venue's hours beside others is taken")
  func venueHours() throws {
    let text = Self.table(
      "Office Hours,Court Hours", Array(repeating: "09:00-17:00,06:00-22:00", count: 4))
    #expect(
      try Trials().run(text, as: "a.csv").venues.map(\.hours)
        == Array(repeating: "06:00-22:00", count: 4))
  }

  @Test(
    "with No before what is there or not says neither",
    arguments: ["No_Lights", "No lighting", "NO_FEE", "No Wheelchair"])
  func contraries(header: String) throws {
    let venues = try Trials().run(Self.table(header, ["Yes", "No", "Yes"]), as: "a.csv").venues
    for key in ["lit", "fee", "wheelchair"] {
      #expect(venues.allSatisfy { $0.properties[key] == nil })
    }
  }

  @Test("with No before a sport counts, or forbids")
  func counted() throws {
    let text = "NAME,LAT,LON,No Soccer,No Swimming\nA,45.5,-73.6,2,Yes\nB,45.51,-73.6,0,No\n"
    let venues = try Trials().run(text, as: "a.csv").venues
    #expect(venues.map(\.sports) == [["soccer"], []])
  }

  @Test("a time of the day counts no courts")
  func times() throws {
    for text in ["7:30 AM", "10:00-20:00", "7:30"] { #expect(FlagValue(text: text) == .other) }
    #expect(FlagValue(text: "3: lit") == .count(3))
  }
}
