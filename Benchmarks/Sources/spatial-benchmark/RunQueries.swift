// Searches by distance: each peer a pass, by turns, then every answer checked.

import Foundation

extension Run {
  func nearest(_ kind: String, _ queries: [Query]) {
    let most = options.counts.max() ?? 1
    let checked = min(options.checks, queries.count)
    let expected = queries.prefix(checked).map { query in
      oracle.nearest(most, to: query.position)
    }
    for count in options.counts {
      var latencies = peers.map { _ in Latency() }
      var found = [UInt32](repeating: 0, count: count)
      for pass in 0...options.passes {
        for (number, peer) in peers.enumerated() {
          let body = { (index: Int) in
            _ = peer.nearest(count, to: queries[index], into: &found)
          }
          if pass == options.passes {
            latencies[number].addPercentiles(queries.count, body)
          } else {
            latencies[number].addPass(queries.count, body)
          }
        }
      }
      for (peer, latency) in zip(peers, latencies) {
        let wrong = (0..<checked).count { index in
          let size = peer.nearest(count, to: queries[index], into: &found)
          return !isRight(peer, Array(found.prefix(size)), expected[index], queries[index], count)
        }
        add("knn", peer, kind, latency, wrong: wrong, [("k", count)])
      }
    }
  }

  /// Exact peers must agree to the row and the order; for others only which points they name counts, not their order.
  private func isRight(
    _ peer: any Peer, _ found: [UInt32], _ expected: [UInt32], _ query: Query, _ count: Int
  ) -> Bool {
    let wanted = Array(expected.prefix(count))
    return peer.isExact ? found == wanted : Set(found) == Set(wanted)
  }

  func within(_ kind: String, _ queries: [Query]) {
    let checked = min(options.checks, queries.count)
    for meters in options.radii {
      var latencies = peers.map { _ in Latency() }
      var found = [UInt32](repeating: 0, count: set.points.count)
      for pass in 0...options.passes {
        for (number, peer) in peers.enumerated() {
          let body = { (index: Int) in
            _ = peer.within(meters, of: queries[index], into: &found)
          }
          if pass == options.passes {
            latencies[number].addPercentiles(queries.count, body)
          } else {
            latencies[number].addPass(queries.count, body)
          }
        }
      }
      let expected = queries.prefix(checked).map { query in
        oracle.count(within: meters, of: query.position)
      }
      for (peer, latency) in zip(peers, latencies) {
        let wrong = (0..<checked).count { index in
          peer.within(meters, of: queries[index], into: &found) != expected[index]
        }
        add("radius", peer, kind, latency, wrong: wrong, [("meters", meters)])
      }
    }
  }

  /// What peers don't have: answers in order with their distances, and counting without looking.
  func alone(_ kind: String, _ queries: [Query]) {
    guard let peer = peers.compactMap({ $0 as? SportLinkPeer }).first else { return }
    let checked = min(options.checks, queries.count)
    for meters in options.radii {
      let expected = queries.prefix(checked).map { query in
        oracle.count(within: meters, of: query.position)
      }
      let ways: [(String, (Query) -> Int)] = [
        ("radius_sorted", { query in peer.sorted(within: meters, of: query) }),
        ("count", { query in peer.count(within: meters, of: query) }),
      ]
      for (name, way) in ways {
        var latency = Latency()
        for _ in 0..<options.passes {
          latency.addPass(queries.count) { index in _ = way(queries[index]) }
        }
        latency.addPercentiles(queries.count) { index in _ = way(queries[index]) }
        let wrong = (0..<checked).count { index in way(queries[index]) != expected[index] }
        add(name, peer, kind, latency, wrong: wrong, [("meters", meters)])
      }
    }
  }
}
