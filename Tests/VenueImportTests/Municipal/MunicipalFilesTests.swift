import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("The files of cities", .enabled(if: SharedData.isThere))
struct MunicipalFilesTests {
  static func run(
    _ name: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImportTrial {
    var options = ImportOptions(inputs: [SharedData.path(name)])
    change(&options)
    return try Trials(knowledge: .standard).run(options)
  }

  @Test(
    "go in with every row, and areas stay areas",
    arguments: [
      ("montreal__installations-recreo-sport-cult.geojson", 3403, 0),
      ("saguenay__infrastructures-sportives.json", 1283, 0),
      ("cambridgema__RECREATION_OpenSpace.geojson", 276, 276),
      ("vaud__osm_pitches.geojson", 618, 609),
      ("liverpool__parks.gpkg", 1590, 0),
      ("aarhus__parks_shp.zip", 47, 47),
      ("canberra__playgrounds.kml", 1145, 0),
      ("andorra__graphhopper.osm.pbf", 140, 20),
      ("innsbruck__ibk_sport.geojson", 342, 0),
      ("berlin__klettern_spotsberlin6.gml", 41, 0),
      ("corse__etablissement_sportif.xlsx", 1353, 0),
      ("cambridgema__RECREATION_SportsAreas.geojson", 262, 260),
      ("toronto__parks-and-recreation-facilities.geojson", 1662, 0),
      ("washingtondc__recreation-fields.geojson", 1815, 1815),
      ("godoycruz__Polideportivos_epsg5344.geojson", 21, 0),
      ("galway__Parks_in_Galway_City.csv", 29, 0),
      ("vancouver__parks.csv", 218, 0),
      ("montreal__piscines_2017.csv", 311, 0),
      ("sanfrancisco__Recreation_and_Parks_Properties_2022.csv", 158, 158),
      ("canberra__Playgrounds_in_the_ACT.csv", 1145, 0),
    ])
  func counts(name: String, venues: Int, areas: Int) throws {
    let trial = try Self.run("municipal/\(name)")
    #expect(trial.part.read == venues)
    #expect(trial.part.written + trial.part.merged == venues)
    #expect(trial.venues.count == trial.part.written)
    #expect(trial.venues.count { $0.footprint != nil } == areas)
    #expect(trial.venues.allSatisfy { !$0.name.isEmpty })
  }

  @Test(
    "put their venues where they are",
    arguments: [
      (
        "montreal__installations-recreo-sport-cult.geojson", "003-0058", 45.5159341678,
        -73.5759730857
      ),
      ("saguenay__infrastructures-sportives.json", "1", 48.3414879996, -70.8909989997),
      ("innsbruck__ibk_sport.geojson", "1", 47.29636926, 11.36465512),
      ("vaud__osm_pitches.geojson", "node/294907188", 46.4852206, 6.4501976),
      ("montreal__piscines_2017.csv", "3114253", 45.552526, -73.63639),
      ("vancouver__parks.csv", "1", 49.249783, -123.15525),
    ])
  func positions(name: String, id: String, latitude: Double, longitude: Double) throws {
    let trial = try Self.run("municipal/\(name)")
    let venue = try #require(
      trial.venues.first { $0.sourceID == id || $0.properties["ID_UEV"] == .string(id) })
    #expect(abs(venue.position.latitude - latitude) < 1e-9)
    #expect(abs(venue.position.longitude - longitude) < 1e-9)
  }

  @Test("with map coordinates beside rough degrees are placed by these")
  func finer() throws {
    let trial = try Self.run("municipal/galway__Parks_in_Galway_City.csv")
    let venue = try #require(trial.venues.first { $0.sourceID == "1" })
    // By pyproj; the degrees have three decimals.
    #expect(abs(venue.position.latitude - 53.279124) < 2e-6)
    #expect(abs(venue.position.longitude - -9.074695) < 2e-6)
  }

  @Test(
    "in projected systems lie within metres of where ogr2ogr puts them",
    arguments: [
      ("liverpool__parks.gpkg", 0.00005), ("aarhus__parks_shp.zip", 0.00005),
      ("godoycruz__Polideportivos_epsg5344.geojson", 0.00005),
    ])
  func projected(name: String, tolerance: Double) throws {
    let trial = try Self.run("municipal/\(name)")
    let directory = try TemporaryDirectory()
    let path = SharedData.path("municipal/\(name)")
    let source = name.hasSuffix("zip") ? "/vsizip/\(path)" : path
    try Shell.run(
      "ogr2ogr", "-f", "GeoJSON", "-t_srs", "EPSG:4326", directory.path("out.geojson"), source)
    let expected = try Trials().run(ImportOptions(inputs: [directory.path("out.geojson")]))
    let found = trial.venues.map(\.position.latitude).sorted()
    for (mine, theirs) in zip(found, expected.venues.map(\.position.latitude).sorted()) {
      #expect(abs(mine - theirs) < tolerance)
    }
    #expect(trial.venues.count == expected.venues.count)
  }

  @Test("that hold no position are refused, with the reason")
  func refused() throws {
    for name in ["cambridgema__CDD_ParkDetails.txt", "pittsburgh__parks-facilities.csv"] {
      let error = #expect(throws: ImportError.self) { try Self.run("municipal/\(name)") }
      guard case .noGeometry = error else {
        #expect(Bool(false), "\(name): \(String(describing: error))")
        continue
      }
    }
  }

  @Test("name their sports where they have any")
  func sports() throws {
    let vaud = try Self.run("municipal/vaud__osm_pitches.geojson")
    #expect(vaud.venues.allSatisfy { $0.sports == ["soccer"] })
    let andorra = try Self.run("municipal/andorra__graphhopper.osm.pbf")
    #expect(andorra.venues.allSatisfy { !$0.sports.isEmpty })
    let montreal = try Self.run("municipal/montreal__installations-recreo-sport-cult.geojson")
    #expect(montreal.venues.count { $0.sports.contains("soccer") } >= 450)
  }
}
