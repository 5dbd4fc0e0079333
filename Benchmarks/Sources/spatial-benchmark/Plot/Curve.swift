// A peer's latency by the number of points, as measured.

/// One line of the plot.
struct Curve {
  let peer: String
  /// What stands beside its end.
  let label: String
  /// Numbers of points, rising, and microseconds.
  let points: [(n: Double, microseconds: Double)]

  /// The curves of a data set for so many nearest points; a peer that only knows one nearest is drawn with that and says so.
  ///
  /// Nothing if there is no measurement of a search for the nearest.
  static func all(_ measurements: [Measurement]) -> (set: String, count: Int, curves: [Curve])? {
    let searches = measurements.filter { line in
      line.text("op") == "knn" && line.number("mean_us") != nil && line.number("n") != nil
    }
    guard let first = searches.first, let set = first.text("dataset") else { return nil }
    let kind = first.text("queries")
    let lines = searches.filter { line in
      line.text("dataset") == set && line.text("queries") == kind
    }
    let counts = Set(lines.compactMap { line in line.number("k").map { k in Int(k) } })
    guard let least = counts.min() else { return nil }
    let count = counts.contains(8) ? 8 : least
    var peers: [String] = []
    for line in lines {
      if let peer = line.text("peer"), !peers.contains(peer) { peers.append(peer) }
    }
    let curves = peers.compactMap { peer -> Curve? in
      let own = lines.filter { line in line.text("peer") == peer }
      let wanted = points(own, count: count)
      let isOther = wanted.isEmpty
      let shown = isOther ? points(own, count: least) : wanted
      guard !shown.isEmpty else { return nil }
      return Curve(
        peer: peer, label: isOther ? "\(peer) (k = \(least))" : peer, points: shown)
    }
    return curves.isEmpty ? nil : (set, count, curves)
  }

  private static func points(
    _ lines: [Measurement], count: Int
  ) -> [(n: Double, microseconds: Double)] {
    lines.compactMap { line in
      guard line.number("k") == Double(count), let n = line.number("n"),
        let mean = line.number("mean_us"), mean > 0
      else { return nil }
      return (n: n, microseconds: mean)
    }.sorted { left, right in left.n < right.n }
  }
}
