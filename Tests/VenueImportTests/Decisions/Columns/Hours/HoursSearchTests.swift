import Testing
import Venues

@testable import VenueImport

@Suite("Hours in a column that no name speaks for") struct HoursSearchTests {
  private func hours(_ header: String, _ values: [String]) throws -> [String?] {
    let rows = values.enumerated().map { "P\($0.offset),51.\($0.offset + 1),0.1,\"\($0.element)\"" }
    let text = "NAME,LAT,LON,\(header)\n" + rows.joined(separator: "\n") + "\n"
    return try Trials(knowledge: .standard).run(text).venues.sorted { $0.name < $1.name }
      .map(\.hours)
  }

  @Test(
    "are found by their values",
    arguments: [
      ["7 am to 11 pm daily", "7 am to 10 pm daily", ""],
      ["Mo-Fr 08:00-22:00", "24/7", "by arrangement"],
      ["9:00-17:00", "9:00-17:00", "9:00-18:00"],
      ["上午7時至晚上11時", "上午7時至晚上10時", "N.A."],
    ])
  func found(values: [String]) throws {
    let hours = try hours("NSEARCH02", values)
    #expect(hours[0] != nil)
    #expect(hours[1] != nil)
  }

  @Test(
    "are none where values are dates, moments, numbers or prose",
    arguments: [
      ("Summer hours", ["Mo-Fr 08:00-22:00", "Mo-Su 08:00-20:00"]),
      ("HORAIRE_HIVER", ["Mo-Fr 08:00-22:00", "Mo-Su 08:00-20:00"]),
      ("LASTUPDATE", ["10/12/2021 11:38", "3/12/2018 11:50"]),
      ("FIELD1", ["2013-05-21", "2012-06-05"]),
      ("FIELD1", ["8", "10"]), ("FIELD1", ["2741 4044", "2017 9200"]),
      ("FIELD1", ["10-12", "8-9"]),
      ("Session", ["9:00-10:00", "10:00-11:00"]),
      ("FIELD1", ["2021-06-01T10:00", "2021-06-02T11:00"]),
      ("FIELD1", ["10:30", "11:30"]), ("FIELD1", ["Mo", "Tu"]),
    ])
  func notFound(header: String, values: [String]) throws {
    #expect(try hours(header, values).allSatisfy { $0 == nil })
  }

  @Test("may be prose where a name speaks of hours")
  func named() throws {
    let values = ["Mo-Fr 08:00-22:00", "ask the keeper", "when it is dry", "soon"]
    #expect(try hours("Hours (posted)", values)[0] == "Mo-Fr 08:00-22:00")
    #expect(try hours("REMARK7", values)[0] == nil)
  }

  @Test("are told in the report, with what speaks for them")
  func told() throws {
    let part = try Trials(knowledge: .standard).run(
      "NAME,LAT,LON,F7\nA,51.1,0.1,08:00-22:00\nB,51.2,0.1,soon\n"
    ).part
    let decision = try #require(part.decisions.first { $0.subject == "hours" })
    #expect(decision.choice == "the column F7")
    #expect(decision.evidence.hasPrefix("1 of 2 different values are opening hours"))
  }
}
