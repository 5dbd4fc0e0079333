// The shape of a packed tree, which follows from the number of its items alone.

/// The levels of a tree in which every node but the last of a level is full.
///
/// Leaves are level 0 and hold 16 items each; a node of level *l* has 16 children of level *l* − 1. Child *c* of node *j* is number
/// 16*j* + *c* of its level, so there are no pointers to store and none to be damaged. Nodes are numbered from the root down.
struct PackedLevels: Equatable {
  static let fanOut = 16
  /// More levels than 2³¹ items need.
  static let most = 9
  /// The most items a tree can hold.
  static let largestCount = Int(Int32.max)

  let itemCount: Int
  let leafCount: Int
  /// The level of the root; 0 where the root is a leaf.
  let height: Int
  let nodeCount: Int
  /// The number of each level's first node among all nodes; for level 0, where nodes end.
  let starts: InlineArray<9, Int>
  private let counts: InlineArray<9, Int>

  init(itemCount: Int) {
    precondition(0...Self.largestCount ~= itemCount, "a tree holds at most 2³¹ − 1 items")
    self.itemCount = itemCount
    leafCount = Self.groups(of: itemCount)
    var counts = InlineArray<9, Int>(repeating: 0)
    counts[0] = leafCount
    var level = 0
    while counts[level] > 1 {
      counts[level + 1] = Self.groups(of: counts[level])
      level += 1
    }
    height = level
    var starts = InlineArray<9, Int>(repeating: 0)
    var start = 0
    for level in stride(from: height, to: 0, by: -1) {
      starts[level] = start
      start += counts[level]
    }
    starts[0] = start
    nodeCount = start
    self.starts = starts
    self.counts = counts
  }

  private static func groups(of count: Int) -> Int { (count + fanOut - 1) / fanOut }

  /// How many nodes a level has; level 0 counts leaves.
  func count(level: Int) -> Int { counts[level] }

  /// The number of the level's first node among all nodes.
  func start(level: Int) -> Int { starts[level] }

  static func == (left: PackedLevels, right: PackedLevels) -> Bool {
    left.itemCount == right.itemCount
  }
}
