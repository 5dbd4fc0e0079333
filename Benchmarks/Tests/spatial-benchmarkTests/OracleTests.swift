// The oracle beside plain sorting, in all metrics.

import Foundation
import GeoPrimitives
import Testing

@testable import spatial_benchmark

@Suite("The oracle")
struct OracleTests {
  /// A great circle's length in metres by the haversine formula.
  private static func greatCircle(_ a: Position, _ b: Position) -> Double {
    let radian = Double.pi / 180
    let north = sin((a.latitude - b.latitude) * radian / 2)
    let east = sin((a.longitude - b.longitude) * radian / 2)
    let square =
      north * north + cos(a.latitude * radian) * cos(b.latitude * radian) * east * east
    return 2 * ForeignPeer.earthRadius * asin(min(1, square.squareRoot()))
  }

  private static func measure(_ a: Position, _ b: Position, _ metric: Metric) -> Double {
    switch metric {
    case .ellipsoid: Geodesic.meters(from: a, to: b)
    case .sphere: greatCircle(a, b)
    case .plane: hypot(a.longitude - b.longitude, a.latitude - b.latitude)
    }
  }

  @Test(
    "finds the nearest as sorting does",
    arguments: [1, 2, 3], [Metric.ellipsoid, .sphere, .plane])
  func nearest(seed: UInt64, metric: Metric) {
    let world = SmallWorld(seed: seed)
    let oracle = Oracle(world.points, by: metric)
    for query in world.queries {
      let distances = world.points.map { point in Self.measure(query, point, metric) }
      for count in [1, 8, 100, 1000] {
        let found = oracle.nearest(count, to: query)
        let expected = distances.sorted().prefix(count)
        #expect(found.count == expected.count)
        #expect(Set(found).count == found.count)
        let near = zip(found, expected).allSatisfy { row, distance in
          abs(distances[Int(row)] - distance) <= 1e-6 * max(1, distance)
        }
        #expect(near, "\(count) nearest to \(query)")
      }
    }
  }

  @Test(
    "finds what is in a circle as a filter does", arguments: [1, 2, 3],
    [Metric.ellipsoid, .sphere])
  func circles(seed: UInt64, metric: Metric) {
    let world = SmallWorld(seed: seed)
    let oracle = Oracle(world.points, by: metric)
    for query in world.queries {
      for meters in [0, 3_000, 20_000, 3_000_000.0] {
        let expected = world.points.indices.filter { row in
          Self.measure(query, world.points[row], metric) <= meters
        }
        #expect(oracle.rows(within: meters, of: query).map { row in Int(row) } == expected)
      }
    }
  }

  @Test("takes mirror images about the query for each other, and nothing that is a millimetre off")
  func ties() {
    let query = place(latitude: 45.5, longitude: -73.6)
    let points = [-73.601, -73.599, -73.601 - 1e-8].map { longitude in
      place(latitude: 45.501, longitude: longitude)
    }
    let truth = Truth([query], most: 1) { metric in Oracle(points, by: metric) }
    for metric in [Metric.ellipsoid, .sphere, .plane] {
      #expect(truth.isNearest([0], 0, count: 1, by: metric))
      #expect(truth.isNearest([1], 0, count: 1, by: metric))
      #expect(!truth.isNearest([2], 0, count: 1, by: metric))
    }
  }

  @Test("takes points at one place for each other, and nothing else")
  func twins() throws {
    let world = SmallWorld(seed: 4)
    let twins = try #require(world.points.firstIndex(of: world.points[400]))
    let truth = Truth([world.points[400]], most: 2) { metric in Oracle(world.points, by: metric) }
    let (first, second) = (UInt32(twins), UInt32(400))
    #expect(truth.isNearest([first], 0, count: 1, by: .ellipsoid))
    #expect(truth.isNearest([second], 0, count: 1, by: .ellipsoid))
    #expect(truth.isNearest([second, first], 0, count: 2, by: .sphere))
    #expect(!truth.isNearest([second, second], 0, count: 2, by: .sphere))
    #expect(!truth.isNearest([second], 0, count: 2, by: .sphere))
    #expect(!truth.isNearest([first + 1], 0, count: 1, by: .ellipsoid))
  }
}
