// The nearest few points, kept in registers while the tree is walked and measured exactly at the end.

/// The nearest points, up to sixteen of them, by 32-bit keys.
///
/// Keys settle which points can be among the answers, and `Slack` how far beyond the worst of them a point may lie and still be one: such
/// points are kept aside. Only when the walk is over are exact distances computed, of few more points than asked for.
struct NearestFew: Collector {
  static let most = 16
  static var nearestFirst: Bool { true }
  /// In an unused lane; smaller than every key.
  private static let unused: Float = -1
  /// In a lane that waits for its first point; larger than every key.
  private static let vacant: Float = 1e30

  private(set) var bound: Float
  private let limit: Float
  private var keys: Lanes
  private var slots = InlineArray<16, UInt32>(repeating: 0)
  private var worst: Float
  private var aside: [Neighbor]
  private var roomAside = 32

  /// Makes room for some points; `aside` is memory to work in.
  init(_ count: Int, limit: Float, aside: [Neighbor]) {
    keys = LaneKeys.make(Lanes(repeating: Self.vacant)).replacing(
      with: Self.unused, where: LaneKeys.numbers .>= UInt32(truncatingIfNeeded: count))
    worst = LaneKeys.largest(keys)
    bound = limit
    self.limit = limit
    self.aside = aside
  }

  @inline(__always)
  mutating func take(key: Float, slot: Int) {
    guard key < worst else { return putAside(key, slot: UInt32(truncatingIfNeeded: slot)) }
    let lane = LaneKeys.lane(worst)
    let outgoing = worst
    let outgoingSlot = slots[lane]
    keys.replace(
      with: LaneKeys.relabel(key, lane: UInt32(truncatingIfNeeded: lane)),
      where: LaneKeys.numbers .== UInt32(truncatingIfNeeded: lane))
    slots[lane] = UInt32(truncatingIfNeeded: slot)
    worst = LaneKeys.largest(keys)
    bound = min(limit, Slack.reach(worst))
    if outgoing <= bound { putAside(outgoing, slot: outgoingSlot) }
  }

  /// Keeps a point that is beaten by its key, but not by more than rounding and direction may be to blame for.
  private mutating func putAside(_ key: Float, slot: UInt32) {
    if aside.count == roomAside {
      let bound = Double(bound)
      aside.removeAll { point in point.meters > bound }
      roomAside = max(roomAside, 2 * aside.count)
    }
    aside.append(Neighbor(item: Int(slot), meters: Double(key)))
  }

  /// Whether keys were good enough to tell near from far.
  var isConclusive: Bool { worst <= Slack.largestComparableKey || worst >= Self.vacant * 0.99 }

  /// The slots of all points that can be among the answers, in no order; their `meters` mean nothing.
  consuming func candidates() -> [Neighbor] {
    var candidates = aside
    let bound = Double(bound)
    candidates.removeAll { point in point.meters > bound }
    for lane in 0..<Self.most where keys[lane] >= 0 && keys[lane] < Self.vacant * 0.99 {
      candidates.append(Neighbor(item: Int(slots[lane]), meters: 0))
    }
    return candidates
  }
}
