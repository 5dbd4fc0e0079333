// A partition of space into cells that hold about equally many points, and that stays as it is while points move.

import GeoPrimitives

/// Cells of space, sixteen to a node, as the packed tree has its leaves.
///
/// Unlike the boxes of a packed tree, cells leave no gap and don't depend on where points are later: each has a place for every point.
struct LivePartition: Sendable {
  /// How many points a cell is made for; it has room for twice as many before it needs a second bucket.
  static let aim = 8

  let levels: PackedLevels
  private let owner: OwnedBytes
  private let bytes: RawBytes
  /// The boxes of the cells themselves, for the writer.
  private let cells: [RoundedBox]

  var cellCount: Int { levels.leafCount }

  /// Cuts space so that points are spread evenly.
  ///
  /// Moves the points into the order of the cells and says where each cell's end.
  init(_ seeds: inout [Seed], ends: inout [Int]) {
    let cellCount = max(1, (seeds.count + Self.aim - 1) / Self.aim)
    levels = PackedLevels(itemCount: cellCount * PackedLevels.fanOut)
    owner = OwnedBytes(count: levels.nodeCount * BoxRecord.size)
    bytes = owner.view
    var cutter = LiveCutter(levels: levels)
    var span = seeds.mutableSpan
    cutter.cut(&span)
    cells = cutter.boxes[0]
    ends = cutter.ends
    for level in stride(from: levels.height, to: 0, by: -1) {
      for node in 0..<levels.count(level: level) {
        let record = (levels.start(level: level) + node) * BoxRecord.size
        for lane in 0..<PackedLevels.fanOut {
          let child = node * PackedLevels.fanOut + lane
          let children = cutter.boxes[level - 1]
          let box = child < children.count ? children[child] : .nowhere
          for axis in 0..<3 {
            owner.store(box.low[axis], at: record + 64 * axis + 4 * lane)
            owner.store(box.high[axis], at: record + 192 + 64 * axis + 4 * lane)
          }
        }
      }
    }
  }

  /// The record of a node's children.
  @inline(__always)
  func record(level: Int, node: Int) -> RawBlock {
    let number = levels.start(level: level) &+ node
    return bytes.block(at: number &* BoxRecord.size, size: BoxRecord.size)
  }

  /// Whether a point belongs into a cell, or may.
  @inline(__always)
  func holds(_ point: SIMD3<Float>, in cell: Int) -> Bool {
    let box = cells[cell]
    let inside = (box.low .<= point) .& (point .<= box.high)
    return all(inside)
  }

  /// A cell that a point belongs into.
  func cell(of probe: Probe) -> Int {
    var node = 0
    for level in stride(from: levels.height, to: 0, by: -1) {
      let keys = BoxRecord.keys(record(level: level, node: node), from: probe)
      let inside = keys.bits(atMost: LaneKeys.zero)
      // Cells leave no gap, so there is one.
      node = node * PackedLevels.fanOut + (inside == 0 ? 0 : inside.trailingZeroBitCount)
    }
    return min(node, cellCount - 1)
  }
}

/// Cuts space and points, level by level.
private struct LiveCutter {
  let levels: PackedLevels
  /// For every level, the boxes of its nodes; level 0 has the cells.
  var boxes: [[RoundedBox]]
  var ends: [Int]

  init(levels: PackedLevels) {
    self.levels = levels
    boxes = (0...levels.height).map { level in
      Array(repeating: .nowhere, count: max(1, levels.count(level: level)))
    }
    ends = Array(repeating: 0, count: levels.leafCount)
  }

  mutating func cut(_ seeds: inout MutableSpan<Seed>) {
    var capacity = 1
    for _ in 0..<levels.height { capacity *= PackedLevels.fanOut }
    // Wider than the Earth.
    let everything = RoundedBox(
      low: SIMD3(repeating: -1e7), high: SIMD3(repeating: 1e7))
    cut(
      &seeds, 0..<seeds.count, cells: 0..<levels.leafCount, in: everything, level: levels.height,
      capacity: capacity)
  }

  private mutating func cut(
    _ seeds: inout MutableSpan<Seed>, _ range: Range<Int>, cells: Range<Int>, in box: RoundedBox,
    level: Int, capacity: Int
  ) {
    var level = level
    var capacity = capacity
    while cells.count <= capacity {
      boxes[level][cells.lowerBound / capacity] = box
      guard level > 0 else {
        ends[cells.lowerBound] = range.upperBound
        return
      }
      level -= 1
      capacity /= PackedLevels.fanOut
    }
    let children = (cells.count + capacity - 1) / capacity
    let middle = cells.lowerBound + (children + 1) / 2 * capacity
    let place = range.lowerBound + range.count * (middle - cells.lowerBound) / cells.count
    let axis = MedianSplit.widestAxis(seeds, range, otherwise: box)
    var value = (box.low[axis] + box.high[axis]) / 2
    if range.count > 1, place < range.upperBound {
      MedianSplit.select(place, in: &seeds, range.lowerBound, range.upperBound, axis: axis)
      value = seeds[place][axis]
    } else if let only = range.first, place == range.upperBound {
      // One point, before the cut.
      value = max(value, seeds[only][axis])
    } else if let only = range.first {
      value = min(value, seeds[only][axis])
    }
    var lower = box
    var upper = box
    lower.high[axis] = value
    upper.low[axis] = value
    cut(
      &seeds, range.lowerBound..<place, cells: cells.lowerBound..<middle, in: lower, level: level,
      capacity: capacity)
    cut(
      &seeds, place..<range.upperBound, cells: middle..<cells.upperBound, in: upper, level: level,
      capacity: capacity)
  }
}

extension MedianSplit {
  /// The axis along which some points spread widest, or a box does where there are fewer than two.
  fileprivate static func widestAxis(
    _ seeds: borrowing MutableSpan<Seed>, _ range: Range<Int>, otherwise box: RoundedBox
  ) -> Int {
    guard range.count < 2 else { return widestAxis(seeds, range.lowerBound, range.upperBound) }
    let extent = box.high - box.low
    if extent.x >= extent.y { return extent.x >= extent.z ? 0 : 2 }
    return extent.y >= extent.z ? 1 : 2
  }
}
