// The right answers to a set of queries, found when they are first asked for.

import Foundation
import GeoPrimitives
import SpatialIndex
import Synchronization

/// Right answers to the first queries of a kind, in each metric that a peer has.
final class Truth {
  let places: [Position]
  private let oracles: (Metric) -> Oracle
  private let most: Int
  private var nearest: [Metric: [[UInt32]]] = [:]
  private var circles: [Circle: [[UInt32]]] = [:]

  private struct Circle: Hashable {
    let meters: Double
    let metric: Metric
  }

  /// - Parameters:
  ///   - places: The queries that are checked.
  ///   - most: The largest number of nearest points that will be asked for.
  ///   - oracles: Brute force by metric.
  init(_ places: [Position], most: Int, oracles: @escaping (Metric) -> Oracle) {
    self.places = places
    self.most = most
    self.oracles = oracles
  }

  /// The nearest points to each query, in order.
  func nearest(by metric: Metric) -> [[UInt32]] {
    if let known = nearest[metric] { return known }
    let (oracle, places, most) = (oracles(metric), places, most)
    let answers = onAllCores(places.count) { index in oracle.nearest(most, to: places[index]) }
    nearest[metric] = answers
    return answers
  }

  /// The rows in each circle, rising.
  ///
  /// Who ranks the nearest in the plane measures circles on the sphere.
  func rows(within meters: Double, by metric: Metric) -> [[UInt32]] {
    let circle = Circle(meters: meters, metric: metric == .plane ? .sphere : metric)
    if let known = circles[circle] { return known }
    let (oracle, places) = (oracles(circle.metric), places)
    let answers = onAllCores(places.count) { index in
      oracle.rows(within: meters, of: places[index])
    }
    circles[circle] = answers
    return answers
  }

  /// The points in a circle, nearest first, with their geodesic distances.
  func neighbors(within meters: Double, _ index: Int) -> [Neighbor] {
    let oracle = oracles(.ellipsoid)
    return rows(within: meters, by: .ellipsoid)[index].map { row in
      Neighbor(item: Int(row), meters: oracle.measure(places[index], row))
    }.sorted()
  }

  /// Below this, in metres, two points are equally far: positions are no finer than that when they come as degrees in 64 bits and go as unit vectors.
  private static let tie = 1e-5

  /// Whether points are the nearest ones, in any order; of points equally far either will do.
  func isNearest(_ found: [UInt32], _ index: Int, count: Int, by metric: Metric) -> Bool {
    let wanted = nearest(by: metric)[index].prefix(count)
    guard found.count == wanted.count, Set(found).count == found.count else { return false }
    if Set(found) == Set(wanted) { return true }
    let oracle = oracles(metric)
    func measures(_ rows: some Sequence<UInt32>) -> [Double] {
      rows.map { row in oracle.measure(places[index], row) }.sorted()
    }
    return zip(measures(found), measures(wanted)).allSatisfy { one, other in
      abs(one - other) <= Self.tie
    }
  }
}

/// Answers by number, worked out on all cores.
private func onAllCores<Answer: Sendable>(
  _ count: Int, _ answer: @Sendable (Int) -> Answer
) -> [Answer] {
  let answers = Mutex([Answer?](repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: count) { index in
    let one = answer(index)
    answers.withLock { answers in answers[index] = one }
  }
  return answers.withLock { answers in answers.compactMap(\.self) }
}
