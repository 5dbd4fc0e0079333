// The searches that put their answers into an array of the caller's, which holds all they need meanwhile, too.

public import GeoPrimitives

extension PackedTree {
  /// The items closest to a position, nearest first, in memory that is used again.
  ///
  /// - Parameters:
  ///   - count: How many items to return, at least 1.
  ///   - origin: Where to search from.
  ///   - radius: The longest geodesic distance to accept, itself included; `nil` sets no limit.
  ///   - filter: Which items may be answers.
  ///   - result: What it holds is replaced by the answer. A search allocates nothing once it has grown large enough, whatever it asks for and however far
  ///     away the answers are. It belongs to one search at a time: a predicate that searches too needs another.
  /// - Throws: `SpatialQueryError`, or whatever the filter's predicate throws; `result` is then unspecified.
  public func nearest(
    _ count: Int, to origin: Position, within radius: Distance? = nil,
    matching filter: ItemFilter = .everything, into result: inout [Neighbor]
  ) throws {
    try view.nearest(count, to: origin, within: radius, matching: filter, into: &result)
  }

  /// The items in a box that are closest to a position, in memory that is used again.
  public func nearest(
    _ count: Int, to origin: Position, inside box: GeoBox, within radius: Distance? = nil,
    matching filter: ItemFilter = .everything, into result: inout [Neighbor]
  ) throws {
    try view.nearest(
      count, to: origin, inside: BoxTest(box), within: radius, matching: filter, into: &result)
  }

  /// The items in an area that are closest to a position, in memory that is used again; the area itself may allocate.
  public func nearest(
    _ count: Int, to origin: Position, inside region: some Region, within radius: Distance? = nil,
    matching filter: ItemFilter = .everything, into result: inout [Neighbor]
  ) throws {
    try view.nearest(
      count, to: origin, inside: RegionTest(region), within: radius, matching: filter,
      into: &result)
  }

  /// Every item in a circle, nearest first, in memory that is used again: what `result` holds is replaced.
  public func within(
    _ radius: Distance, of origin: Position, matching filter: ItemFilter = .everything,
    into result: inout [Neighbor]
  ) throws {
    try view.within(radius, of: origin, matching: filter, into: &result)
  }

  /// Every item in a ring, nearest first, in memory that is used again: what `result` holds is replaced.
  public func within(
    from inner: Distance, to outer: Distance, of origin: Position,
    matching filter: ItemFilter = .everything, into result: inout [Neighbor]
  ) throws {
    try QueryCheck.radius(inner)
    try view.within(outer, of: origin, matching: filter, into: &result)
    result.removeFirst(Ring.innerCount(of: result, within: inner))
  }

  /// The rows of all items in a circle, in no particular order, in memory that is used again: what `result` holds is replaced.
  public func rows(
    within radius: Distance, of origin: Position, matching filter: ItemFilter = .everything,
    into result: inout [Int]
  ) throws {
    try view.rows(within: radius, of: origin, matching: filter, into: &result)
  }

  /// Every item in a box, by rising row, in memory that is used again: what `result` holds is replaced.
  public func inside(
    _ box: GeoBox, matching filter: ItemFilter = .everything, into result: inout [Int]
  ) throws {
    try view.inside(BoxTest(box), matching: filter, into: &result)
  }

  /// Every item in an area, by rising row, in memory that is used again; the area itself may allocate.
  public func inside(
    _ region: some Region, matching filter: ItemFilter = .everything, into result: inout [Int]
  ) throws {
    try view.inside(RegionTest(region), matching: filter, into: &result)
  }
}

extension MappedTree {
  /// The items closest to a position, nearest first, in memory that is used again; see `PackedTree`.
  public func nearest(
    _ count: Int, to origin: Position, within radius: Distance? = nil,
    matching filter: ItemFilter = .everything, into result: inout [Neighbor]
  ) throws {
    try view.nearest(count, to: origin, within: radius, matching: filter, into: &result)
  }

  /// The items in a box that are closest to a position, in memory that is used again.
  public func nearest(
    _ count: Int, to origin: Position, inside box: GeoBox, within radius: Distance? = nil,
    matching filter: ItemFilter = .everything, into result: inout [Neighbor]
  ) throws {
    try view.nearest(
      count, to: origin, inside: BoxTest(box), within: radius, matching: filter, into: &result)
  }

  /// The items in an area that are closest to a position, in memory that is used again; the area itself may allocate.
  public func nearest(
    _ count: Int, to origin: Position, inside region: some Region, within radius: Distance? = nil,
    matching filter: ItemFilter = .everything, into result: inout [Neighbor]
  ) throws {
    try view.nearest(
      count, to: origin, inside: RegionTest(region), within: radius, matching: filter,
      into: &result)
  }

  /// Every item in a circle, nearest first, in memory that is used again: what `result` holds is replaced.
  public func within(
    _ radius: Distance, of origin: Position, matching filter: ItemFilter = .everything,
    into result: inout [Neighbor]
  ) throws {
    try view.within(radius, of: origin, matching: filter, into: &result)
  }

  /// Every item in a ring, nearest first, in memory that is used again: what `result` holds is replaced.
  public func within(
    from inner: Distance, to outer: Distance, of origin: Position,
    matching filter: ItemFilter = .everything, into result: inout [Neighbor]
  ) throws {
    try QueryCheck.radius(inner)
    try view.within(outer, of: origin, matching: filter, into: &result)
    result.removeFirst(Ring.innerCount(of: result, within: inner))
  }

  /// The rows of all items in a circle, in no particular order, in memory that is used again: what `result` holds is replaced.
  public func rows(
    within radius: Distance, of origin: Position, matching filter: ItemFilter = .everything,
    into result: inout [Int]
  ) throws {
    try view.rows(within: radius, of: origin, matching: filter, into: &result)
  }

  /// Every item in a box, by rising row, in memory that is used again: what `result` holds is replaced.
  public func inside(
    _ box: GeoBox, matching filter: ItemFilter = .everything, into result: inout [Int]
  ) throws {
    try view.inside(BoxTest(box), matching: filter, into: &result)
  }

  /// Every item in an area, by rising row, in memory that is used again; the area itself may allocate.
  public func inside(
    _ region: some Region, matching filter: ItemFilter = .everything, into result: inout [Int]
  ) throws {
    try view.inside(RegionTest(region), matching: filter, into: &result)
  }
}
