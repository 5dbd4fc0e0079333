// All measurements on one data set.

import CPeers
import Foundation
import GeoPrimitives
import SpatialIndex

/// All measurements on one data set.
struct Run {
  let set: DataSet
  let options: Options
  let report: Report
  private let peers: [any Peer]
  private let oracle: Oracle

  init(_ set: DataSet, _ options: Options, _ report: Report) {
    self.set = set
    self.options = options
    self.report = report
    oracle = Oracle(set.points)
    let units = set.points.flatMap { position in
      let unit = Query.unitVector(position)
      return [unit.x, unit.y, unit.z]
    }
    peers = options.peers.compactMap { name in
      let points = set.points
      switch name {
      case "SportLink": return Run.build(set, report, name) { SportLinkPeer(points) }
      case "nanoflann": return Run.build(set, report, name) { UnitVectorPeer.nanoflann(units) }
      case "Boost": return Run.build(set, report, name) { UnitVectorPeer.boost(units) }
      default: return nil
      }
    }
  }

  private static func build(
    _ set: DataSet, _ report: Report, _ name: String, _ make: () -> any Peer
  ) -> any Peer {
    let before = peers_allocated_bytes()
    let start = threadSeconds()
    let peer = make()
    let seconds = threadSeconds() - start
    let bytes = Double(peers_allocated_bytes() - before) / Double(set.points.count)
    report.add([
      ("dataset", set.name), ("peer", name), ("op", "build"), ("seconds", rounded(seconds)),
    ])
    report.add([
      ("dataset", set.name), ("peer", name), ("op", "memory"),
      ("bytes_per_point", rounded(bytes, 1)),
    ])
    return peer
  }

  func all(queries: [(String, [Position])]) {
    for (kind, places) in queries {
      let queries = places.map { place in Query(place) }
      nearest(kind, queries)
      if kind != "uniform" { within(kind, queries) }
    }
  }

  private func nearest(_ kind: String, _ queries: [Query]) {
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

  private func within(_ kind: String, _ queries: [Query]) {
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

  private func add(
    _ operation: String, _ peer: any Peer, _ kind: String, _ latency: Latency, wrong: Int,
    _ details: [(String, any CustomStringConvertible)]
  ) {
    report.add(
      [("dataset", set.name), ("peer", peer.name), ("op", operation)] + details + [
        ("queries", kind), ("mean_us", rounded(latency.mean)), ("p50_us", rounded(latency.median)),
        ("p99_us", rounded(latency.high)), ("wrong", wrong),
      ])
  }
}
