// The packed tree against the brute-force oracle: same items, same distances, same order.

import GeoPrimitives
import SpatialIndex
import Testing

/// A layout, how many items, and a seed.
struct Case: CustomTestStringConvertible, Sendable {
  let layout: Layout
  let count: Int
  let seed: UInt64

  var testDescription: String { "\(count) items, \(layout), seed \(seed)" }

  /// Every layout at sizes around the fan-out, and one that needs three levels.
  static let all: [Case] = Layout.allCases.enumerated().flatMap { number, layout in
    ([[0, 33], [1, 15], [2, 16]][number % 3] + [17, layout == .giants ? 40 : 300]).map { count in
      Case(layout: layout, count: count, seed: UInt64(count) + 7)
    }
  }

  static let large = [
    Case(layout: .uniform, count: 5_000, seed: 1), Case(layout: .city, count: 5_000, seed: 2),
    Case(layout: .onePoint, count: 5_000, seed: 3),
  ]
}

@Suite("The packed tree answers as a scan does")
struct PackedTreeTests {
  @Test("to k-nearest searches", arguments: Case.all + Case.large)
  func nearest(_ run: Case) throws {
    let world = SeededWorld(
      run.layout, count: run.count, queries: run.count > 999 ? 6 : 12, seed: run.seed)
    let scan = ScanIndex(world.items)
    let tree = PackedTree(world.items)
    for origin in world.queries {
      let all = try scan.nearest(max(1, run.count), to: origin)
      for count in [1, 8, 16, 17, run.count + 5] {
        let expected = Array(all.prefix(count))
        let found = try tree.nearest(count, to: origin)
        #expect(found == expected, "\(count) nearest to \(origin), \(run.testDescription)")
      }
    }
  }

  @Test("to radius searches", arguments: Case.all + Case.large.prefix(1))
  func within(_ run: Case) throws {
    let queries = run.count > 999 ? 3 : 9
    let world = SeededWorld(run.layout, count: run.count, queries: queries, seed: run.seed)
    let scan = ScanIndex(world.items)
    let tree = PackedTree(world.items)
    for origin in world.queries {
      let all = try scan.within(.meters(30_000_000), of: origin)
      for meters in [0, 0.001, 900, 30_000, 400_000, 3_000_000, 30_000_000] {
        let expected = all.filter { neighbor in neighbor.meters <= meters }
        let comment: Comment = "\(meters) m around \(origin), \(run.testDescription)"
        #expect(try tree.within(.meters(meters), of: origin) == expected, comment)
        #expect(try tree.count(within: .meters(meters), of: origin) == expected.count, comment)
        let rows = try tree.rows(within: .meters(meters), of: origin)
        #expect(rows.sorted() == expected.map(\.item).sorted(), comment)
        for count in [5, 20] {
          let found = try tree.nearest(count, to: origin, within: .meters(meters))
          #expect(found == Array(expected.prefix(count)), comment)
        }
      }
    }
  }

  @Test("to box searches", arguments: Case.all)
  func inside(_ run: Case) throws {
    let world = SeededWorld(run.layout, count: run.count, queries: 9, seed: run.seed)
    let scan = ScanIndex(world.items)
    let tree = PackedTree(world.items)
    for box in try boxes(around: world.queries) {
      #expect(
        try tree.inside(box) == scan.inside(box), "\(box), \(run.testDescription)")
    }
  }

  @Test("to filtered searches", arguments: Case.all)
  func filtered(_ run: Case) throws {
    let world = SeededWorld(run.layout, count: run.count, queries: 9, seed: run.seed)
    let scan = ScanIndex(world.items)
    let tree = PackedTree(world.items)
    let box = try GeoBox(west: -80, south: -20, east: 170, north: 60)
    for (number, filter) in filters.enumerated() {
      #expect(try tree.inside(box, matching: filter) == scan.inside(box, matching: filter))
      for origin in world.queries {
        let all = try scan.within(.meters(30_000_000), of: origin, matching: filter)
        let comment: Comment = "filter \(number), \(origin), \(run.testDescription)"
        for count in [1, 8, 40] {
          let found = try tree.nearest(count, to: origin, matching: filter)
          #expect(found == Array(all.prefix(count)), comment)
        }
        let near = try tree.within(.meters(50_000), of: origin, matching: filter)
        #expect(near == all.filter { neighbor in neighbor.meters <= 50_000 }, comment)
        let count = try tree.count(within: .meters(50_000), of: origin, matching: filter)
        #expect(count == near.count, comment)
        let rows = try tree.rows(within: .meters(50_000), of: origin, matching: filter)
        #expect(rows.sorted() == near.map(\.item).sorted(), comment)
      }
    }
  }

  private var filters: [ItemFilter] {
    [
      ItemFilter(anySports: [1]), ItemFilter(anySports: [255, 19]), ItemFilter(allSports: [0, 2]),
      ItemFilter(anySports: []), ItemFilter(openHours: []), ItemFilter(openHours: [[]]),
      ItemFilter(anySports: [1, 2], openHours: [[20, 21], [100, 101, 102]]),
      ItemFilter(allAttributes: [0]), ItemFilter(allAttributes: [1, 63]),
      ItemFilter(anyAttributes: [2, 62]), ItemFilter(anyAttributes: []),
      ItemFilter(
        anySports: [1], openHours: [[40]], allAttributes: [0], anyAttributes: [62, 63]
      ) { row in row % 2 == 0 },
      ItemFilter { row in row % 7 == 3 },
      ItemFilter(anySports: [1], openHours: [[40]]) { row in row % 2 == 0 },
      ItemFilter(anySports: [200]), ItemFilter { _ in false },
    ]
  }

  private func boxes(around places: [Position]) throws -> [GeoBox] {
    try places.flatMap { place in
      try [0, 0.01, 3, 100].map { size in
        let west = place.longitude - size
        let east = place.longitude + size * 0.7
        return try GeoBox(
          west: west < -180 ? west + 360 : west, south: max(-90, place.latitude - size),
          east: east > 180 ? east - 360 : east, north: min(90, place.latitude + size / 2))
      }
    } + [
      GeoBox(west: -180, south: -90, east: 180, north: 90),
      GeoBox(west: 180, south: -90, east: -180, north: 90),
      GeoBox(west: -180, south: -20, east: -180, north: 20),
      GeoBox(west: 10, south: -90, east: 20, north: -90),
      GeoBox(west: -20, south: 10, east: -30, north: 50),
    ]
  }
}
