// Searches among moving points: the walk of the packed tree over cells that may change meanwhile.

import GeoPrimitives

/// What a search among moving points does with what it meets.
protocol LiveCollector {
  /// The largest key that may be of use, and the distance in metres that it stands for.
  var bound: Float { get }
  var limit: Double { get }
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
      if collector.bound > Slack.largestPreciseKey, collector.limit.isFinite {
        return try visitFar(keys.bits(atMost: collector.bound), level, node, &collector)
      }
      let nearest = keys.smallest
      guard nearest <= collector.bound else { return true }
      keys = keys.removing(nearest)
      let child = node &* PackedLevels.fanOut &+ LaneKeys.lane(nearest)
      guard try visit(level - 1, child, &collector) else { return false }
    }
  }

  /// Visits children where the limit is so far away that chords say little about geodesics: by exact distances to their middles, as `FarWalk` does.
  private func visitFar(
    _ children: UInt32, _ level: Int, _ node: Int, _ collector: inout some LiveCollector
  ) throws -> Bool {
    let record = cells.partition.record(level: level, node: node)
    var middles = FarMiddles(from: probe)
    for lane in SetBits(children) { middles.set(lane, to: record) }
    let bounds = middles.leastMeters(of: children)
    var waiting = children
    while waiting != 0 {
      var nearest = waiting.trailingZeroBitCount
      for lane in SetBits(waiting) where bounds[lane] < bounds[nearest] { nearest = lane }
      guard bounds[nearest] <= collector.limit else { return true }
      waiting &= ~(1 << UInt32(nearest))
      let child = node &* PackedLevels.fanOut &+ nearest
      guard try visit(level - 1, child, &collector) else { return false }
    }
    return true
  }
}
