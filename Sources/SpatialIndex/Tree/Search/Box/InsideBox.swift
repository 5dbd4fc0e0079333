// Every item in a box or an area.

import GeoPrimitives

extension TreeView {
  /// Every item in a box or an area, by rising row, put into `result`, whose memory is used again.
  func inside(
    _ test: some PlaceTest, matching filter: ItemFilter, into result: inout [Int]
  ) throws {
    result.removeAll(keepingCapacity: true)
    try forEachInside(test, matching: filter) { row, _ in result.append(row) }
    InPlaceSort.sort(&result)
  }

  /// How many items of a box lie in each cell of a grid.
  func density(
    in box: GeoBox, by precision: Geohash.Precision, matching filter: ItemFilter
  ) throws -> [Geohash: Int] {
    var counts: [Geohash: Int] = [:]
    try forEachInside(BoxTest(box), matching: filter) { _, degrees in
      counts[Geohash(Position(clamping: degrees), precision: precision), default: 0] += 1
    }
    return counts
  }

  /// Hands every item inside to the body: its row, and the longitude and latitude of a point of it.
  private func forEachInside(
    _ test: some PlaceTest, matching filter: ItemFilter, body: (Int, SIMD2<Double>) -> Void
  ) throws {
    guard let open = try opened(filter) else { return }
    // The predicate comes last of all, after the exact test.
    let sweep = BoxSweep(
      view: self, probe: BoxProbe(test.bounds),
      filter: ItemConditions(open.onTraitsAlone, in: self))
    try sweep.run(PointLeaf.self) { slot in
      let point = try point(slot: slot)
      let row = Int(point.row)
      guard test.covers(point.position), try open.predicate?(row) ?? true else { return }
      body(row, point.degrees)
    }
    try sweep.run(AreaLeaf.self) { slot in
      let area = try area(slot: slot)
      guard test.meets(area.outline), try open.predicate?(area.row) ?? true else { return }
      body(area.row, area.outline.vertex(0))
    }
  }
}
