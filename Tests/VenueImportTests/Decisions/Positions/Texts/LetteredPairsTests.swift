import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Letters of hemispheres in a cell of two numbers") struct LetteredPairsTests {
  @Test(
    "say which number is which, row by row and against the column's name",
    arguments: ["GPS", "lon_lat", "lat_lon"], [0, 1, 5])
  func letters(column: String, latitudesFirst: Int) throws {
    var text = "name;\(column)\n"
    for index in 0..<6 {
      let (north, east) = ("49.0\(index)1N", "21.2\(index)3E")
      text +=
        "Kurt \(index);" + (index < latitudesFirst ? "\(north), \(east)" : "\(east), \(north)")
      text += "\n"
    }
    let trial = try Trials().run(text)
    #expect(trial.part.written == 6)
    for venue in trial.venues {
      #expect((49...49.1).contains(venue.position.latitude))
      #expect((21.2...21.3).contains(venue.position.longitude))
    }
  }

  @Test("are none where only one number or neither has one")
  func none() {
    #expect(PositionText.lettered(Array("49.1, 21.2".utf8)[...]) == nil)
    #expect(PositionText.lettered(Array("49.1N, 21.2".utf8)[...]) == nil)
    #expect(PositionText.lettered(Array("NE corner".utf8)[...]) == nil)
  }
}
