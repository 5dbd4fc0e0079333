// The walk down a packed tree, nearest child first: the loop that all searches by distance share.

/// What a search by distance does with the items it meets.
protocol Collector {
  /// Items and subtrees with a larger key are of no interest. It never grows.
  var bound: Float { get }
  /// Takes the items of a leaf whose lanes are set, all of them up to the bound.
  mutating func take(_ lanes: UInt32, keys: LaneTable, firstSlot: Int, in leaf: RawBlock) throws
}

/// A walk down one of an index's trees, nearest child first.
///
/// At any moment there is at most one unfinished node a level, so what remains to be done is sixteen keys a level. The nearest child is
/// picked when it is needed; nothing is ever sorted, and no branch depends on the order of children. The two nearest leaves of a
/// node are read together, so that the second is on its way from memory while the first is looked at.
struct Descent<Storage: TreeStorage, Form: LeafForm, Filter: TreeFilter> {
  private let storage: Storage
  private let bytes: RawBytes
  private let branch: Branch
  private let probe: Probe
  private let filter: Filter

  init(
    _ view: TreeView<Storage>, into form: Form.Type, _ branch: Branch, from probe: Probe,
    matching filter: Filter
  ) {
    storage = view.storage
    bytes = view.bytes
    self.branch = branch
    self.probe = probe
    self.filter = filter
  }

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
  private func take(_ leaf: Leaf, into collector: inout some Collector) throws {
    var near = leaf.keys.bits(atMost: collector.bound)
    guard near != 0 else { return }
    let firstSlot = leaf.number &* PackedLevels.fanOut
    let most = branch.itemCount &- firstSlot
    guard most >= PackedLevels.fanOut || near >> UInt32(truncatingIfNeeded: most) == 0 else {
      throw storage.damage(at: branch.leaves)
    }
    if !Filter.admitsAll {
      let row = branch.leaves + leaf.number * Form.size + Form.rows
      for lane in SetBits(near) {
        let slot = branch.firstSlot + firstSlot + lane
        if try !filter.admits(slot: slot, rowAt: row + lane * 4) { near &= ~(1 << UInt32(lane)) }
      }
    }
    try collector.take(
      near, keys: LaneTable(leaf.keys), firstSlot: branch.slotsBefore &+ firstSlot, in: leaf.record)
  }
}

/// The numbers of a word's bits that are 1, lowest first.
struct SetBits: Sequence, IteratorProtocol {
  private var bits: UInt32

  @inline(__always)
  init(_ bits: UInt32) { self.bits = bits }

  @inline(__always)
  mutating func next() -> Int? {
    guard bits != 0 else { return nil }
    defer { bits &= bits &- 1 }
    return bits.trailingZeroBitCount
  }
}
