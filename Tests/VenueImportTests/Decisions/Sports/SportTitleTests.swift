import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("The name of a file") struct SportTitleTests {
  /// The sports of two places that nothing but the name of their file tells.
  private func sports(_ title: String, at place: (Double, Double) = (45.5, -73.6)) throws -> String
  {
    let text = "NAME,LAT,LON\nA,\(place.0),\(place.1)\nB,\(place.0 + 0.01),\(place.1)\n"
    let trial = try Trials(knowledge: .standard).run(text, as: "\(title).csv")
    return try #require(trial.venues.first).sports.joined(separator: " ")
  }

  @Test(
    "tells the sport of parks that are those of a sport, and none of other parks",
    arguments: [
      ("Skate_Parks", "skateboard"), ("City_Skate_Park_2024", "skateboard"),
      ("Dog_Parks", "dog_park"), ("BMX_Parks", "bmx"), ("Disc_Golf_Parks", "disc_golf"),
      ("Tennis_City_Parks", ""), ("parcs_tennis", ""), ("parcs_canins", "dog_park"),
    ])
  func parks(title: String, sport: String) throws { #expect(try sports(title) == sport) }

  @Test("tells several sports where one word stands for them, and none where several words do")
  func terms() throws {
    #expect(try sports("Ball_Diamonds") == "baseball softball")
    #expect(try sports("Tennis_Squash") == "")
  }

  @Test("tells no sport of ways along which one does not do it")
  func ways() throws {
    #expect(try sports("Squash_Trails") == "")
    #expect(try sports("Boulder_Open_Space") == "")
    #expect(try sports("Cross_Country_Ski_Trails") == "cross_country_skiing")
  }

  @Test("may hold the name of the city in which the places lie")
  func city() throws {
    #expect(try sports("Boulder_Sites", at: (40.01, -105.27)) == "")
    #expect(try sports("Boulder_Sites", at: (50.01, 8.2)) == "climbing")
    #expect(try sports("Boulder_Tennis_Courts", at: (40.01, -105.27)) == "tennis")
  }
}
