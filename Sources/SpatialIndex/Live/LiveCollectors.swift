// What searches among moving points do with the points they meet.

import GeoPrimitives

/// The nearest moving points, the worst of them on top of a heap.
struct LiveNearest: LiveCollector {
  private(set) var bound: Float = Slack.unlimited
  private(set) var limit: Double
  private let probe: Probe
  private let count: Int
  private let radius: Double
  private let predicate: ((Int) throws -> Bool)?
  var lists: NotedAnswers<LiveSighting>

  init(
    _ count: Int, from probe: Probe, within radius: Double, _ predicate: ((Int) throws -> Bool)?,
    in memory: consuming [Neighbor]
  ) {
    self.count = count
    self.probe = probe
    self.radius = radius
    self.predicate = predicate
    limit = radius
    lists = NotedAnswers(in: consume memory, notes: 32, answers: min(count, 64))
  }

  mutating func restart() {
    limit = radius
    bound = limit.isFinite ? key(limit) : Slack.unlimited
  }

  private func key(_ meters: Double) -> Float {
    Slack.key(chord: ChordBounds.longestChord(geodesic: meters))
  }

  mutating func take(_ lanes: UInt32, in leaf: RawBlock) throws {
    try LivePoints.measure(lanes, in: leaf, from: probe, within: limit) { item in
      guard lists.count < count || item < lists[0] else { return }
      if let predicate, try !predicate(item.item) { return }
      if lists.count < count { lists.push(item) } else { lists.replaceWorst(by: item) }
    }
    guard lists.count == count, lists[0].meters < limit || bound == Slack.unlimited else { return }
    limit = lists[0].meters
    bound = key(limit)
  }

  /// The points, nearest first; good for once.
  mutating func takeNeighbors() -> [Neighbor] {
    lists.sortHeap()
    return lists.takeAnswers()
  }
}

/// All moving points in a circle, in no order.
struct LiveWithin: LiveCollector {
  let bound: Float
  let limit: Double
  private let probe: Probe
  private let predicate: ((Int) throws -> Bool)?
  var lists: NotedAnswers<LiveSighting>

  init(
    _ radius: Double, of probe: Probe, _ predicate: ((Int) throws -> Bool)?,
    in memory: consuming [Neighbor]
  ) {
    limit = radius
    self.probe = probe
    self.predicate = predicate
    bound = Slack.key(chord: ChordBounds.longestChord(geodesic: radius))
    lists = NotedAnswers(in: consume memory, notes: 32)
  }

  mutating func restart() {}

  mutating func take(_ lanes: UInt32, in leaf: RawBlock) throws {
    try LivePoints.measure(lanes, in: leaf, from: probe, within: limit) { item in
      if let predicate, try !predicate(item.item) { return }
      lists.append(item)
    }
  }
}

/// The points in a copy of a bucket.
private enum LivePoints {
  /// Measures some lanes of a bucket and hands over what is near enough: one by one where that is near, eight at a time where it is far and a geodesic
  /// takes long.
  @inline(__always)
  static func measure(
    _ lanes: UInt32, in leaf: RawBlock, from probe: Probe, within limit: Double,
    _ body: (Neighbor) throws -> Void
  ) throws {
    if limit.isFinite, limit > farMeters {
      return try measureFar(lanes, in: leaf, from: probe, within: limit, body)
    }
    for lane in SetBits(lanes) {
      guard let point = point(lane, in: leaf) else { continue }
      let meters = probe.meters(to: point.position)
      if meters <= limit { try body(Neighbor(item: Int(point.row), meters: meters)) }
    }
  }

  /// Farther than this the chord's series doesn't reach.
  private static let farMeters = 1_000_000.0

  @inline(never)
  private static func measureFar(
    _ lanes: UInt32, in leaf: RawBlock, from probe: Probe, within limit: Double,
    _ body: (Neighbor) throws -> Void
  ) throws {
    var block = GeodesicBlock(at: probe.position)
    var rows = InlineArray<8, UInt32>(repeating: 0)
    var filled = 0
    func handOver() throws {
      block.measure(from: probe.position, at: probe.point)
      for lane in 0..<filled where block.meters[lane] <= limit {
        try body(Neighbor(item: Int(rows[lane]), meters: block.meters[lane]))
      }
      filled = 0
    }
    for lane in SetBits(lanes) {
      guard let point = point(lane, in: leaf) else { continue }
      block.set(filled, latitude: point.degrees.y, longitude: point.degrees.x)
      rows[filled] = point.row
      filled += 1
      if filled == GeodesicBlock.size { try handOver() }
    }
    if filled > 0 { try handOver() }
  }

  /// A copy made while its cell changed may hold anything; what comes of it is thrown away, but must not trap.
  @inline(__always)
  private static func point(_ lane: Int, in leaf: RawBlock) -> StoredPoint? {
    let point = StoredPoint(leaf, lane: lane)
    return abs(point.degrees.x) <= 180 && abs(point.degrees.y) <= 90 ? point : nil
  }
}
