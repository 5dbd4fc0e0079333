// The nearest many points: gathered freely, thinned out whenever there are too many.

/// The nearest points, any number of them, by 32-bit keys.
///
/// A heap would pay a logarithm of mispredicted branches for every point. Gathering up to half as many again as asked for and then
/// selecting costs a constant for each, and what `Slack` wants kept beyond the worst stays without further ado.
struct NearestMany: Collector {
  static var nearestFirst: Bool { false }

  private(set) var bound: Float
  private let limit: Float
  private let count: Int
  private var points: [Neighbor]
  private var room: Int

  /// Makes room for some points; `points` is memory to work in.
  init(_ count: Int, limit: Float, points: [Neighbor]) {
    self.count = count
    self.limit = limit
    bound = limit
    self.points = points
    let (most, overflow) = count.addingReportingOverflow(count / 2 + 32)
    room = overflow ? .max : most
  }

  @inline(__always)
  mutating func take(key: Float, slot: Int) {
    points.append(Neighbor(item: slot, meters: Double(key)))
    if points.count >= room { thinOut() }
  }

  private mutating func thinOut() {
    Selection.select(count - 1, in: &points)
    bound = min(limit, Slack.reach(Float(points[count - 1].meters)))
    let farthest = Double(bound)
    points.removeAll { point in point.meters > farthest }
    room = max(room, points.count + count / 2 + 32)
  }

  /// The slots of all points that can be among the answers, in no order, or `nil` where keys can't tell near from far.
  consuming func candidates() -> [Neighbor]? {
    guard points.count > count else { return points }
    thinOut()
    let isConclusive = Float(points[count - 1].meters) <= Slack.largestComparableKey
    return isConclusive ? points : nil
  }
}
