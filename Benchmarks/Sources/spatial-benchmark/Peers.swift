// The indexes under measure, behind one face.

import CPeers
import GeoPrimitives
import SpatialIndex

/// A query in the forms that peers want.
struct Query {
  let position: Position
  let unit: SIMD3<Double>

  init(_ position: Position) {
    self.position = position
    unit = Query.unitVector(position)
  }

  /// A direction from the Earth's centre on a sphere, as peers without an ellipsoid have it.
  static func unitVector(_ position: Position) -> SIMD3<Double> {
    let point = EarthCentered(position)
    // Stretching z makes the geodetic latitude the direction's own.
    let z = point.z / (1 - WGS84.eccentricitySquared)
    let length = (point.x * point.x + point.y * point.y + z * z).squareRoot()
    return SIMD3(point.x, point.y, z) / length
  }
}

/// An index to measure.
protocol Peer: AnyObject {
  var name: String { get }
  /// Whether the index knows the ellipsoid, so that its answers can be held against geodesics.
  var isExact: Bool { get }
  /// Puts the numbers of the nearest points into `found` and returns how many there are.
  func nearest(_ count: Int, to query: Query, into found: inout [UInt32]) -> Int
  /// Counts the points within metres, looking at each.
  func within(_ meters: Double, of query: Query, into found: inout [UInt32]) -> Int
}

final class SportLinkPeer: Peer {
  let name = "SportLink"
  let isExact = true
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
  func sorted(within meters: Double, of query: Query) -> Int {
    guard (try? tree.within(.meters(meters), of: query.position, into: &result)) != nil else {
      return 0
    }
    return result.count
  }

  func count(within meters: Double, of query: Query) -> Int {
    (try? tree.count(within: .meters(meters), of: query.position)) ?? 0
  }
}

/// A peer written in C++ over unit vectors.
final class UnitVectorPeer: Peer {
  typealias Nearest = (UnsafeRawPointer, UnsafePointer<Double>, Int, UnsafeMutablePointer<UInt32>)
    -> Int
  typealias Within = (
    UnsafeRawPointer, UnsafePointer<Double>, Double, UnsafeMutablePointer<UInt32>, Int
  ) -> Int

  let name: String
  let isExact = false
  private let index: UnsafeMutableRawPointer
  private let nearest: Nearest
  private let within: Within
  private let free: (UnsafeMutableRawPointer) -> Void

  init(
    _ name: String, _ index: UnsafeMutableRawPointer, nearest: @escaping Nearest,
    within: @escaping Within, free: @escaping (UnsafeMutableRawPointer) -> Void
  ) {
    self.name = name
    self.index = index
    self.nearest = nearest
    self.within = within
    self.free = free
  }

  deinit { free(index) }

  static func boost(_ units: [Double]) -> UnitVectorPeer {
    UnitVectorPeer(
      "Boost", boost_build(units, units.count / 3), nearest: boost_nearest, within: boost_within,
      free: boost_free)
  }

  static func nanoflann(_ units: [Double]) -> UnitVectorPeer {
    UnitVectorPeer(
      "nanoflann", nanoflann_build(units, units.count / 3), nearest: nanoflann_nearest,
      within: nanoflann_within, free: nanoflann_free)
  }

  func nearest(_ count: Int, to query: Query, into found: inout [UInt32]) -> Int {
    withUnsafeBytes(of: query.unit) { unit in
      guard let start = unit.bindMemory(to: Double.self).baseAddress else { return 0 }
      return nearest(index, start, count, &found)
    }
  }

  func within(_ meters: Double, of query: Query, into found: inout [UInt32]) -> Int {
    withUnsafeBytes(of: query.unit) { unit in
      guard let start = unit.bindMemory(to: Double.self).baseAddress else { return 0 }
      return within(index, start, meters / 6_371_008.8, &found, found.count)
    }
  }

  func nearestPassing(
    _ count: Int, to query: Query, passes: [UInt8], into found: inout [UInt32]
  ) -> Int {
    withUnsafeBytes(of: query.unit) { unit in
      guard let start = unit.bindMemory(to: Double.self).baseAddress else { return 0 }
      return boost_nearest_passing(index, start, count, passes, &found)
    }
  }
}
