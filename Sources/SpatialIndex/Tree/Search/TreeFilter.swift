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
  private let filter: ItemFilter
  private let looksAtTraits: Bool
  private let anySports: [Int]
  private let allSports: [Int]
  private let openHours: [[Int]]

  init(_ filter: ItemFilter, in view: TreeView<Storage>) {
    self.view = view
    self.filter = filter
    looksAtTraits = filter.looksAtTraits
    anySports = filter.anySports.map { sports in sports.map(NodeTraits.offset(sport:)) } ?? []
    allSports = filter.allSports.map(NodeTraits.offset(sport:))
    openHours = filter.openHours?.map { hours in hours.map(NodeTraits.offset(hour:)) } ?? []
  }

  /// A bit for every child of a node whose subtree may hold a match.
  ///
  /// It may where some item has one of the sports, some item each of the others, and some item each of the hours of an
  /// alternative. These need not be one item, so the answer may be too kind, never too strict.
  func children(of node: Int) throws -> UInt32 {
    guard looksAtTraits else { return .max }
    let offset = try view.verified(.nodeTraits, node, of: NodeTraits.size)
    var matching: UInt16 = .max
    if filter.anySports != nil {
      matching = anySports.reduce(0) { found, sport in found | offered(offset + sport) }
    }
    for sport in allSports { matching &= offered(offset + sport) }
    guard filter.openHours != nil, matching != 0 else { return UInt32(matching) }
    var open: UInt16 = 0
    for hours in openHours {
      open |= hours.reduce(matching) { found, hour in found & offered(offset + hour) }
    }
    return UInt32(open)
  }

  @inline(__always)
  private func offered(_ offset: Int) -> UInt16 { view.bytes.load(UInt16.self, at: offset) }

  func admits(slot: Int, rowAt offset: Int) throws -> Bool {
    if looksAtTraits {
      guard filter.admits(try view.traits(slot: slot)) else { return false }
    }
    guard let predicate = filter.predicate else { return true }
    return try predicate(try view.row(at: offset))
  }
}

extension TreeView {
  /// The traits of a slot, points' slots before footprints'.
  func traits(slot: Int) throws(SpatialQueryError) -> ItemTraits {
    let place = try verified(.slotTraits, slot, of: 4)
    let number = Int(bytes.load(UInt32.self, at: place))
    guard number < plan.traitCount else { throw storage.damage(at: place) }
    return TraitRecord.traits(bytes, at: try verified(.traits, number, of: TraitRecord.size))
  }
}
