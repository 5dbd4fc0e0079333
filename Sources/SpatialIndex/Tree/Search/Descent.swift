// The walk down a packed tree, nearest child first: the loop that all searches by distance share.

/// What a search by distance does with the items it meets.
protocol Collector {
  /// Items and subtrees with a larger key are of no interest. It never grows.
  var bound: Float { get }
  /// Whether a leaf's items should come nearest first; otherwise they come slot by slot, which is quicker where most are taken.
  static var nearestFirst: Bool { get }
  mutating func take(key: Float, slot: Int, in leaf: RawBlock) throws
}

/// A walk down one of an index's trees, nearest child first.
///
/// At any moment there is at most one unfinished node a level, so what remains to be done is sixteen keys a level. The nearest child is
/// picked when it is needed; nothing is ever sorted, and no branch depends on the order of children. The two nearest leaves of a
/// node are read together, so that the second is on its way from memory while the first is looked at.
struct Descent<Storage: TreeStorage, Form: LeafForm, Filter: TreeFilter> {
  private let storage: Storage
  private let bytes: RawBytes
  private let map: TreeMap
  private let probe: Probe
  private let filter: Filter

  init(
    _ view: TreeView<Storage>, into form: Form.Type, from probe: Probe, matching filter: Filter
  ) {
    storage = view.storage
    bytes = view.bytes
    map = view.map
    self.probe = probe
    self.filter = filter
  }

  @inline(__always)
  private var branch: Branch { Form.branch(of: map) }

  @inline(__always)
  func run(_ collector: inout some Collector) throws {
    let top = branch.height
    guard top > 0 else {
      if branch.itemCount > 0 { try take(Leaf(0, self), into: &collector) }
      return
    }
    var waiting = InlineArray<9, Lanes>(repeating: Lanes(repeating: .infinity))
    var firstChildren = InlineArray<9, Int>(repeating: 0)
    var level = top
    var keys = try children(of: 0, level: level)
    while true {
      let nearest = keys.smallest
      guard nearest <= collector.bound else {
        if level == top { return }
        level &+= 1
        keys = waiting[level]
        continue
      }
      keys = keys.removing(nearest)
      let child = firstChildren[level] &+ LaneKeys.lane(nearest)
      if level > 1 {
        waiting[level] = keys
        level &-= 1
        firstChildren[level] = child &* PackedLevels.fanOut
        keys = try children(of: child, level: level)
      } else {
        try takePair(child, &keys, firstChildren[1], into: &collector)
      }
    }
  }

  @inline(__always)
  private func children(of node: Int, level: Int) throws -> Lanes {
    let number = try branch.number(of: node, level: level, storage)
    let offset = branch.nodes &+ number &* BoxRecord.size
    try storage.verify(offset, count: BoxRecord.size)
    let keys = BoxRecord.keys(bytes.block(at: offset, size: BoxRecord.size), from: probe)
    guard !Filter.admitsAll else { return keys }
    return LaneKeys.keeping(try filter.children(of: branch.firstNode + number), of: keys)
  }

  /// Takes from a leaf and from the one that comes after it, if that is near enough.
  @inline(__always)
  private func takePair(
    _ first: Int, _ keys: inout Lanes, _ firstChild: Int, into collector: inout some Collector
  ) throws {
    let near = try Leaf(first, self)
    let next = keys.smallest
    guard next <= collector.bound else { return try take(near, into: &collector) }
    let far = try Leaf(firstChild &+ LaneKeys.lane(next), self)
    try take(near, into: &collector)
    guard next <= collector.bound else { return }
    keys = keys.removing(next)
    try take(far, into: &collector)
  }

  /// A leaf with the keys of its items.
  private struct Leaf {
    let number: Int
    let record: RawBlock
    let keys: Lanes

    @inline(__always)
    init(_ number: Int, _ descent: Descent) throws {
      let branch = descent.branch
      guard number < branch.leafCount else { throw descent.storage.damage(at: branch.leaves) }
      let offset = branch.leaves &+ number &* Form.size
      try descent.storage.verify(offset, count: Form.size)
      self.number = number
      record = descent.bytes.block(at: offset, size: Form.size)
      keys = Form.keys(record, from: descent.probe)
    }
  }

  @inline(__always)
  private func take<Taker: Collector>(_ leaf: Leaf, into collector: inout Taker) throws {
    if Taker.nearestFirst {
      var keys = leaf.keys
      while true {
        let nearest = keys.smallest
        guard nearest <= collector.bound else { return }
        keys = keys.removing(nearest)
        try offer(nearest, lane: LaneKeys.lane(nearest), of: leaf, to: &collector)
      }
    } else {
      var near = leaf.keys.bits(atMost: collector.bound)
      while near != 0 {
        let lane = near.trailingZeroBitCount
        near &= near &- 1
        let key = leaf.keys[lane]
        guard key <= collector.bound else { continue }
        try offer(key, lane: lane, of: leaf, to: &collector)
      }
    }
  }

  @inline(__always)
  private func offer(
    _ key: Float, lane: Int, of leaf: Leaf, to collector: inout some Collector
  ) throws {
    let slot = leaf.number &* PackedLevels.fanOut &+ lane
    guard slot < branch.itemCount else { throw storage.damage(at: branch.leaves) }
    if !Filter.admitsAll {
      let row = branch.leaves + leaf.number * Form.size + Form.rows + lane * 4
      guard try filter.admits(slot: branch.firstSlot + slot, rowAt: row) else { return }
    }
    try collector.take(key: key, slot: slot, in: leaf.record)
  }
}
