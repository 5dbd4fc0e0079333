// Filters inside the tree: subtrees that offer nothing are not entered, items that don't match are not measured.

/// A filter as the search loop sees it.
protocol TreeFilter {
  /// Whether every item passes, so that there is nothing to ask.
  static var admitsAll: Bool { get }
  /// A bit for every child of a node whose subtree may hold a match.
  func children(of node: Int) throws -> UInt32
  /// Whether an item passes. `offset` says where its row stands.
  func admits(slot: Int, rowAt offset: Int) throws -> Bool
}

/// The filter that all items pass.
struct NoFilter: TreeFilter {
  static var admitsAll: Bool { true }
  @inline(__always)
  func children(of node: Int) -> UInt32 { .max }
  @inline(__always)
  func admits(slot: Int, rowAt offset: Int) -> Bool { true }
}

/// A filter with conditions.
struct ItemConditions<Storage: TreeStorage>: TreeFilter {
  static var admitsAll: Bool { false }
  private let view: TreeView<Storage>
  private let traits: TraitConditions
  private let predicate: ((Int) throws -> Bool)?

  init(_ filter: ItemFilter, in view: TreeView<Storage>) {
    self.init(TraitConditions(filter), predicate: filter.predicate, in: view)
  }

  init(
    _ traits: TraitConditions, predicate: ((Int) throws -> Bool)?, in view: TreeView<Storage>
  ) {
    self.view = view
    self.traits = traits
    self.predicate = predicate
  }

  func children(of node: Int) throws -> UInt32 {
    guard traits.isCondition else { return .max }
    let offset = try view.verified(.nodeTraits, node, of: NodeTraits.size)
    return traits.children(view.bytes.block(at: offset, size: NodeTraits.size))
  }

  @inline(__always)
  func admits(slot: Int, rowAt offset: Int) throws -> Bool {
    if traits.isCondition {
      guard traits.admits(try view.traits(slot: slot)) else { return false }
    }
    guard let predicate else { return true }
    return try predicate(try view.row(at: offset))
  }
}

extension TreeView {
  /// The traits of a slot: points' slots, then footprints', then those of the sports' trees.
  @inline(__always)
  func traits(slot: Int) throws(SpatialQueryError) -> ItemTraits {
    let place = try verified(.slotTraits, slot, of: 4)
    let number = Int(bytes.load(UInt32.self, at: place))
    guard number < plan.traitCount else { throw storage.damage(at: place) }
    return TraitRecord.traits(bytes, at: try verified(.traits, number, of: TraitRecord.size))
  }
}
