// What must hold in every packed tree, for tests to check.

import GeoPrimitives

extension PackedTree {
  /// Stops with a sentence where the tree is not as every tree must be.
  ///
  /// - Complexity: O(*n*).
  package func _checkInvariants() {
    var seen = [Bool](repeating: false, count: count)
    let map = view.map
    view.checkPoints(of: map.points, depth: map.points.height, node: 0) { row in
      precondition(!seen[row], "no row stands in two slots")
      seen[row] = true
    }
    for leafSlot in 0..<map.areas.itemCount {
      guard let area = try? view.area(slot: leafSlot) else {
        preconditionFailure("every footprint can be read")
      }
      precondition(!seen[area.row], "no row stands in two slots")
      seen[area.row] = true
    }
    precondition(seen.allSatisfy { $0 }, "every row stands in a slot")
    for tree in view.plan.sports {
      guard let branch = map.tree(ofSport: tree.sport) else {
        preconditionFailure("every sport of the plan has its tree")
      }
      precondition(branch.itemCount == tree.levels.itemCount, "a tree is as large as planned")
      view.checkPoints(of: branch, depth: branch.height, node: 0) { _ in }
      for slot in 0..<branch.itemCount {
        let traits = try? view.traits(slot: branch.firstSlot + slot)
        precondition(
          traits?.sports.contains(tree.sport) == true, "a sport's tree holds that sport alone")
      }
    }
  }
}

extension TreeView {
  /// Checks that every box holds what is below it; returns the smallest box around a subtree.
  @discardableResult
  fileprivate func checkPoints(
    of branch: Branch, depth: Int, node: Int, _ body: (Int) -> Void
  ) -> RoundedBox {
    var whole = RoundedBox.nowhere
    guard branch.itemCount > 0 else { return whole }
    guard depth > 0 else {
      for slot in node * 16..<min(node * 16 + 16, branch.itemCount) {
        guard let point = try? point(slot: branch.slotsBefore + slot) else {
          preconditionFailure("every point can be read")
        }
        body(Int(point.row))
        let probe = Probe(point.position)
        let place = SIMD3(probe.x, probe.y, probe.z)
        whole.formUnion(RoundedBox(low: place, high: place))
      }
      return whole
    }
    guard let number = try? branch.number(of: node, level: depth, storage) else {
      preconditionFailure("every node has its number")
    }
    let record = branch.nodes + number * BoxRecord.size
    for lane in 0..<16 {
      let child = node * 16 + lane
      guard child << (4 * depth) < branch.itemCount else { break }
      let below = checkPoints(of: branch, depth: depth - 1, node: child, body)
      for axis in 0..<3 {
        let low = bytes.load(Float.self, at: record + 64 * axis + 4 * lane)
        let high = bytes.load(Float.self, at: record + 192 + 64 * axis + 4 * lane)
        precondition(
          low == below.low[axis] && high == below.high[axis], "a box is the smallest around its own"
        )
      }
      whole.formUnion(below)
    }
    return whole
  }
}
