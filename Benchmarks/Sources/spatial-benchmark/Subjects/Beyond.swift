// What no peer has in this form: many questions at once, and the file that is searched where it lies.

import Foundation
import GeoPrimitives
import SpatialIndex

/// Measurements of SportLink alone.
struct Beyond {
  private let run: Run
  private let tree: PackedTree
  private let oracle: Oracle

  /// Nothing if SportLink is not among the peers.
  init?(_ run: Run) {
    guard let peer = run.peers.first(where: { $0.name == "SportLink" }) as? SportLinkPeer,
      let oracle = run.oracles[.ellipsoid]
    else { return nil }
    self.run = run
    self.oracle = oracle
    tree = peer.tree
  }

  func all() throws {
    try batch()
    try openFile()
    try Live(run).measure()
  }

  /// The best of some rounds, in seconds of a clock.
  private func best(
    of rounds: Int, by clock: () -> Double, _ body: () throws -> Void
  ) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
      let start = clock()
      try body()
      best = min(best, clock() - start)
    }
    return best
  }

  /// The nearest one to each of a million places, in no order.
  private func batch() throws {
    let origins = (0..<1_000_000).map { i in run.set.draw(30_000_000 + i) }
    let checked = run.options.checked(of: 1000, points: run.set.points.count)
    let asked = (0..<checked).map { index in index * 997 }
    let truth = Truth(asked.map { number in origins[number] }, most: 1) { _ in oracle }
    for threads in [1, 2] {
      var lists: NeighborLists?
      var own = Double.infinity
      let wall = try best(of: 3, by: wallSeconds) {
        let start = threadSeconds()
        lists = try tree.nearest(1, toEach: origins, threads: threads)
        own = min(own, threadSeconds() - start)
      }
      // One thread by its own time; several by the clock, which is what they are for.
      let seconds = threads == 1 ? own : wall
      let checks = Checks(checked, own: .ellipsoid) { index, metric in
        lists.map { lists in lists[asked[index]].map { neighbor in UInt32(neighbor.item) } }
          == truth.nearest(by: metric)[index]
      }
      run.add(
        "batch", "SportLink",
        [
          ("k", .count(1)), ("threads", .count(threads)),
          ("per_second", .count(Int(1_000_000 / seconds))),
          ("wall_per_second", .count(Int(1_000_000 / wall))),
        ] + checks.fields)
    }
  }

  private func openFile() throws {
    let path = NSTemporaryDirectory() + "spatial-benchmark-\(getpid()).index"
    defer { unlink(path) }
    try tree.write(toFile: path)
    let seconds = try best(of: 20, by: wallSeconds) { _ = try MappedTree(path: path) }
    let mapped = try MappedTree(path: path)
    let places = run.set.queries("distribution")
    let checked = run.options.checked(of: 1000, points: run.set.points.count)
    let truth = Truth(Array(places.prefix(checked)), most: 8) { _ in oracle }
    let checks = try Checks(checked, own: .ellipsoid) { index, metric in
      try mapped.nearest(8, to: places[index]).map { neighbor in UInt32(neighbor.item) }
        == truth.nearest(by: metric)[index]
    }
    run.add("open_file", "SportLink", [("seconds", .number(rounded(seconds, 7)))] + checks.fields)
  }
}
