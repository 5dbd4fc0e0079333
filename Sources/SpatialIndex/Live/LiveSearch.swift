// Searches among moving points: the walk of the packed tree over cells that may change meanwhile.

import GeoPrimitives

/// What a search among moving points does with what it meets.
protocol LiveCollector {
  var bound: Float { get }
  /// The cells seen, and behind them what was found.
  var lists: NotedAnswers<LiveSighting> { get set }
  mutating func take(_ lanes: UInt32, in leaf: RawBlock) throws
  /// Begins again, since what was met is out of date.
  mutating func restart()
}

/// One search among moving points.
struct LiveSearch {
  /// How often a search begins again before it asks the writer to wait.
  static let attempts = 16

  let cells: LiveCells
  let probe: Probe

  /// Runs until everything met was there at one moment; false when the writer was quicker every time.
  func run(_ collector: inout some LiveCollector) throws -> Bool {
    for _ in 0..<Self.attempts {
      collector.lists.removeAll()
      collector.restart()
      let partition = cells.partition
      if try visit(partition.levels.height, 0, &collector), cells.isUnchanged(collector.lists) {
        return true
      }
    }
    return false
  }

  private func visit(
    _ level: Int, _ node: Int, _ collector: inout some LiveCollector
  ) throws -> Bool {
    guard level > 0 else {
      guard node < cells.partition.cellCount else { return true }
      let sighting = try cells.read(node) { leaf in
        let near = PointLeaf.keys(leaf, from: probe).bits(atMost: collector.bound)
        if near != 0 { try collector.take(near, in: leaf) }
      }
      guard let sighting else { return false }
      collector.lists.appendNote(sighting)
      return true
    }
    var keys = BoxRecord.keys(cells.partition.record(level: level, node: node), from: probe)
    while true {
      let nearest = keys.smallest
      guard nearest <= collector.bound else { return true }
      keys = keys.removing(nearest)
      let child = node &* PackedLevels.fanOut &+ LaneKeys.lane(nearest)
      guard try visit(level - 1, child, &collector) else { return false }
    }
  }
}

/// The nearest moving points, each measured when it is met.
struct LiveNearest: LiveCollector {
  private(set) var bound: Float = Slack.unlimited
  private let probe: Probe
  private let count: Int
  private let radius: Double
  private let predicate: ((Int) throws -> Bool)?
  private var limit: Double
  /// Those found are sorted, for they are few.
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
    for lane in SetBits(lanes) {
      let point = StoredPoint(leaf, lane: lane)
      // A copy made while its cell changed may hold anything; what comes of it is thrown away, but must not trap.
      guard abs(point.degrees.x) <= 180, abs(point.degrees.y) <= 90 else { continue }
      let meters = probe.meters(to: point.position)
      let item = Neighbor(item: Int(point.row), meters: meters)
      guard meters <= limit, lists.count < count || item < lists[count - 1] else { continue }
      if let predicate, try !predicate(item.item) { continue }
      insert(item)
    }
    guard lists.count == count, lists[count - 1].meters < limit || bound == Slack.unlimited else {
      return
    }
    limit = lists[count - 1].meters
    bound = key(limit)
  }

  private mutating func insert(_ item: Neighbor) {
    if lists.count == count { lists.removeLast() }
    var low = 0
    var high = lists.count
    while low < high {
      let middle = (low + high) / 2
      if lists[middle] < item { low = middle + 1 } else { high = middle }
    }
    lists.insert(item, at: low)
  }
}

/// All moving points in a circle, in no order.
struct LiveWithin: LiveCollector {
  let bound: Float
  private let probe: Probe
  private let radius: Double
  private let predicate: ((Int) throws -> Bool)?
  var lists: NotedAnswers<LiveSighting>

  init(
    _ radius: Double, of probe: Probe, _ predicate: ((Int) throws -> Bool)?,
    in memory: consuming [Neighbor]
  ) {
    self.radius = radius
    self.probe = probe
    self.predicate = predicate
    bound = Slack.key(chord: ChordBounds.longestChord(geodesic: radius))
    lists = NotedAnswers(in: consume memory, notes: 32)
  }

  mutating func restart() {}

  mutating func take(_ lanes: UInt32, in leaf: RawBlock) throws {
    for lane in SetBits(lanes) {
      let point = StoredPoint(leaf, lane: lane)
      guard abs(point.degrees.x) <= 180, abs(point.degrees.y) <= 90 else { continue }
      let meters = probe.meters(to: point.position)
      guard meters <= radius else { continue }
      if let predicate, try !predicate(Int(point.row)) { continue }
      lists.append(Neighbor(item: Int(point.row), meters: meters))
    }
  }
}
