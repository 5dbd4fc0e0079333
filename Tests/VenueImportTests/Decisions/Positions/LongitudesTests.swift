import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Longitudes around the globe") struct LongitudesTests {
  @Test("differ by the shorter way")
  func difference() {
    #expect(Longitudes.difference(179.5, -179.5) == -1)
    #expect(Longitudes.difference(-179.5, 179.5) == 1)
    #expect(Longitudes.difference(-74, 2) == -76)
  }

  @Test("have their middle where they lie, on either side of ±180°")
  func median() {
    let middle = Longitudes.median([179.9, -179.9, 179.8, -179.8, -179.7])
    #expect(abs(Longitudes.difference(middle, 180)) <= 0.3 + 1e-9)
    #expect(Longitudes.median([-73.6, -73.5, 179.9, -73.7, -73.55]) == -73.55)
    #expect(Longitudes.median([-0.1, 0.1, 0.2]) == 0.1)
    let unrolled = Longitudes.unrolled([179.9, -179.9, 179.8])
    #expect(zip(unrolled, [179.9, 180.1, 179.8]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(Longitudes.unrolled([-73.6, 12]) == [-73.6, 12])
  }

  /// Courts on an island that ±180° goes through.
  static let island = [
    (-16.81, 179.961), (-16.795, -179.984), (-16.807, 179.983), (-16.788, -179.972),
    (-16.802, 179.975), (-16.799, -179.991), (-16.784, 179.992),
  ]

  @Test(
    "keep their sides in tables and in GeoJSON, however few rows there are", arguments: 2...7,
    [true, false])
  func island(count: Int, isJSON: Bool) throws {
    let courts = Self.island.prefix(count).enumerated()
    let features = courts.map { index, place in
      """
      {"type":"Feature","properties":{"name":"Court \(index)"},\
      "geometry":{"type":"Point","coordinates":[\(place.1),\(place.0)]}}
      """
    }
    let rows = courts.map { index, place in "Court \(index),\(place.0),\(place.1)" }
    let text =
      isJSON
      ? #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
      : "name,lat,lon\n" + rows.joined(separator: "\n")
    let trial = try Trials().run(text, as: isJSON ? "island.geojson" : "island.csv")
    for (index, place) in courts {
      let venue = trial.venues.first { $0.name == "Court \(index)" }
      #expect(venue?.position.latitude == place.0)
      #expect(venue?.position.longitude == place.1)
    }
    let told: Set<ImportWarning.Kind> = [
      .signLost, .signsDiffer, .hemisphereMended, .farFromOthers, .positionsApart,
    ]
    #expect(!trial.part.warnings.contains { told.contains($0.kind) })
  }

  @Test("beyond the bulk of a file keep their sign where the other side is as near")
  func outskirts() throws {
    let steps: [Double] = [0, 0.001, 0.002, 0.003, 0.004, 0.005]
    let (xs, ys) = (steps.map { 179.85 + $0 }, steps.map { -17 + $0 })
    let found = CoordinateBulk(xs: xs, ys: ys, isDegrees: true)
    let bulk = try #require(found)
    #expect(bulk.mended(-179.851, -17) == nil)
    #expect(bulk.mended(179.851, 17)?.repair == .signLost)
  }

  @Test("of two places far apart are parted by the gap between them, and not by ±180°")
  func parted() throws {
    let island = Self.island.map { Position(uncheckedLatitude: $0.0, longitude: $0.1) }
    let other = Self.island.map {
      Position(uncheckedLatitude: $0.0, longitude: $0.1 < 0 ? -170 : -170.01)
    }
    #expect(PartedPlaces.words(island) == nil)
    #expect(try #require(PartedPlaces.words(island + other)).hasPrefix("7 and 7 rows"))
  }
}
