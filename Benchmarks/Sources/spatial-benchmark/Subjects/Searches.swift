// Searches by distance: each peer a pass, by turns, then every answer checked.

import SpatialIndex

extension Run {
  /// Measures peers by turns, so that whatever slows the machine slows them all.
  private func byTurns(
    _ peers: [any Peer], _ queries: Int, _ body: (any Peer, Int) -> Void
  ) -> [Latency] {
    var latencies = peers.map { _ in Latency() }
    let lengths = peers.map { peer in Latency.passLength(queries) { index in body(peer, index) } }
    for pass in 0...options.passes {
      for (number, peer) in peers.enumerated() {
        if pass == options.passes {
          latencies[number].addPercentiles(lengths[number]) { index in body(peer, index) }
        } else {
          latencies[number].addPass(lengths[number]) { index in body(peer, index) }
        }
      }
    }
    return latencies
  }

  func nearest(_ kind: String, _ queries: [Query], _ truth: Truth) {
    for count in options.counts {
      var found = [UInt32](repeating: 0, count: count)
      let able = peers.filter { peer in peer.most >= count }
      let latencies = byTurns(able, queries.count) { peer, index in
        _ = peer.nearest(count, to: queries[index], into: &found)
      }
      for (peer, latency) in zip(able, latencies) {
        let checks = Checks(truth.places.count, own: peer.metric) { index, metric in
          let size = peer.nearest(count, to: queries[index], into: &found)
          let answer = Array(found.prefix(size))
          // Who knows the ellipsoid must agree to the row and the order.
          return peer.metric == .ellipsoid
            ? answer == Array(truth.nearest(by: metric)[index].prefix(count))
            : truth.isNearest(answer, index, count: count, by: metric)
        }
        add(
          "knn", peer.name,
          [("k", .count(count)), ("queries", .text(kind))] + latency.fields + checks.fields)
      }
    }
  }

  func within(_ kind: String, _ queries: [Query], _ truth: Truth, _ radii: [Double]) {
    for meters in radii {
      var found = [UInt32](repeating: 0, count: set.points.count)
      let latencies = byTurns(peers, queries.count) { peer, index in
        _ = peer.within(meters, of: queries[index], into: &found)
      }
      for (peer, latency) in zip(peers, latencies) {
        let checks = Checks(truth.places.count, own: peer.metric) { index, metric in
          let size = peer.within(meters, of: queries[index], into: &found)
          return found.prefix(size).sorted() == truth.rows(within: meters, by: metric)[index]
        }
        add(
          "radius", peer.name,
          [("meters", .number(meters)), ("queries", .text(kind))] + latency.fields + checks.fields)
      }
    }
  }

  /// What peers don't have: answers in order with their distances, and counting without looking.
  func alone(_ kind: String, _ queries: [Query], _ truth: Truth, _ radii: [Double]) {
    guard let peer = peers.compactMap({ $0 as? SportLinkPeer }).first else { return }
    for meters in radii {
      let details: [(String, Field)] = [("meters", .number(meters)), ("queries", .text(kind))]
      let sorted = Latency.measure(queries.count, passes: options.passes) { index in
        _ = peer.sorted(within: meters, of: queries[index])
      }
      let inOrder = Checks(truth.places.count, own: .ellipsoid) { index, metric in
        let answer = peer.sorted(within: meters, of: queries[index])
        return answer == truth.neighbors(within: meters, index)
      }
      add("radius_sorted", peer.name, details + sorted.fields + inOrder.fields)
      let counted = Latency.measure(queries.count, passes: options.passes) { index in
        _ = peer.count(within: meters, of: queries[index])
      }
      let right = Checks(truth.places.count, own: .ellipsoid) { index, metric in
        peer.count(within: meters, of: queries[index])
          == truth.rows(within: meters, by: metric)[index].count
      }
      add("count", peer.name, details + counted.fields + right.fields)
    }
  }
}
