// A changing index at one moment.

public import GeoPrimitives

/// A changing index as it was at one moment.
///
/// It answers as `ScanIndex` would over the items there were, and calls them by their numbers: where `SpatialSearch` speaks of rows, filters'
/// predicates included, these are the numbers that the items were put with. It may be used by any number of threads.
public struct IndexSnapshot: Sendable {
  let layers: [IndexLayer]
  /// How many items there are.
  public let count: Int

  init(_ stack: LayerStack) {
    layers = stack.layers
    count = stack.liveCount
  }

  /// The item with a number, or `nil` where there is none.
  ///
  /// - Complexity: O(log² *n*).
  public subscript(number: Int) -> SpatialItem? {
    for layer in layers.reversed() {
      if let row = layer.liveRow(of: number) { return layer.packed.items[row] }
    }
    return nil
  }
}

extension IndexSnapshot: SpatialSearch {
  /// The items closest to a position, nearest first.
  ///
  /// - Complexity: That of a packed tree, and a node or two for each small tree beside it, of which there are O(log *m*) after *m* changes.
  public func nearest(
    _ count: Int, to origin: Position, within radius: Distance?, matching filter: ItemFilter
  ) throws -> [Neighbor] {
    var (result, spare) = ([Neighbor](), [Neighbor]())
    try nearest(
      count, to: origin, within: radius, matching: filter, into: &result, spare: &spare)
    return result
  }

  /// The items closest to a position, nearest first, in memory that is used again.
  ///
  /// - Parameters:
  ///   - count: How many items to return, at least 1.
  ///   - origin: Where to search from.
  ///   - radius: The longest geodesic distance to accept, itself included; `nil` sets no limit.
  ///   - filter: Which items may be answers.
  ///   - result: What it holds is replaced by the answer.
  ///   - spare: Room for what the small trees find; what it holds afterwards is unspecified. Once both arrays have grown large enough, a search without a
  ///     predicate allocates nothing, unless changes have hidden far more of what is near than of everything.
  /// - Throws: `SpatialQueryError`, or whatever the filter's predicate throws; `result` is then unspecified.
  public func nearest(
    _ count: Int, to origin: Position, within radius: Distance? = nil,
    matching filter: ItemFilter = .everything, into result: inout [Neighbor],
    spare: inout [Neighbor]
  ) throws {
    let probe = Probe(origin)
    try nearest(count, within: radius, into: &result, &spare) { layer, limit, found in
      try layer.nearest(count, from: probe, within: limit, matching: filter, into: &found)
    }
  }

  /// The items in a box that are closest to a position, nearest first.
  public func nearest(
    _ count: Int, to origin: Position, inside box: GeoBox, within radius: Distance?,
    matching filter: ItemFilter
  ) throws -> [Neighbor] {
    var (result, spare) = ([Neighbor](), [Neighbor]())
    try nearest(count, within: radius, into: &result, &spare) { layer, limit, found in
      try layer.packed.tree.nearest(
        count, to: origin, inside: box, within: limit, matching: layer.own(filter), into: &found)
      layer.number(&found)
    }
    return result
  }

  /// The items in an area that are closest to a position, nearest first.
  public func nearest(
    _ count: Int, to origin: Position, inside region: some Region, within radius: Distance?,
    matching filter: ItemFilter
  ) throws -> [Neighbor] {
    var (result, spare) = ([Neighbor](), [Neighbor]())
    try nearest(count, within: radius, into: &result, &spare) { layer, limit, found in
      try layer.packed.tree.nearest(
        count, to: origin, inside: region, within: limit, matching: layer.own(filter), into: &found)
      layer.number(&found)
    }
    return result
  }

  /// Every item in a circle, nearest first.
  public func within(
    _ radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> [Neighbor] {
    try QueryCheck.radius(radius)
    return try merged { layer in
      try layer.packed.tree.within(radius, of: origin, matching: layer.shared(filter))
    }
  }

  /// Every item along a path, nearest to it first; see `PackedTree`.
  public func along(
    _ path: [Position], within radius: Distance, matching filter: ItemFilter = .everything
  ) throws -> [Neighbor] {
    try QueryCheck.radius(radius)
    return try merged { layer in
      try layer.packed.tree.along(path, within: radius, matching: layer.shared(filter))
    }
  }

  /// Asks layer after layer for the nearest: none need look farther than what the others have found.
  private func nearest(
    _ count: Int, within radius: Distance?, into best: inout [Neighbor], _ spare: inout [Neighbor],
    in ask: (IndexLayer, Distance?, inout [Neighbor]) throws -> Void
  ) throws {
    try QueryCheck.count(count)
    if let radius { try QueryCheck.radius(radius) }
    best.removeAll(keepingCapacity: true)
    var limit = radius
    for layer in layers where layer.liveCount > 0 {
      if best.isEmpty {
        try ask(layer, limit, &best)
      } else {
        try ask(layer, limit, &spare)
        NeighborOrder.merge(spare, into: &best, atMost: count)
      }
      // Itself included, so that ties are still settled by number.
      if best.count == count, let last = best.last { limit = last.distance }
    }
  }

  private func merged(_ ask: (IndexLayer) throws -> [Neighbor]) throws -> [Neighbor] {
    var all: [Neighbor] = []
    for layer in layers where layer.liveCount > 0 {
      NeighborOrder.merge(layer.numbered(try ask(layer)), into: &all)
    }
    return all
  }
}

extension IndexSnapshot {
  /// How many items there are in a circle.
  public func count(
    within radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> Int {
    try QueryCheck.radius(radius)
    var total = 0
    for layer in layers where layer.liveCount > 0 {
      total += try layer.count(within: radius, of: origin, matching: filter)
    }
    return total
  }

  /// The numbers of all items in a circle, in no particular order.
  public func rows(
    within radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> [Int] {
    try QueryCheck.radius(radius)
    return try numbers { layer in
      try layer.packed.tree.rows(within: radius, of: origin, matching: layer.shared(filter))
    }
  }

  /// Every item in a box, its edges included, by rising number.
  public func inside(_ box: GeoBox, matching filter: ItemFilter) throws -> [Int] {
    try numbers { layer in
      try layer.packed.tree.inside(box, matching: layer.shared(filter))
    }.sorted()
  }

  /// Every item in an area, its edge included, by rising number.
  public func inside(_ region: some Region, matching filter: ItemFilter) throws -> [Int] {
    try numbers { layer in
      try layer.packed.tree.inside(region, matching: layer.shared(filter))
    }.sorted()
  }

  /// How many items of a box lie in each cell of a geohash grid; see `PackedTree`.
  public func density(
    in box: GeoBox, by precision: Geohash.Precision, matching filter: ItemFilter = .everything
  ) throws -> [Geohash: Int] {
    var counts: [Geohash: Int] = [:]
    for layer in layers where layer.liveCount > 0 {
      let own = layer.own(filter)
      counts.merge(
        try layer.packed.tree.density(in: box, by: precision, matching: own), uniquingKeysWith: +)
    }
    return counts
  }

  private func numbers(_ ask: (IndexLayer) throws -> [Int]) throws -> [Int] {
    var all: [Int] = []
    for layer in layers where layer.liveCount > 0 {
      let numbers = layer.packed.items.numbers
      for row in try ask(layer) where !layer.dead.contains(row) { all.append(numbers[row]) }
    }
    return all
  }
}
