// SportLink's own index.

import GeoPrimitives
import SpatialIndex

final class SportLinkPeer: Peer {
  let name = "SportLink"
  let metric = Metric.ellipsoid
  let most = Int.max
  let tree: PackedTree
  private var result: [Neighbor] = []
  private var rows: [Int] = []

  init(_ points: [Position]) { tree = PackedTree(positions: points) }

  func nearest(_ count: Int, to query: Query, into found: inout [UInt32]) -> Int {
    guard (try? tree.nearest(count, to: query.position, into: &result)) != nil else { return 0 }
    for (index, neighbor) in result.enumerated() { found[index] = UInt32(neighbor.item) }
    return result.count
  }

  func within(_ meters: Double, of query: Query, into found: inout [UInt32]) -> Int {
    guard (try? tree.rows(within: .meters(meters), of: query.position, into: &rows)) != nil else {
      return 0
    }
    for (index, row) in rows.enumerated() { found[index] = UInt32(row) }
    return rows.count
  }

  /// The same, nearest first and with distances, as no peer has it.
  func sorted(within meters: Double, of query: Query) -> [Neighbor] {
    guard (try? tree.within(.meters(meters), of: query.position, into: &result)) != nil else {
      return []
    }
    return result
  }

  func count(within meters: Double, of query: Query) -> Int {
    (try? tree.count(within: .meters(meters), of: query.position)) ?? 0
  }
}
