// Every item in a ring between two radii.

public import GeoPrimitives

extension SpatialSearch {
  /// Every item in a ring, nearest first.
  ///
  /// Rings from 0 to 1 km, 1 to 2 km and so on share no item: the inner edge is not included, but for an inner radius of 0.
  ///
  /// - Parameters:
  ///   - inner: Items must be farther away than this; at 0 items at no distance belong too.
  ///   - outer: The longest geodesic distance to accept, itself included.
  ///   - origin: The ring's centre.
  ///   - filter: Which items may be answers.
  /// - Returns: Neighbors by rising distance, then by rising row.
  /// - Throws: `SpatialQueryError`, or whatever the filter's predicate throws.
  /// - Complexity: That of the whole circle.
  public func within(
    from inner: Distance, to outer: Distance, of origin: Position,
    matching filter: ItemFilter = .everything
  ) throws -> [Neighbor] {
    try QueryCheck.radius(inner)
    let circle = try within(outer, of: origin, matching: filter)
    guard inner > .zero else { return circle }
    // Sorted by distance: the first beyond the inner edge is found by halving.
    var low = 0
    var high = circle.count
    while low < high {
      let middle = (low + high) / 2
      if circle[middle].meters <= inner.meters { low = middle + 1 } else { high = middle }
    }
    return Array(circle[low...])
  }
}
