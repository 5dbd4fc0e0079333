// The nearest many points: gathered freely, thinned out whenever there are too many.

/// The nearest points, any number of them, by 32-bit keys.
///
/// A heap would pay a logarithm of mispredicted branches for every point. Gathering up to half as many again as asked for and then
/// selecting costs a constant for each, and what `Slack` wants kept beyond the worst stays without further ado.
struct NearestMany<Storage: TreeStorage>: NearestPoints {
  static var nearestFirst: Bool { false }

  private(set) var bound: Float
  private let view: TreeView<Storage>
  private let limit: Float
  private let count: Int
  /// A key's bits above a slot's: whole numbers that sort by key.
  private var points: [UInt64]
  private var room: Int
  private var worst: Float = 0

  init(_ count: Int, limit: Float, in view: TreeView<Storage>) {
    self.count = count
    self.limit = limit
    self.view = view
    bound = limit
    room = count
    points = []
    points.reserveCapacity(min(count + count / 2 + 32, view.plan.points.itemCount))
  }

  @inline(__always)
  mutating func take(key: Float, slot: Int, in leaf: RawBlock) {
    points.append(UInt64(key.bitPattern) << 32 | UInt64(truncatingIfNeeded: slot))
    if points.count >= room { thinOut() }
  }

  @inline(never)
  private mutating func thinOut() {
    guard points.count >= count else { return }
    let place = count - 1
    Self.select(place, in: &points)
    worst = Float(bitPattern: UInt32(points[count - 1] >> 32))
    bound = min(limit, Slack.reach(worst))
    let end = UInt64(bound.bitPattern) << 32 | UInt64(UInt32.max)
    var kept = count
    for index in count..<points.count where points[index] <= end {
      points[kept] = points[index]
      kept += 1
    }
    points.removeLast(points.count - kept)
    room = points.count + count / 2 + 16
  }

  private static func select(_ place: Int, in points: inout [UInt64]) {
    var span = points.mutableSpan
    Selection.select(place, in: &span)
  }

  var isConclusive: Bool { worst <= Slack.largestComparableKey }

  /// Hands the points over nearest first by their keys, so that their exact distances come almost sorted.
  mutating func forEachCandidate(_ body: (StoredPoint) throws -> Void) throws {
    thinOut()
    points.sort()
    for point in points { try body(try view.point(slot: Int(point & 0xFFFF_FFFF))) }
  }
}
