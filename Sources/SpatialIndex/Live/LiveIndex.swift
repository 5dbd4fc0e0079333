// An index of points that move.

public import GeoPrimitives
import Synchronization

/// An index of points that come, move and go, searched by many threads while one changes it.
///
/// Points have numbers, as rows of the other indexes have; small ones, since a table is as long as the largest. A change is seen by every search that
/// begins after it; each search answers how things were at one moment, exactly as `ScanIndex` would have, order included.
///
/// ```swift
/// let players = LiveIndex()
/// players.put(7, at: home)
/// let around = try players.within(.kilometers(2), of: home)
/// ```
///
/// Searches don't block one another or the writer, nor does the writer block them: a search that was overtaken by changes where it looked begins again.
/// Only when that happens sixteen times in a row does it ask the writer to wait. Several writers take turns.
public final class LiveIndex: Sendable {
  private let writer = Mutex(LiveWriter())
  private let current: Mutex<LiveCells>

  /// Makes an index without points.
  public init() {
    current = Mutex(writer.withLock { writer in writer.cells })
  }

  /// Makes an index of points numbered from 0.
  ///
  /// - Complexity: O(*n* log *n*).
  public convenience init(_ positions: some Sequence<Position>) {
    self.init()
    for (item, position) in positions.enumerated() { put(item, at: position) }
  }

  /// How many points there are.
  public var count: Int { writer.withLock { writer in writer.count } }

  /// Puts a point at a position: a new one, or one that moves there.
  ///
  /// - Parameters:
  ///   - item: The point's number, in 0..<2³¹ − 1.
  ///   - position: Where it is from now on.
  /// - Complexity: O(log *n*) at worst, O(1) for a point that stays in its cell; now and then O(*n* log *n*), which is O(log *n*) on average.
  /// - Precondition: `item` is in range.
  public func put(_ item: Int, at position: Position) {
    precondition(0..<Int(Int32.max) ~= item, "a point's number is at least 0 and below 2³¹ − 1")
    writer.withLock { writer in
      if writer.put(item, at: position) { publish(writer.cells) }
    }
  }

  /// Takes a point out.
  ///
  /// - Returns: Whether there was one.
  /// - Complexity: O(1).
  @discardableResult
  public func remove(_ item: Int) -> Bool {
    writer.withLock { writer in writer.remove(item) }
  }

  /// Where a point is, or `nil` when there is none.
  public func position(of item: Int) -> Position? {
    writer.withLock { writer in writer.position(of: item) }
  }

  private func publish(_ cells: LiveCells) {
    current.withLock { current in current = cells }
  }
}

extension LiveIndex {
  /// The points closest to a position, nearest first.
  ///
  /// - Parameters:
  ///   - count: How many to return, at least 1.
  ///   - origin: Where to search from.
  ///   - radius: The longest geodesic distance to accept, itself included; `nil` sets no limit.
  ///   - predicate: Which points may be answers; it may be asked about a point more than once, and about one that has just left.
  /// - Returns: At most `count` neighbors, by rising distance, then by rising number.
  /// - Throws: `SpatialQueryError`, or whatever the predicate throws.
  public func nearest(
    _ count: Int, to origin: Position, within radius: Distance? = nil,
    where predicate: ((Int) throws -> Bool)? = nil
  ) throws -> [Neighbor] {
    var result: [Neighbor] = []
    try nearest(count, to: origin, within: radius, where: predicate, into: &result)
    return result
  }

  /// The points closest to a position, nearest first, in memory that is used again.
  ///
  /// - Parameters:
  ///   - count: How many to return, at least 1.
  ///   - origin: Where to search from.
  ///   - radius: The longest geodesic distance to accept, itself included; `nil` sets no limit.
  ///   - predicate: Which points may be answers.
  ///   - result: What it holds is replaced by the answer. A search allocates nothing once it has grown large enough.
  /// - Throws: `SpatialQueryError`, or whatever the predicate throws; `result` is then unspecified.
  public func nearest(
    _ count: Int, to origin: Position, within radius: Distance? = nil,
    where predicate: ((Int) throws -> Bool)? = nil, into result: inout [Neighbor]
  ) throws {
    try QueryCheck.count(count)
    if let radius { try QueryCheck.radius(radius) }
    let probe = Probe(origin)
    var memory: [Neighbor] = []
    swap(&memory, &result)
    memory.removeAll(keepingCapacity: true)
    var collector = LiveNearest(
      count, from: probe, within: radius?.meters ?? .infinity, predicate, in: consume memory)
    try run(&collector, from: probe)
    result = collector.takeNeighbors()
  }

  /// The points in a circle, nearest first.
  ///
  /// - Parameters:
  ///   - radius: The longest geodesic distance to accept, itself included.
  ///   - origin: The circle's centre.
  ///   - predicate: Which points may be answers.
  /// - Returns: Neighbors by rising distance, then by rising number.
  /// - Throws: `SpatialQueryError`, or whatever the predicate throws.
  public func within(
    _ radius: Distance, of origin: Position, where predicate: ((Int) throws -> Bool)? = nil
  ) throws -> [Neighbor] {
    var result: [Neighbor] = []
    try within(radius, of: origin, where: predicate, into: &result)
    return result
  }

  /// The points in a circle, nearest first, in memory that is used again: what `result` holds is replaced.
  public func within(
    _ radius: Distance, of origin: Position, where predicate: ((Int) throws -> Bool)? = nil,
    into result: inout [Neighbor]
  ) throws {
    try QueryCheck.radius(radius)
    let probe = Probe(origin)
    var memory: [Neighbor] = []
    swap(&memory, &result)
    memory.removeAll(keepingCapacity: true)
    var collector = LiveWithin(radius.meters, of: probe, predicate, in: consume memory)
    try run(&collector, from: probe)
    result = collector.lists.takeAnswers()
    NeighborOrder.sort(&result)
  }

  private func run(_ collector: inout some LiveCollector, from probe: Probe) throws {
    let cells = current.withLock { current in current }
    if try LiveSearch(cells: cells, probe: probe).run(&collector) { return }
    // Overtaken time and again: the writer holds still for once.
    try writer.withLock { writer in
      _ = try LiveSearch(cells: writer.cells, probe: probe).run(&collector)
    }
  }
}
