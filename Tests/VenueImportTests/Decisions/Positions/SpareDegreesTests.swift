import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

/// Places around 45.50 N 73.57 W in MTM zone 8 by pyproj, beside their degrees.
@Suite("Degrees beside map coordinates") struct SpareDegreesTests {
  private let rows = [
    (x: 299_329.60, y: 5_040_010.03, latitude: 45.50, longitude: -73.57),
    (x: 298_549.20, y: 5_041_122.06, latitude: 45.51, longitude: -73.58),
    (x: 300_893.99, y: 5_042_231.47, latitude: 45.52, longitude: -73.55),
    (x: 298_552.52, y: 5_044_455.99, latitude: 45.54, longitude: -73.58),
  ]

  private func features(north: Double = 0, crs: String = "") -> String {
    let features = rows.enumerated().map { index, row in
      #"{"type":"Feature","properties":{"name":"P\#(index)","lat":\#(row.latitude + north),"lon":\#(row.longitude)},"#
        + #""geometry":{"type":"Point","coordinates":[\#(row.x),\#(row.y)]}}"#
    }
    return #"{"type":"FeatureCollection",\#(crs)"features":[\#(features.joined(separator: ","))]}"#
  }

  @Test("tell the reference system where they agree in it")
  func agreed() throws {
    let trial = try Trials().run(features(), as: "parks.geojson")
    #expect(trial.part.referenceSystem?.contains("MTM zone 8") == true)
    let decision = trial.part.decisions.first { $0.subject == "reference system" }
    #expect(decision?.evidence.contains("4 rows lie in it within") == true)
    let place = try Position(latitude: 45.5, longitude: -73.57)
    #expect(Geodesic.meters(from: try OrderChoiceTests.place(trial), to: place) < 5)
    #expect(!trial.part.warnings.contains { $0.kind == .positionsDisagree })
  }

  @Test("are told where they disagree with what the file says")
  func disagreement() throws {
    let crs = #""crs":{"type":"name","properties":{"name":"EPSG:2950"}},"#
    let trial = try Trials().run(features(north: 0.02, crs: crs), as: "parks.geojson")
    #expect(trial.part.referenceSystem?.hasPrefix("EPSG:2950") == true)
    let warning = trial.part.warnings.first { $0.kind == .positionsDisagree }
    #expect(warning?.count == 4)
    #expect(warning?.detail?.contains("lat and lon") == true)
    let same = try Trials().run(features(crs: crs), as: "parks.geojson")
    #expect(!same.part.warnings.contains { $0.kind == .positionsDisagree })
  }

  @Test("decide nothing where no system agrees with them")
  func unknown() throws {
    let error = try Trials().failure(features(north: 0.02), as: "parks.geojson")
    guard case .referenceSystemNeeded = error else {
      Issue.record("\(error)")
      return
    }
  }
}
