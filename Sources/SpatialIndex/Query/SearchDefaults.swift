// Shorter ways to ask, and questions that can be answered by others.

public import GeoPrimitives

extension SpatialSearch {
  /// The items closest to a position, nearest first, whatever they are and however far.
  ///
  /// - Parameters:
  ///   - count: How many items to return, at least 1.
  ///   - origin: Where to search from.
  /// - Returns: At most `count` neighbors, by rising distance, then by rising row.
  /// - Throws: `SpatialQueryError`.
  public func nearest(_ count: Int, to origin: Position) throws -> [Neighbor] {
    try nearest(count, to: origin, within: nil, matching: .everything)
  }

  /// The items closest to a position within a radius, nearest first, whatever they are.
  ///
  /// - Parameters:
  ///   - count: How many items to return, at least 1.
  ///   - origin: Where to search from.
  ///   - radius: The longest geodesic distance to accept, itself included.
  /// - Returns: At most `count` neighbors, by rising distance, then by rising row.
  /// - Throws: `SpatialQueryError`.
  public func nearest(
    _ count: Int, to origin: Position, within radius: Distance
  ) throws -> [Neighbor] {
    try nearest(count, to: origin, within: radius, matching: .everything)
  }

  /// The items closest to a position that pass a filter, nearest first, however far.
  ///
  /// - Parameters:
  ///   - count: How many items to return, at least 1.
  ///   - origin: Where to search from.
  ///   - filter: Which items may be answers; it is applied before `count` is.
  /// - Returns: At most `count` neighbors, by rising distance, then by rising row.
  /// - Throws: `SpatialQueryError`, or whatever the filter's predicate throws.
  public func nearest(
    _ count: Int, to origin: Position, matching filter: ItemFilter
  ) throws -> [Neighbor] {
    try nearest(count, to: origin, within: nil, matching: filter)
  }

  /// The items in a box that are closest to a position: looks at every one in the box.
  public func nearest(
    _ count: Int, to origin: Position, inside box: GeoBox, within radius: Distance?,
    matching filter: ItemFilter
  ) throws -> [Neighbor] {
    try nearest(
      count, to: origin, within: radius, matching: filter.only(inside(box, matching: filter)))
  }

  /// The items in an area that are closest to a position: looks at every one in the area.
  public func nearest(
    _ count: Int, to origin: Position, inside region: some Region, within radius: Distance?,
    matching filter: ItemFilter
  ) throws -> [Neighbor] {
    try nearest(
      count, to: origin, within: radius, matching: filter.only(inside(region, matching: filter)))
  }

  /// The items in a box that are closest to a position, whatever they are.
  public func nearest(
    _ count: Int, to origin: Position, inside box: GeoBox
  ) throws -> [Neighbor] {
    try nearest(count, to: origin, inside: box, within: nil, matching: .everything)
  }

  /// The items in an area that are closest to a position, whatever they are.
  public func nearest(
    _ count: Int, to origin: Position, inside region: some Region
  ) throws -> [Neighbor] {
    try nearest(count, to: origin, inside: region, within: nil, matching: .everything)
  }

  /// Every item in a circle, nearest first.
  ///
  /// - Parameters:
  ///   - radius: The longest geodesic distance to accept, itself included.
  ///   - origin: The circle's centre.
  /// - Returns: Neighbors by rising distance, then by rising row.
  /// - Throws: `SpatialQueryError`.
  public func within(_ radius: Distance, of origin: Position) throws -> [Neighbor] {
    try within(radius, of: origin, matching: .everything)
  }

  /// Every item in a box.
  ///
  /// - Parameter box: The box; it may cross ±180°.
  /// - Returns: Rows in rising order.
  /// - Throws: `SpatialQueryError`.
  public func inside(_ box: GeoBox) throws -> [Int] { try inside(box, matching: .everything) }

  /// Every item in an area.
  ///
  /// - Parameter region: The area.
  /// - Returns: Rows in rising order.
  /// - Throws: `SpatialQueryError`.
  public func inside(_ region: some Region) throws -> [Int] {
    try inside(region, matching: .everything)
  }

  /// How many items there are in a circle: as many as `within` has answers.
  public func count(
    within radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> Int {
    try within(radius, of: origin, matching: filter).count
  }

  /// How many items there are in a circle, whatever they are.
  public func count(within radius: Distance, of origin: Position) throws -> Int {
    try count(within: radius, of: origin, matching: .everything)
  }

  /// The rows of all items in a circle, in no particular order.
  public func rows(
    within radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> [Int] {
    try within(radius, of: origin, matching: filter).map(\.item)
  }

  /// The rows of all items in a circle, whatever they are, in no particular order.
  public func rows(within radius: Distance, of origin: Position) throws -> [Int] {
    try rows(within: radius, of: origin, matching: .everything)
  }
}

extension ItemFilter {
  /// The filter that some rows alone pass, which have passed this one.
  fileprivate func only(_ rows: [Int]) -> ItemFilter {
    let rows = Set(rows)
    return ItemFilter { row in rows.contains(row) }
  }
}
