// Searches with conditions: a sport, and open at a given hour.

import GeoPrimitives
import SpatialIndex

/// Filtered searches beside Boost's `satisfies`.
struct Filtered {
  private static let count = 8
  private let run: Run

  init(_ run: Run) { self.run = run }

  func all(_ kind: String, _ places: [Position]) {
    guard run.peers.contains(where: { peer in peer.name == "SportLink" }) else { return }
    let items = Attributes(run.set.points).items
    let start = processSeconds()
    let tree = PackedTree(items)
    let seconds = processSeconds() - start
    run.add(
      "build_filtered", "SportLink",
      [
        ("seconds", .number(rounded(seconds))),
        ("bytes_per_point", .number(rounded(Double(tree.byteCount) / Double(items.count), 1))),
      ])
    for (name, sport) in [("rare", Attributes.rare), ("common", Attributes.common)] {
      let details: [(String, Field)] = [
        ("sport", .text(name)), ("k", .count(Self.count)), ("queries", .text(kind)),
      ]
      let matching = Matching(sport, items)
      let checked = run.options.checked(of: places.count, points: matching.rows.count)
      let truth = matching.truth(Array(places.prefix(checked)), most: Self.count)
      own(tree, sport, matching, places, truth, details)
      boost(matching, places, truth, details)
    }
  }

  private func own(
    _ tree: PackedTree, _ sport: Int, _ matching: Matching, _ places: [Position], _ truth: Truth,
    _ details: [(String, Field)]
  ) {
    let filter = ItemFilter(anySports: [sport], openHours: [[Attributes.hour]])
    var result: [Neighbor] = []
    let body = { (index: Int) in
      do {
        try tree.nearest(Self.count, to: places[index], matching: filter, into: &result)
      } catch {
        result = []
      }
    }
    let latency = Latency.measure(places.count, passes: run.options.passes, body)
    let checks = Checks(truth.places.count, own: .ellipsoid) { index, metric in
      body(index)
      return result.map(\.item)
        == truth.nearest(by: metric)[index].map { row in matching.rows[Int(row)] }
    }
    run.add("filtered", "SportLink", details + latency.fields + checks.fields)
  }

  private func boost(
    _ matching: Matching, _ places: [Position], _ truth: Truth, _ details: [(String, Field)]
  ) {
    guard let boost = run.peers.first(where: { $0.name == "Boost" }) as? ForeignPeer else {
      return
    }
    let queries = places.map { place in Query(place) }
    let passes = matching.passes
    var found = [UInt32](repeating: 0, count: Self.count)
    let latency = Latency.measure(places.count, passes: run.options.passes) { index in
      _ = boost.nearestPassing(Self.count, to: queries[index], passes: passes, into: &found)
    }
    let checks = Checks(truth.places.count, own: boost.metric) { index, metric in
      let size = boost.nearestPassing(
        Self.count, to: queries[index], passes: passes, into: &found)
      let answer = found.prefix(size).compactMap { row in matching.number(of: Int(row)) }
      return answer.count == size
        && truth.isNearest(answer, index, count: Self.count, by: metric)
    }
    run.add("filtered", "Boost", details + latency.fields + checks.fields)
  }
}

/// The points that a filter lets through, numbered among themselves.
private struct Matching {
  /// Their rows in the whole data set, rising.
  let rows: [Int]
  /// A byte a point of the data set: whether it passes.
  let passes: [UInt8]
  private let positions: [Position]

  init(_ sport: Int, _ items: [SpatialItem]) {
    rows = items.indices.filter { row in
      let traits = items[row].traits
      return traits.sports.contains(sport) && traits.hours.contains(Attributes.hour)
    }
    var passes = [UInt8](repeating: 0, count: items.count)
    for row in rows { passes[row] = 1 }
    self.passes = passes
    positions = rows.map { row in items[row].position }
  }

  /// A point's number among those that pass; nothing if it does not.
  func number(of row: Int) -> UInt32? {
    guard passes[row] != 0 else { return nil }
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] < row { low = middle + 1 } else { high = middle }
    }
    return UInt32(low)
  }

  func truth(_ places: [Position], most: Int) -> Truth {
    let positions = positions
    let oracles = [Metric.ellipsoid, .sphere].map { metric in
      (metric, Oracle(positions, by: metric))
    }
    let byMetric = Dictionary(uniqueKeysWithValues: oracles)
    return Truth(places, most: most) { metric in
      byMetric[metric] ?? Oracle(positions, by: metric)
    }
  }
}
