import Testing
import Venues

@testable import VenueImport

@Suite("Hours beside a column of states") struct ClosureColumnsTests {
  private func trial(_ header: String, _ cells: [String]) throws -> ImportTrial {
    let lines = cells.enumerated().map { number, cell in
      "\(number),Court \(number),tennis,45.\(number + 1),-73.6,08:00-20:00,\"\(cell)\""
    }
    return try Trials(knowledge: .standard).run(
      "id,name,sport,lat,lon,hours,\(header)\n" + lines.joined(separator: "\n") + "\n")
  }

  @Test(
    "are unknown where it says closed, for now or for good",
    arguments: [
      "Closed", "Closed until further notice", "Temporarily closed", "Closed for renovation",
      "fermé temporairement", "vorübergehend geschlossen", "slēgts", "cerrado por obras",
      "tijdelijk gesloten", "Midlertidig lukket", "tillfälligt stängd", "tilapäisesti suljettu",
      "nieczynne do odwołania", "dočasně uzavřeno", "átmenetileg zárva", "закрыто на ремонт",
      "休館中", "In Sanierung", "Under renovation", "Demolished", "not open yet",
    ])
  func closed(state: String) throws {
    let trial = try trial("Status", ["Open", state])
    #expect(try trial.venue("0").hours == "08:00-20:00")
    let venue = try trial.venue("1")
    #expect(venue.hours == nil)
    #expect(venue.properties["hours"] == .string("08:00-20:00"))
    let told = try #require(trial.part.warnings.first { $0.kind == .hoursOfClosedPlace })
    #expect(told.count == 1)
    #expect(told.detail == "line 3: Status “\(state)”")
    #expect(trial.part.hours.unknown == 1)
  }

  @Test(
    "hold where it says that the place is open, or nothing of that",
    arguments: [
      "Open", "Active", "In Service", "Good", "renovated 2019", "never closed", "ouvert", "",
      "Open, closed Mondays", "in good repair", "geöffnet",
    ])
  func open(state: String) throws {
    let trial = try trial("Status", ["Open", state])
    #expect(try trial.venue("1").hours == "08:00-20:00")
    #expect(!trial.part.warnings.contains { $0.kind == .hoursOfClosedPlace })
  }

  @Test(
    "are unknown where a column named for it answers so",
    arguments: [
      ("Closed", "Yes", "No"), ("Temporarily Closed", "true", "false"), ("is_closed", "1", "0"),
      ("Geschlossen", "Ja", "Nein"), ("Operational", "No", "Yes"), ("is_open", "N", "Y"),
      ("Closure", "closed for resurfacing", "none"), ("Active", "no", "-"),
    ])
  func answers(header: String, closed: String, open: String) throws {
    let trial = try trial(header, [open, closed, "", open])
    let hours = try (0..<4).map { try trial.venue(String($0)).hours }
    #expect(hours == ["08:00-20:00", nil, "08:00-20:00", "08:00-20:00"])
  }

  @Test("count in slots of a week as well") func slots() throws {
    let rows = (1...4).flatMap { place in
      ["Monday", "Tuesday"].map { day in
        "\(place),Court \(place),45.\(place),-73.6,\(day),09:00,17:00,"
          + (place == 2 ? "Temporarily closed" : "Open")
      }
    }
    let trial = try Trials(knowledge: .standard).run(
      "site_id,name,lat,lon,day,start,end,status\n" + rows.joined(separator: "\n") + "\n")
    let hours = trial.venues.sorted { $0.name < $1.name }.map(\.hours)
    #expect(hours == ["Mo,Tu 09:00-17:00", nil, "Mo,Tu 09:00-17:00", "Mo,Tu 09:00-17:00"])
  }
}
