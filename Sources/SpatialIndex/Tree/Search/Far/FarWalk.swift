// A walk to the nearest of points that are all far away, where chords say little about the way around the Earth.

import GeoPrimitives

/// A walk down a tree of points by exact distances.
///
/// Thousands of kilometres away the geodesics over one chord differ by kilometres with their direction, so pruning by chords would look at everything in
/// a city. Here a subtree is bounded by the triangle inequality: no point of a box is nearer than its middle less its radius, and geodesics to sixteen
/// middles cost little more than a node's keys.
struct FarWalk<Storage: TreeStorage, Filter: TreeFilter> {
  let view: TreeView<Storage>
  let branch: Branch
  let filter: Filter
  let probe: Probe

  func run(_ heap: inout NearestHeap) throws {
    guard branch.itemCount > 0 else { return }
    heap.waiting.removeNotes()
    heap.waiting.push(FarSubtree(meters: 0, level: branch.height, node: 0))
    while let next = heap.waiting.pop(), next.meters <= heap.limit {
      if next.level == 0 {
        try take(next.node, into: &heap)
      } else {
        try open(next, into: &heap)
      }
    }
  }

  private func open(_ subtree: FarSubtree, into heap: inout NearestHeap) throws {
    let limit = heap.limit
    let number = try branch.number(of: subtree.node, level: subtree.level, view.storage)
    let offset = branch.nodes &+ number &* BoxRecord.size
    try view.storage.verify(offset, count: BoxRecord.size)
    let record = view.bytes.block(at: offset, size: BoxRecord.size)
    let first = subtree.node &* PackedLevels.fanOut
    var children: UInt32 = 0xFFFF
    if !Filter.admitsAll { children &= try filter.children(of: branch.firstNode + number) }
    for lane in SetBits(children)
    where (first &+ lane) &<< (4 &* (subtree.level &- 1)) >= branch.leafCount {
      children &= ~(1 << UInt32(lane))
    }
    // Wide boxes are better bounded by the chord to them, narrow ones by their middles.
    let keys = LaneTable(BoxRecord.fastKeys(record, from: probe))
    var chords = InlineArray<16, Double>(repeating: 0)
    var middles = FarMiddles(from: probe)
    for lane in SetBits(children) {
      chords[lane] = Geodesic.leastMeters(overChord: Slack.leastChord(keys[lane]))
      if chords[lane] > limit {
        children &= ~(1 << UInt32(lane))
      } else {
        middles.set(lane, to: record)
      }
    }
    let bounds = middles.leastMeters(of: children)
    for lane in SetBits(children) where bounds[lane] <= limit {
      heap.waiting.push(
        FarSubtree(
          meters: max(chords[lane], bounds[lane]), level: subtree.level &- 1, node: first &+ lane))
    }
  }

  private func take(_ leaf: Int, into heap: inout NearestHeap) throws {
    guard leaf < branch.leafCount else { throw view.storage.damage(at: branch.leaves) }
    let offset = branch.leaves &+ leaf &* PointLeaf.size
    try view.storage.verify(offset, count: PointLeaf.size)
    let firstSlot = leaf &* PackedLevels.fanOut
    var block = GeodesicBlock(at: probe.position)
    var rows = InlineArray<8, UInt32>(repeating: 0)
    var filled = 0
    func measure() {
      block.measure(from: probe.position, at: probe.point)
      for lane in 0..<filled {
        heap.add(Neighbor(item: Int(rows[lane]), meters: block.meters[lane]))
      }
      filled = 0
    }
    for lane in 0..<min(PackedLevels.fanOut, branch.itemCount &- firstSlot) {
      let slot = branch.firstSlot + firstSlot + lane
      if !Filter.admitsAll {
        guard try filter.admits(slot: slot, rowAt: offset + PointLeaf.rows + lane * 4) else {
          continue
        }
      }
      let point = try view.point(slot: branch.slotsBefore &+ firstSlot &+ lane)
      block.set(filled, latitude: point.degrees.y, longitude: point.degrees.x)
      rows[filled] = point.row
      filled += 1
      if filled == GeodesicBlock.size { measure() }
    }
    if filled > 0 { measure() }
  }
}
