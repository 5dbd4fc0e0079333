// The nearest many points: gathered freely under a bound that a count by rings keeps tight.

import GeoPrimitives

/// The nearest points, any number of them, by 32-bit keys.
///
/// A heap would pay a logarithm of mispredicted branches for every point. Here a point costs a count: keys up to that of the farthest of the first
/// points are cut into rings, each ring knows how many points lie in it, and the bound is the edge of the outermost ring that is
/// still needed. In the end the rings also put the points in order, but for the order within a ring.
///
/// Points are kept in the array that will hold the answers, two elements each: key and row with the latitude, then the longitude. Positions are
/// read when a leaf is met, not in the end, so that they come from memory together with the rest of it.
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
      let point = StoredPoint(leaf, lane: lane)
      let keyAndRow = UInt64(key.bitPattern) << 32 | UInt64(point.row)
      points[2 &* end] = Neighbor(
        item: Int(truncatingIfNeeded: keyAndRow), meters: point.degrees.y)
      points[2 &* end &+ 1] = Neighbor(item: 0, meters: point.degrees.x)
      end &+= 1
      rings.count(key)
    }
    used = end
    guard rings.isOpen else {
      if used >= count { openRings() }
      return
    }
    if rings.tighten(to: count) { tighten() }
  }

  @inline(__always)
  private mutating func tighten() {
    if rings.isCoarse { refine() }
    bound = min(limit, Slack.reach(rings.edge))
  }

  /// The key of a point.
  @inline(__always)
  private func key(_ index: Int) -> Float {
    Float(bitPattern: UInt32(truncatingIfNeeded: points[2 &* index].item &>> 32))
  }

  @inline(__always)
  private mutating func makeRoom(for more: Int) {
    if points.count &- 2 &* used < 2 &* more { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    // Twice what is asked for passes by as a rule; how many a circle holds nobody knows before.
    let expected = count <= 4096 ? 2 * count : 32
    let fillers = 2 * max(more, expected - used, used)
    points.append(contentsOf: repeatElement(Neighbor(item: 0, meters: 0), count: fillers))
  }

  @inline(never)
  private mutating func openRings() {
    var farthest: Float = 0
    for index in 0..<used { farthest = max(farthest, key(index)) }
    count(inRingsUpTo: farthest)
    if used >= count { tighten() }
  }

  /// Cuts what is still needed into rings of its own, until they are thin enough.
  @inline(never)
  private mutating func refine() {
    while rings.isCoarse { count(inRingsUpTo: rings.edge) }
  }

  private mutating func count(inRingsUpTo farthest: Float) {
    rings = Rings(upTo: farthest)
    for index in 0..<used { rings.count(key(index)) }
    _ = rings.tighten(to: count)
  }

  /// Whether keys were good enough to tell near from far.
  var isConclusive: Bool { used < count || rings.edge <= Slack.largestComparableKey }
}

extension NearestMany {
  /// The answers, nearest first, in the array that was handed over.
  ///
  /// Points are measured as they were met and put straight into the places that their rings give them. What is left is to sort within rings.
  consuming func neighbors(
    from probe: Probe, within meters: Double, of view: TreeView<some TreeStorage>
  ) throws(SpatialQueryError) -> [Neighbor] {
    if !rings.isOpen { openRings() }
    makeRoom(for: used)
    let start = 2 * used
    var places = rings.places(startingAt: start)
    var quad = GeodesicQuad(at: probe.position)
    var rows = SIMD4<UInt32>.zero
    var targets = SIMD4<Int32>.zero
    var waiting = 0
    var found = 0
    for index in 0..<used {
      let key = key(index)
      guard key <= bound else { continue }
      let row = UInt32(truncatingIfNeeded: points[2 &* index].item)
      let degrees = SIMD2(points[2 &* index &+ 1].meters, points[2 &* index].meters)
      guard row < view.plan.count, abs(degrees.x) <= 180, abs(degrees.y) <= 90 else {
        throw view.storage.damage(at: view.map.points.leaves)
      }
      quad.set(waiting, latitude: degrees.y, longitude: degrees.x)
      rows[waiting] = row
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
    points.removeLast(points.count - start - found)
    points.removeFirst(start)
    NeighborOrder.sort(&points)
    if points.count > count { points.removeLast(points.count - count) }
    while let last = points.last, last.meters > meters { points.removeLast() }
    return points
  }
}
