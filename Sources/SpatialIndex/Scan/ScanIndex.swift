// Brute force: looks at every item, every time, so that every other index has something to be compared with.

public import GeoPrimitives

/// An index that looks at every item.
///
/// It is the definition of a right answer. For a handful of items it is also the fastest index there is.
///
/// - Complexity: O(*n*) for every search.
public struct ScanIndex: SpatialSearch, Sendable {
  private let items: [SpatialItem]

  /// Makes an index of items; an item's row is its place in the sequence.
  public init(_ items: some Sequence<SpatialItem>) {
    self.items = items.map { item in
      SpatialItem(
        position: item.position, footprint: item.footprint?.ifNotEmpty, traits: item.traits)
    }
  }

  /// How many items are indexed.
  public var count: Int { items.count }

  /// The items closest to a position, nearest first.
  public func nearest(
    _ count: Int, to origin: Position, within radius: Distance?, matching filter: ItemFilter
  ) throws -> [Neighbor] {
    try QueryCheck.count(count)
    if let radius { try QueryCheck.radius(radius) }
    return Array(try neighbors(of: origin, within: radius, matching: filter).prefix(count))
  }

  /// Every item in a circle, nearest first.
  public func within(
    _ radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> [Neighbor] {
    try QueryCheck.radius(radius)
    return try neighbors(of: origin, within: radius, matching: filter)
  }

  /// Every item in a box, its edges included, by rising row.
  public func inside(_ box: GeoBox, matching filter: ItemFilter) throws -> [Int] {
    let rectangles = box.rectangles
    return try rows(matching: filter) { item in
      item.footprint.map { footprint in RingList(footprint).meets(rectangles) }
        ?? box.contains(item.position)
    }
  }

  /// Every item in an area, its edge included, by rising row.
  public func inside(_ region: some Region, matching filter: ItemFilter) throws -> [Int] {
    try rows(matching: filter) { item in
      item.footprint.map(region.intersects) ?? region.covers(item.position)
    }
  }

  private func rows(
    matching filter: ItemFilter, where isInside: (SpatialItem) -> Bool
  ) throws -> [Int] {
    try items.indices.filter { row in
      try isInside(items[row]) && filter.admits(row, with: items[row].traits)
    }
  }

  private func neighbors(
    of origin: Position, within radius: Distance?, matching filter: ItemFilter
  ) throws -> [Neighbor] {
    let outlines = OutlineDistance(from: origin)
    var neighbors: [Neighbor] = []
    for (row, item) in items.enumerated() {
      let meters =
        item.footprint.flatMap { footprint in outlines.meters(to: RingList(footprint)) }
        ?? Geodesic.meters(from: origin, to: item.position)
      if let radius, meters > radius.meters { continue }
      if try filter.admits(row, with: item.traits) {
        neighbors.append(Neighbor(item: row, meters: meters))
      }
    }
    return neighbors.sorted()
  }
}
