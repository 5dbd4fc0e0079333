// Searches with conditions: a sport, and open at a given hour.

import Foundation
import GeoPrimitives
import SpatialIndex

/// Sports and hours of every point, as INDEX-sets have them: sport 0–39 by Zipf(1.7), open 120–743 minutes a day from a random minute.
struct Attributes {
  static let rare = 39
  static let common = 5
  /// The hour asked for, on a Monday.
  static let hour = 18

  let items: [SpatialItem]

  init(_ points: [Position]) {
    let generator = CounterGenerator(stream: 400)
    var sum = 0.0
    let shares = (1...40).map { rank in
      sum += pow(Double(rank), -1.7)
      return sum
    }
    let whole = sum
    items = points.enumerated().map { number, position in
      let target = generator.uniform(number, 0) * whole
      let sport = shares.firstIndex { share in share >= target } ?? 39
      let opening = Int(generator.uniform(number, 1) * 1440)
      let closing = opening + 120 + Int(generator.uniform(number, 2) * 624)
      var hours = HourSet()
      for day in 0..<7 {
        for hour in opening / 60...(closing - 1) / 60 { hours.insert((day * 24 + hour) % 168) }
      }
      return SpatialItem(position: position, traits: ItemTraits(sports: [sport], hours: hours))
    }
  }
}

/// Filtered searches beside Boost's `satisfies`.
struct Filtered {
  private let run: Run

  init(_ run: Run) { self.run = run }

  func all(_ places: [Position]) {
    guard run.peers.contains(where: { $0.name == "SportLink" }) else { return }
    let items = Attributes(run.set.points).items
    let start = threadSeconds()
    let tree = PackedTree(items)
    let seconds = threadSeconds() - start
    run.report.add([
      ("dataset", run.set.name), ("peer", "SportLink"), ("op", "build_filtered"),
      ("seconds", rounded(seconds)),
      ("bytes_per_point", rounded(Double(tree.byteCount) / Double(items.count), 1)),
    ])
    for (name, sport) in [("rare", Attributes.rare), ("common", Attributes.common)] {
      measure(name, sport, tree, items, places)
    }
  }

  private func measure(
    _ name: String, _ sport: Int, _ tree: PackedTree, _ items: [SpatialItem], _ places: [Position]
  ) {
    let filter = ItemFilter(anySports: [sport], openHours: [[Attributes.hour]])
    var result: [Neighbor] = []
    let body = { (index: Int) in
      try? tree.nearest(8, to: places[index], matching: filter, into: &result)
      return ()
    }
    var latency = Latency()
    for _ in 0..<run.options.passes { latency.addPass(places.count, body) }
    latency.addPercentiles(places.count, body)
    let matching = items.indices.filter { row in
      items[row].traits.sports.contains(sport) && items[row].traits.hours.contains(Attributes.hour)
    }
    let oracle = Oracle(matching.map { row in items[row].position })
    let wrong = places.prefix(run.options.checks).enumerated().count { index, place in
      body(index)
      return result.map(\.item) != oracle.nearest(8, to: place).map { matching[Int($0)] }
    }
    let details: [(String, any CustomStringConvertible)] = [("sport", name), ("k", 8)]
    for peer in run.peers where peer.name == "SportLink" {
      run.add("filtered", peer, "distribution", latency, wrong: wrong, details)
    }
    guard let boost = run.peers.first(where: { $0.name == "Boost" }) as? UnitVectorPeer else {
      return
    }
    var passes = [UInt8](repeating: 0, count: items.count)
    for row in matching { passes[row] = 1 }
    var found = [UInt32](repeating: 0, count: 8)
    var peer = Latency()
    let few = min(places.count, 1000)
    peer.addPass(few) { index in
      _ = boost.nearestPassing(8, to: Query(places[index]), passes: passes, into: &found)
    }
    run.report.add([
      ("dataset", run.set.name), ("peer", "Boost"), ("op", "filtered"), ("sport", name), ("k", 8),
      ("queries", "distribution"), ("mean_us", rounded(peer.mean)),
    ])
  }
}
