// The exact distance from a probe to one item of a tree.

import GeoPrimitives

/// What tells the exact distance to the item in a slot.
protocol Measure {
  associatedtype Form: LeafForm
  /// The item's row and distance, or `nil` when it is farther than a limit.
  func neighbor(slot: Int, atMost limit: Double) throws -> Neighbor?
}

/// Exact distances to footprints.
struct AreaMeasure<Storage: TreeStorage>: Measure {
  typealias Form = AreaLeaf
  let view: TreeView<Storage>
  let distance: OutlineDistance

  init(view: TreeView<Storage>, probe: Probe) {
    self.view = view
    distance = OutlineDistance(from: probe.position)
  }

  func neighbor(slot: Int, atMost limit: Double) throws -> Neighbor? {
    let area = try view.area(slot: slot)
    return distance.meters(to: area.outline, atMost: limit).map { meters in
      Neighbor(item: area.row, meters: meters)
    }
  }
}
