import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Variants of a file in other encodings and systems", .enabled(if: SharedData.isThere))
struct DerivedFilesTests {
  static func venues(
    _ name: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> [Venue] {
    try MunicipalFilesTests.run(name, change).venues
  }

  /// Fails unless every venue lies within two metres of the one that has its key.
  static func expectAgreement(
    _ variant: [Venue], _ original: [Venue], by key: (Venue) -> String?
  ) throws {
    var positions: [String: [Position]] = [:]
    for venue in original {
      if let key = key(venue) { positions[key, default: []].append(venue.position) }
    }
    for venue in variant {
      let candidates = positions[key(venue) ?? ""] ?? []
      let nearest = candidates.map { distance($0, venue.position) }.min() ?? .infinity
      if nearest >= 2 { Issue.record("\(venue.id) lies \(nearest) m away") }
    }
  }

  /// Metres on a sphere; enough for two of them.
  static func distance(_ one: Position, _ other: Position) -> Double {
    let north = (one.latitude - other.latitude) * 111_195
    let east = (one.longitude - other.longitude) * 111_195 * cos(one.latitude * .pi / 180)
    return (north * north + east * east).squareRoot()
  }

  static func montreal() throws -> [Venue] {
    try venues("municipal/montreal__installations-recreo-sport-cult.geojson")
  }

  /// Fails unless every venue lies within two metres of the row that has its number: which row of a venue gives it its number depends on the rows there are,
  /// and the variants have fewer.
  static func expectRows(_ variant: [Venue]) throws {
    let path = "municipal/montreal__installations-recreo-sport-cult.geojson"
    let data = try Data(contentsOf: URL(fileURLWithPath: SharedData.path(path)))
    let file = try JSONDecoder().decode(Rows.self, from: data)
    let rows = Dictionary(
      file.features.map { ($0.properties.ID, $0.geometry.coordinates) }, uniquingKeysWith: { $1 })
    #expect(rows.count > 3_000)
    for venue in variant {
      let row = try #require(rows[venue.sourceID], "\(venue.id)")
      let place = try Position(latitude: row[1], longitude: row[0])
      #expect(distance(place, venue.position) < 2, "\(venue.id)")
    }
  }

  private struct Rows: Decodable {
    struct Feature: Decodable {
      let geometry: Geometry
      let properties: Properties
    }
    struct Geometry: Decodable { let coordinates: [Double] }
    struct Properties: Decodable { let ID: String }
    let features: [Feature]
  }

  @Test("agree with it: Windows-1252, semicolons, decimal commas, EPSG:32188")
  func windows() throws {
    let variant = try Self.venues(
      "derived/montreal__installations_cp1252_semicolon_commadec_mtm8.csv"
    )
    // Of 3,403 rows 65 are further courts of a venue within 30 m.
    #expect(variant.count == 3338)
    #expect(variant.contains { $0.name == "Aire de jeu 18 mois à 5 ans" })
    try Self.expectRows(variant)
  }

  @Test("agree with it: EPSG:2950 in GeoJSON")
  func canadian() throws {
    let variant = try Self.venues("derived/montreal__installations_epsg2950.geojson")
    #expect(variant.count == 497)
    try Self.expectRows(variant)
  }

  @Test(
    "agree with it: positions in one cell, and UTF-16 with tabs",
    arguments: [
      "derived/montreal__installations_bom_coordonnees.csv",
      "derived/montreal__installations_utf16_tab.txt",
    ])
  func texts(name: String) throws {
    let variant = try Self.venues(name)
    // Of 3,403 rows 65 are further courts of a venue within 30 m.
    #expect(variant.count == 3338)
    try Self.expectAgreement(variant, try Self.montreal()) { $0.name }
  }

  @Test("agree with it: well-known text in US feet")
  func feet() throws {
    let trial = try MunicipalFilesTests.run(
      "derived/cambridgema__sportsareas_wkt_epsg2249_ftUS.csv"
    )
    #expect(trial.part.read == 262)
    // Three rows have an empty cell where the original has an invalid ring.
    #expect(trial.part.rejections.map(\.reason) == ["no position", "no position", "no position"])
    let original = try Self.venues("municipal/cambridgema__RECREATION_SportsAreas.geojson")
    try Self.expectAgreement(trial.venues, original) { $0.name }
  }

  @Test("agree with it: ISO-8859-15 and Lambert 93")
  func lambert() throws {
    let variant = try Self.venues("derived/paysdelaloire__installations_latin9_lambert93.csv")
    #expect(variant.count == 9209)
    let original = try Self.venues("municipal/paysdelaloire__installations_2017.csv")
    try Self.expectAgreement(variant, original) { venue in
      guard case .string(let commune)? = venue.properties["Code INSEE"] else { return nil }
      return commune
    }
  }

  @Test("agree with it: EPSG:2950 in GeoJSON that does not say so, but for its name")
  func unnamed() throws {
    let trial = try MunicipalFilesTests.run(
      "derived/montreal__installations_epsg2950_nocrs.geojson")
    #expect(trial.part.read == 500 && trial.venues.count == 497)
    #expect(trial.part.warnings.contains { $0.kind == .referenceSystemInferred })
    try Self.expectRows(trial.venues)
  }
}
