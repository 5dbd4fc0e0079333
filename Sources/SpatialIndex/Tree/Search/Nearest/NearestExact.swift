// The nearest items by exact distances alone: for footprints, and for points too far away to tell apart by keys.

/// The nearest items, every one measured when it is met.
struct NearestExact<Measured: Measure>: Collector {
  private(set) var bound: Float
  private let measure: Measured
  private let count: Int
  /// The largest distance that counts: the radius, then that of the worst item kept.
  private var limit: Double
  /// The items kept, a heap with the worst on top.
  private(set) var heap: [Neighbor]

  /// Starts from items found elsewhere, nearest first, at most `count` of them.
  init(_ count: Int, limit: Double, by measure: Measured, startingWith found: [Neighbor]) {
    self.count = count
    self.limit = limit
    self.measure = measure
    heap = found
    heap.reverse()
    bound = Slack.unlimited
    tighten()
  }

  mutating func take(
    _ lanes: UInt32, keys: LaneTable, firstSlot: Int, in leaf: RawBlock
  ) throws {
    // Nearest first, since every one is dear to measure.
    var left = keys.removing(allBut: lanes)
    while let lane = left.nearest(upTo: bound) {
      try take(slot: firstSlot + lane)
      left.remove(lane)
    }
  }

  private mutating func take(slot: Int) throws {
    guard let item = try measure.neighbor(slot: slot, atMost: limit) else { return }
    if heap.count < count {
      heap.append(item)
      rise()
    } else if item < heap[0] {
      heap[0] = item
      sink()
    }
    tighten()
  }

  private mutating func tighten() {
    if heap.count == count { limit = min(limit, heap[0].meters) }
    if limit.isFinite {
      bound = min(bound, Slack.key(chord: ChordBounds.longestChord(geodesic: limit)))
    }
  }

  private mutating func rise() {
    var child = heap.count - 1
    while child > 0, heap[(child - 1) / 2] < heap[child] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func sink() {
    var parent = 0
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, heap[child] < heap[child + 1] { child += 1 }
      guard heap[parent] < heap[child] else { return }
      heap.swapAt(parent, child)
      parent = child
    }
  }
}
