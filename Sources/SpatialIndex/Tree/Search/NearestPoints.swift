// What collects the nearest points by keys, however many they are.

import GeoPrimitives

/// A collector of the nearest points that leaves exact distances for later.
protocol NearestPoints: Collector {
  /// Whether keys were good enough to tell near from far.
  var isConclusive: Bool { get }
  /// Hands all points that can be among the answers to the body, in no order and as the leaves have them.
  mutating func forEachCandidate(_ body: (StoredPoint) throws -> Void) throws
}

/// Measures points two at a time and keeps those within a limit.
struct PairMeter {
  private let probe: Probe
  private let limit: Double
  private let itemCount: Int
  private var waiting = StoredPoint()
  private var isWaiting = false

  @inline(__always)
  init(from probe: Probe, within limit: Double, itemCount: Int) {
    self.probe = probe
    self.limit = limit
    self.itemCount = itemCount
  }

  /// Takes a point; every second one is measured together with the one before. False when its bytes can't be right.
  @inline(__always)
  mutating func add(_ point: StoredPoint, to found: inout [Neighbor]) -> Bool {
    guard point.row < itemCount, abs(point.degrees.x) <= 180, abs(point.degrees.y) <= 90 else {
      return false
    }
    isWaiting.toggle()
    guard !isWaiting else {
      waiting = point
      return true
    }
    let meters = probe.meters(to: waiting, point)
    append(waiting, meters.x, to: &found)
    append(point, meters.y, to: &found)
    return true
  }

  /// Measures the point that is left over, if there is one.
  @inline(__always)
  mutating func finish(_ found: inout [Neighbor]) {
    guard isWaiting else { return }
    isWaiting = false
    append(waiting, probe.meters(to: waiting.position), to: &found)
  }

  @inline(__always)
  private func append(_ point: StoredPoint, _ meters: Double, to found: inout [Neighbor]) {
    if meters <= limit { found.append(Neighbor(item: Int(point.row), meters: meters)) }
  }
}
