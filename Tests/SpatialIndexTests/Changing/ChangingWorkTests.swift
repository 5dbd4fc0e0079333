// A changing index while many threads use it, and the work that its searches do.

import GeoPrimitives
import Synchronization
import Testing

@testable import SpatialIndex

/// Counts the nodes and leaves that a search reads.
private struct ReadCounter: TreeStorage {
  private final class Total: Sendable { let reads = Atomic(0) }
  private let total = Total()
  /// Keeps the bytes alive.
  let tree: PackedTree

  var reads: Int { total.reads.load(ordering: .relaxed) }

  func verify(_ offset: Int, count: Int) { total.reads.wrappingAdd(1, ordering: .relaxed) }
  func damage(at offset: Int) -> SpatialQueryError { .damaged(section: "memory", block: 0) }

  init(_ tree: PackedTree) { self.tree = tree }

  static func reads(of tree: PackedTree, _ origins: [Position]) throws -> Int {
    let storage = ReadCounter(tree)
    let view = TreeView(storage: storage, bytes: tree.view.bytes, mapPlace: tree.view.mapPlace)
    var result: [Neighbor] = []
    for origin in origins {
      try view.nearest(8, to: origin, within: nil, matching: .everything, into: &result)
    }
    return storage.reads
  }
}

/// How many of something are still at work.
private final class Countdown: Sendable {
  private let left: Atomic<Int>
  init(_ count: Int) { left = Atomic(count) }
  var isOver: Bool { left.load(ordering: .acquiring) == 0 }
  func finish() { left.subtract(1, ordering: .acquiringAndReleasing) }
}

@Suite("A changing index at work")
struct ChangingWorkTests {
  @Test(
    "is after a fold the very tree that is packed of the same items, and reads as many nodes",
    arguments: [1, 2])
  func afterFold(threads: Int) throws {
    var generator = SeededGenerator(seed: 21)
    let world = SeededWorld(.city, count: 3_000, queries: 40, seed: 21)
    let index = ChangingIndex(world.items, threads: threads)
    var items = Dictionary(uniqueKeysWithValues: world.items.enumerated().map { ($0, $1) })
    for _ in 0..<600 {
      let number = Int.random(in: 0..<3_500, using: &generator)
      let item = Bool.random(using: &generator) ? Layout.city.item(&generator) : nil
      items[number] = item
      if let item { index.put(item, as: number) } else { index.remove(number) }
    }
    #expect(index.snapshot.layers.count > 1)
    index.fold()
    let layers = index.snapshot.layers
    let folded = try #require(layers.first)
    #expect(layers.count == 1 && folded.dead.isEmpty)
    let fresh = PackedTree(items.sorted { $0.key < $1.key }.map(\.value))
    let reads = try ReadCounter.reads(of: folded.packed.tree, world.queries)
    #expect(try reads == ReadCounter.reads(of: fresh, world.queries))
    #expect(reads > 40)
    let (bytes, expected) = (folded.packed.tree.view.bytes, fresh.view.bytes)
    try #require(bytes.count == expected.count)
    let differing = stride(from: 0, to: bytes.count, by: 8).first { offset in
      bytes.load(UInt64.self, at: offset) != expected.load(UInt64.self, at: offset)
    }
    #expect(differing == nil)
    withExtendedLifetime((folded, fresh)) {}
  }

  @Test("folds by itself when much has changed")
  func foldsByItself() {
    let world = SeededWorld(.city, count: 3_000, queries: 0, seed: 22)
    let index = ChangingIndex()
    for (number, item) in world.items.enumerated() { index.put(item, as: number) }
    index.waitUntilFolded()
    #expect(index.count == 3_000)
    let base = index.snapshot.layers.first?.count ?? 0
    let added = index.snapshot.layers.dropFirst().reduce(0) { $0 + $1.count }
    #expect(base >= 1_976 && base + added == 3_000)
    #expect(added <= 1_024)
  }

  /// Items come in pairs that are always moved together, and the second of a pair exists when the first does.
  @Test("shows every snapshot one moment, while writers and folds are at work")
  func concurrency() async throws {
    let pairs = 150
    var generator = SeededGenerator(seed: 31)
    let homes = (0..<pairs).map { _ in Layout.city.place(&generator) }
    let items = homes.flatMap { [SpatialItem(position: $0), SpatialItem(position: $0)] }
    var columns = ItemColumnsBuilder()
    for item in items { columns.append(columns.count, item) }
    let index = ChangingIndex(columns.build(), threads: 1, patience: 25)
    let writers = Countdown(2)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for seed in [32, 33] as [UInt64] {
        group.addTask {
          var generator = SeededGenerator(seed: seed)
          // Each writer has pairs of its own, of which one in three is not there at a time.
          let mine = (0..<pairs).filter { $0 % 2 == Int(seed % 2) }
          for _ in 0..<1_500 {
            guard let pair = mine.randomElement(using: &generator) else { return }
            if Int.random(in: 0..<3, using: &generator) == 0 {
              index.apply([.remove(2 * pair), .remove(2 * pair + 1)])
            } else {
              let place = near(homes[pair], degrees: 0.05, &generator)
              let item = SpatialItem(position: place)
              index.apply([.put(2 * pair, item), .put(2 * pair + 1, item)])
            }
          }
          writers.finish()
        }
      }
      for seed in [34, 35] as [UInt64] {
        group.addTask {
          var generator = SeededGenerator(seed: seed)
          repeat {
            let snapshot = index.snapshot
            let origin = Layout.city.place(&generator)
            let all = try snapshot.within(.kilometers(300), of: origin)
            #expect(all.count == snapshot.count, "seed \(seed)")
            #expect(isPaired(all), "seed \(seed)")
            #expect(isPaired(try snapshot.nearest(8, to: origin)), "seed \(seed)")
            let count = try snapshot.count(within: .kilometers(300), of: origin)
            #expect(count == snapshot.count, "seed \(seed)")
          } while !writers.isOver
        }
      }
      try await group.waitForAll()
    }
    index.waitUntilFolded()
    index.apply(items.enumerated().map { .put($0, $1) })
    index.fold()
    let scan = ScanIndex(items)
    #expect(try index.snapshot.nearest(300, to: .northPole) == scan.nearest(300, to: .northPole))
  }
}

/// Whether neighbors are pairs: one after the other, equally far.
private func isPaired(_ neighbors: [Neighbor]) -> Bool {
  neighbors.count % 2 == 0
    && stride(from: 0, to: neighbors.count, by: 2).allSatisfy { place in
      let (one, other) = (neighbors[place], neighbors[place + 1])
      return one.item % 2 == 0 && other.item == one.item + 1 && one.meters == other.meters
    }
}
