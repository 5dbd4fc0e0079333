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
  let oracles: [Metric: Oracle]

  init(_ set: DataSet, _ options: Options, _ report: Report) {
    self.set = set
    self.options = options
    self.report = report
    let columns = PointColumns(set.points)
    let peers = options.peers.compactMap { name in Run.build(name, columns, set, report) }
    var metrics: Set = [Metric.ellipsoid]
    for peer in peers { metrics.insert(peer.metric) }
    // The sphere is what circles of the plane are held against, and what peers in other processes know.
    if metrics.contains(.plane) || options.dumpPath != nil { metrics.insert(.sphere) }
    if options.dumpPath != nil { metrics.insert(.plane) }
    self.peers = peers
    oracles = Dictionary(
      uniqueKeysWithValues: metrics.map { metric in (metric, Oracle(set.points, by: metric)) })
  }

  private static func build(
    _ name: String, _ columns: PointColumns, _ set: DataSet, _ report: Report
  ) -> (any Peer)? {
    let before = peers_allocated_bytes()
    let (start, wall) = (processSeconds(), wallSeconds())
    guard let peer = PeerList.build(name, columns) else { return nil }
    let (seconds, wallTime) = (processSeconds() - start, wallSeconds() - wall)
    let bytes = Double(peers_allocated_bytes()) - Double(before)
    func add(_ operation: String, _ fields: [(String, Field)]) {
      report.add(
        [
          ("dataset", .text(set.name)), ("n", .count(set.points.count)), ("peer", .text(name)),
          ("op", .text(operation)),
        ] + fields)
    }
    add(
      "build",
      [
        ("threads", .count(1)), ("seconds", .number(rounded(seconds))),
        ("wall_seconds", .number(rounded(wallTime))),
      ])
    if name == "SportLink" {
      let start = wallSeconds()
      let tree = PackedTree(positions: columns.positions, threads: nil)
      let seconds = rounded(wallSeconds() - start)
      if tree.count == set.points.count {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        add(
          "build",
          [
            ("threads", .count(cores)), ("seconds", .number(seconds)),
            ("wall_seconds", .number(seconds)),
          ])
      }
    }
    add(
      "memory", [("bytes_per_point", .number(rounded(bytes / Double(set.points.count), 1)))])
    return peer
  }

  func all(queries: [(String, [Position])], _ dump: Dump?) throws {
    for (kind, places) in queries {
      let queries = places.map { place in Query(place) }
      let truth = truth(places)
      nearest(kind, queries, truth)
      let circles = kind == "uniform" ? [] : options.radii
      within(kind, queries, truth, circles)
      alone(kind, queries, truth, circles)
      try dump?.add(set, kind, places, truth, circles)
    }
    if options.filters, let (kind, places) = queries.first { Filtered(self).all(kind, places) }
    if options.beyond { try Beyond(self)?.all() }
  }

  /// The right answers to the queries that are checked.
  private func truth(_ places: [Position]) -> Truth {
    let checked = options.checked(of: places.count, points: set.points.count)
    let (oracles, points) = (oracles, set.points)
    return Truth(Array(places.prefix(checked)), most: options.counts.max() ?? 1) { metric in
      oracles[metric] ?? Oracle(points, by: metric)
    }
  }

  /// Notes a measurement of this data set.
  func add(_ operation: String, _ peer: String, _ fields: [(String, Field)]) {
    report.add(
      [
        ("dataset", .text(set.name)), ("n", .count(set.points.count)), ("peer", .text(peer)),
        ("op", .text(operation)),
      ] + fields)
  }
}
