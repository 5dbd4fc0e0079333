// What an index is made of: how many of everything, and where in its bytes each part lies.

/// The parts of an index's bytes, each of them a section of the file too.
enum TreePart: Int, CaseIterable {
  /// The numbers of `TreePlan`.
  case plan
  /// The sports that have a tree of their own, and how many points each.
  case sportTrees
  /// The nodes over points, then the leaves of points; behind each those of the sports' trees.
  case pointNodes, pointLeaves
  /// The nodes over footprints, the leaves of footprints, and the outlines themselves.
  case areaNodes, areaLeaves, outlines
  /// For every slot of every leaf, points before footprints, the number of its traits; then the traits, each once.
  case slotTraits, traits
  /// For every node, points before footprints, what its children's subtrees offer.
  case nodeTraits

  /// The section's four-letter name.
  var tag: String {
    switch self {
    case .plan: "PLAN"
    case .sportTrees: "STRE"
    case .pointNodes: "PNOD"
    case .pointLeaves: "PLEA"
    case .areaNodes: "ANOD"
    case .areaLeaves: "ALEA"
    case .outlines: "OUTL"
    case .slotTraits: "SLOT"
    case .traits: "TRAI"
    case .nodeTraits: "NTRA"
    }
  }
}

/// A tree that holds the points of one sport alone.
struct SportTree: Equatable {
  /// The bytes of its entry in the index: the sport and the number of points, 32 bits each.
  static let size = 8
  /// Sports held by fewer points have no tree of their own: masks are as quick.
  static let least = 33

  let sport: Int
  let levels: PackedLevels

  /// Whether so many of so many points deserve a tree of their own; what a quarter of all points have is met everywhere anyhow.
  static func pays(_ count: Int, of all: Int) -> Bool { count >= least && count <= all / 4 }
}

/// How many of everything an index holds; the length of every part follows.
struct TreePlan: Equatable {
  static let size = 64

  let points: PackedLevels
  let areas: PackedLevels
  /// How many different traits there are; with fewer than two, no slot and no node needs any.
  let traitCount: Int
  /// The trees of sports, by rising number of the sport.
  let sports: [SportTree]
  /// The length of all outlines, a multiple of 16.
  let outlineBytes: Int

  /// How many items the index holds.
  var count: Int { points.itemCount + areas.itemCount }

  /// The length of a part in bytes.
  func length(of part: TreePart) -> Int {
    let hasTraits = traitCount > 1
    let sportLeaves = sports.reduce(0) { sum, tree in sum + tree.levels.leafCount }
    let sportNodes = sports.reduce(0) { sum, tree in sum + tree.levels.nodeCount }
    return switch part {
    case .plan: Self.size
    case .sportTrees: sports.count * SportTree.size
    case .pointNodes: (points.nodeCount + sportNodes) * BoxRecord.size
    case .pointLeaves: (points.leafCount + sportLeaves) * PointLeaf.size
    case .areaNodes: areas.nodeCount * BoxRecord.size
    case .areaLeaves: areas.leafCount * AreaLeaf.size
    case .outlines: outlineBytes
    case .slotTraits:
      hasTraits ? (points.leafCount + areas.leafCount + sportLeaves) * SlotTraits.size : 0
    case .traits: traitCount * TraitRecord.size
    case .nodeTraits:
      hasTraits ? (points.nodeCount + areas.nodeCount + sportNodes) * NodeTraits.size : 0
    }
  }
}

/// Where each part of an index lies in its bytes.
struct TreeOffsets {
  private var offsets = InlineArray<10, Int>(repeating: 0)

  subscript(part: TreePart) -> Int {
    get { offsets[part.rawValue] }
    set { offsets[part.rawValue] = newValue }
  }

  init() {}

  /// Parts one after the other, each at a multiple of 64.
  init(packing plan: TreePlan) {
    var next = 0
    for part in TreePart.allCases {
      self[part] = next
      next += (plan.length(of: part) + 63) & ~63
    }
  }
}
