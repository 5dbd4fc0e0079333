// A filter on place: the nearest items inside a box or an area.

import GeoPrimitives

/// Passes points and footprints inside a box or an area, besides another filter.
///
/// Subtrees outside the bounds are not entered. The exact test comes after the other filter's, its predicate excepted.
struct Containment<Storage: TreeStorage, Test: PlaceTest>: TreeFilter {
  static var admitsAll: Bool { false }
  let view: TreeView<Storage>
  let probe: BoxProbe
  let traits: ItemConditions<Storage>
  let predicate: ((Int) throws -> Bool)?
  let test: Test

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
      ? test.covers(try view.point(slot: slot).position)
      : test.meets(try view.area(slot: slot - firstArea).outline)
    guard isInside, let predicate else { return isInside }
    return try predicate(try view.row(at: offset))
  }
}

extension TreeView {
  /// The nearest items in a box or an area, put into `result`, whose memory is used again.
  func nearest(
    _ count: Int, to origin: Position, inside test: some PlaceTest, within radius: Distance?,
    matching filter: ItemFilter, into result: inout [Neighbor]
  ) throws {
    result.removeAll(keepingCapacity: true)
    try QueryCheck.count(count)
    if let radius { try QueryCheck.radius(radius) }
    guard let open = try opened(filter) else { return }
    let containment = Containment(
      view: self, probe: BoxProbe(test.bounds),
      traits: ItemConditions(TraitConditions(open), predicate: nil, in: self),
      predicate: open.predicate, test: test)
    let walk = TreeWalk(view: self, branch: map.points, filter: containment)
    try nearest(
      min(count, plan.count), from: Probe(origin), within: radius?.meters ?? .infinity,
      by: walk, containment, into: &result)
  }
}
