// Every peer of this process beside the oracle, so that a fault of the glue is not taken for one of the peer.

import GeoPrimitives
import Testing

@testable import spatial_benchmark

@Suite("A peer")
struct PeersTests {
  private static let seeds: [UInt64] = [11, 12]

  @Test(
    "names the nearest points, by what it takes for a distance", arguments: PeerList.here, seeds)
  func nearest(name: String, seed: UInt64) throws {
    let world = SmallWorld(seed: seed)
    let peer = try #require(PeerList.build(name, PointColumns(world.points)))
    let oracle = Oracle(world.points, by: peer.metric)
    var found = [UInt32](repeating: 0, count: 1000)
    for query in world.queries {
      for count in [1, 8, 100, 1000] where count <= peer.most {
        let size = peer.nearest(count, to: Query(query), into: &found)
        let wanted = oracle.nearest(count, to: query)
        #expect(size == wanted.count)
        let measures = found.prefix(size).map { row in oracle.measure(query, row) }.sorted()
        let expected = wanted.map { row in oracle.measure(query, row) }
        // 32 bits are good to a metre or two anywhere on Earth.
        let near = zip(measures, expected).allSatisfy { one, other in abs(one - other) <= 3 }
        #expect(near, "\(count) nearest to \(query)")
      }
    }
  }

  @Test("names what is in a circle", arguments: PeerList.here, seeds)
  func circles(name: String, seed: UInt64) throws {
    let world = SmallWorld(seed: seed)
    let peer = try #require(PeerList.build(name, PointColumns(world.points)))
    let metric = peer.metric == .ellipsoid ? Metric.ellipsoid : .sphere
    let oracle = Oracle(world.points, by: metric)
    var found = [UInt32](repeating: 0, count: world.points.count)
    for query in world.queries {
      for meters in [3_000, 20_000.0] {
        // The plane of GEOS ends at ±180° and the poles.
        if peer.metric == .plane, abs(query.latitude) > 80 || abs(query.longitude) > 178 {
          continue
        }
        let size = peer.within(meters, of: Query(query), into: &found)
        #expect(found.prefix(size).sorted() == oracle.rows(within: meters, of: query))
      }
    }
  }

  @Test("counts answers for which there is no room")
  func room() throws {
    let world = SmallWorld(seed: 13)
    for name in PeerList.here where name != "SportLink" {
      let peer = try #require(PeerList.build(name, PointColumns(world.points)))
      var few = [UInt32](repeating: 0, count: 3)
      let query = Query(world.points[1])
      #expect(peer.within(20_000, of: query, into: &few) > 3, "\(name)")
    }
  }
}
