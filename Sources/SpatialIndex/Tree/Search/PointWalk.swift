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
  let stops: SportStops<Storage>
  let predicate: ((Int) throws -> Bool)?

  private var view: TreeView<Storage> { stops.view }

  func run(_ collector: inout some Collector, from probe: Probe) throws {
    for stop in stops {
      if predicate == nil, !stop.traits.isCondition {
        try open(stop).run(&collector, from: probe)
      } else {
        try conditional(stop).run(&collector, from: probe)
      }
    }
  }

  func runFar(_ heap: inout NearestHeap, from probe: Probe) throws {
    for stop in stops { try conditional(stop).runFar(&heap, from: probe) }
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

  private func open(_ stop: SportStop) -> TreeWalk<Storage, NoFilter> {
    TreeWalk(view: view, branch: stop.branch, filter: NoFilter())
  }

  private func conditional(_ stop: SportStop) -> TreeWalk<Storage, ItemConditions<Storage>> {
    let filter = ItemConditions(stop.traits, predicate: predicate, in: view)
    return TreeWalk(view: view, branch: stop.branch, filter: filter)
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
