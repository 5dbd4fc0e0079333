// Every item in a circle.

/// Every item up to a distance, every one measured when it is met.
struct WithinRadius<Measured: Measure>: Collector {
  let bound: Float
  private let measure: Measured
  private let radius: Double
  private(set) var found: [Neighbor]

  /// Adds to items found elsewhere.
  init(_ radius: Double, by measure: Measured, addingTo found: [Neighbor]) {
    self.radius = radius
    self.measure = measure
    self.found = found
    bound = Slack.key(chord: ChordBounds.longestChord(geodesic: radius))
  }

  @inline(__always)
  mutating func take(
    _ lanes: UInt32, keys: LaneTable, firstSlot: Int, in leaf: RawBlock
  ) throws {
    for lane in SetBits(lanes) {
      if let item = try measure.neighbor(slot: firstSlot + lane, atMost: radius) {
        found.append(item)
      }
    }
  }
}
