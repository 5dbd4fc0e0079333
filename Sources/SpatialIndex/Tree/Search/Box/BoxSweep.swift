// A walk down an index's trees to all that a box of latitudes and longitudes may hold.

/// A walk down an index's trees to all that a box may hold.
struct BoxSweep<Storage: TreeStorage> {
  let view: TreeView<Storage>
  let probe: BoxProbe
  let filter: ItemConditions<Storage>

  /// Hands every slot to the body that may be inside and passes the filter.
  func run<Form: LeafForm>(_ form: Form.Type, _ body: (Int) throws -> Void) throws {
    let branch = Form.branch(of: view.map)
    guard branch.itemCount > 0 else { return }
    try visit(form, branch, level: branch.height, node: 0, body)
  }

  private func visit<Form: LeafForm>(
    _ form: Form.Type, _ branch: Branch, level: Int, node: Int, _ body: (Int) throws -> Void
  ) throws {
    guard level > 0 else { return try scan(form, branch, leaf: node, body) }
    let number = try branch.number(of: node, level: level, view.storage)
    let offset = branch.nodes + number * BoxRecord.size
    try view.storage.verify(offset, count: BoxRecord.size)
    var children = probe.boxes(view.bytes.block(at: offset, size: BoxRecord.size))
    children &= try filter.children(of: branch.firstNode + number)
    while children != 0 {
      let child = node * PackedLevels.fanOut + children.trailingZeroBitCount
      children &= children - 1
      try visit(form, branch, level: level - 1, node: child, body)
    }
  }

  private func scan<Form: LeafForm>(
    _ form: Form.Type, _ branch: Branch, leaf: Int, _ body: (Int) throws -> Void
  ) throws {
    let offset = branch.leaves + leaf * Form.size
    guard leaf < branch.leafCount else { throw view.storage.damage(at: branch.leaves) }
    try view.storage.verify(offset, count: Form.size)
    var slots = Form.slots(view.bytes.block(at: offset, size: Form.size), in: probe)
    while slots != 0 {
      let slot = leaf * PackedLevels.fanOut + slots.trailingZeroBitCount
      slots &= slots - 1
      guard slot < branch.itemCount else { throw view.storage.damage(at: offset) }
      let row = offset + Form.rows + slot % PackedLevels.fanOut * 4
      if try filter.admits(slot: branch.firstSlot + slot, rowAt: row) { try body(slot) }
    }
  }
}
