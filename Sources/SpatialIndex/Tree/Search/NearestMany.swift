// The nearest many points: gathered freely under a bound that a count by rings keeps tight.

import GeoPrimitives

/// The nearest points, any number of them, by 32-bit keys.
///
/// A heap would pay a logarithm of mispredicted branches for every point. Here a point costs a count: keys up to that of the farthest of the first
/// points are cut into rings, each ring knows how many points lie in it, and the bound is the edge of the outermost ring that is
/// still needed. In the end the rings also put the points in order, but for the order within a ring.
///
/// Points are kept in the array that will hold the answers: slots as items, keys' bits as metres.
struct NearestMany: Collector {
  private(set) var bound: Float
  private let limit: Float
  private let count: Int
  private(set) var rings = Rings()
  private(set) var points: [Neighbor]
  /// How many elements of `points` are in use; behind them there is always room for a leaf's.
  private(set) var used = 0

  init(_ count: Int, limit: Float, in points: [Neighbor]) {
    self.count = count
    self.limit = limit
    self.points = points
    bound = limit
    makeRoom(for: 16)
  }

  @inline(__always)
  mutating func take(_ lanes: UInt32, keys: LaneTable, firstSlot: Int, in leaf: RawBlock) {
    makeRoom(for: 16)
    var end = used
    for lane in SetBits(lanes) {
      let key = keys[lane]
      points[end] = Neighbor(item: firstSlot &+ lane, meters: Self.pack(key))
      end &+= 1
      rings.count(key)
    }
    used = end
    guard rings.isOpen else {
      if used >= count { openRings() }
      return
    }
    if rings.tighten(to: count) { bound = min(limit, Slack.reach(rings.edge)) }
  }

  @inline(__always)
  private static func pack(_ key: Float) -> Double {
    Double(bitPattern: UInt64(key.bitPattern))
  }

  @inline(__always)
  private static func key(_ point: Neighbor) -> Float {
    Float(bitPattern: UInt32(truncatingIfNeeded: point.meters.bitPattern))
  }

  @inline(__always)
  private mutating func makeRoom(for more: Int) {
    if points.count &- used < more { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    let fillers = max(more, min(count, 2048) / 2 + 64, used / 2)
    points.append(contentsOf: repeatElement(Neighbor(item: 0, meters: 0), count: fillers))
  }

  @inline(never)
  private mutating func openRings() {
    var farthest: Float = 0
    for index in 0..<used { farthest = max(farthest, Self.key(points[index])) }
    rings = Rings(upTo: farthest)
    for index in 0..<used { rings.count(Self.key(points[index])) }
    if rings.tighten(to: count) { bound = min(limit, Slack.reach(rings.edge)) }
  }

  /// Whether keys were good enough to tell near from far.
  var isConclusive: Bool { used < count || rings.edge <= Slack.largestComparableKey }
}

extension NearestMany {
  /// The answers, nearest first, in the array that was handed over.
  ///
  /// Points are measured in the order in which their leaves were met, so that positions lie close together in memory, and put straight into the
  /// places that their rings give them. What is left is to sort within rings.
  consuming func neighbors(
    from probe: Probe, within meters: Double, of view: TreeView<some TreeStorage>
  ) throws(SpatialQueryError) -> [Neighbor] {
    if !rings.isOpen { openRings() }
    makeRoom(for: used)
    var places = rings.places(startingAt: used)
    var quad = GeodesicQuad()
    var rows = SIMD4<UInt32>.zero
    var targets = SIMD4<Int32>.zero
    var waiting = 0
    var found = 0
    for index in 0..<used {
      let key = Self.key(points[index])
      guard key <= bound else { continue }
      let point = try view.point(slot: points[index].item)
      quad.set(waiting, latitude: point.degrees.y, longitude: point.degrees.x)
      rows[waiting] = point.row
      targets[waiting] = places.next(key)
      found &+= 1
      waiting &+= 1
      guard waiting == GeodesicQuad.size else { continue }
      waiting = 0
      quad.measure(from: probe.position, at: probe.point)
      for lane in 0..<GeodesicQuad.size {
        points[Int(targets[lane])] = Neighbor(item: Int(rows[lane]), meters: quad.meters[lane])
      }
    }
    if waiting > 0 { quad.measure(from: probe.position, at: probe.point) }
    for lane in 0..<waiting {
      points[Int(targets[lane])] = Neighbor(item: Int(rows[lane]), meters: quad.meters[lane])
    }
    points.removeLast(points.count - used - found)
    points.removeFirst(used)
    NeighborOrder.sort(&points)
    if points.count > count { points.removeLast(points.count - count) }
    while let last = points.last, last.meters > meters { points.removeLast() }
    return points
  }
}
