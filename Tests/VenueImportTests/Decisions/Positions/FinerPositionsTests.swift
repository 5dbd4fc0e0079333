import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

/// Coordinates of the middle of Dublin by PROJ, in ITM.
@Suite("Map coordinates beside rough degrees") struct FinerPositionsTests {
  static func table(_ header: String, _ row: (Int) -> String) -> String {
    "name,\(header)\n" + (0..<8).map { "P\($0),\(row($0))\n" }.joined()
  }

  @Test("are the place where every row has both and they agree", arguments: [2, 3])
  func taken(decimals: Int) throws {
    let degrees = decimals == 2 ? "53.35,-6.26" : "53.350,-6.261"
    let text = Self.table("lat,lon,ITM_E,ITM_N") { "\(degrees),\(715_826 + $0),\(734_697 + $0)" }
    let trial = try Trials().run(text, as: "courts.csv")
    let place = try Position(latitude: 53.3498, longitude: -6.2603)
    #expect(Geodesic.meters(from: try OrderChoiceTests.place(trial), to: place) < 5)
    #expect(trial.part.referenceSystem?.hasPrefix("EPSG:2157") == true)
  }

  @Test(
    "are not where the degrees are fine, a row has no others, or they lie elsewhere",
    arguments: [
      ("53.34981,-6.26031", "715826,734697"), ("53.350,-6.260", "815826,734697"),
      ("53.350,-6.260", ""),
    ])
  func kept(degrees: String, map: String) throws {
    let text = Self.table("lat,lon,ITM_E,ITM_N") { row in
      let other = map.isEmpty ? (row == 3 ? "," : "715826,734697") : map
      return "\(degrees),\(other)"
    }
    let trial = try Trials().run(text, as: "courts.csv")
    let longitude = try #require(degrees.split(separator: ",").last.flatMap { Double($0) })
    #expect(try OrderChoiceTests.place(trial).longitude == longitude)
  }
}
