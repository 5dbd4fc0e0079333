// Every item in a box or an area.

import GeoPrimitives

extension TreeView {
  /// Every item in a box, by rising row.
  func inside(_ box: GeoBox, matching filter: ItemFilter) throws -> [Int] {
    let rectangles = box.rectangles
    return try inside(bounds: box, matching: filter, points: box.contains) { outline in
      outline.meets(rectangles)
    }
  }

  /// Every item in an area, by rising row.
  func inside(_ region: some Region, matching filter: ItemFilter) throws -> [Int] {
    try inside(bounds: region.bounds, matching: filter, points: region.covers) { outline in
      region.intersects(outline.footprint)
    }
  }

  /// How many items of a box lie in each cell of a grid.
  func density(
    in box: GeoBox, by precision: Geohash.Precision, matching filter: ItemFilter
  ) throws -> [Geohash: Int] {
    let rectangles = box.rectangles
    var counts: [Geohash: Int] = [:]
    try forEachInside(bounds: box, matching: filter, points: box.contains) { outline in
      outline.meets(rectangles)
    } body: { _, degrees in
      counts[Geohash(Position(clamping: degrees), precision: precision), default: 0] += 1
    }
    return counts
  }

  private func inside(
    bounds: GeoBox, matching filter: ItemFilter, points: (Position) -> Bool,
    areas: (FlatOutline) -> Bool
  ) throws -> [Int] {
    var rows: [Int] = []
    try forEachInside(bounds: bounds, matching: filter, points: points, areas: areas) { row, _ in
      rows.append(row)
    }
    rows.sort()
    return rows
  }

  /// Hands every item inside to the body: its row, and the longitude and latitude of a point of it.
  private func forEachInside(
    bounds: GeoBox, matching filter: ItemFilter, points: (Position) -> Bool,
    areas: (FlatOutline) -> Bool, body: (Int, SIMD2<Double>) -> Void
  ) throws {
    guard let open = try opened(filter) else { return }
    // The predicate comes last of all, after the exact test.
    let sweep = BoxSweep(
      view: self, probe: BoxProbe(bounds), filter: ItemConditions(open.onTraitsAlone, in: self))
    try sweep.run(PointLeaf.self) { slot in
      let point = try point(slot: slot)
      let row = Int(point.row)
      guard points(point.position), try open.predicate?(row) ?? true else { return }
      body(row, point.degrees)
    }
    try sweep.run(AreaLeaf.self) { slot in
      let area = try area(slot: slot)
      guard areas(area.outline), try open.predicate?(area.row) ?? true else { return }
      body(area.row, area.outline.vertex(0))
    }
  }
}
