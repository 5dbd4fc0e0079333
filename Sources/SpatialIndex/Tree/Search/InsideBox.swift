// Every item in a box or an area.

import GeoPrimitives

extension TreeView {
  /// Every item in a box, by rising row.
  func inside(_ box: GeoBox, matching filter: ItemFilter) throws -> [Int] {
    let rectangles = box.rectangles
    return try inside(bounds: box, matching: filter, points: box.contains) { outline in
      outline.meets(rectangles)
    }
  }

  /// Every item in an area, by rising row.
  func inside(_ region: some Region, matching filter: ItemFilter) throws -> [Int] {
    try inside(bounds: region.bounds, matching: filter, points: region.covers) { outline in
      region.intersects(outline.footprint)
    }
  }

  private func inside(
    bounds: GeoBox, matching filter: ItemFilter, points: (Position) -> Bool,
    areas: (FlatOutline) -> Bool
  ) throws -> [Int] {
    guard let open = try opened(filter) else { return [] }
    let traits = TraitFilter(open, in: self)
    var rows: [Int] = []
    let sweep = BoxSweep(
      view: self, probe: BoxProbe(bounds), filter: traits, looksAtTraits: open.looksAtTraits)
    try sweep.run(PointLeaf.branch(of: plan), leafSize: PointLeaf.size) { slot in
      let point = try point(slot: slot)
      guard points(point.position), try open.predicate?(point.row) ?? true else { return }
      rows.append(point.row)
    }
    try sweep.run(AreaLeaf.branch(of: plan), leafSize: AreaLeaf.size) { slot in
      let area = try area(slot: slot)
      guard areas(area.outline), try open.predicate?(area.row) ?? true else { return }
      rows.append(area.row)
    }
    rows.sort()
    return rows
  }
}

/// A walk down an index's trees to all that a box may hold.
struct BoxSweep<Storage: TreeStorage> {
  let view: TreeView<Storage>
  let probe: BoxProbe
  let filter: TraitFilter<Storage>
  let looksAtTraits: Bool

  /// Hands every slot to the body that may be inside and passes the filter's conditions on traits.
  func run(_ branch: Branch, leafSize: Int, _ body: (Int) throws -> Void) throws {
    guard branch.levels.itemCount > 0 else { return }
    try visit(branch, leafSize, level: branch.levels.height, node: 0, body)
  }

  private func visit(
    _ branch: Branch, _ leafSize: Int, level: Int, node: Int, _ body: (Int) throws -> Void
  ) throws {
    guard level > 0 else { return try scan(branch, leafSize, leaf: node, body) }
    let number = branch.levels.start(level: level) + node
    let offset = try view.verified(branch.nodes, number, of: BoxRecord.size)
    var children = probe.boxes(view.bytes, at: offset)
    if looksAtTraits { children &= try filter.children(of: branch.firstNode + number) }
    while children != 0 {
      let child = node * PackedLevels.fanOut + children.trailingZeroBitCount
      children &= children - 1
      guard child < branch.levels.count(level: level - 1) else {
        throw view.storage.damage(at: offset)
      }
      try visit(branch, leafSize, level: level - 1, node: child, body)
    }
  }

  private func scan(
    _ branch: Branch, _ leafSize: Int, leaf: Int, _ body: (Int) throws -> Void
  ) throws {
    let offset = try view.verified(branch.leaves, leaf, of: leafSize)
    var slots =
      branch.leaves == .pointLeaves
      ? probe.points(view.bytes, at: offset) : probe.boxes(view.bytes, at: offset)
    while slots != 0 {
      let slot = leaf * PackedLevels.fanOut + slots.trailingZeroBitCount
      slots &= slots - 1
      guard slot < branch.levels.itemCount else { throw view.storage.damage(at: offset) }
      if looksAtTraits {
        let traits = try view.traits(slot: branch.firstSlot + slot)
        guard filter.admits(traits) else { continue }
      }
      try body(slot)
    }
  }
}
