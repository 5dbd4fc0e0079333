// A walk to all points in a circle that measures hardly any of them.

import GeoPrimitives

/// What is done with the points in a circle, and with the footprints there.
protocol CircleSink: AreaSink {
  /// Takes all items of a stretch of slots.
  mutating func take<Storage: TreeStorage>(_ slots: Range<Int>, of view: TreeView<Storage>) throws
  /// Takes the items of a leaf whose lanes are set.
  mutating func take(_ lanes: UInt32, in leaf: RawBlock) throws
}

/// A walk down the tree of points to all in a circle.
///
/// Subtrees that lie inside as a whole are taken as a whole; points are told inside from outside by their keys, but for those in the thin shell where
/// rounding might be to blame, which are measured.
struct CircleSweep<Storage: TreeStorage, Filter: TreeFilter> {
  let view: TreeView<Storage>
  let branch: Branch
  let probe: Probe
  let bounds: CircleBounds
  let filter: Filter

  func run(into sink: inout some CircleSink) throws {
    guard branch.height > 0 else { return try scan(leaf: 0, into: &sink) }
    var leaves = LeafQueue()
    try visit(level: branch.height, node: 0, &leaves, into: &sink)
    try scan(&leaves, into: &sink)
  }

  private func visit(
    level: Int, node: Int, _ leaves: inout LeafQueue, into sink: inout some CircleSink
  ) throws {
    let number = try branch.number(of: node, level: level, view.storage)
    let offset = branch.nodes &+ number &* BoxRecord.size
    try view.storage.verify(offset, count: BoxRecord.size)
    let record = view.bytes.block(at: offset, size: BoxRecord.size)
    let masks = BoxRecord.masks(record, from: probe, within: bounds)
    var near = masks & 0xFFFF
    guard near != 0 else { return }
    var whole: UInt32 = 0
    if Filter.admitsAll {
      whole = masks >> 16 & near
    } else {
      near &= try filter.children(of: branch.firstNode + number)
    }
    askFor(near & ~whole, of: node, level: level)
    for lane in SetBits(near) {
      let child = node &* PackedLevels.fanOut &+ lane
      if whole >> UInt32(lane) & 1 == 1 {
        let first = child << (4 * level)
        let end = min(first + 1 << (4 * level), branch.itemCount)
        guard first < end else { throw view.storage.damage(at: offset) }
        let before = branch.slotsBefore
        try sink.take(before + first..<before + end, of: view)
      } else if level > 1 {
        try visit(level: level - 1, node: child, &leaves, into: &sink)
      } else {
        if leaves.isFull { try scan(&leaves, into: &sink) }
        leaves.append(child)
      }
    }
  }

  /// Asks for all children that will be looked into, so that they come from memory side by side.
  @inline(__always)
  private func askFor(_ lanes: UInt32, of node: Int, level: Int) {
    let first = node &* PackedLevels.fanOut
    for lane in SetBits(lanes) {
      if level == 1 {
        view.bytes.prefetch(branch.leaves &+ (first &+ lane) &* PointLeaf.size, lines: 3)
      } else if let number = branch.numberIfThere(of: first &+ lane, level: level &- 1) {
        view.bytes.prefetch(branch.nodes &+ number &* BoxRecord.size, lines: 6)
      }
    }
  }

  /// Looks into the leaves that were asked for.
  private func scan(_ leaves: inout LeafQueue, into sink: inout some CircleSink) throws {
    for index in 0..<leaves.count { try scan(leaf: leaves[index], into: &sink) }
    leaves.removeAll()
  }

  private func scan(leaf: Int, into sink: inout some CircleSink) throws {
    guard leaf < branch.leafCount else { throw view.storage.damage(at: branch.leaves) }
    let offset = branch.leaves &+ leaf &* PointLeaf.size
    try view.storage.verify(offset, count: PointLeaf.size)
    let record = view.bytes.block(at: offset, size: PointLeaf.size)
    let masks = PointLeaf.masks(record, from: probe, within: bounds)
    let near = masks & 0xFFFF
    guard near != 0 else { return }
    var inside = masks >> 16 & near
    let firstSlot = leaf &* PackedLevels.fanOut
    for lane in SetBits(near & ~inside) {
      let point = try view.point(slot: branch.slotsBefore + firstSlot + lane)
      if probe.meters(to: point.position) <= bounds.meters { inside |= 1 << UInt32(lane) }
    }
    let most = branch.itemCount &- firstSlot
    guard most >= PackedLevels.fanOut || inside >> UInt32(truncatingIfNeeded: most) == 0 else {
      throw view.storage.damage(at: offset)
    }
    if !Filter.admitsAll {
      let row = offset + PointLeaf.rows
      for lane in SetBits(inside) {
        let slot = branch.firstSlot + firstSlot + lane
        if try !filter.admits(slot: slot, rowAt: row + lane * 4) { inside &= ~(1 << UInt32(lane)) }
      }
    }
    try sink.take(inside, in: record)
  }
}

/// Leaves on their way from memory: all that a small circle meets come side by side, and are looked into last.
private struct LeafQueue {
  private var leaves = InlineArray<32, Int>(repeating: 0)
  private(set) var count = 0

  var isFull: Bool { count == 32 }

  subscript(index: Int) -> Int { leaves[index] }

  mutating func append(_ leaf: Int) {
    leaves[count] = leaf
    count += 1
  }

  mutating func removeAll() { count = 0 }
}
