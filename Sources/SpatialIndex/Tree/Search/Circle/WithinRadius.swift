// Every footprint in a circle.

/// What is done with the footprints in a circle.
protocol AreaSink {
  /// One that has taken nothing.
  init()
  mutating func take(_ area: Neighbor)
}

/// Gathers footprints and their distances behind what has been found elsewhere.
struct AreaNeighbors: AreaSink {
  private(set) var found: [Neighbor] = []

  init() {}

  init(addingTo found: consuming [Neighbor]) { self.found = consume found }

  mutating func take(_ area: Neighbor) { found.append(area) }

  /// All neighbors, in the array that was handed over; good for once.
  mutating func takeNeighbors() -> [Neighbor] {
    var neighbors: [Neighbor] = []
    swap(&neighbors, &found)
    return neighbors
  }
}

/// Every item up to a distance, every one measured when it is met.
struct WithinRadius<Measured: Measure, Sink: AreaSink>: Collector {
  let bound: Float
  private let measure: Measured
  private let radius: Double
  private var sink: Sink

  init(_ radius: Double, by measure: Measured, into sink: consuming Sink) {
    self.radius = radius
    self.measure = measure
    self.sink = consume sink
    bound = Slack.key(chord: ChordBounds.longestChord(geodesic: radius))
  }

  @inline(__always)
  mutating func take(
    _ lanes: UInt32, keys: LaneTable, firstSlot: Int, in leaf: RawBlock
  ) throws {
    for lane in SetBits(lanes) {
      if let item = try measure.neighbor(slot: firstSlot + lane, atMost: radius) {
        sink.take(item)
      }
    }
  }

  /// The sink that was handed over; good for once.
  mutating func takeSink() -> Sink {
    var taken = Sink()
    swap(&taken, &sink)
    return taken
  }
}
