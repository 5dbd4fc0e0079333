import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

/// Coordinates of the middles of cities by pyproj.
@Suite("Systems on one meridian") struct MeridianRivalsTests {
  private func trial(_ header: String, _ pairs: [String], _ name: String) throws -> ImportTrial {
    let rows = pairs.enumerated().map { "P\($0.offset),tennis,\($0.element)\n" }.joined()
    return try Trials().run("name,sport,\(header)\n\(rows)", as: name)
  }

  private let ankara = ["490788.84,4424207.85", "486020.32,4421943.82", "488105.36,4419085.25"]

  @Test("are named beside the usual one with their distance where both are in use")
  func named() throws {
    let text = try trial("X,Y", ankara, "ankara_spor.csv").part.warnings
      .first { $0.kind == .referenceSystemInferred }?.detail
    #expect(text?.hasPrefix("EPSG:5255") == true)
    #expect(text?.contains("zone 36N) would move the data by 1.8 km") == true, "\(text ?? "")")
    let named = try trial("X,Y", ankara, "ankara_utm.csv").part.referenceSystem
    #expect(named?.contains("UTM zone 36N") == true)
    let beijing = ["451465.12,4422135.99", "446684.85,4419896.49", "448755.22,4417027.14"]
    let words = try trial("X,Y", beijing, "beijing_sports.csv").part.warnings
      .first { $0.kind == .referenceSystemInferred }?.detail
    let rival = "EPSG:4548 (CGCS2000 / 3-degree Gauss-Kruger CM 117E) would move the data by 1.8 km"
    #expect(words?.contains(rival) == true, "\(words ?? "")")
  }

  @Test("are told apart where the columns name one")
  func told() throws {
    let venue = try #require(
      try trial("X_TM33,Y_TM33", ankara, "ankara_spor.csv").venues.first { $0.name == "P0" })
    let place = try Position(latitude: 39.95203, longitude: 32.89221)
    #expect(Geodesic.meters(from: venue.position, to: place) < 20)
  }

  @Test("of before are taken as they stand before any other is taken swapped")
  func unswapped() throws {
    let pairs = ["370389.19,835035.35", "354715.61,827669.30", "361519.18,818264.13"]
    let found = try trial("X,Y", pairs, "indianapolis_courts.csv")
    let venue = try #require(found.venues.first { $0.name == "P0" })
    let place = try Position(latitude: 39.79203, longitude: -86.12787)
    #expect(Geodesic.meters(from: venue.position, to: place) < 50)
    #expect(found.part.warnings.contains { $0.kind == .axesUncertain })
  }
}
