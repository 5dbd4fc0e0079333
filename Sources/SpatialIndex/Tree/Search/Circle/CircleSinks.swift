// Counting the points in a circle, and listing them.

/// Counts points and looks at nothing else.
struct CircleCount: CircleSink {
  private(set) var total = 0

  init() {}

  @inline(__always)
  mutating func take<Storage: TreeStorage>(_ slots: Range<Int>, of view: TreeView<Storage>) {
    total &+= slots.count
  }

  @inline(__always)
  mutating func take(_ lanes: UInt32, in leaf: RawBlock) { total &+= lanes.nonzeroBitCount }

  mutating func take(_ area: Neighbor) { total &+= 1 }
}

/// Gathers rows in whatever order the tree has them.
struct CircleRows: CircleSink {
  private var rows: RowList

  init() { rows = RowList(in: []) }

  init(in memory: consuming [Int]) { rows = RowList(in: consume memory) }

  /// The largest row met, to be checked in the end.
  var largest: UInt32 { rows.largest }

  mutating func take<Storage: TreeStorage>(
    _ slots: Range<Int>, of view: TreeView<Storage>
  ) throws(SpatialQueryError) {
    let first = slots.lowerBound / 16
    let end = (slots.upperBound + 15) / 16
    view.bytes.prefetch(
      view.map.points.leaves + first * PointLeaf.size + PointLeaf.rows, lines: 1)
    for leaf in first..<end {
      let offset = view.map.points.leaves + leaf * PointLeaf.size
      view.bytes.prefetch(offset + 4 * PointLeaf.size + PointLeaf.rows, lines: 1)
      try view.storage.verify(offset, count: PointLeaf.size)
      let filled = min(16, slots.upperBound - leaf * 16)
      let record = view.bytes.block(at: offset, size: PointLeaf.size)
      rows.append(UInt32.max >> UInt32(32 - filled), of: record)
    }
  }

  @inline(__always)
  mutating func take(_ lanes: UInt32, in leaf: RawBlock) { rows.append(lanes, of: leaf) }

  mutating func take(_ area: Neighbor) { rows.append(area.item) }

  /// The rows, in the array that was handed over; good for once.
  mutating func takeRows() -> [Int] { rows.takeRows() }
}
