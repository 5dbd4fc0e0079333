// What an index is made of: how many of everything, and where in its bytes each part lies.

/// The parts of an index's bytes, each of them a section of the file too.
enum TreePart: Int, CaseIterable {
  /// The numbers of `TreePlan`.
  case plan
  /// The nodes over points, then the leaves of points.
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

/// How many of everything an index holds; the length of every part follows.
struct TreePlan: Equatable {
  static let size = 64

  let points: PackedLevels
  let areas: PackedLevels
  /// How many different traits there are; with fewer than two, no slot and no node needs any.
  let traitCount: Int
  /// The length of all outlines, a multiple of 16.
  let outlineBytes: Int

  /// How many items the index holds.
  var count: Int { points.itemCount + areas.itemCount }

  /// The length of a part in bytes.
  func length(of part: TreePart) -> Int {
    let hasTraits = traitCount > 1
    return switch part {
    case .plan: Self.size
    case .pointNodes: points.nodeCount * BoxRecord.size
    case .pointLeaves: points.leafCount * PointLeaf.size
    case .areaNodes: areas.nodeCount * BoxRecord.size
    case .areaLeaves: areas.leafCount * AreaLeaf.size
    case .outlines: outlineBytes
    case .slotTraits: hasTraits ? (points.leafCount + areas.leafCount) * SlotTraits.size : 0
    case .traits: traitCount * TraitRecord.size
    case .nodeTraits: hasTraits ? (points.nodeCount + areas.nodeCount) * NodeTraits.size : 0
    }
  }
}

/// Where each part of an index lies in its bytes.
struct TreeOffsets {
  private var offsets = InlineArray<9, Int>(repeating: 0)

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
