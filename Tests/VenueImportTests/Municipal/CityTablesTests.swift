import Testing
import Venues

@testable import VenueImport

@Suite("Tables like those of many cities") struct CityTablesTests {
  @Test("give each place its sports", arguments: CityTable.all.map(\.name))
  func sports(name: String) throws {
    let table = try #require(CityTable.all.first { $0.name == name })
    let trial = try Trials(knowledge: .standard).run(table.text + "\n", as: name)
    let venues = trial.venues.map { venue in
      (["\(venue.name):"] + venue.sports.sorted()).joined(separator: " ")
    }
    #expect(venues.sorted() == table.venues.sorted())
  }
}
