// Points that move while they are searched.

import Foundation
import GeoPrimitives
import SpatialIndex
import Synchronization

/// One writer moves points by up to some 50 m while a reader asks for the eight nearest.
struct Live {
  private let run: Run
  private let points: [Position]
  private let index: LiveIndex
  private let queries: [Position]
  private let moves: [(item: Int, position: Position)]

  init(_ run: Run) {
    self.run = run
    let points = Array(run.set.points.prefix(1_000_000))
    let generator = CounterGenerator(stream: 500)
    self.points = points
    index = LiveIndex(points)
    queries = run.set.queries("distribution")
    moves = (0..<1_000_000).map { i in
      let item = Int(generator.uniform(i, 0) * Double(points.count))
      let from = points[item]
      let north = (generator.uniform(i, 1) - 0.5) * 0.001
      return (item, place(latitude: from.latitude + north, longitude: from.longitude))
    }
  }

  func measure() throws {
    let quiet = search()
    var best = Double.infinity
    for _ in 0..<3 {
      let start = threadSeconds()
      for (item, position) in moves { index.put(item, at: position) }
      best = min(best, threadSeconds() - start)
    }
    let loaded = whileMoving { search() }
    run.add(
      "live", "SportLink",
      [
        ("moves_per_second", .count(Int(Double(moves.count) / best))),
        ("k", .count(8)), ("mean_us", .number(rounded(quiet.mean))),
        ("mean_us_under_load", .number(rounded(loaded.mean))),
      ] + (try checks().fields))
  }

  private func search() -> Latency {
    var latency = Latency()
    for _ in 0..<3 {
      latency.addPass(queries.count) { i in _ = try? index.nearest(8, to: queries[i]) }
    }
    return latency
  }

  /// Moves points on another thread meanwhile.
  private func whileMoving(_ body: () -> Latency) -> Latency {
    let isDone = Flag()
    let hasEnded = DispatchSemaphore(value: 0)
    let writer = Thread { [moves, index] in
      while !isDone.isSet {
        for (item, position) in moves.prefix(10_000) { index.put(item, at: position) }
      }
      hasEnded.signal()
    }
    writer.start()
    let latency = body()
    isDone.set()
    hasEnded.wait()
    return latency
  }

  /// Answers once everything has come to rest, against brute force over where the moves have left the points.
  private func checks() throws -> Checks {
    var positions = points
    for (item, position) in moves { positions[item] = position }
    for (item, position) in moves.prefix(10_000) { positions[item] = position }
    let oracle = Oracle(positions)
    let checked = run.options.checked(of: 1000, points: points.count)
    let truth = Truth(Array(queries.prefix(checked)), most: 8) { _ in oracle }
    return try Checks(checked, own: .ellipsoid) { number, metric in
      try index.nearest(8, to: queries[number]).map { neighbor in UInt32(neighbor.item) }
        == truth.nearest(by: metric)[number]
    }
  }
}

/// Something that one thread sets and another sees.
private final class Flag: Sendable {
  private let value = Atomic(false)
  var isSet: Bool { value.load(ordering: .relaxed) }
  func set() { value.store(true, ordering: .relaxed) }
}
