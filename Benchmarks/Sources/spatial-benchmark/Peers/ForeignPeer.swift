// Indexes written in C and C++.

import CPeers

/// A peer behind the face that `peers.h` declares.
final class ForeignPeer: Peer {
  /// The mean radius of the Earth, in metres.
  static let earthRadius = 6_371_008.8

  let name: String
  let metric: Metric
  let most: Int
  private let face: peer_face
  private let index: UnsafeMutableRawPointer

  /// Nothing if the peer cannot be built.
  init?(_ face: peer_face, _ points: PointColumns) {
    let columns = face.coordinates == 3 ? points.units : points.degrees
    guard let index = face.build(columns, columns.count / face.coordinates) else { return nil }
    self.face = face
    self.index = index
    name = String(cString: face.name)
    metric = face.coordinates == 3 ? .sphere : .plane
    most = Int(clamping: face.most)
  }

  deinit { face.free(index) }

  private func withNumbers(_ query: Query, _ body: (UnsafePointer<Double>) -> Int) -> Int {
    withUnsafeBytes(of: query.numbers) { bytes in
      guard let start = bytes.bindMemory(to: Double.self).baseAddress else { return 0 }
      return body(face.coordinates == 3 ? start : start + Query.degrees)
    }
  }

  func nearest(_ count: Int, to query: Query, into found: inout [UInt32]) -> Int {
    withNumbers(query) { numbers in face.nearest(index, numbers, count, &found) }
  }

  func within(_ meters: Double, of query: Query, into found: inout [UInt32]) -> Int {
    withNumbers(query) { numbers in
      face.within(index, numbers, meters / Self.earthRadius, &found, found.count)
    }
  }

  /// Boost's nearest among the points that pass.
  func nearestPassing(
    _ count: Int, to query: Query, passes: [UInt8], into found: inout [UInt32]
  ) -> Int {
    withNumbers(query) { numbers in boost_nearest_passing(index, numbers, count, passes, &found) }
  }
}
