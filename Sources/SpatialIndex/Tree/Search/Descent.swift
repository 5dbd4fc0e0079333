// The walk down a packed tree, nearest child first: the loop that all searches by distance share.

/// What a search by distance does with the items it meets.
protocol Collector {
  /// Items and subtrees with a larger key are of no interest. It never grows.
  var bound: Float { get }
  /// Whether a leaf's items should come nearest first; otherwise they come slot by slot, which is quicker where most are taken.
  static var nearestFirst: Bool { get }
  mutating func take(key: Float, slot: Int) throws
}

/// A walk down one of an index's trees, nearest child first.
///
/// At any moment there is at most one unfinished node a level, so what remains to be done is sixteen keys a level. The nearest child is
/// picked when it is needed; nothing is ever sorted, and no branch depends on the order of children.
struct Descent<Storage: TreeStorage, Form: LeafForm, Filter: TreeFilter> {
  let view: TreeView<Storage>
  let branch: Branch
  let probe: Probe
  let filter: Filter

  init(_ view: TreeView<Storage>, into form: Form.Type, from probe: Probe, matching filter: Filter)
  {
    self.view = view
    branch = Form.branch(of: view.plan)
    self.probe = probe
    self.filter = filter
  }

  @inline(__always)
  func run(_ collector: inout some Collector) throws {
    guard branch.levels.itemCount > 0 else { return }
    var level = branch.levels.height
    guard level > 0 else { return try scan(leaf: 0, into: &collector) }
    var waiting = InlineArray<9, Lanes>(repeating: .zero)
    var firstChildren = InlineArray<9, Int>(repeating: 0)
    var keys = try children(of: 0, level: level)
    while true {
      let nearest = LaneKeys.smallest(keys)
      guard nearest <= collector.bound else {
        if level == branch.levels.height { return }
        level += 1
        keys = waiting[level]
        continue
      }
      let lane = LaneKeys.lane(nearest)
      keys = LaneKeys.removing(lane, from: keys)
      let child = firstChildren[level] + lane
      guard child < branch.levels.count(level: level - 1) else {
        throw view.storage.damage(at: view.offsets[branch.nodes])
      }
      if level == 1 {
        try scan(leaf: child, into: &collector)
      } else {
        waiting[level] = keys
        level -= 1
        firstChildren[level] = child * PackedLevels.fanOut
        keys = try children(of: child, level: level)
      }
    }
  }

  @inline(__always)
  private func children(of node: Int, level: Int) throws -> Lanes {
    let number = branch.levels.start(level: level) + node
    let offset = try view.verified(branch.nodes, number, of: BoxRecord.size)
    let keys = BoxRecord.keys(view.bytes, at: offset, from: probe)
    guard Filter.looksAtTraits else { return keys }
    return LaneKeys.keeping(try filter.children(of: branch.firstNode + number), of: keys)
  }

  @inline(__always)
  private func scan(leaf: Int, into collector: inout some Collector) throws {
    let offset = try view.verified(branch.leaves, leaf, of: Form.size)
    let keys = Form.keys(view.bytes, at: offset, from: probe)
    if type(of: collector).nearestFirst {
      try takeNearestFirst(keys, leaf: leaf, at: offset, into: &collector)
    } else {
      try takeInPlace(keys, leaf: leaf, at: offset, into: &collector)
    }
  }

  @inline(__always)
  private func takeNearestFirst(
    _ keys: Lanes, leaf: Int, at offset: Int, into collector: inout some Collector
  ) throws {
    var keys = keys
    while true {
      let nearest = LaneKeys.smallest(keys)
      guard nearest <= collector.bound else { return }
      let lane = LaneKeys.lane(nearest)
      keys = LaneKeys.removing(lane, from: keys)
      try offer(nearest, lane: lane, leaf: leaf, at: offset, to: &collector)
    }
  }

  @inline(__always)
  private func takeInPlace(
    _ keys: Lanes, leaf: Int, at offset: Int, into collector: inout some Collector
  ) throws {
    var near = LaneKeys.bits(keys .<= collector.bound)
    while near != 0 {
      let lane = near.trailingZeroBitCount
      near &= near - 1
      let key = keys[lane]
      guard key <= collector.bound else { continue }
      try offer(key, lane: lane, leaf: leaf, at: offset, to: &collector)
    }
  }

  @inline(__always)
  private func offer(
    _ key: Float, lane: Int, leaf: Int, at offset: Int, to collector: inout some Collector
  ) throws {
    let slot = leaf * PackedLevels.fanOut + lane
    guard slot < branch.levels.itemCount else { throw view.storage.damage(at: offset) }
    guard try filter.admits(slot: branch.firstSlot + slot, rowAt: offset + Form.rows + lane * 4)
    else { return }
    try collector.take(key: key, slot: slot)
  }
}
