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
  /// Adds the nearest points by exact distances alone.
  func runFar(_ heap: inout NearestHeap, from probe: Probe) throws
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

  func runFar(_ heap: inout NearestHeap, from probe: Probe) throws {
    try FarWalk(view: view, branch: branch, filter: filter, probe: probe).run(&heap)
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

  /// At least one tree; most often there is no other, and then nothing is allocated.
  struct Stops {
    let first: Stop
    var others: [Stop] = []
  }

  let view: TreeView<Storage>
  let stops: Stops
  let predicate: ((Int) throws -> Bool)?

  func run(_ collector: inout some Collector, from probe: Probe) throws {
    try run(stops.first, &collector, from: probe)
    for stop in stops.others { try run(stop, &collector, from: probe) }
  }

  private func run(_ stop: Stop, _ collector: inout some Collector, from probe: Probe) throws {
    if predicate == nil, !stop.traits.isCondition {
      try open(stop).run(&collector, from: probe)
    } else {
      try conditional(stop).run(&collector, from: probe)
    }
  }

  func runFar(_ heap: inout NearestHeap, from probe: Probe) throws {
    try conditional(stops.first).runFar(&heap, from: probe)
    for stop in stops.others { try conditional(stop).runFar(&heap, from: probe) }
  }

  func sweep(_ bounds: CircleBounds, of probe: Probe, into sink: inout some CircleSink) throws {
    try sweep(stops.first, bounds, of: probe, into: &sink)
    for stop in stops.others { try sweep(stop, bounds, of: probe, into: &sink) }
  }

  private func sweep(
    _ stop: Stop, _ bounds: CircleBounds, of probe: Probe, into sink: inout some CircleSink
  ) throws {
    if predicate == nil, !stop.traits.isCondition {
      try open(stop).sweep(bounds, of: probe, into: &sink)
    } else {
      try conditional(stop).sweep(bounds, of: probe, into: &sink)
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
  func sportStops(_ filter: ItemFilter) -> SportsWalk<Storage>.Stops? {
    guard !plan.sports.isEmpty else { return nil }
    var rest = filter
    var smallest: (sport: Int, branch: Branch)?
    for sport in filter.allSports.words.setBits {
      guard let branch = map.tree(ofSport: sport) else { continue }
      if branch.itemCount < smallest?.branch.itemCount ?? .max { smallest = (sport, branch) }
    }
    if let (sport, branch) = smallest {
      rest.allSports.remove(sport)
      return SportsWalk.Stops(first: SportsWalk.Stop(branch: branch, traits: TraitConditions(rest)))
    }
    guard let wanted = filter.anySports, wanted.count <= Self.mostSports else { return nil }
    rest.anySports = nil
    var seen = SportSet()
    var stops: SportsWalk<Storage>.Stops?
    for sport in wanted.words.setBits {
      guard let branch = map.tree(ofSport: sport) else { return nil }
      let stop = SportsWalk<Storage>.Stop(
        branch: branch, traits: TraitConditions(rest, without: seen))
      if stops == nil {
        stops = SportsWalk.Stops(first: stop)
      } else {
        stops?.others.append(stop)
      }
      seen.insert(sport)
    }
    return stops
  }
}

extension SIMD4<UInt64> {
  /// The numbers of the bits that are 1, lowest first.
  @inline(__always)
  var setBits: WordBits { WordBits(words: self) }
}

extension AttributeSet {
  /// The numbers of its attributes, lowest first.
  @inline(__always)
  var bits: WordBits { WordBits(words: SIMD4(word, 0, 0, 0)) }
}

/// The numbers of the bits of four words that are 1, lowest first.
struct WordBits: Sequence, IteratorProtocol {
  private var words: SIMD4<UInt64>
  private var word = 0

  @inline(__always)
  init(words: SIMD4<UInt64>) { self.words = words }

  @inline(__always)
  mutating func next() -> Int? {
    while word < 4 {
      let bits = words[word]
      if bits != 0 {
        words[word] = bits & (bits - 1)
        return 64 * word + bits.trailingZeroBitCount
      }
      word += 1
    }
    return nil
  }
}
