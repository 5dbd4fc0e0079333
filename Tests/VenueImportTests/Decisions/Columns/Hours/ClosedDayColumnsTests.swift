import Testing
import Venues

@testable import VenueImport

@Suite("A column of closed days beside hours") struct ClosedDayColumnsTests {
  private func trial(
    _ header: String, _ rows: [String], map: [String] = []
  ) throws -> ImportTrial {
    let mapping = try FieldMapping(map)
    let lines = rows.enumerated().map { "\($0),Place \($0),35.6\($0),139.7,\($1)" }
    return try Trials(knowledge: .standard).run(
      (["id,name,lat,lon,\(header)"] + lines).joined(separator: "\n") + "\n"
    ) { $0.mapping = mapping }
  }

  private func hours(
    _ header: String, _ rows: [String], map: [String] = []
  ) throws -> [String?] {
    let trial = try trial(header, rows, map: map)
    return try rows.indices.map { try trial.venue(String($0)).hours }
  }

  @Test(
    "limits them",
    arguments: [
      ("定休日", "月曜日"), ("休館日", "月曜"), ("休業日", "毎週月曜日"), ("closed_days", "Mondays"),
      ("Closed", "Monday"), ("Days Closed", "Mon"), ("jours de fermeture", "lundi"),
      ("jour_fermeture", "lundi"), ("Fermeture", "lundi"), ("Ruhetag", "Montag"),
      ("Schließtag", "Montag"), ("días de cierre", "lunes"), ("giorno di chiusura", "lunedì"),
      ("sluitingsdag", "maandag"), ("lukkedage", "mandag"), ("stängda dagar", "måndag"),
      ("휴무일", "월요일"), ("休馆日", "星期一"), ("施設休館日", "月"), ("dni zamknięcia", "poniedziałek"),
    ])
  func limits(column: String, monday: String) throws {
    let rows = ["09:00-21:00,\(monday)", "10:00-20:00,", "08:00-22:00,-"]
    #expect(
      try hours("hours,\(column)", rows) == ["09:00-21:00; Mo off", "10:00-20:00", "08:00-22:00"])
  }

  @Test(
    "limits hours of opening and closing, of days and in words",
    arguments: [
      ("開館時間,閉館時間,休館日", "09:00,21:00,月曜日", "Mo-Su 09:00-21:00; Mo off"),
      ("days,open,close,closed days", "Mon-Fri,9:00,17:00,Wed", "Mo-Fr 09:00-17:00; We off"),
      ("hours,closed days", "L-V 8-22h,lunes", "L-V 8-22h; Mo off"),
      ("Days,Hours,Closed Days", "Mon-Sat,9:00-17:00,PH", "Mo-Sa 09:00-17:00; PH off"),
      (
        "Monday,Tuesday,Wednesday,Thursday,Friday,closing day", "9-17,9-17,9-17,9-17,9-17,Wed",
        "Mo-Fr 09:00-17:00; We off"
      ),
    ])
  func kinds(header: String, row: String, expected: String) throws {
    #expect(try hours(header, [row, row]) == [expected, expected])
  }

  @Test("leaves them unknown where it is not understood, keeps both texts and tells") func unknown()
    throws
  {
    let rows = ["09:00-21:00,月曜日", "10:00-20:00,不定休", ",不定休", "11:00-20:00,年中無休"]
    let trial = try trial("hours,定休日", rows)
    let second = try trial.venue("1")
    #expect(second.hours == nil)
    #expect(second.properties["hours"] == .string("10:00-20:00"))
    #expect(second.properties["定休日"] == .string("不定休"))
    #expect(try trial.venue("3").hours == "11:00-20:00")
    let warning = try #require(
      trial.part.warnings.first { $0.kind == .closedDaysNotUnderstood })
    #expect(warning.count == 1)
    #expect(warning.detail?.contains("不定休") == true)
    #expect(trial.part.hours == HoursTally(understood: 2, odd: 0, unknown: 1))
  }

  @Test("keeps its text, and that of the hours") func texts() throws {
    let venue = try trial("hours,closed_days", ["09:00-21:00,Mondays"]).venue("0")
    #expect(venue.properties["closed_days"] == .string("Mondays"))
    #expect(venue.properties["hours"] == .string("09:00-21:00"))
  }

  @Test("may be several columns") func several() throws {
    #expect(
      try hours("hours,定休日,closed_days", ["09:00-21:00,月曜日,Mondays", "09:00-21:00,月曜日,Dec 25"])
        == ["09:00-21:00; Mo off", "09:00-21:00; Mo off; Dec 25 off"])
  }

  @Test(
    "is none where its values are something else",
    arguments: [
      ("closed_on", "2021-03-04", "2022-05-06"), ("FECHA_CIERRE", "2021-03-04", "lunes"),
      ("closing_date", "2021/03/04", "Monday"), ("fermeture", "21:00", "22:00"),
      ("closed_days", "52", "104"), ("定休日備考", "月曜日", "火曜日"),
      ("Closed Season", "winter", "none"), ("Off Season", "Nov-Mar", "Dec-Feb"),
      ("休館期間", "11月-3月", "12月-2月"), ("Seasonal closure", "Nov-Mar", "Dec-Feb"),
    ])
  func others(column: String, first: String, second: String) throws {
    let rows = ["09:00-21:00,\(first)", "10:00-20:00,\(second)"]
    #expect(try hours("hours,\(column)", rows) == ["09:00-21:00", "10:00-20:00"])
  }

  @Test(
    "is none where it says that places are closed for now",
    arguments: [("Yes", "No"), ("true", "false"), ("Y", "N"), ("Renovation", "Monday")])
  func closures(closed: String, other: String) throws {
    let rows = ["09:00-21:00,\(closed)", "10:00-20:00,\(other)"]
    #expect(try hours("hours,Closed", rows) == [nil, "10:00-20:00"])
  }

  @Test("is named in the report where no closed day in it is understood") func unread() throws {
    let trial = try trial("hours,closed_days", ["09:00-21:00,see notice", "10:00-20:00,ask"])
    let warning = try #require(trial.part.warnings.first { $0.kind == .hoursColumnNotRead })
    #expect(warning.detail?.contains("closed_days") == true)
    #expect(try trial.venue("0").hours == "09:00-21:00")
  }

  @Test("is shown with its evidence") func decision() throws {
    let trial = try trial("hours,定休日", ["09:00-21:00,月曜日", "10:00-20:00,不定休", "10:00-20:00,なし"])
    let decision = try #require(trial.part.decisions.first { $0.subject == "closed days" })
    #expect(decision.choice == "the column 定休日")
    #expect(decision.evidence.contains("2 of 3 filled cells"))
    let other = try self.trial("hours,notes", ["09:00-21:00,Monday"])
    #expect(!other.part.decisions.contains { $0.subject == "closed days" })
  }

  @Test("can be told, or told to be none") func told() throws {
    let rows = ["09:00-21:00,Monday", "10:00-20:00,"]
    #expect(
      try hours("hours,notes", rows, map: ["closedDays=notes"])
        == ["09:00-21:00; Mo off", "10:00-20:00"])
    #expect(
      try hours("hours,closed_days", rows, map: ["closedDays=-"]) == ["09:00-21:00", "10:00-20:00"])
  }

  @Test("is no column of days on which a place is open") func openDays() throws {
    #expect(
      try hours("stängda dagar,open,close", ["måndag,9:00,17:00", "tisdag,9:00,17:00"])
        == ["Mo-Su 09:00-17:00; Mo off", "Mo-Su 09:00-17:00; Tu off"])
  }
}
