import Testing
import Venues

@testable import VenueImport

@Suite("A column of days beside times") struct DayColumnTests {
  private func hours(_ header: String, _ rows: [String]) throws -> [String?] {
    let lines = rows.enumerated().map { "V\($0.offset),45.\($0.offset + 1),-73.6,\($0.element)" }
    let trial = try Trials(knowledge: .standard).run(
      "name,lat,lon,\(header)\n" + lines.joined(separator: "\n") + "\n")
    return trial.venues.sorted { $0.name < $1.name }.map(\.hours)
  }

  @Test(
    "says on which days a place is open",
    arguments: [
      "Days", "Days Open", "DAY_OF_WEEK", "OPEN_DAYS", "Jours", "jours_ouverture", "weekdays",
      "Días", "Öffnungstage",
    ])
  func names(header: String) throws {
    let found = try hours(
      "\(header),Opens,Closes",
      ["Mon-Fri,06:00,21:00", "Sat-Sun,9:00 AM,6:00 PM", "Daily,7:00,22:00"])
    #expect(found == ["Mo-Fr 06:00-21:00", "Sa-Su 09:00-18:00", "Mo-Su 07:00-22:00"])
  }

  @Test("stands beside a column of times alone as well, whose own days count") func times() throws {
    let found = try hours(
      "Days,Hours", ["Weekdays,8:00-16:00", "Tue,10:00 - 12:00", "Mon,Mo-Sa 09:00-18:00"])
    #expect(found == ["Mo-Fr 08:00-16:00", "Tu 10:00-12:00", "Mo-Sa 09:00-18:00"])
  }

  @Test(
    "leaves the hours unknown where it is not understood, and is no every day",
    arguments: ["by appointment", "5", "1-5", "", "Mon-Fri except holidays", "M"])
  func unknown(days: String) throws {
    let rows = ["Mon-Fri,06:00,21:00", "\(days),09:00,18:00"]
    #expect(try hours("Days,Opens,Closes", rows)[1] == (days == "M" ? "Mo 09:00-18:00" : nil))
    #expect(try hours("Days,Hours", ["Mon-Fri,06:00-21:00", "\(days),09:00-18:00"])[0] != nil)
  }

  @Test(
    "is read in many words",
    arguments: [
      ("Sat-Sun", "Sa-Su"), ("Sa,Su", "Sa,Su"), ("We-Fr", "We-Fr"), ("lun-ven", "Mo-Fr"),
      ("lunes a viernes", "Mo-Fr"), ("Mon, Wed & Fri", "Mo,We,Fr"), ("weekend", "Sa-Su"),
      ("closed", nil), ("Mo-Xx", nil), ("08:00-20:00", nil), ("", nil), ("Sa 9:00", nil),
    ] as [(String, String?)])
  func words(text: String, expected: String?) {
    #expect(DayColumn.days(in: text, country: nil) == expected)
  }
}
