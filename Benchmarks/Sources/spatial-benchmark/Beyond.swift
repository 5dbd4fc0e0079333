// What no peer has in this form: many questions at once, the file that is searched where it lies, and points that move.

import Foundation
import GeoPrimitives
import SpatialIndex
import Synchronization

/// Measurements of SportLink alone.
struct Beyond {
  private let run: Run
  private let tree: PackedTree

  init?(_ run: Run) {
    guard let peer = run.peers.first(where: { $0.name == "SportLink" }) as? SportLinkPeer else {
      return nil
    }
    self.run = run
    tree = peer.tree
  }

  func all() throws {
    try batch()
    try openFile()
    try live()
  }

  private func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = wallNanoseconds()
    try body()
    return Double(wallNanoseconds() - start) * 1e-9
  }

  private func add(_ operation: String, _ details: [(String, any CustomStringConvertible)]) {
    run.report.add(
      [("dataset", run.set.name), ("peer", "SportLink"), ("op", operation)] + details)
  }

  /// The nearest one to each of a million places, in no order.
  private func batch() throws {
    let origins = (0..<1_000_000).map { i in run.set.draw(30_000_000 + i) }
    for threads in [1, 2] {
      var best = Double.infinity
      var lists: NeighborLists?
      for _ in 0..<3 {
        let start = threadSeconds()
        let wall = try seconds { lists = try tree.nearest(1, toEach: origins, threads: threads) }
        best = min(best, threads == 1 ? threadSeconds() - start : wall)
      }
      let wrong = try (0..<min(1000, run.options.checks)).count { index in
        let question = index * 997
        return try lists.map { Array($0[question]) } != tree.nearest(1, to: origins[question])
      }
      add(
        "batch",
        [
          ("k", 1), ("threads", threads), ("per_second", Int(1_000_000 / best)), ("wrong", wrong),
        ])
    }
  }

  private func openFile() throws {
    let path = NSTemporaryDirectory() + "spatial-benchmark-\(getpid()).index"
    defer { unlink(path) }
    try tree.write(toFile: path)
    var best = Double.infinity
    for _ in 0..<20 { best = min(best, try seconds { _ = try MappedTree(path: path) }) }
    let mapped = try MappedTree(path: path)
    let places = run.set.queries("distribution")
    let wrong = try places.prefix(run.options.checks).count { place in
      try mapped.nearest(8, to: place) != tree.nearest(8, to: place)
    }
    add("open_file", [("seconds", best), ("wrong", wrong)])
  }

  /// One writer moves points by up to some 50 m while a reader asks for the eight nearest.
  private func live() throws {
    let points = Array(run.set.points.prefix(1_000_000))
    let index = LiveIndex(points)
    let queries = run.set.queries("distribution")
    let generator = CounterGenerator(stream: 500)
    let moves = (0..<1_000_000).map { i in
      let item = Int(generator.uniform(i, 0) * Double(points.count))
      let position = points[item]
      let north = (generator.uniform(i, 1) - 0.5) * 0.001
      let moved = place(latitude: position.latitude + north, longitude: position.longitude)
      return (item, moved)
    }
    var quiet = Latency()
    for _ in 0..<3 {
      quiet.addPass(queries.count) { i in _ = try? index.nearest(8, to: queries[i]) }
    }
    var best = Double.infinity
    for _ in 0..<3 {
      let start = threadSeconds()
      for (item, position) in moves { index.put(item, at: position) }
      best = min(best, threadSeconds() - start)
    }
    let isDone = Flag()
    let writer = Thread { [moves] in
      while !isDone.isSet {
        for (item, position) in moves.prefix(10_000) { index.put(item, at: position) }
      }
    }
    writer.start()
    var loaded = Latency()
    for _ in 0..<3 {
      loaded.addPass(queries.count) { i in _ = try? index.nearest(8, to: queries[i]) }
    }
    isDone.set()
    add(
      "live",
      [
        ("moves_per_second", Int(Double(moves.count) / best)),
        ("mean_us", rounded(quiet.mean)), ("mean_us_under_load", rounded(loaded.mean)),
      ])
  }
}

/// Something that one thread sets and another sees.
private final class Flag: Sendable {
  private let value = Atomic(false)
  var isSet: Bool { value.load(ordering: .relaxed) }
  func set() { value.store(true, ordering: .relaxed) }
}
