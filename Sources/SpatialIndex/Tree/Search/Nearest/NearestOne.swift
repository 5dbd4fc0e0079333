// The nearest point: the shortest way through the search loop.

/// The nearest point by its 32-bit key, and those that may yet be nearer.
struct NearestOne: NearestPoints {
  private(set) var bound: Float
  private var key: Float = .infinity
  private var point = StoredPoint()
  private var aside = Aside()

  @inline(__always)
  init(limit: Float) { bound = limit }

  @inline(__always)
  mutating func take(_ lanes: UInt32, keys: LaneTable, firstSlot: Int, in leaf: RawBlock) {
    for lane in SetBits(lanes) { take(keys[lane], lane, in: leaf) }
  }

  @inline(__always)
  private mutating func take(_ key: Float, _ lane: Int, in leaf: RawBlock) {
    guard key <= bound else { return }
    let outgoing = self.key
    let outgoingPoint = self.point
    let point = StoredPoint(leaf, lane: lane)
    guard key < outgoing else { return aside.add(point, key, upTo: bound) }
    self.key = key
    self.point = point
    bound = min(bound, Slack.reach(key))
    if outgoing <= bound { aside.add(outgoingPoint, outgoing, upTo: bound) }
  }

  var isConclusive: Bool { key <= Slack.largestComparableKey || key == .infinity }

  @inline(__always)
  func forEachCandidate(_ body: (StoredPoint) throws -> Void) throws {
    if key < .infinity { try body(point) }
    try aside.forEach(upTo: bound, body)
  }
}
