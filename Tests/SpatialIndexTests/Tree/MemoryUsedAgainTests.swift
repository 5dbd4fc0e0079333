// Searches into arrays that are used again: the same answers, in memory that stays where it is.

import GeoPrimitives
import SpatialIndex
import Testing

@Suite("Memory that is used again")
struct MemoryUsedAgainTests {
  private static let runs = [
    Case(layout: .city, count: 700, seed: 21), Case(layout: .footprints, count: 200, seed: 22),
    Case(layout: .onePoint, count: 300, seed: 23), Case(layout: .poles, count: 300, seed: 24),
    Case(layout: .uniform, count: 900, seed: 25), Case(layout: .giants, count: 60, seed: 26),
    Case(layout: .clusters, count: 600, seed: 27), Case(layout: .uniform, count: 0, seed: 28),
  ]

  private static var filters: [ItemFilter] {
    [
      ItemFilter.everything, ItemFilter(anySports: [0, 1, 2]),
      ItemFilter(anySports: [1], openHours: [[20], [90, 91]]),
      ItemFilter(allSports: [0], allAttributes: [1]),
      ItemFilter(anySports: [0, 2]) { row in row % 3 != 0 },
    ]
  }

  /// Arrays that have held other answers before.
  private struct Memory {
    var found = [Neighbor(item: 3, meters: 1)]
    var rows = [5, 6]
  }

  @Test("holds what a search returns", arguments: runs)
  func answers(_ run: Case) throws {
    let world = SeededWorld(run.layout, count: run.count, queries: 9, seed: run.seed)
    let scan = ScanIndex(world.items)
    let tree = PackedTree(world.items)
    let directory = try TemporaryDirectory()
    let path = directory.path("memory.index")
    try tree.write(toFile: path)
    let mapped = try MappedTree(path: path)
    var memory = Memory()
    for origin in world.queries {
      for filter in Self.filters {
        for count in [40, 1, 8] {
          let nearest = try scan.nearest(count, to: origin, within: nil, matching: filter)
          try tree.nearest(count, to: origin, matching: filter, into: &memory.found)
          #expect(memory.found == nearest, "\(count) to \(origin), \(run.testDescription)")
          try mapped.nearest(count, to: origin, matching: filter, into: &memory.found)
          #expect(memory.found == nearest, "\(count) to \(origin), \(run.testDescription)")
        }
        for meters in [9_000_000, 0, 4_000.0] {
          let circle = try scan.within(.meters(meters), of: origin, matching: filter)
          let ring = circle.filter { $0.meters > meters / 3 || meters == 0 }
          let rows = circle.map(\.item).sorted()
          let inner = Distance.meters(meters / 3)
          try tree.within(.meters(meters), of: origin, matching: filter, into: &memory.found)
          #expect(memory.found == circle, "\(meters) m around \(origin), \(run.testDescription)")
          try tree.within(
            from: inner, to: .meters(meters), of: origin, matching: filter, into: &memory.found)
          #expect(memory.found == ring, "\(meters) m around \(origin), \(run.testDescription)")
          try tree.rows(within: .meters(meters), of: origin, matching: filter, into: &memory.rows)
          #expect(memory.rows.sorted() == rows, "\(meters) m around \(origin)")
          try mapped.within(.meters(meters), of: origin, matching: filter, into: &memory.found)
          #expect(memory.found == circle, "\(meters) m around \(origin), \(run.testDescription)")
          try mapped.within(
            from: inner, to: .meters(meters), of: origin, matching: filter, into: &memory.found)
          #expect(memory.found == ring, "\(meters) m around \(origin), \(run.testDescription)")
          try mapped.rows(within: .meters(meters), of: origin, matching: filter, into: &memory.rows)
          #expect(memory.rows.sorted() == rows, "\(meters) m around \(origin)")
        }
        let box = try box(around: origin)
        let inside = try scan.inside(box, matching: filter)
        try tree.inside(box, matching: filter, into: &memory.rows)
        #expect(memory.rows == inside, "\(box), \(run.testDescription)")
        try mapped.inside(box, matching: filter, into: &memory.rows)
        #expect(memory.rows == inside, "\(box), \(run.testDescription)")
        let nearest = try scan.nearest(5, to: origin, inside: box, within: nil, matching: filter)
        try tree.nearest(5, to: origin, inside: box, matching: filter, into: &memory.found)
        #expect(memory.found == nearest, "\(box), \(run.testDescription)")
        try mapped.nearest(5, to: origin, inside: box, matching: filter, into: &memory.found)
        #expect(memory.found == nearest, "\(box), \(run.testDescription)")
      }
    }
  }

  private func box(around place: Position) throws -> GeoBox {
    let west = place.longitude - 0.05
    return try GeoBox(
      west: west < -180 ? west + 360 : west, south: max(-90, place.latitude - 0.05),
      east: min(180, place.longitude + 0.05), north: min(90, place.latitude + 0.05))
  }

  @Test("holds the answers about moving points, too", arguments: [31, 32] as [UInt64])
  func live(seed: UInt64) throws {
    let layout = seed == 31 ? Layout.clusters : .city
    let world = SeededWorld(layout, count: 900, queries: 12, seed: seed)
    let scan = ScanIndex(world.items)
    let live = LiveIndex(world.items.map(\.position))
    var found = [Neighbor(item: 3, meters: 1)]
    for origin in world.queries {
      for count in [200, 1, 8] {
        try live.nearest(count, to: origin, into: &found)
        #expect(found == (try scan.nearest(count, to: origin)), "seed \(seed), \(origin)")
      }
      try live.nearest(9, to: origin, within: .kilometers(9), where: { $0 % 2 == 1 }, into: &found)
      let odd = ItemFilter { $0 % 2 == 1 }
      #expect(
        found == (try scan.nearest(9, to: origin, within: .kilometers(9), matching: odd)),
        "seed \(seed), \(origin)")
      for meters in [9_000_000, 0, 4_000.0] {
        try live.within(.meters(meters), of: origin, into: &found)
        #expect(found == (try scan.within(.meters(meters), of: origin)), "seed \(seed), \(origin)")
      }
    }
    #expect(throws: SpatialQueryError.countNotPositive(0)) {
      try live.nearest(0, to: .northPole, into: &found)
    }
  }

  @Test("stays where it is once it has grown", arguments: runs)
  func place(_ run: Case) throws {
    let world = SeededWorld(run.layout, count: run.count, queries: 12, seed: run.seed)
    let tree = PackedTree(world.items)
    let live = LiveIndex(world.items.map(\.position))
    for count in [1, 8, 100] {
      for filter in Self.filters {
        var found: [Neighbor] = []
        func ask() throws {
          for origin in world.queries {
            try tree.nearest(count, to: origin, matching: filter, into: &found)
            try live.nearest(count, to: origin, into: &found)
            try tree.within(.kilometers(Double(count)), of: origin, matching: filter, into: &found)
            try live.within(.kilometers(Double(count)), of: origin, into: &found)
          }
        }
        try ask()
        let place = found.withUnsafeBufferPointer { $0.baseAddress }
        try ask()
        #expect(
          found.withUnsafeBufferPointer { $0.baseAddress } == place,
          "\(count), \(run.testDescription)")
      }
    }
  }

  @Test("belongs to one search: others may run inside its predicate or beside it")
  func nesting() async throws {
    let world = SeededWorld(.uniform, count: 2_000, queries: 60, seed: 41)
    let tree = PackedTree(world.items)
    let scan = ScanIndex(world.items)
    let far = try world.queries.map { origin in try scan.nearest(20, to: origin) }
    let origin = world.queries[7]
    var outer: [Neighbor] = []
    var inner: [Neighbor] = []
    let nested = ItemFilter { row in
      try tree.nearest(20, to: world.queries[row % 60], into: &inner)
      #expect(inner == far[row % 60])
      return row % 2 == 0
    }
    try tree.nearest(8, to: origin, matching: nested, into: &outer)
    let even = ItemFilter { row in row % 2 == 0 }
    #expect(outer == (try scan.nearest(8, to: origin, within: nil, matching: even)))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          var found: [Neighbor] = []
          for round in 0..<200 {
            let query = (round * 7 + thread) % 60
            try tree.nearest(20, to: world.queries[query], into: &found)
            #expect(found == far[query])
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
