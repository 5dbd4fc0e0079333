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
    return Array(circle.dropFirst(Ring.innerCount(of: circle, within: inner)))
  }
}

/// The circle inside a ring.
enum Ring {
  /// How many of sorted neighbors lie inside the ring's inner edge, itself included; none where its radius is 0.
  static func innerCount(of circle: [Neighbor], within inner: Distance) -> Int {
    guard inner > .zero else { return 0 }
    // Sorted by distance: the first beyond the inner edge is found by halving.
    var low = 0
    var high = circle.count
    while low < high {
      let middle = (low + high) / 2
      if circle[middle].meters <= inner.meters { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
