// The index in memory.

public import GeoPrimitives

/// A static index of places, packed into one stretch of memory.
///
/// Sixteen items a leaf and sixteen children a node, laid out so that a child's place follows from its parent's number. Searches prune by 32-bit
/// Earth-centred coordinates with enough room for their rounding and rank by exact geodesics, so answers are those of `ScanIndex`, order
/// included, everywhere on Earth.
///
/// ```swift
/// let courts = PackedTree([SpatialItem(position: try Position(latitude: 45.5, longitude: -73.6))])
/// let nearest = try courts.nearest(8, to: home)
/// ```
///
/// A tree never changes and may be searched by any number of threads at once.
public struct PackedTree: SpatialSearch, Sendable {
  let view: TreeView<OwnedStorage>

  /// What keeps the view alive.
  private let owners: (OwnedBytes, ValueHome<TreeMap>)

  init(_ bytes: OwnedBytes, _ map: TreeMap) {
    let home = ValueHome(map)
    owners = (bytes, home)
    view = TreeView(storage: OwnedStorage(), bytes: bytes.view, mapPlace: home.lent)
  }

  /// Packs items; an item's row is its place in the sequence.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - threads: How many cores to use at most; `nil` stands for all. The tree is the same whatever their number.
  /// - Complexity: O(*n* log *n*).
  public init(_ items: some Sequence<SpatialItem>, threads: Int? = 1) {
    var builder = TreeBuilder()
    builder.reserve(items.underestimatedCount)
    for item in items { builder.append(item) }
    self = builder.build(threads: threads)
  }

  /// Packs positions that have neither footprint nor traits; a position's row is its place in the sequence.
  ///
  /// - Parameters:
  ///   - positions: The positions.
  ///   - threads: How many cores to use at most; `nil` stands for all. The tree is the same whatever their number.
  /// - Complexity: O(*n* log *n*).
  public init(positions: some Sequence<Position>, threads: Int? = 1) {
    self = TreeBuilder(positions: Array(positions)).build(threads: threads)
  }

  /// How many items are indexed.
  public var count: Int { view.plan.count }

  /// How many bytes the index takes.
  public var byteCount: Int { view.bytes.count }

  /// The items closest to a position, nearest first.
  ///
  /// - Complexity: O(log *n* + *k*) nodes on average, where *n* is the number of items and *k* is `count`.
  public func nearest(
    _ count: Int, to origin: Position, within radius: Distance?, matching filter: ItemFilter
  ) throws -> [Neighbor] {
    var result: [Neighbor] = []
    try nearest(count, to: origin, within: radius, matching: filter, into: &result)
    return result
  }

  /// The items in a box that are closest to a position, nearest first.
  public func nearest(
    _ count: Int, to origin: Position, inside box: GeoBox, within radius: Distance?,
    matching filter: ItemFilter
  ) throws -> [Neighbor] {
    var result: [Neighbor] = []
    try view.nearest(
      count, to: origin, inside: BoxTest(box), within: radius, matching: filter, into: &result)
    return result
  }

  /// The items in an area that are closest to a position, nearest first.
  public func nearest(
    _ count: Int, to origin: Position, inside region: some Region, within radius: Distance?,
    matching filter: ItemFilter
  ) throws -> [Neighbor] {
    var result: [Neighbor] = []
    try view.nearest(
      count, to: origin, inside: RegionTest(region), within: radius, matching: filter, into: &result
    )
    return result
  }

  /// Every item in a circle, nearest first.
  ///
  /// - Complexity: O(log *n* + *m* log *m*) on average, where *m* is the number of answers.
  public func within(
    _ radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> [Neighbor] {
    var result: [Neighbor] = []
    try view.within(radius, of: origin, matching: filter, into: &result)
    return result
  }

  /// How many items there are in a circle.
  ///
  /// - Complexity: O(√*m*) nodes on average, where *m* is the answer: what lies inside as a whole is counted without being visited.
  public func count(
    within radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> Int {
    try view.count(within: radius, of: origin, matching: filter)
  }

  /// The rows of all items in a circle, in no particular order.
  ///
  /// - Complexity: O(log *n* + *m*) on average, where *m* is the number of answers; hardly any distance is computed.
  public func rows(
    within radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> [Int] {
    var result: [Int] = []
    try view.rows(within: radius, of: origin, matching: filter, into: &result)
    return result
  }

  /// How many items of a box lie in each cell of a geohash grid: a heat map.
  ///
  /// - Parameters:
  ///   - box: The box; it may cross ±180°.
  ///   - precision: How fine the grid is.
  ///   - filter: Which items count.
  /// - Returns: A count for every cell with at least one item. An item with a footprint counts once, where its outline begins.
  /// - Throws: `SpatialQueryError`, or whatever the filter's predicate throws.
  public func density(
    in box: GeoBox, by precision: Geohash.Precision, matching filter: ItemFilter = .everything
  ) throws -> [Geohash: Int] {
    try view.density(in: box, by: precision, matching: filter)
  }

  /// Every item in a box, its edges included, by rising row.
  public func inside(_ box: GeoBox, matching filter: ItemFilter) throws -> [Int] {
    var result: [Int] = []
    try view.inside(BoxTest(box), matching: filter, into: &result)
    return result
  }

  /// Every item in an area, its edge included, by rising row.
  public func inside(_ region: some Region, matching filter: ItemFilter) throws -> [Int] {
    var result: [Int] = []
    try view.inside(RegionTest(region), matching: filter, into: &result)
    return result
  }
}
