// Rings, pages, lazy answers, nearest inside a box, grids and batches, each against the brute-force oracle.

import GeoPrimitives
import SpatialIndex
import Testing

@Suite("The packed tree answers further questions as a scan does")
struct FurtherQueriesTests {
  private static let runs = [
    Case(layout: .city, count: 400, seed: 11), Case(layout: .footprints, count: 150, seed: 12),
    Case(layout: .onePoint, count: 70, seed: 13), Case(layout: .antimeridian, count: 200, seed: 14),
    Case(layout: .poles, count: 200, seed: 15), Case(layout: .uniform, count: 0, seed: 16),
  ]

  @Test("about rings", arguments: runs)
  func rings(_ run: Case) throws {
    let world = SeededWorld(run.layout, count: run.count, queries: 8, seed: run.seed)
    let tree = PackedTree(world.items)
    let scan = ScanIndex(world.items)
    for origin in world.queries {
      let edges = [0, 3_000, 9_000, 500_000, 20_100_000].map { Distance.meters($0) }
      var all: [Neighbor] = []
      for (inner, outer) in zip(edges, edges.dropFirst()) {
        let ring = try tree.within(from: inner, to: outer, of: origin)
        #expect(try ring == scan.within(from: inner, to: outer, of: origin))
        #expect(ring.allSatisfy { $0.meters <= outer.meters })
        all += ring
      }
      #expect(try all == scan.within(.meters(20_100_000), of: origin), "rings leave nothing out")
    }
  }

  @Test("page by page and one by one", arguments: runs)
  func pages(_ run: Case) throws {
    let world = SeededWorld(run.layout, count: run.count, queries: 6, seed: run.seed)
    let tree = PackedTree(world.items)
    let scan = ScanIndex(world.items)
    for origin in world.queries {
      let all = try scan.nearest(run.count + 1, to: origin)
      var paged: [Neighbor] = []
      while true {
        let cursor = paged.last ?? Neighbor(item: -1, meters: -1)
        let page = try tree.nearest(7, to: origin, after: cursor)
        paged += page
        if page.count < 7 { break }
      }
      #expect(paged == all, "\(run.testDescription), \(origin)")
      #expect(Array(tree.nearestFirst(to: origin)) == all)
      #expect(Array(tree.nearestFirst(to: origin).prefix(20)) == Array(all.prefix(20)))
    }
    var failing = tree.nearestFirst(to: .northPole, within: .meters(-1))
    #expect(failing.next() == nil)
    #expect(failing.failure as? SpatialQueryError == .radiusNotUsable("-1.0"))
  }

  @Test("about the nearest in a box", arguments: runs)
  func nearestInABox(_ run: Case) throws {
    let world = SeededWorld(run.layout, count: run.count, queries: 8, seed: run.seed)
    let tree = PackedTree(world.items)
    let scan = ScanIndex(world.items)
    let filters = [
      ItemFilter.everything, ItemFilter(anySports: [1], openHours: [[20], [90]]),
      ItemFilter(allAttributes: [1], anyAttributes: [63, 3]),
      ItemFilter(anySports: [0, 2]) { row in row % 3 != 0 },
    ]
    for (number, origin) in world.queries.enumerated() {
      let west = origin.longitude - 0.03
      let box = try GeoBox(
        west: west < -180 ? west + 360 : west, south: max(-90, origin.latitude - 0.05),
        east: number % 2 == 0 ? -73.5 : 180, north: min(90, origin.latitude + 0.04))
      for filter in filters {
        for count in [1, 5, 40] {
          let found = try tree.nearest(
            count, to: origin, inside: box, within: nil, matching: filter)
          let expected = try scan.nearest(
            count, to: origin, inside: box, within: nil, matching: filter)
          #expect(found == expected, "\(count) in \(box), \(run.testDescription)")
        }
      }
    }
  }

  @Test("many at once", arguments: runs)
  func batches(_ run: Case) throws {
    let world = SeededWorld(run.layout, count: run.count, queries: 60, seed: run.seed)
    let tree = PackedTree(world.items)
    let origins = world.queries + world.queries.map { at(-$0.latitude, $0.longitude) }
    for (count, threads) in [(1, 1), (8, 2), (20, nil)] as [(Int, Int?)] {
      let lists = try tree.nearest(count, toEach: origins, threads: threads)
      #expect(lists.count == origins.count)
      for (list, origin) in zip(lists, origins) {
        #expect(try Array(list) == tree.nearest(count, to: origin), "\(count) to \(origin)")
      }
    }
    let circles = try tree.within(.kilometers(4), ofEach: origins)
    for (circle, origin) in zip(circles, origins) {
      #expect(try Array(circle) == tree.within(.kilometers(4), of: origin))
    }
    #expect(try tree.nearest(3, toEach: []).isEmpty)
    #expect(throws: SpatialQueryError.countNotPositive(0)) { try tree.nearest(0, toEach: origins) }
  }

  @Test("about density")
  func density() throws {
    let world = SeededWorld(.city, count: 500, queries: 0, seed: 3)
    let tree = PackedTree(world.items)
    let box = try GeoBox(west: -73.7, south: 45.4, east: -73.5, north: 45.6)
    let precision = try Geohash.Precision.characters(5)
    var expected: [Geohash: Int] = [:]
    for item in world.items where box.contains(item.position) {
      expected[Geohash(item.position, precision: precision), default: 0] += 1
    }
    #expect(try tree.density(in: box, by: precision) == expected)
    #expect(expected.count > 5)
  }
}
