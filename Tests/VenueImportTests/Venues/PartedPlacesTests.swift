import GeoPrimitives
import Testing

@testable import VenueImport

@Suite("Venues in two places far apart") struct PartedPlacesTests {
  private func places(_ count: Int, _ latitude: Double, _ longitude: Double) -> [Position] {
    (0..<count).map {
      Position(
        uncheckedLatitude: latitude + Double($0) * 0.001, longitude: longitude + Double($0) * 0.001)
    }
  }

  @Test("are told of, whichever way the gap runs and however few there are", arguments: [2, 30])
  func parted(count: Int) throws {
    let town = places(count, 45.5, -73.6)
    for other in [places(count, 45.5, -60), places(count, 12, -73.6), places(count, 0, 0)] {
      let words = try #require(PartedPlaces.words((town + other).shuffled()))
      #expect(words.hasPrefix("\(count) and \(count) rows"))
    }
  }

  @Test("are none where a few lie elsewhere, or a country is wide")
  func whole() {
    let town = places(30, 45.5, -73.6)
    #expect(PartedPlaces.words(town + places(3, 12, 20)) == nil)
    #expect(PartedPlaces.words(town) == nil && PartedPlaces.words([]) == nil)
    let wide = (0..<30).map {
      Position(uncheckedLatitude: 45 + Double($0 % 3), longitude: -120 + Double($0) * 2)
    }
    #expect(PartedPlaces.words(wide) == nil)
  }
}
