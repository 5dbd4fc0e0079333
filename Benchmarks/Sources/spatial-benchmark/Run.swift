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
  let peers: [any Peer]
  let oracle: Oracle

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

  func all(queries: [(String, [Position])]) throws {
    for (kind, places) in queries {
      let queries = places.map { place in Query(place) }
      nearest(kind, queries)
      if kind != "uniform" {
        within(kind, queries)
        alone(kind, queries)
      }
    }
    if options.filters, let (_, places) = queries.first { Filtered(self).all(places) }
    if options.beyond { try Beyond(self)?.all() }
  }

  func add(
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
