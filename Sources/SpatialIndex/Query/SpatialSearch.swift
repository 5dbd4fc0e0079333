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

  /// The items in a box that are closest to a position, nearest first. An item with a footprint is in the box when it shares a point with it.
  ///
  /// - Parameters:
  ///   - count: How many items to return, at least 1.
  ///   - origin: Where to search from; it may lie outside the box.
  ///   - box: The box, edges included; it may cross ±180°.
  ///   - radius: The longest geodesic distance to accept, itself included; `nil` sets no limit.
  ///   - filter: Which items may be answers.
  /// - Returns: At most `count` neighbors, by rising distance, then by rising row.
  /// - Throws: `SpatialQueryError`, or whatever the filter's predicate throws.
  func nearest(
    _ count: Int, to origin: Position, inside box: GeoBox, within radius: Distance?,
    matching filter: ItemFilter
  ) throws -> [Neighbor]

  /// The items in an area that are closest to a position, nearest first. An item with a footprint is in the area when it shares a point with it.
  ///
  /// - Parameters:
  ///   - count: How many items to return, at least 1.
  ///   - origin: Where to search from; it may lie outside the area.
  ///   - region: The area, its edge included.
  ///   - radius: The longest geodesic distance to accept, itself included; `nil` sets no limit.
  ///   - filter: Which items may be answers.
  /// - Returns: At most `count` neighbors, by rising distance, then by rising row.
  /// - Throws: `SpatialQueryError`, or whatever the filter's predicate throws.
  func nearest(
    _ count: Int, to origin: Position, inside region: some Region, within radius: Distance?,
    matching filter: ItemFilter
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

  /// How many items there are in a circle.
  ///
  /// - Parameters:
  ///   - radius: The longest geodesic distance to accept, itself included.
  ///   - origin: The circle's centre.
  ///   - filter: Which items count.
  /// - Returns: As many as `within` has answers.
  /// - Throws: `SpatialQueryError`, or whatever the filter's predicate throws.
  func count(
    within radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> Int

  /// The rows of all items in a circle, in no particular order and without their distances.
  ///
  /// - Parameters:
  ///   - radius: The longest geodesic distance to accept, itself included.
  ///   - origin: The circle's centre.
  ///   - filter: Which items may be answers.
  /// - Returns: The rows that `within` has, in whatever order is quickest.
  /// - Throws: `SpatialQueryError`, or whatever the filter's predicate throws.
  func rows(
    within radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> [Int]

  /// Every item in a box, its edges included. An item with a footprint is inside when it shares at least one point with the box.
  ///
  /// At ±180° and at the poles points of the Earth count, not how they are written; see `GeoBox`.
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
