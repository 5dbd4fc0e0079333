import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Map coordinates beside degrees") struct ProjectedFallbackTests {
  /// Places in Berlin in exact degrees (rough ones would yield to the map coordinates) and in ETRS89 / UTM zone 33N, by PROJ.
  static let places: [(Double, Double, Double, Double)] = [
    (52.52013, 13.40537, 391804.68, 5820086.06), (52.50017, 13.35024, 388013.65, 5817950.16),
    (52.55029, 13.45061, 394946.03, 5823373.69), (52.48043, 13.30018, 384564.13, 5815833.51),
  ]

  static func table(_ header: String, _ lost: String, _ isSwapped: Bool = false) -> String {
    "name,\(header)\n"
      + places.indices.map { index in
        let (latitude, longitude, x, y) = places[index]
        let degrees = index == 0 ? "\(lost),\(lost)" : "\(latitude),\(longitude)"
        return "P\(index),\(degrees),\(isSwapped ? y : x),\(isSwapped ? x : y)\n"
      }.joined()
  }

  @Test("place the rows without degrees", arguments: ["", "0", "n/a"])
  func placed(lost: String) throws {
    for (header, isSwapped) in [
      ("lat,lon,x,y", false), ("lat,lon,RW,HW", false), ("lat,lon,x,y", true),
    ] {
      let trial = try Trials().run(Self.table(header, lost, isSwapped), as: "parks.csv")
      #expect(trial.part.rejected == 0)
      let place = try #require(trial.venues.first { $0.name == "P0" }).position
      #expect(abs(place.latitude - 52.52013) < 1e-5 && abs(place.longitude - 13.40537) < 1e-5)
      #expect(trial.part.warnings.contains { $0.kind == .otherPositionTaken && $0.count == 1 })
      let told = trial.part.warnings.first {
        $0.kind == .referenceSystemInferred
          && $0.detail?.contains("for rows without degrees") == true
      }
      #expect(told?.detail?.contains("3 rows that have both agree in it") == true)
    }
  }

  @Test("are left alone where they agree with nothing")
  func unclear() throws {
    let rows = Self.places.indices.map {
      "P\($0),\($0 == 0 ? "," : "52.5\($0),13.4\($0)"),\($0 * 1000 + 12345),\($0 * 77 + 54321)\n"
    }
    let trial = try Trials().run("name,lat,lon,x,y\n" + rows.joined())
    #expect(trial.part.rejected == 1)
  }
}
