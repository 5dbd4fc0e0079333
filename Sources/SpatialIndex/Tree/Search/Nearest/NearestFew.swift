// The nearest few points, kept in registers while the tree is walked and measured exactly at the end.

/// The nearest points, up to eight of them, by 32-bit keys.
///
/// Keys settle which points can be among the answers, and `Slack` how far beyond the worst of them a point may lie and still be one: such
/// points are kept aside. Only when the walk is over are exact distances computed, of few more points than asked for.
struct NearestFew: NearestPoints {
  static let most = 8
  /// In an unused lane; smaller than every key.
  private static var unused: Float { -1 }
  /// In a lane that waits for its first point; larger than every key.
  private static var vacant: Float { 1e30 }

  private(set) var bound: Float
  private let limit: Float
  private var low: SIMD4<Float>
  private var high: SIMD4<Float>
  private var worst: Float
  private var points = InlineArray<8, StoredPoint>(repeating: StoredPoint())
  private var aside = Aside()

  @inline(__always)
  init(_ count: Int, limit: Float) {
    let vacant = LaneKeys.make(Lanes(repeating: Self.vacant))
    let last = Float(count) - 1
    low = vacant.a.replacing(with: Self.unused, where: SIMD4(0, 1, 2, 3) .> last)
    high = vacant.b.replacing(with: Self.unused, where: SIMD4(4, 5, 6, 7) .> last)
    worst = low.larger(high).largest
    bound = limit
    self.limit = limit
  }

  @inline(__always)
  mutating func take(_ lanes: UInt32, keys: LaneTable, firstSlot: Int, in leaf: RawBlock) {
    for lane in SetBits(lanes) { take(keys[lane], lane, in: leaf) }
  }

  @inline(__always)
  private mutating func take(_ key: Float, _ lane: Int, in leaf: RawBlock) {
    guard key <= bound else { return }
    // Positions are read here, not when they are needed, so that they are on their way from memory in time.
    let point = StoredPoint(leaf, lane: lane)
    guard key < worst else { return aside.add(point, key, upTo: bound) }
    let outgoing = worst
    let lane = LaneKeys.lane(worst) & 7
    let outgoingPoint = points[lane]
    let incoming = LaneKeys.relabel(key, as: worst)
    low = low.replacing(with: incoming, where: low .== SIMD4(repeating: worst))
    high = high.replacing(with: incoming, where: high .== SIMD4(repeating: worst))
    points[lane] = point
    worst = low.larger(high).largest
    bound = min(limit, Slack.reach(worst))
    if outgoing <= bound { aside.add(outgoingPoint, outgoing, upTo: bound) }
  }

  var isConclusive: Bool {
    worst <= Slack.largestComparableKey || worst >= Self.vacant * 0.99
  }

  @inline(__always)
  func forEachCandidate(_ body: (StoredPoint) throws -> Void) throws {
    for lane in 0..<Self.most {
      let key = lane < 4 ? low[lane] : high[lane - 4]
      if key >= 0, key < Self.vacant * 0.99 { try body(points[lane]) }
    }
    try aside.forEach(upTo: bound, body)
  }
}
