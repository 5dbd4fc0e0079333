// Counting the points in a circle, and listing them.

/// Counts points and looks at nothing else.
struct CircleCount: CircleSink {
  private(set) var total = 0

  @inline(__always)
  mutating func take<Storage: TreeStorage>(_ slots: Range<Int>, of view: TreeView<Storage>) {
    total &+= slots.count
  }

  @inline(__always)
  mutating func take(_ lanes: UInt32, in leaf: RawBlock) { total &+= lanes.nonzeroBitCount }
}

/// Gathers rows in whatever order the tree has them.
struct CircleRows: CircleSink {
  private(set) var rows: [Int]
  /// The largest row met, to be checked in the end.
  private(set) var largest: UInt32 = 0

  init(_ rows: [Int]) { self.rows = rows }

  mutating func take<Storage: TreeStorage>(
    _ slots: Range<Int>, of view: TreeView<Storage>
  ) throws(SpatialQueryError) {
    for leaf in slots.lowerBound / 16...(slots.upperBound - 1) / 16 {
      let offset = view.map.points.leaves + leaf * PointLeaf.size
      try view.storage.verify(offset, count: PointLeaf.size)
      let filled = min(16, slots.upperBound - leaf * 16)
      let record = view.bytes.block(at: offset, size: PointLeaf.size)
      take(UInt32.max >> UInt32(32 - filled), in: record)
    }
  }

  @inline(__always)
  mutating func take(_ lanes: UInt32, in leaf: RawBlock) {
    for lane in SetBits(lanes) {
      let row = leaf.load(UInt32.self, at: PointLeaf.rows &+ 4 &* lane)
      largest = max(largest, row)
      rows.append(Int(row))
    }
  }
}
