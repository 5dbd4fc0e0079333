import Testing
import Venues

@testable import VenueImport

@Suite("A column of seasons beside the hours") struct SeasonColumnsTests {
  private func trial(_ header: String, _ rows: [String]) throws -> ImportTrial {
    let lines = rows.enumerated().map { "\($0),Court \($0),tennis,45.\($0 + 1);-73.6;\($1)" }
      .map { $0.replacing(",", with: ";") }
    return try Trials(knowledge: .standard).run(
      "id;name;sport;lat;lon;\(header)\n" + lines.joined(separator: "\n") + "\n")
  }

  @Test(
    "limits them to it",
    arguments: [
      ("Season", "May 1–Sep 30", "May 01-Sep 30 08:00-20:00"),
      ("Months", "Apr-Oct", "Apr-Oct 08:00-20:00"),
      ("Saison", "Mai à septembre", "May-Sep 08:00-20:00"),
      ("Sezon", "1.05-30.09", "May 01-Sep 30 08:00-20:00"),
      ("Saison", "vom 1. Mai bis 30. September", "May 01-Sep 30 08:00-20:00"),
      ("Temporada", "1 de mayo a 30 de septiembre", "May 01-Sep 30 08:00-20:00"),
      ("Sezóna", "15.04.-15.10.", "Apr 15-Oct 15 08:00-20:00"),
      ("Season", "Year-round", "08:00-20:00"), ("Saison", "ganzjährig", "08:00-20:00"),
      ("Saison", "Toute l'année", "08:00-20:00"), ("Season", "", "08:00-20:00"),
      ("Season", "Oct 15 to Mar 15", "Oct 15-Mar 15 08:00-20:00"),
      ("開放期間", "5月1日〜9月30日", "May 01-Sep 30 08:00-20:00"),
      ("When", "June - August", "Jun-Aug 08:00-20:00"),
    ])
  func limits(header: String, season: String, expected: String) throws {
    let trial = try trial(
      "Hours;\(header)", ["08:00-20:00;\(season)", "08:00-20:00;June - August"])
    #expect(try trial.venue("0").hours == expected)
    #expect(try trial.venue("1").hours == "Jun-Aug 08:00-20:00")
    let decision = trial.part.decisions.first { $0.subject == "hours" }
    #expect(decision?.evidence.contains("they hold in the season in \(header) (") == true)
  }

  @Test(
    "leaves them unknown where it is not certain",
    arguments: [
      "Summer", "May to mid-October", "May - Sep 30", "Seasonal", "5/1 - 9/10",
      "May 2025 - Sep 2025",
      "31.04-30.09", "weather permitting",
    ])
  func unknown(season: String) throws {
    let trial = try trial("Hours;Season", ["08:00-20:00;\(season)", "08:00-20:00;June - August"])
    let venue = try trial.venue("0")
    #expect(venue.hours == nil)
    #expect(venue.properties["Hours"] == .string("08:00-20:00"))
    let told = try #require(trial.part.warnings.first { $0.kind == .hoursNotUnderstood })
    #expect(told.detail == "line 2: 08:00-20:00, “\(season)”")
  }

  @Test("may be two, of its beginning and its end") func pair() throws {
    let trial = try trial(
      "Hours;Season Start;Season End",
      ["Mo-Fr 9am-9pm;May 1;Sep 30", "08:00-20:00;May 1;", "08:00-20:00;;"])
    #expect(
      try trial.venue("0").hours
        == "May 01-Sep 30 Mo-Fr 09:00-21:00")
    #expect(try trial.venue("1").hours == nil)
    #expect(try trial.venue("2").hours == "08:00-20:00")
  }

  @Test("limits columns of opening and closing as well") func sides() throws {
    let trial = try trial("Open;Close;Season", ["08:00;20:00;Apr-Oct", "08:00;20:00;Summer"])
    #expect(try trial.venue("0").hours == "Apr-Oct Mo-Su 08:00-20:00")
    #expect(try trial.venue("1").hours == nil)
  }

  @Test(
    "is no column of hours, whatever it is called", arguments: ["Sezon", "Dostępność"])
  func dates(header: String) throws {
    let alone = try trial(header, ["1.05-30.09", "15.04-15.10"])
    #expect(alone.venues.allSatisfy { $0.hours == nil && $0.properties[header] != nil })
    let beside = try trial(
      "\(header);Otwarte", ["1.05-30.09;8:00-21:00", "15.04-15.10;Mo-Fr 9:00-20:00"])
    #expect(try beside.venue("0").hours == "May 01-Sep 30 08:00-21:00")
    #expect(try beside.venue("1").hours == "Apr 15-Oct 15 Mo-Fr 09:00-20:00")
  }

  @Test("of dates in a column of hours is no span of the clock") func mixed() throws {
    let trial = try trial("Hours", ["8.00-20.00", "1.05-30.09", "1.05. - 30.09. 8:00-20:00"])
    #expect(try trial.venue("0").hours != nil)
    #expect(try trial.venue("1").hours == nil)
    #expect(try trial.venue("2").hours == nil)
    #expect(trial.part.warnings.contains { $0.kind == .hoursNotUnderstood && $0.count == 2 })
  }

  @Test(
    "is left alone where its values are none",
    arguments: ["2023/24", "A", "Tournament", "3"])
  func others(value: String) throws {
    let trial = try trial("Hours;Season", ["08:00-20:00;\(value)", "09:00-20:00;\(value)"])
    #expect(try trial.venue("0").hours == "08:00-20:00")
  }
}
