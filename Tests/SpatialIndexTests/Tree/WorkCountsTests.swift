// How much work searches do, compared with a kept file: a performance gate that no noise can trip.

import Foundation
import GeoPrimitives
import Synchronization
import Testing

@testable import SpatialIndex

/// Counts what a search asks to have verified: every node and every leaf that it reads.
private final class WorkCounter: Sendable {
  let nodes = Atomic(0)
  let leaves = Atomic(0)
}

private struct CountingStorage: TreeStorage {
  let counter = WorkCounter()
  /// Keeps the bytes alive.
  let tree: PackedTree

  func verify(_ offset: Int, count: Int) {
    if count == BoxRecord.size { counter.nodes.wrappingAdd(1, ordering: .relaxed) }
    if count == PointLeaf.size { counter.leaves.wrappingAdd(1, ordering: .relaxed) }
  }

  func damage(at offset: Int) -> SpatialQueryError { .damaged(section: "memory", block: 0) }
}

@Suite("The work of searches")
struct WorkCountsTests {
  private static var keptFile: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Benchmarks/work-counts.json")
  }

  /// A search, by the name it has in the kept file.
  private typealias Search = (TreeView<CountingStorage>, Position) throws -> Void

  private static var rare: ItemFilter { ItemFilter(anySports: [7], openHours: [[20]]) }

  private static var searches: [(String, Search)] {
    func nearest(_ count: Int, _ filter: ItemFilter = .everything) -> Search {
      { view, origin in
        var result: [Neighbor] = []
        try view.nearest(count, to: origin, within: nil, matching: filter, into: &result)
      }
    }
    return [
      ("nearest 1", nearest(1)), ("nearest 8", nearest(8)), ("nearest 100", nearest(100)),
      ("nearest 8 of a sport that is open", nearest(8, rare)),
      (
        "count within 5 km",
        { view, origin in
          _ = try view.count(within: .kilometers(5), of: origin, matching: .everything)
        }
      ),
      (
        "rows within 5 km",
        { view, origin in
          var rows: [Int] = []
          try view.rows(
            within: .kilometers(5), of: origin, matching: .everything, into: &rows)
        }
      ),
    ]
  }

  @Test("is what it was when it was last looked at")
  func work() throws {
    var counts: [String: [String: Double]] = [:]
    for layout in [Layout.uniform, .city] {
      let world = SeededWorld(layout, count: 4_000, queries: 60, seed: 17)
      let tree = PackedTree(world.items)
      tree._checkInvariants()
      for (name, search) in Self.searches {
        let storage = CountingStorage(tree: tree)
        let view = TreeView(
          storage: storage, bytes: tree.view.bytes, mapPlace: tree.view.mapPlace)
        for origin in world.queries { try search(view, origin) }
        let queries = Double(world.queries.count)
        counts["\(layout), \(name)"] = [
          "nodes": Double(storage.counter.nodes.load(ordering: .relaxed)) / queries,
          "leaves": Double(storage.counter.leaves.load(ordering: .relaxed)) / queries,
        ]
      }
    }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(counts).write(to: Self.keptFile)
      Issue.record("recorded anew; run again without RECORD")
    }
    let kept = try JSONDecoder().decode(
      [String: [String: Double]].self, from: Data(contentsOf: Self.keptFile))
    #expect(Set(kept.keys) == Set(counts.keys))
    for (name, now) in counts {
      for (what, number) in now {
        let before = try #require(kept[name]?[what], "\(name), \(what)")
        // Less work is welcome, but shall be recorded (RECORD=1).
        #expect(abs(number - before) <= 0.02 * before, "\(what) a query: \(name)")
      }
    }
  }
}
