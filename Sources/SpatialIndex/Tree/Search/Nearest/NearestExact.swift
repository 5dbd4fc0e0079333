// The nearest footprints, every one measured when it is met.

/// The nearest items, every one measured when it is met.
struct NearestExact<Measured: Measure>: Collector {
  private(set) var bound = Slack.unlimited
  private let measure: Measured
  private var heap: NearestHeap

  /// Starts from items found elsewhere, nearest first, at most `count` of them.
  init(_ count: Int, limit: Double, by measure: Measured, startingWith found: consuming [Neighbor])
  {
    self.measure = measure
    heap = NearestHeap(count, limit: limit, startingWith: consume found)
    tighten()
  }

  mutating func take(
    _ lanes: UInt32, keys: LaneTable, firstSlot: Int, in leaf: RawBlock
  ) throws {
    // Nearest first, since every one is dear to measure.
    var left = keys.removing(allBut: lanes)
    while let lane = left.nearest(upTo: bound) {
      if let item = try measure.neighbor(slot: firstSlot + lane, atMost: heap.limit) {
        heap.add(item)
        tighten()
      }
      left.remove(lane)
    }
  }

  /// The items, nearest first, in the array that was handed over; good for once.
  mutating func takeNeighbors() -> [Neighbor] { heap.takeNeighbors() }

  private mutating func tighten() {
    guard heap.limit.isFinite else { return }
    bound = min(bound, Slack.key(chord: ChordBounds.longestChord(geodesic: heap.limit)))
  }
}
