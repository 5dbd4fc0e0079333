import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

/// Coordinates of city middles in the systems that the cities publish in, by `gdaltransform`.
@Suite("A system that only the city tells") struct UnlabelledSystemsTests {
  static let middles: [(String, Int, Double, Double, Double, Double)] = [
    ("newyork", 2263, 993831.99, 224510.34, 40.7829, -73.9654),
    ("losangeles", 2229, 6487847.00, 1841468.25, 34.0522, -118.2437),
    ("philadelphia", 2272, 2693060.22, 236194.92, 39.9526, -75.1652),
    ("chicago", 3435, 1175844.40, 1898954.88, 41.8781, -87.6298),
    ("austin", 2277, 3114226.21, 10070436.13, 30.2672, -97.7431),
    ("houston", 2278, 3120099.09, 13841900.86, 29.7604, -95.3698),
    ("seattle", 2926, 1270718.43, 224721.35, 47.6062, -122.3321),
    ("sanfrancisco", 7131, 50695.89, 26764.16, 37.7749, -122.4194),
    ("sanfrancisco", 2227, 6006957.10, 2110309.18, 37.7749, -122.4194),
    ("boston", 2249, 775383.60, 2956557.87, 42.3601, -71.0589),
    ("london", 27700, 530028.75, 180380.09, 51.5074, -0.1278),
    ("dublin", 2157, 715826.51, 734697.59, 53.3498, -6.2603),
    ("amsterdam", 28992, 122096.81, 486744.86, 52.3676, 4.9041),
    ("zurich", 2056, 2683303.89, 1247925.63, 47.3769, 8.5417),
    ("zurich", 21781, 683303.89, 247925.63, 47.3769, 8.5417),
    ("helsinki", 3879, 25496580.36, 6673003.61, 60.1699, 24.9384),
    ("berlin", 25833, 391779.26, 5820072.16, 52.52, 13.405),
    ("muenchen", 31468, 4468995.32, 5333091.11, 48.1351, 11.582),
    ("paris", 2154, 652469.02, 6862035.26, 48.8566, 2.3522),
    ("paris", 3949, 1652467.87, 8184256.87, 48.8566, 2.3522),
    ("bruxelles", 31370, 148799.17, 171100.15, 50.8503, 4.3517),
    ("gent", 3812, 604328.13, 693988.52, 51.0543, 3.7174),
    ("madrid", 25830, 440290.46, 4474257.38, 40.4168, -3.7038),
    ("barcelona", 25831, 430887.56, 4581837.85, 41.3851, 2.1734),
    ("milano", 3003, 1514881.49, 5034556.81, 45.4642, 9.19),
    ("kobenhavn", 25832, 724351.93, 6175804.02, 55.6761, 12.5683),
    ("stockholm", 3006, 674571.87, 6580743.01, 59.3293, 18.0686),
    ("goteborg", 3007, 148485.86, 6398861.67, 57.7089, 11.9746),
    ("oslo", 25833, 262560.48, 6649443.58, 59.9139, 10.7522),
    ("hongkong", 2326, 835497.92, 820032.93, 22.3193, 114.1694),
    ("taipei", 3826, 307056.82, 2769551.84, 25.033, 121.5654),
    ("melbourne", 28355, 320704.45, 5812911.70, -37.8136, 144.9631),
    ("auckland", 2193, 1757209.25, 5920482.81, -36.8485, 174.7633),
    ("toronto", 26917, 630379.00, 4834625.70, 43.6532, -79.3832),
    ("vancouver", 26910, 491221.77, 5458889.98, 49.2827, -123.1207),
    ("montreal", 2950, 299540.76, 5040198.77, 45.5017, -73.5673),
    ("montreal", 3857, -8189474.38, 5700852.73, 45.5017, -73.5673),
    ("wien", 31256, 3096.80, 341089.37, 48.2082, 16.3738),
    ("warszawa", 2178, 7500833.51, 5788456.49, 52.2297, 21.0122),
    ("praha", 5514, -741817.77, -1044492.56, 50.0755, 14.4378),
    ("lisboa", 3763, -87503.44, -104538.89, 38.7223, -9.1393),
    ("saopaulo", 31983, 333287.92, 7394588.32, -23.5505, -46.6333),
  ]

  static func table(_ x: Double, _ y: Double) -> String {
    "name,x,y\n"
      + (0..<6).map { "P\($0),\(x + Double($0 * 10)),\(y + Double($0 * 7))\n" }.joined()
  }

  @Test("puts the venues where they are", arguments: middles)
  func placed(
    city: String, system: Int, x: Double, y: Double, latitude: Double, longitude: Double
  ) throws {
    let trial = try Trials().run(Self.table(x, y), as: "\(city)__parks.csv")
    let first = try #require(trial.venues.first { $0.name == "P0" })
    let place = try Position(latitude: latitude, longitude: longitude)
    #expect(Geodesic.meters(from: first.position, to: place) < 3, "\(first.position)")
    let warning = trial.part.warnings.first { $0.kind == .referenceSystemInferred }
    #expect(warning?.detail?.contains("the file's name says") == true)
    #expect(
      trial.part.decisions.first { $0.subject == "reference system" }?.confidence == .likely)
  }

  @Test("is told by the rows as well as by the file's name")
  func rows() throws {
    let head = "name,x,y,address,city,state\n"
    let rows = (0..<6).map {
      "P\($0),\(3_114_226 + $0),\(10_070_436 + $0),\"\($0) Main St\",Austin,TX\n"
    }
    let trial = try Trials().run(head + rows.joined(), as: "parks.csv")
    #expect(trial.part.referenceSystem?.hasPrefix("EPSG:2277") == true)
    let state = rows.map { $0.replacing("Austin", with: "Elgin") }.joined()
    let byState = try Trials().run(head + state, as: "parks.csv")
    #expect(byState.part.referenceSystem?.hasPrefix("EPSG:2277") == true)
    let address =
      "name,x,y,address\n"
      + (0..<6).map {
        "P\($0),\(3_114_226 + $0),\(10_070_436 + $0),\"\($0) Main St, Austin, TX 7870\($0)\"\n"
      }.joined()
    let byAddress = try Trials().run(address, as: "parks.csv")
    #expect(byAddress.part.referenceSystem?.hasPrefix("EPSG:2277") == true)
  }

  @Test("is read with northings called X, as surveyors of some countries write")
  func northingFirst() throws {
    let trial = try Trials().run(Self.table(5_788_456.49, 7_500_833.51), as: "warszawa_parki.csv")
    let first = try #require(trial.venues.first { $0.name == "P0" })
    #expect(abs(first.position.latitude - 52.2297) < 1e-4)
    #expect(abs(first.position.longitude - 21.0122) < 1e-4)
    // Krovak's coordinates without signs, southing first.
    let czech = try Trials().run(Self.table(1_044_492.56, 741_817.77), as: "praha_hriste.csv")
    let venue = try #require(czech.venues.first { $0.name == "P0" })
    #expect(abs(venue.position.latitude - 50.0755) < 1e-3)
    #expect(abs(venue.position.longitude - 14.4378) < 1e-3)
  }

  @Test("is read with northings first where it is told, too")
  func toldNorthingFirst() throws {
    let trial = try Trials().run(Self.table(5_788_456.49, 7_500_833.51)) {
      $0.referenceSystem = "EPSG:2178"
    }
    let first = try #require(trial.venues.first { $0.name == "P0" })
    #expect(abs(first.position.latitude - 52.2297) < 1e-4)
    #expect(trial.part.warnings.contains { $0.kind == .hemisphereMended })
  }

  @Test("overrules the file's own where that leads to another continent, and nothing else does")
  func contradicted() throws {
    func features(_ x: Double, _ y: Double) -> String {
      let features = (0..<6).map {
        #"{"type":"Feature","properties":{"name":"P\#($0)"},"geometry":{"type":"Point","coordinates":[\#(x + Double($0)),\#(y)]}}"#
      }
      return
        #"{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"EPSG:3857"}},"features":[\#(features.joined(separator: ","))]}"#
    }
    let wrong = try Trials().run(features(993_831.49, 224_510.34), as: "newyork.geojson")
    let first = try #require(wrong.venues.first { $0.name == "P0" })
    #expect(abs(first.position.latitude - 40.7829) < 1e-4)
    #expect(wrong.part.warnings.contains { $0.kind == .referenceSystemContradicted })
    let right = try Trials().run(features(-8_233_790, 4_983_050), as: "newyork.geojson")
    #expect(right.part.referenceSystem?.hasPrefix("EPSG:3857") == true)
    #expect(!right.part.warnings.contains { $0.kind == .referenceSystemContradicted })
    let namesake = try Trials().run(features(-8_233_790, 4_983_050), as: "paris.geojson")
    #expect(namesake.part.referenceSystem?.hasPrefix("EPSG:3857") == true)
  }

  @Test("is told by postal codes and by the folder")
  func furtherWords() throws {
    let rows = (0..<6).map { "P\($0),\(429_795 + $0),\(433_927 + $0),LS\($0 + 1) \($0)AB\n" }
      .joined()
    let british = try Trials().run("name,easting,northing,postcode\n" + rows, as: "pitches.csv")
    #expect(british.part.referenceSystem?.hasPrefix("EPSG:27700") == true)
    let folder = try Trials().run(Self.table(1_175_844.4, 1_898_954.88), as: "chicago/parks.csv")
    #expect(folder.part.referenceSystem?.hasPrefix("EPSG:3435") == true)
  }

  @Test("stays unknown where the numbers lead elsewhere, with hints that say where")
  func elsewhere() throws {
    let error = try Trials().failure(Self.table(530_028.75, 180_380.09), as: "paris_parcs.csv")
    guard case .referenceSystemNeeded(_, _, _, let likely) = error else {
      return #expect(Bool(false), "\(error)")
    }
    #expect(Set(likely).count == likely.count)
    #expect(!likely.contains { $0.hasPrefix("EPSG:3857") })
    #expect(likely.contains { $0.hasPrefix("EPSG:27700 (the first at 51.507") })
  }

  @Test("is what a number in the file's name says, where the data lie in its area")
  func codes() throws {
    let names = ["parks_2154.csv", "parks_EPSG2154.csv", "parks_lambert93.csv"]
    for name in names {
      let trial = try Trials().run(Self.table(359_290.14, 6_726_658.38), as: name)
      #expect(trial.part.referenceSystem?.hasPrefix("EPSG:2154") == true, "\(name)")
    }
    let copenhagen = try Trials().run(
      Self.table(724_351.93, 6_175_804.02), as: "anlaeg_EPSG25832.csv")
    #expect(copenhagen.part.referenceSystem?.hasPrefix("EPSG:25832") == true)
    let year = try Trials().failure(Self.table(359_290.14, 6_726_658.38), as: "parks_2017.csv")
    guard case .referenceSystemNeeded = year else { return #expect(Bool(false), "\(year)") }
  }

  @Test(
    "of degrees is the datum that the file's name says",
    arguments: [("parks_NAD27.csv", "EPSG:4267"), ("parks_WGS84.csv", "EPSG:4326")])
  func datums(name: String, system: String) throws {
    let rows = (0..<6).map { "P\($0),45.5\($0),-73.6\($0)\n" }.joined()
    let trial = try Trials().run("name,lat,lon\n" + rows, as: name)
    #expect(trial.part.referenceSystem?.hasPrefix(system) == true)
  }
}
