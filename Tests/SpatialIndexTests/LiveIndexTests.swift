// Moving points: random histories against the oracle, and searches while a writer is at work.

import GeoPrimitives
import SpatialIndex
import Synchronization
import Testing

@Suite("The live index")
struct LiveIndexTests {
  /// What a random history did, for the oracle: the positions of those that are there.
  private struct Model {
    var places: [Int: Position] = [:]

    func nearest(_ origin: Position) -> [Neighbor] {
      places.map { item, place in
        Neighbor(item: item, meters: Geodesic.meters(from: origin, to: place))
      }.sorted()
    }
  }

  @Test(
    "answers as the oracle does after any history",
    arguments: [Layout.uniform, .clusters, .onePoint, .antimeridian, .poles, .city, .fewPoints],
    [1] as [UInt64])
  func histories(layout: Layout, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let index = LiveIndex()
    var model = Model()
    for step in 0..<1500 {
      let item = Int.random(in: 0..<400, using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0:
        #expect(index.remove(item) == (model.places.removeValue(forKey: item) != nil))
      case 1...4:
        let old = model.places[item] ?? layout.place(&generator)
        let place = near(old, degrees: 0.001, &generator)
        index.put(item, at: place)
        model.places[item] = place
      default:
        let place = layout.place(&generator)
        index.put(item, at: place)
        model.places[item] = place
      }
      guard step % 250 == 0 || step == 1499 else { continue }
      #expect(index.count == model.places.count)
      #expect(index.position(of: item) == model.places[item])
      for origin in [layout.place(&generator), at(-17, 180)] {
        let all = model.nearest(origin)
        let comment: Comment = "\(layout), seed \(seed), step \(step), \(origin)"
        for count in [1, 8, 50] {
          #expect(try index.nearest(count, to: origin) == Array(all.prefix(count)), comment)
        }
        let odd = try index.nearest(5, to: origin) { item in item % 2 == 1 }
        #expect(odd == Array(all.filter { $0.item % 2 == 1 }.prefix(5)), comment)
        for meters in [0, 5_000, 300_000.0] {
          let inside = all.filter { $0.meters <= meters }
          #expect(try index.within(.meters(meters), of: origin) == inside, comment)
        }
      }
    }
  }

  @Test("answers as the oracle does from anywhere on Earth, however many are asked for")
  func far() throws {
    var generator = SeededGenerator(seed: 6)
    let index = LiveIndex()
    var model = Model()
    for item in 0..<3_000 {
      let place = at(
        45.5 + .random(in: -0.5...0.5, using: &generator),
        -73.5 + .random(in: -0.5...0.5, using: &generator))
      index.put(item, at: place)
      model.places[item] = place
    }
    var found: [Neighbor] = []
    for origin in [
      at(46.5, -73.5), at(48.8, 2.3), at(-44, -73.5), at(-33.9, 151.2), at(-45.5, 106.5),
      at(-45.1, 106.1), at(90, 0), at(-90, 0), at(0, 180),
    ] {
      let all = model.nearest(origin)
      for count in [1, 8, 700, 3_000, 4_000] {
        try index.nearest(count, to: origin, into: &found)
        #expect(found == Array(all.prefix(count)), "\(count) from \(origin)")
      }
      let some = all[40]
      let circle = Distance.meters(some.meters)
      #expect(try index.within(circle, of: origin) == Array(all.prefix(41)), "\(origin)")
      #expect(
        try index.nearest(60, to: origin, within: circle) == Array(all.prefix(41)), "\(origin)")
    }
  }

  @Test("is empty at first and refuses questions without an answer")
  func empty() throws {
    let index = LiveIndex()
    #expect(try index.nearest(3, to: .northPole).isEmpty)
    #expect(try index.within(.kilometers(30_000), of: .northPole).isEmpty)
    #expect(!index.remove(5))
    #expect(index.position(of: 5) == nil)
    #expect(throws: SpatialQueryError.countNotPositive(0)) { try index.nearest(0, to: .northPole) }
    #expect(throws: SpatialQueryError.radiusNotUsable("nan")) {
      try index.within(.meters(.nan), of: .northPole)
    }
  }

  /// Every point is one of a pair that the writer lets hop between two places; whoever looks must always see all of them.
  @Test("shows every search one moment, while a writer is at work")
  func concurrency() async throws {
    var generator = SeededGenerator(seed: 5)
    let homes = (0..<300).map { _ in Layout.city.place(&generator) }
    let index = LiveIndex(homes)
    let isDone = Flag()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        var generator = SeededGenerator(seed: 6)
        for _ in 0..<6_000 {
          let item = Int.random(in: 0..<300, using: &generator)
          index.put(item, at: near(homes[item], degrees: 0.05, &generator))
        }
        isDone.set()
      }
      for seed in [7, 8] as [UInt64] {
        group.addTask {
          var generator = SeededGenerator(seed: seed)
          repeat {
            let origin = Layout.city.place(&generator)
            let all = try index.within(.kilometers(200), of: origin)
            #expect(all.count == 300 && Set(all.map(\.item)).count == 300, "seed \(seed)")
            let few = try index.nearest(8, to: origin)
            #expect(few.count == 8 && few == few.sorted(), "seed \(seed)")
          } while !isDone.isSet
        }
      }
      try await group.waitForAll()
    }
    for item in 0..<300 { index.put(item, at: homes[item]) }
    let scan = ScanIndex(homes.map { SpatialItem(position: $0) })
    #expect(try index.nearest(300, to: .northPole) == scan.nearest(300, to: .northPole))
  }
}

/// Something that one thread sets and others see.
private final class Flag: Sendable {
  private let value = Atomic(false)
  var isSet: Bool { value.load(ordering: .acquiring) }
  func set() { value.store(true, ordering: .releasing) }
}
