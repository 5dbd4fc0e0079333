// The one face of every index here: the packed tree, the mapped one, and the brute-force oracle.

public import GeoPrimitives

/// Searching items by their place.
///
/// Items are rows, numbered from 0 in the order in which they were indexed. Lay them in the order that ties should have: items
/// at equal distance come back by rising row, so the same question always has the same answer.
///
/// Distances are WGS 84 geodesics in metres, to the nearest point of a footprint's edge where an item has one and 0 inside it.
public protocol SpatialSearch {
  /// How many items are indexed.
  var count: Int { get }

  /// The items closest to a position, nearest first.
  ///
  /// - Parameters:
  ///   - count: How many items to return, at least 1. Fewer come back where fewer are in reach.
  ///   - origin: Where to search from.
  ///   - radius: The longest geodesic distance to accept, itself included; `nil` sets no limit.
  ///   - filter: Which items may be answers; it is applied before `count` is.
  /// - Returns: At most `count` neighbors, by rising distance, then by rising row.
  /// - Throws: `SpatialQueryError`, or whatever the filter's predicate throws; an empty index is no error.
  func nearest(
    _ count: Int, to origin: Position, within radius: Distance?, matching filter: ItemFilter
  ) throws -> [Neighbor]

  /// Every item in a circle, nearest first.
  ///
  /// - Parameters:
  ///   - radius: The longest geodesic distance to accept, itself included.
  ///   - origin: The circle's centre.
  ///   - filter: Which items may be answers.
  /// - Returns: Neighbors by rising distance, then by rising row.
  /// - Throws: `SpatialQueryError`, or whatever the filter's predicate throws.
  func within(
    _ radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> [Neighbor]

  /// Every item in a box, its edges included. An item with a footprint is inside when it shares at least one point with the box.
  ///
  /// - Parameters:
  ///   - box: The box; it may cross ±180°.
  ///   - filter: Which items may be answers.
  /// - Returns: Rows in rising order.
  /// - Throws: `SpatialQueryError`, or whatever the filter's predicate throws.
  func inside(_ box: GeoBox, matching filter: ItemFilter) throws -> [Int]

  /// Every item in an area, its edge included. An item with a footprint is inside when it shares at least one point with the area.
  ///
  /// - Parameters:
  ///   - region: The area.
  ///   - filter: Which items may be answers.
  /// - Returns: Rows in rising order.
  /// - Throws: `SpatialQueryError`, or whatever the filter's predicate throws.
  func inside(_ region: some Region, matching filter: ItemFilter) throws -> [Int]
}

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
}

/// Checks what a caller asks before any search begins.
enum QueryCheck {
  static func count(_ count: Int) throws(SpatialQueryError) {
    guard count > 0 else { throw .countNotPositive(count) }
  }

  static func radius(_ radius: Distance) throws(SpatialQueryError) {
    guard radius.meters >= 0, radius.meters.isFinite else {
      throw .radiusNotUsable("\(radius.meters)")
    }
  }
}
