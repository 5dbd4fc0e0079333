import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("A reference system that nobody names") struct SystemHintsTests {
  /// The first two rows of the city's own file in MTM 8.
  static let montreal = "298864,5041782\nB,299183,5041417\n"
  static let latitude = 45.51593

  static func decision(_ trial: ImportTrial) -> Decision? {
    trial.part.decisions.first { $0.subject == "reference system" }
  }

  @Test(
    "is found out",
    arguments: [
      ("parks_mtm8.csv", "name,x,y\nA,\(montreal)", "EPSG:32188"),
      ("parks_epsg2950.csv", "name,x,y\nA,\(montreal)", "EPSG:2950"),
      ("parks.csv", "name,x_mtm8,y_mtm8\nA,\(montreal)", "EPSG:32188"),
      ("montreal_parks.csv", "name,x,y\nA,\(montreal)", "EPSG:32188"),
      (
        "parks.csv", "name,x,y,srid\nA,298864,5041782,2950\nB,299183,5041417,2950\n", "EPSG:2950"
      ),
      ("parks.csv", "name,x,y,crs\nA,298864,5041782,EPSG:32188\n", "EPSG:32188"),
      ("parks.csv", "name,x,y,ville\nA,298864,5041782,Montréal\n", "EPSG:32188"),
      ("parks.csv", "name,x,y,UTM Zone\nA,611223.09,5041252.95,18T\n", "EPSG:26918"),
      ("parks.csv", "name,geom\nA,SRID=2950;POINT (298864 5041782)\n", "EPSG:2950"),
    ])
  func found(name: String, text: String, system: String) throws {
    let trial = try Trials().run(text, as: name)
    let venue = try #require(trial.venues.first { $0.name == "A" })
    #expect(abs(venue.position.latitude - Self.latitude) < 1e-4)
    #expect(trial.part.referenceSystem?.hasPrefix(system) == true)
    let warning = try #require(
      trial.part.warnings.first { $0.kind == .referenceSystemInferred })
    #expect(warning.detail?.contains(system) == true)
    #expect(Self.decision(trial)?.confidence != .told)
  }

  @Test("is told with what could not be told from it")
  func alternatives() throws {
    let trial = try Trials().run("name,x,y\nA,\(Self.montreal)", as: "parks_mtm8.csv")
    let detail = trial.part.warnings.first { $0.kind == .referenceSystemInferred }?.detail ?? ""
    #expect(detail.contains("EPSG:2950"))
    #expect(detail.contains("would move the data by 1"))
  }

  @Test(
    "stays unknown where two are possible, or where the name leads elsewhere",
    arguments: [
      ("parks.csv", "name,x,y\nA,\(montreal)"), ("parks_lambert93.csv", "name,x,y\nA,\(montreal)"),
      ("vancouver.csv", "name,x,y\nA,\(montreal)"),
      ("parks.csv", "name,x,y,crs\nA,298864,5041782,unknown\n"),
    ])
  func unknown(name: String, text: String) throws {
    let error = try Trials().failure(text, as: name)
    guard case .referenceSystemNeeded = error else { return #expect(Bool(false), "\(error)") }
  }

  @Test("is that of the .prj beside the file")
  func sidecar() throws {
    let trials = try Trials()
    let wkt = """
      PROJCS["NAD83 / MTM zone 8",GEOGCS["NAD83",DATUM["North_American_Datum_1983",SPHEROID["GRS 1980",6378137,298.257222101]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["latitude_of_origin",0],PARAMETER["central_meridian",-73.5],PARAMETER["scale_factor",0.9999],PARAMETER["false_easting",304800],PARAMETER["false_northing",0],UNIT["metre",1]]
      """
    _ = try trials.directory.write(wkt, as: "parks.prj")
    let trial = try trials.run("name,x,y\nA,\(Self.montreal)", as: "parks.csv")
    #expect(abs(trial.venues[0].position.latitude - Self.latitude) < 0.01)
  }

  @Test("is the only one of a country that puts the data there")
  func country() throws {
    let text = "name,x,y\nA,359290.14,6726658.38\nB,359390.14,6726758.38\n"
    let trial = try Trials().run(text) { $0.country = "FR" }
    #expect(trial.part.referenceSystem?.hasPrefix("EPSG:2154") == true)
    #expect(Self.decision(trial)?.confidence == .likely)
    let elsewhere = try Trials().failure(text) { $0.country = "NL" }
    guard case .referenceSystemNeeded = elsewhere else {
      return #expect(Bool(false), "\(elsewhere)")
    }
  }
}
