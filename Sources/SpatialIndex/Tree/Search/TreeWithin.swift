// Searches in a circle in an index's two trees.

import GeoPrimitives

extension TreeView {
  /// The filter with its conditions on traits decided where all items are alike; `nil` when no item can pass.
  func opened(_ filter: ItemFilter) throws(SpatialQueryError) -> ItemFilter? {
    guard filter.looksAtTraits, plan.traitCount < 2 else { return filter }
    guard plan.traitCount == 1 else { return nil }
    let place = try verified(.traits, 0, of: TraitRecord.size)
    guard filter.admits(TraitRecord.traits(bytes, at: place)) else { return nil }
    return ItemFilter(predicate: filter.predicate)
  }

  /// Every item in a circle, put into `result`, whose memory is used again.
  func within(
    _ radius: Distance, of origin: Position, matching filter: ItemFilter,
    into result: inout [Neighbor]
  ) throws {
    result.removeAll(keepingCapacity: true)
    try QueryCheck.radius(radius)
    guard let open = try opened(filter) else { return }
    let probe = Probe(origin)
    if open.admitsAll {
      try within(radius.meters, of: probe, matching: NoFilter(), into: &result)
    } else {
      try within(radius.meters, of: probe, matching: ItemConditions(open, in: self), into: &result)
    }
  }

  private func within(
    _ radius: Double, of probe: Probe, matching filter: some TreeFilter,
    into result: inout [Neighbor]
  ) throws {
    let reach = Slack.key(chord: ChordBounds.longestChord(geodesic: radius))
    // Without a limit to their number, points are gathered, measured and put in order all the same.
    _ = try nearestMany(
      .max, from: probe, upTo: reach, within: radius, matching: filter, into: &result)
    guard plan.areas.itemCount > 0 else { return }
    let areas = AreaMeasure(view: self, probe: probe)
    try gather(radius, from: probe, matching: filter, by: areas, into: &result)
    NeighborOrder.sort(&result)
  }

  private func gather<Measured: Measure>(
    _ radius: Double, from probe: Probe, matching filter: some TreeFilter, by measure: Measured,
    into result: inout [Neighbor]
  ) throws {
    let descent = Descent(self, into: Measured.Form.self, from: probe, matching: filter)
    var found: [Neighbor] = []
    swap(&found, &result)
    var collector = WithinRadius(radius, by: measure, addingTo: found)
    found = []
    try descent.run(&collector)
    result = collector.found
  }
}

extension TreeView {
  /// How many items lie in a circle.
  func count(within radius: Distance, of origin: Position, matching filter: ItemFilter) throws
    -> Int
  {
    var sink = CircleCount()
    let areas = try sweep(radius, of: origin, matching: filter, into: &sink)
    return sink.total + areas.count
  }

  /// The rows of all items in a circle, in no order, put into `result`, whose memory is used again.
  func rows(
    within radius: Distance, of origin: Position, matching filter: ItemFilter,
    into result: inout [Int]
  ) throws {
    result.removeAll(keepingCapacity: true)
    var rows: [Int] = []
    swap(&rows, &result)
    var sink = CircleRows(rows)
    rows = []
    let areas = try sweep(radius, of: origin, matching: filter, into: &sink)
    guard sink.largest < max(1, plan.count) else { throw storage.damage(at: map.points.leaves) }
    result = sink.rows
    for area in areas { result.append(area.item) }
  }

  /// Hands all points in a circle to a sink and returns the footprints there.
  private func sweep(
    _ radius: Distance, of origin: Position, matching filter: ItemFilter,
    into sink: inout some CircleSink
  ) throws -> [Neighbor] {
    try QueryCheck.radius(radius)
    guard let open = try opened(filter) else { return [] }
    let probe = Probe(origin)
    if open.admitsAll {
      return try sweep(radius.meters, of: probe, matching: NoFilter(), into: &sink)
    }
    let conditions = ItemConditions(open, in: self)
    return try sweep(radius.meters, of: probe, matching: conditions, into: &sink)
  }

  private func sweep(
    _ radius: Double, of probe: Probe, matching filter: some TreeFilter,
    into sink: inout some CircleSink
  ) throws -> [Neighbor] {
    let bounds = CircleBounds(radius)
    try CircleSweep(view: self, probe: probe, bounds: bounds, filter: filter).run(into: &sink)
    guard plan.areas.itemCount > 0 else { return [] }
    let measure = AreaMeasure(view: self, probe: probe)
    var areas: [Neighbor] = []
    try gather(radius, from: probe, matching: filter, by: measure, into: &areas)
    return areas
  }
}
