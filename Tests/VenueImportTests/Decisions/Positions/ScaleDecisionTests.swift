import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Degrees without their decimal marks") struct ScaleDecisionTests {
  static func table(_ latitude: String, _ longitude: String) -> String {
    "name,lat,lon\n" + (1..<7).map { "P\($0),\(latitude)\($0),\(longitude)\($0)\n" }.joined()
  }

  @Test(
    "are divided alike, or each as the place in the file's name says",
    arguments: [
      ("parks.csv", "4814719", "1157012", 48.1, 11.5),
      ("muenchen.csv", "4814719", "11570123", 48.1, 11.5),
      ("muenchen.csv", "48147191", "1157012", 48.1, 11.5),
      ("parks.csv", "4814719", "-157012", 48.1, -1.5),
      ("montreal.csv", "4550170", "-7356731", 45.5, -73.5),
    ] as [(String, String, String, Double, Double)])
  func divided(
    name: String, latitude: String, longitude: String, north: Double, east: Double
  ) throws {
    let trial = try Trials().run(Self.table(latitude, longitude), as: name)
    #expect(trial.part.rejected == 0)
    for venue in trial.venues {
      #expect(abs(venue.position.latitude - north) < 0.1, "\(venue.position)")
      #expect(abs(venue.position.longitude - east) < 0.1, "\(venue.position)")
    }
    #expect(trial.part.warnings.contains { $0.kind == .coordinatesScaled })
  }

  @Test("are read from columns of any name where no map has such numbers")
  func unnamed() throws {
    let rows = (1..<7).map { "P\($0),1157012\($0),4814719\($0)\n" }.joined()
    let trial = try Trials().run("name,x,y\n" + rows)
    #expect(trial.venues.allSatisfy { abs($0.position.latitude - 48.1) < 0.1 })
  }

  @Test("are no fractions where points divide thousands")
  func grouped() throws {
    let rows = (1..<7).map { "P\($0);440.29\($0);4.474.25\($0)\n" }.joined()
    let trial = try Trials().run("name;x;y\n" + rows, as: "madrid_pistas.csv")
    #expect(trial.part.rejected == 0)
    #expect(trial.venues.allSatisfy { abs($0.position.latitude - 40.4168) < 1e-3 })
    #expect(trial.part.warnings.contains { $0.kind == .thousandsGrouped })
  }

  @Test("are mended where some lost their last zeros too")
  func shorter() throws {
    let rows = (1..<9).map { "P\($0),4814719\($0),1157012\($0)\n" }.joined() + "P9,481472,115701\n"
    let trial = try Trials().run("name,lat,lon\n" + rows)
    let place = try #require(trial.venues.first { $0.name == "P9" }).position
    #expect(abs(place.latitude - 48.1472) < 1e-6 && abs(place.longitude - 11.5701) < 1e-6)
  }
}
