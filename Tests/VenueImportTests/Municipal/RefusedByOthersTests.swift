import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("The files of cities that GDAL does not open", .enabled(if: SharedData.isThere))
struct RefusedByOthersTests {
  @Test(
    "go in, with their positions",
    arguments: [
      ("repentigny__terrain_sportif.json", 123, 123, "406", 45.7693896011, -73.4722233265),
      ("saultstemarie__recreation-map.json", 80, 80, "Anna McCrea Rink", 46.5050812, -84.2888206),
      ("nyc__DPR_Basketball_001.json", 573, 553, "52 Playground", 40.8149, -73.9021),
      ("nyc__DPR_Basketball_001.xml", 551, 541, "52 Playground", 40.8149, -73.9021),
      ("montreal__grands-parcs_activites.json", 49, 49, "368", 45.4607779, -73.9304242),
    ] as [(String, Int, Int, String, Double, Double)])
  func positions(
    name: String, rows: Int, venues: Int, venue: String, latitude: Double, longitude: Double
  ) throws {
    let trial = try MunicipalFilesTests.run("municipal/\(name)")
    #expect(trial.part.read == rows)
    #expect(trial.venues.count == venues)
    let found = try #require(trial.venues.first { $0.sourceID == venue || $0.name == venue })
    #expect(abs(found.position.latitude - latitude) < 1e-9)
    #expect(abs(found.position.longitude - longitude) < 1e-9)
  }

  @Test("agree with each other where a city publishes both")
  func both() throws {
    func positions(_ name: String) throws -> [String] {
      try MunicipalFilesTests.run("municipal/nyc__DPR_Basketball_001.\(name)").venues
        .map { "\($0.name) \($0.position.latitude) \($0.position.longitude)" }.sorted()
    }
    // The newer file has some courts more.
    #expect(Set(try positions("xml")).subtracting(try positions("json")).count <= 12)
  }

  @Test("are refused where they hold no position, with the reason")
  func noPosition() throws {
    let error = #expect(throws: ImportError.self) {
      try MunicipalFilesTests.run("municipal/quebec__plateaux-sportifs_snapshot.json")
    }
    guard case .noGeometry = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
  }
}
