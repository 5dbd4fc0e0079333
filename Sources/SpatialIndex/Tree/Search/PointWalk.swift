// Which trees of points a search has to walk: the one of all points, or those of some sports.

/// Trees to be walked one after the other with one and the same collector.
protocol Walk {
  func run(_ collector: inout some Collector, from probe: Probe) throws
}

/// The tree of footprints under one filter.
struct AreaWalk<Storage: TreeStorage, Filter: TreeFilter>: Walk {
  let view: TreeView<Storage>
  let filter: Filter

  func run(_ collector: inout some Collector, from probe: Probe) throws {
    let branch = view.map.areas
    try Descent(view, into: AreaLeaf.self, branch, from: probe, matching: filter).run(&collector)
  }
}

/// Trees of points.
protocol PointWalk: Walk {
  func sweep(_ bounds: CircleBounds, of probe: Probe, into sink: inout some CircleSink) throws
}

/// One tree under one filter.
struct TreeWalk<Storage: TreeStorage, Filter: TreeFilter>: PointWalk {
  let view: TreeView<Storage>
  let branch: Branch
  let filter: Filter

  @inline(__always)
  func run(_ collector: inout some Collector, from probe: Probe) throws {
    guard branch.itemCount > 0 else { return }
    try Descent(view, into: PointLeaf.self, branch, from: probe, matching: filter).run(&collector)
  }

  func sweep(_ bounds: CircleBounds, of probe: Probe, into sink: inout some CircleSink) throws {
    guard branch.itemCount > 0 else { return }
    try CircleSweep(view: view, branch: branch, probe: probe, bounds: bounds, filter: filter)
      .run(into: &sink)
  }
}

/// The trees of some sports, no item answered twice.
struct SportsWalk<Storage: TreeStorage>: PointWalk {
  /// A tree, and what its items must meet besides.
  struct Stop {
    let branch: Branch
    let traits: TraitConditions
  }

  let view: TreeView<Storage>
  let stops: [Stop]
  let predicate: ((Int) throws -> Bool)?

  func run(_ collector: inout some Collector, from probe: Probe) throws {
    for stop in stops {
      if predicate == nil, !stop.traits.isCondition {
        try open(stop).run(&collector, from: probe)
      } else {
        try conditional(stop).run(&collector, from: probe)
      }
    }
  }

  func sweep(_ bounds: CircleBounds, of probe: Probe, into sink: inout some CircleSink) throws {
    for stop in stops {
      if predicate == nil, !stop.traits.isCondition {
        try open(stop).sweep(bounds, of: probe, into: &sink)
      } else {
        try conditional(stop).sweep(bounds, of: probe, into: &sink)
      }
    }
  }

  private func open(_ stop: Stop) -> TreeWalk<Storage, NoFilter> {
    TreeWalk(view: view, branch: stop.branch, filter: NoFilter())
  }

  private func conditional(_ stop: Stop) -> TreeWalk<Storage, ItemConditions<Storage>> {
    let filter = ItemConditions(stop.traits, predicate: predicate, in: view)
    return TreeWalk(view: view, branch: stop.branch, filter: filter)
  }
}

extension TreeView {
  /// The most sports of which each is looked for in a tree of its own; for more, what nodes offer is as quick.
  private static var mostSports: Int { 4 }

  /// The sports' trees that hold all points which can pass a filter; `nil` where some of those have none.
  func sportStops(_ filter: ItemFilter) -> [SportsWalk<Storage>.Stop]? {
    guard !plan.sports.isEmpty else { return nil }
    var rest = filter
    let needed = filter.allSports.words.setBits.compactMap { sport in
      map.tree(ofSport: sport).map { branch in (sport, branch) }
    }
    if let (sport, branch) = needed.min(by: { $0.1.itemCount < $1.1.itemCount }) {
      rest.allSports.remove(sport)
      return [SportsWalk.Stop(branch: branch, traits: TraitConditions(rest))]
    }
    guard let wanted = filter.anySports, wanted.count <= Self.mostSports else { return nil }
    rest.anySports = nil
    var seen = SportSet()
    var stops: [SportsWalk<Storage>.Stop] = []
    for sport in wanted.words.setBits {
      guard let branch = map.tree(ofSport: sport) else { return nil }
      stops.append(SportsWalk.Stop(branch: branch, traits: TraitConditions(rest, without: seen)))
      seen.insert(sport)
    }
    return stops
  }
}

extension SIMD4<UInt64> {
  /// The numbers of the bits that are 1, lowest first.
  var setBits: [Int] {
    var numbers: [Int] = []
    for word in 0..<4 {
      var bits = self[word]
      while bits != 0 {
        numbers.append(64 * word + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
    return numbers
  }
}
