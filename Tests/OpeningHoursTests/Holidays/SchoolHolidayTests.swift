// School holidays: what is listed, and what is said where the list ends.

import Testing

@testable import OpeningHours

@Suite("School holidays")
struct SchoolHolidayTests {
  private static func states(_ country: String, _ region: String?, _ days: [String]) throws
    -> String
  {
    let setting = Setting(zone: .utc, holidays: .builtIn(country: country, region: region))
    let schedule = try Schedule.parse("SH 10:00-12:00").schedule
    return String(
      try days.map { schedule.state(at: try local("\($0)T11:00"), in: setting).letter })
  }

  @Test(
    "of France are those of the department's zone",
    arguments: ["69 occ", "ARA occ", "67 coc", "GES coc", "75 coo", "IDF coo", "Gironde occ"])
  func zones(_ line: String) throws {
    let parts = line.split(separator: " ").map(String.init)
    // The winter holidays of 2026 begin in zone A, then in B, then in C.
    #expect(
      try Self.states("FR", parts[0], ["2026-02-10", "2026-02-25", "2026-03-05"]) == parts[1])
    #expect(try Self.states("FR", parts[0], ["2026-07-14", "2026-09-01"]) == "oc")
  }

  @Test("of Bavaria are known for 2026 alone")
  func bavaria() throws {
    let days = ["2025-12-31", "2026-01-05", "2026-01-06", "2026-09-14", "2026-11-18", "2027-01-01"]
    #expect(try Self.states("DE", "BY", days) == "uocoou")
  }

  @Test("are unknown in a zone or region that is not listed, and without a region")
  func unlisted() throws {
    #expect(try Self.states("FR", "2A", ["2026-02-10"]) == "u")
    #expect(try Self.states("FR", "GP", ["2026-02-10"]) == "u")
    #expect(try Self.states("FR", nil, ["2026-08-10"]) == "u")
    #expect(try Self.states("CA", "QC", ["2026-12-28"]) == "u")
    // The days about Ascension of 2026 are not part of the list.
    #expect(try Self.states("FR", "75", ["2026-05-13", "2026-05-15", "2026-05-18"]) == "cuc")
  }

  @Test("say from when to when they are listed, but only where they matter")
  func gaps() throws {
    let setting = Setting(zone: .utc, holidays: .builtIn(country: "FR", region: "75"))
    let gaps = try Schedule.parse("SH 10:00-12:00").schedule.gaps(in: setting)
    #expect(
      gaps.map(\.description) == [
        "school holidays of FR-75 are listed from 2022-09-01 to 2028-06-30, and unknown outside"
      ])
    #expect(try Schedule.parse("PH off").schedule.gaps(in: setting).isEmpty)
    let corsica = Setting(zone: .utc, holidays: .builtIn(country: "FR", region: "2B"))
    #expect(
      try Schedule.parse("SH off").schedule.gaps(in: corsica)
        == [.noSchoolHolidays(country: "FR", region: "2B")])
    let france = Setting(zone: .utc, holidays: .builtIn(country: "FR"))
    #expect(try Schedule.parse("SH off").schedule.gaps(in: france).count == 1)
  }
}
