// One of an index's two trees as a search needs it.

/// One of an index's two trees, and where it stands among what both share.
struct Branch: Sendable {
  let itemCount: Int
  let leafCount: Int
  let height: Int
  /// Where its nodes and leaves begin in the index's bytes.
  let nodes: Int
  let leaves: Int
  /// The number of its first node and of its first slot among those of both trees.
  let firstNode: Int
  let firstSlot: Int
  /// How many slots lie before it in its section of leaves.
  let slotsBefore: Int
  private let starts: InlineArray<9, Int>

  init<Form: LeafForm>(_ form: Form.Type, plan: TreePlan, offsets: TreeOffsets) {
    let levels = Form.levels(of: plan)
    let isSecond = Form.leaves == .areaLeaves
    itemCount = levels.itemCount
    leafCount = levels.leafCount
    height = levels.height
    nodes = offsets[Form.nodes]
    leaves = offsets[Form.leaves]
    firstNode = isSecond ? plan.points.nodeCount : 0
    firstSlot = isSecond ? plan.points.leafCount * PackedLevels.fanOut : 0
    slotsBefore = 0
    starts = levels.starts
  }

  /// The tree of a sport, whose nodes and leaves come after those of so many others.
  init(
    _ levels: PackedLevels, nodesBefore: Int, leavesBefore: Int, plan: TreePlan,
    offsets: TreeOffsets
  ) {
    itemCount = levels.itemCount
    leafCount = levels.leafCount
    height = levels.height
    nodes = offsets[.pointNodes] + nodesBefore * BoxRecord.size
    leaves = offsets[.pointLeaves] + leavesBefore * PointLeaf.size
    // Footprints' traits stand between those of all points and those of the sports'.
    firstNode = nodesBefore + plan.areas.nodeCount
    firstSlot = (leavesBefore + plan.areas.leafCount) * PackedLevels.fanOut
    slotsBefore = leavesBefore * PackedLevels.fanOut
    starts = levels.starts
  }

  /// The trees of all sports of a plan, in its order.
  static func sports(of plan: TreePlan, offsets: TreeOffsets) -> [Branch] {
    var nodes = plan.points.nodeCount
    var leaves = plan.points.leafCount
    return plan.sports.map { tree in
      defer {
        nodes += tree.levels.nodeCount
        leaves += tree.levels.leafCount
      }
      return Branch(
        tree.levels, nodesBefore: nodes, leavesBefore: leaves, plan: plan, offsets: offsets)
    }
  }

  /// The number of a level's node among all nodes of the tree; an error where there is no such node.
  @inline(__always)
  func number(of node: Int, level: Int, _ storage: some TreeStorage) throws(SpatialQueryError)
    -> Int
  {
    let number = starts[level] &+ node
    // Levels are numbered from the root down: the next one's start is where this one ends.
    guard number < starts[level &- 1] else { throw storage.damage(at: nodes) }
    return number
  }

  /// The same where the node may not be there, for what is only asked of the memory beforehand.
  @inline(__always)
  func numberIfThere(of node: Int, level: Int) -> Int? {
    let number = starts[level] &+ node
    return number < starts[level &- 1] ? number : nil
  }
}
