// A filter on place: the nearest items inside a box or an area.

import GeoPrimitives

/// Passes points and footprints inside a box or an area, besides another filter.
///
/// Subtrees outside the bounds are not entered. The exact test comes after the other filter's, its predicate excepted.
struct Containment<Storage: TreeStorage>: TreeFilter {
  static var admitsAll: Bool { false }
  let view: TreeView<Storage>
  let probe: BoxProbe
  let traits: ItemConditions<Storage>
  let predicate: ((Int) throws -> Bool)?
  let containsPoint: (Position) -> Bool
  let meetsArea: (FlatOutline) -> Bool

  func children(of node: Int) throws -> UInt32 {
    let points = view.plan.points.nodeCount
    let base =
      node < points
      ? view.map.points.nodes + node * BoxRecord.size
      : view.map.areas.nodes + (node - points) * BoxRecord.size
    return probe.boxes(view.bytes.block(at: base, size: BoxRecord.size))
      & (try traits.children(of: node))
  }

  func admits(slot: Int, rowAt offset: Int) throws -> Bool {
    guard try traits.admits(slot: slot, rowAt: offset) else { return false }
    let firstArea = view.map.areas.firstSlot
    let isInside =
      slot < firstArea
      ? containsPoint(try view.point(slot: slot).position)
      : meetsArea(try view.area(slot: slot - firstArea).outline)
    guard isInside, let predicate else { return isInside }
    return try predicate(try view.row(at: offset))
  }
}

extension TreeView {
  /// The nearest items in a box.
  func nearest(
    _ count: Int, to origin: Position, inside box: GeoBox, within radius: Distance?,
    matching filter: ItemFilter
  ) throws -> [Neighbor] {
    let rectangles = box.rectangles
    return try nearest(
      count, to: origin, bounds: box, within: radius, matching: filter, points: box.contains
    ) { outline in outline.meets(rectangles) }
  }

  /// The nearest items in an area.
  func nearest(
    _ count: Int, to origin: Position, inside region: some Region, within radius: Distance?,
    matching filter: ItemFilter
  ) throws -> [Neighbor] {
    try nearest(
      count, to: origin, bounds: region.bounds, within: radius, matching: filter,
      points: region.covers
    ) { outline in region.intersects(outline.footprint) }
  }

  private func nearest(
    _ count: Int, to origin: Position, bounds: GeoBox, within radius: Distance?,
    matching filter: ItemFilter, points: (Position) -> Bool, areas: (FlatOutline) -> Bool
  ) throws -> [Neighbor] {
    try QueryCheck.count(count)
    if let radius { try QueryCheck.radius(radius) }
    guard let open = try opened(filter) else { return [] }
    return try withoutActuallyEscaping(points) { points in
      try withoutActuallyEscaping(areas) { areas in
        let containment = Containment(
          view: self, probe: BoxProbe(bounds),
          traits: ItemConditions(TraitConditions(open), predicate: nil, in: self),
          predicate: open.predicate, containsPoint: points, meetsArea: areas)
        let walk = TreeWalk(view: self, branch: map.points, filter: containment)
        var result: [Neighbor] = []
        try nearest(
          min(count, plan.count), from: Probe(origin), within: radius?.meters ?? .infinity,
          by: walk, containment, into: &result)
        return result
      }
    }
  }
}
