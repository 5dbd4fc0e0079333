// Which trees of sports a search stops at, worked out stop by stop, so that no list of them is needed.

/// A sport's tree, and what its items must meet besides.
struct SportStop {
  let branch: Branch
  let traits: TraitConditions
}

/// The sports' trees that hold all points which can pass a filter.
struct SportStops<Storage: TreeStorage>: Sequence, IteratorProtocol {
  let view: TreeView<Storage>
  private var sports: WordBits
  /// What items must meet besides having the sport.
  private let rest: ItemFilter
  /// The sports of earlier stops: an item that has one of them has been met.
  private var seen = SportSet()

  fileprivate init(_ sports: SportSet, rest: ItemFilter, in view: TreeView<Storage>) {
    self.view = view
    self.sports = sports.words.setBits
    self.rest = rest
  }

  mutating func next() -> SportStop? {
    guard let sport = sports.next(), let branch = view.map.tree(ofSport: sport) else { return nil }
    defer { seen.insert(sport) }
    return SportStop(branch: branch, traits: TraitConditions(rest, without: seen))
  }
}

extension TreeView {
  /// The most sports of which each is looked for in a tree of its own; for more, what nodes offer is as quick.
  private static var mostSports: Int { 4 }

  /// The sports' trees that hold all points which can pass a filter; `nil` where some of those have none.
  func sportStops(_ filter: ItemFilter) -> SportStops<Storage>? {
    guard !plan.sports.isEmpty else { return nil }
    var rest = filter
    var smallest: (sport: Int, count: Int)?
    for sport in filter.allSports.words.setBits {
      guard let count = map.tree(ofSport: sport)?.itemCount else { continue }
      if count < smallest?.count ?? .max { smallest = (sport, count) }
    }
    if let sport = smallest?.sport {
      rest.allSports.remove(sport)
      var only = SportSet()
      only.insert(sport)
      return SportStops(only, rest: rest, in: self)
    }
    guard let wanted = filter.anySports, !wanted.isEmpty, wanted.count <= Self.mostSports else {
      return nil
    }
    for sport in wanted.words.setBits where map.tree(ofSport: sport) == nil { return nil }
    rest.anySports = nil
    return SportStops(wanted, rest: rest, in: self)
  }
}
