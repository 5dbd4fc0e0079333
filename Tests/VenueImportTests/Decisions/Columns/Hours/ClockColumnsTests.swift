import Testing
import Venues

@testable import VenueImport

@Suite("Columns of opening and closing") struct ClockColumnsTests {
  private func run(_ header: String, _ rows: [String]) throws -> ImportTrial {
    let lines = rows.enumerated().map { "V\($0.offset),45.\($0.offset + 1),-73.6,\($0.element)" }
    return try Trials(knowledge: .standard).run(
      "name,lat,lon,\(header)\n" + lines.joined(separator: "\n") + "\n")
  }

  private func hours(_ trial: ImportTrial) -> [String?] {
    trial.venues.sorted { $0.name < $1.name }.map(\.hours)
  }

  @Test(
    "may be digits alone where the clock has 24 hours",
    arguments: [
      ("open,close", ["0600,2200", "0700,2300"], ["Mo-Su 06:00-22:00", "Mo-Su 07:00-23:00"]),
      ("open,close", ["600,2200", "630,2130"], ["Mo-Su 06:00-22:00", "Mo-Su 06:30-21:30"]),
      ("open,close", ["6,22", "7,11"], ["Mo-Su 06:00-22:00", "Mo-Su 07:00-11:00"]),
      ("Opening_Time,Closing_Time", ["6,0", "7,22"], ["Mo-Su 06:00-24:00", "Mo-Su 07:00-22:00"]),
      (
        "HORA_APERTURA,HORA_CIERRE", ["08:00,22:00", "9:00,21:00"],
        ["Mo-Su 08:00-22:00", "Mo-Su 09:00-21:00"]
      ),
      (
        "heure_ouverture,heure_fermeture", ["8h,22h", "9h30,21h"],
        ["Mo-Su 08:00-22:00", "Mo-Su 09:30-21:00"]
      ),
      (
        "open,close", ["6:00 AM,10:00 PM", "7 am,9 pm"], ["Mo-Su 06:00-22:00", "Mo-Su 07:00-21:00"]
      ),
    ] as [(String, [String], [String])])
  func digits(header: String, rows: [String], expected: [String]) throws {
    #expect(try hours(run(header, rows)) == expected)
  }

  @Test(
    "are unknown, and told, where nobody can tell mornings from evenings",
    arguments: [["6,10", "7,11"], ["6,9", "8,12"]])
  func unmarked(rows: [String]) throws {
    let trial = try run("open_time,close_time", rows)
    #expect(hours(trial) == [nil, nil])
    #expect(trial.part.hours == HoursTally(understood: 0, odd: 0, unknown: 2))
    let warning = try #require(trial.part.warnings.first { $0.kind == .hoursNotUnderstood })
    #expect(warning.count == 2)
    let venue = try #require(trial.venues.first { $0.name == "V0" })
    #expect(venue.properties["close_time"] != nil)
  }

  @Test("are unknown in the rows that say something else")
  func mixed() throws {
    let trial = try run("open,close", ["0600,2200", "sin datos,2100", "9:00,5:00", "0700,2300"])
    #expect(hours(trial) == ["Mo-Su 06:00-22:00", nil, nil, "Mo-Su 07:00-23:00"])
    #expect(trial.part.hours.unknown == 2)
  }

  @Test(
    "are none where they hold years, flags, dates or counts",
    arguments: [
      ["1990,2010", "1985,2001"], ["2000,2010", "2001,2012"], ["1,0", "0,1"], ["1,1", "1,1"],
      ["yes,no", "no,yes"], ["2021-01-01,2021-02-01", "2021-01-03,2021-02-03"], ["100,200", "3,4"],
    ])
  func others(rows: [String]) throws {
    let trial = try run("open,close", rows)
    #expect(hours(trial) == [nil, nil])
    #expect(trial.part.hours == HoursTally())
  }

  @Test("of each weekday may be digits")
  func weekdays() throws {
    let days = ["mon", "tue", "wed", "thu", "fri"]
    let header = days.map { "\($0)_open,\($0)_close" }.joined(separator: ",")
    let rows = ["600,2200", "0630,2130", "9,5"].map { row in
      days.map { _ in row }.joined(separator: ",")
    }
    let trial = try run(header, rows)
    #expect(hours(trial) == ["Mo-Fr 06:00-22:00", "Mo-Fr 06:30-21:30", nil])
  }

  @Test(
    "that are not read are named in the report",
    arguments: [
      ("Horario_invierno,Horario_verano", "L-V 8-22h,L-V 8-14h", "Horario_invierno"),
      ("Hours,Summer hours", "Mo-Fr 08:00-22:00,until 23:00", "Summer hours"),
      ("opens_summer,opens_winter,closes", "06:00,07:00,22:00", "opens_summer"),
    ])
  func silent(header: String, row: String, column: String) throws {
    let trial = try run(header, [row, row])
    let warning = try #require(trial.part.warnings.first { $0.kind == .hoursColumnNotRead })
    #expect(warning.detail == column)
    #expect(trial.venues.allSatisfy { $0.properties[column] != nil })
  }

  @Test("say nothing where no column speaks of hours", arguments: ["staff_hours,40", "open,yes"])
  func quiet(cell: String) throws {
    let parts = cell.split(separator: ",")
    let trial = try run(String(parts[0]), [String(parts[1]), String(parts[1])])
    #expect(!trial.part.warnings.contains { $0.kind == .hoursColumnNotRead })
  }
}
