// Geohashes as shard keys: a question goes to the shards that its cover names, and misses nothing.

import GeoPrimitives
import SpatialIndex
import Testing

@Suite("Geohashes as shard keys")
struct GeohashShardTests {
  /// The numbers of the shards that a circle touches.
  private func shards(
    around center: Position, _ radius: Distance, at precision: Geohash.Precision
  ) throws -> Set<UInt64> {
    let circle = GeohashCover.Shape.circle(center: center, radius: radius)
    let cover = try GeohashCover.covering(circle, precision: precision)
    return Set(cover.cells.flatMap { Array($0.descendantBits(at: precision) ?? 0...0) })
  }

  @Test(
    "answer a circle from the shards of its cover alone",
    arguments: [Layout.uniform, .clusters, .antimeridian, .poles, .grid])
  func circles(layout: Layout) throws {
    let precision = try Geohash.Precision.bits(14)
    var random = SeededGenerator(seed: 81)
    let places = (0..<3_000).map { _ in layout.place(&random) }
    let rows = Dictionary(grouping: places.indices) {
      Geohash(places[$0], precision: precision).bits
    }
    var asked = 0
    for _ in 0..<60 {
      let center = layout.place(&random)
      let radius = Distance.meters(.random(in: 100...300_000, using: &random))
      let touched = try shards(around: center, radius, at: precision)
      let found = touched.flatMap { rows[$0] ?? [] }.filter {
        Geodesic.meters(from: center, to: places[$0]) <= radius.meters
      }
      let expected = places.indices.filter {
        Geodesic.meters(from: center, to: places[$0]) <= radius.meters
      }
      #expect(found.sorted() == expected, "\(layout), \(center), \(radius.meters) m")
      asked += expected.count
    }
    #expect(asked > 0)
  }
}
