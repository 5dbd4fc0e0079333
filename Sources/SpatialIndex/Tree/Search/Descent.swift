// The walk down a packed tree, nearest child first: the loop that all searches by distance share.

/// What a search by distance does with the items it meets.
protocol Collector {
  /// Items and subtrees with a larger key are of no interest. It never grows.
  var bound: Float { get }
  /// Takes the items of a leaf whose lanes are set, all of them up to the bound.
  mutating func take(_ lanes: UInt32, keys: LaneTable, firstSlot: Int, in leaf: RawBlock) throws
  /// Whether most leaves of a node will be looked into even where there is no bound yet.
  var expectsMany: Bool { get }
  /// Takes all items of a full leaf of points up to the bound by itself; false where it leaves that to `take`.
  mutating func gather(_ leaf: RawBlock, from probe: Probe, firstSlot: Int) -> Bool
}

extension Collector {
  @inline(__always)
  var expectsMany: Bool { false }
  @inline(__always)
  mutating func gather(_ leaf: RawBlock, from probe: Probe, firstSlot: Int) -> Bool { false }
}

/// A walk down one of an index's trees, nearest child first.
///
/// At any moment there is at most one unfinished node a level, so what remains to be done is sixteen keys a level. The nearest child is
/// picked when it is needed; nothing is ever sorted, and no branch depends on the order of children. While a leaf is looked at, the
/// one that comes next is on its way from memory.
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
      if branch.itemCount > 0 { try take(0, next: -1, into: &collector) }
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
        if level == 2 { askForNode(firstChildren[2] &+ LaneKeys.lane(keys.smallest)) }
        level &-= 1
        firstChildren[level] = child &* PackedLevels.fanOut
        keys = try children(of: child, level: level)
        if level == 1, collector.bound < Slack.unlimited || collector.expectsMany {
          askForLeaves(child &* PackedLevels.fanOut, keys, upTo: collector.bound)
        }
      } else {
        let next = firstChildren[1] &+ LaneKeys.lane(keys.smallest)
        try take(child, next: next, into: &collector)
      }
    }
  }

  @inline(__always)
  private func children(of node: Int, level: Int) throws -> Lanes {
    let number = try branch.number(of: node, level: level, storage)
    let offset = branch.nodes &+ number &* BoxRecord.size
    try storage.verify(offset, count: BoxRecord.size)
    let keys = BoxRecord.fastKeys(bytes.block(at: offset, size: BoxRecord.size), from: probe)
    guard !Filter.admitsAll else { return keys }
    return LaneKeys.keeping(try filter.children(of: branch.firstNode + number), of: keys)
  }

  /// Asks for the node over leaves that comes next, if the search goes on there.
  @inline(__always)
  private func askForNode(_ node: Int) {
    guard let number = branch.numberIfThere(of: node, level: 1) else { return }
    bytes.prefetch(branch.nodes &+ number &* BoxRecord.size, lines: 6)
  }

  /// Asks for the leaves that a search will look into.
  @inline(__always)
  private func askForLeaves(_ first: Int, _ keys: Lanes, upTo bound: Float) {
    for lane in SetBits(keys.bits(atMost: bound)) {
      bytes.prefetch(branch.leaves &+ (first &+ lane) &* Form.size, lines: 3)
    }
  }

  /// Takes from a leaf, after asking for the one that comes next.
  @inline(__always)
  private func take(_ number: Int, next: Int, into collector: inout some Collector) throws {
    bytes.prefetch(branch.leaves &+ number &* Form.size &+ 192, lines: 5)
    if next >= 0, next < branch.leafCount {
      bytes.prefetch(branch.leaves &+ next &* Form.size, lines: 3)
    }
    let record = try leaf(number)
    let firstSlot = number &* PackedLevels.fanOut
    let most = branch.itemCount &- firstSlot
    if Filter.admitsAll, most >= PackedLevels.fanOut,
      collector.gather(record, from: probe, firstSlot: branch.slotsBefore &+ firstSlot)
    {
      return
    }
    let keys = Form.keys(record, from: probe)
    var near = keys.bits(atMost: collector.bound)
    guard near != 0 else { return }
    guard most >= PackedLevels.fanOut || near >> UInt32(truncatingIfNeeded: most) == 0 else {
      throw storage.damage(at: branch.leaves)
    }
    if !Filter.admitsAll {
      let row = branch.leaves + number * Form.size + Form.rows
      for lane in SetBits(near) {
        let slot = branch.firstSlot + firstSlot + lane
        if try !filter.admits(slot: slot, rowAt: row + lane * 4) { near &= ~(1 << UInt32(lane)) }
      }
    }
    try collector.take(
      near, keys: LaneTable(keys), firstSlot: branch.slotsBefore &+ firstSlot, in: record)
  }

  @inline(__always)
  private func leaf(_ number: Int) throws -> RawBlock {
    guard number < branch.leafCount else { throw storage.damage(at: branch.leaves) }
    let offset = branch.leaves &+ number &* Form.size
    try storage.verify(offset, count: Form.size)
    return bytes.block(at: offset, size: Form.size)
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
