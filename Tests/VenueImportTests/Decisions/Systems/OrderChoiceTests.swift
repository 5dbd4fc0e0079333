import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

/// Coordinates of city middles by PROJ, as in `UnlabelledSystemsTests`, of systems whose numbers fit in either order.
@Suite("X and Y that fit in either order") struct OrderChoiceTests {
  static let middles: [(String, Double, Double, Double, Double)] = [
    ("hongkong", 835497.92, 820032.93, 22.3193, 114.1694),
    ("berlin", 25038.14, 21456.52, 52.52, 13.405),
    ("dublin", 715826.51, 734697.59, 53.3498, -6.2603),
    ("lisboa", -87503.44, -104538.89, 38.7223, -9.1393),
    ("bruxelles", 148799.17, 171100.15, 50.8503, 4.3517),
    ("manchester", 383997.43, 398258.32, 53.4808, -2.2426),
    ("singapore", 26495.53, 37133.87, 1.3521, 103.8198),
    ("bogota", 999723.49, 1005949.24, 4.65, -74.08),
  ]

  static func place(_ trial: ImportTrial) throws -> Position {
    try #require(trial.venues.first { $0.name == "P0" }).position
  }

  static func table(_ header: String, _ first: Double, _ second: Double) -> String {
    "name,\(header)\n"
      + (0..<6).map { "P\($0),\(first + Double($0 * 10)),\(second + Double($0 * 7))\n" }.joined()
  }

  /// Whether a far mirror image tells the order: in Berlin's and Bogotá's systems it lies in the city too.
  static func isFar(_ city: String) -> Bool { !["berlin", "bogota"].contains(city) }

  @Test("are taken in the order that leads near the middle of the city", arguments: middles)
  func nearest(city: String, x: Double, y: Double, latitude: Double, longitude: Double) throws {
    let place = try Position(latitude: latitude, longitude: longitude)
    for (first, second) in [(x, y), (y, x)] {
      let trial = try Trials().run(Self.table("x,y", first, second), as: "\(city)_parks.csv")
      let isThere = try Geodesic.meters(from: Self.place(trial), to: place) < 5
      let isTold = trial.part.warnings.contains { $0.kind == .axesUncertain }
      #expect(isThere || isTold, "never silent")
      if Self.isFar(city) { #expect(isThere && !isTold) }
    }
  }

  @Test("are taken as their names say, whichever stands first", arguments: middles)
  func named(city: String, x: Double, y: Double, latitude: Double, longitude: Double) throws {
    let place = try Position(latitude: latitude, longitude: longitude)
    for (header, first, second) in [
      ("Easting,Northing", x, y), ("Northing,Easting", y, x), ("Hochwert,Rechtswert", y, x),
      ("RW,HW", x, y),
    ] {
      let trial = try Trials().run(Self.table(header, first, second), as: "\(city)_parks.csv")
      #expect(try Geodesic.meters(from: Self.place(trial), to: place) < 5, "\(header)")
      #expect(!trial.part.warnings.contains { $0.kind == .axesUncertain }, "\(header)")
    }
  }

  @Test("are doubted aloud where names contradict the city")
  func contradicted() throws {
    let trial = try Trials().run(
      Self.table("Easting,Northing", 734697.59, 715826.51), as: "dublin_parks.csv")
    let warning = try #require(trial.part.warnings.first { $0.kind == .axesUncertain })
    #expect(warning.detail?.contains("in the other order it would lie at 53.3498, -6.2603") == true)
  }

  @Test("are taken near the city where the system is told or named, too")
  func told() throws {
    let table = Self.table("x,y", 734697.59, 715826.51)
    let told = try Trials().run(table, as: "dublin_parks.csv") { $0.referenceSystem = "EPSG:2157" }
    let named = try Trials().run(table, as: "dublin_parks_epsg2157.csv")
    for trial in [told, named] {
      #expect(abs(try Self.place(trial).latitude - 53.3498) < 1e-3)
    }
  }

  @Test("of a country alone are doubted aloud")
  func country() throws {
    let trial = try Trials().run(Self.table("x,y", 383997.43, 398258.32)) { $0.country = "GB" }
    #expect(abs(try Self.place(trial).latitude - 53.4808) < 1e-3)
    #expect(trial.part.warnings.contains { $0.kind == .axesUncertain })
  }
}
