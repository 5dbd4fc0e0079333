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
    let reach = Slack.key(chord: ChordBounds.longestChord(geodesic: radius.meters))
    // Without a limit to their number, points are gathered, measured and put in order all the same.
    let meters = radius.meters
    if open.admitsAll {
      let walk = TreeWalk(view: self, branch: map.points, filter: NoFilter())
      _ = try nearestMany(.max, from: probe, upTo: reach, within: meters, by: walk, into: &result)
    } else if let stops = sportStops(open) {
      let walk = SportsWalk(stops: stops, predicate: open.predicate)
      _ = try nearestMany(.max, from: probe, upTo: reach, within: meters, by: walk, into: &result)
    } else {
      let filter = ItemConditions(open, in: self)
      let walk = TreeWalk(view: self, branch: map.points, filter: filter)
      _ = try nearestMany(.max, from: probe, upTo: reach, within: meters, by: walk, into: &result)
    }
    guard plan.areas.itemCount > 0 else { return }
    var found: [Neighbor] = []
    swap(&found, &result)
    var sink = AreaNeighbors(addingTo: consume found)
    try gatherAreas(meters, from: probe, matching: open, into: &sink)
    result = sink.takeNeighbors()
    NeighborOrder.sort(&result)
  }

  private func gatherAreas<Sink: AreaSink>(
    _ radius: Double, from probe: Probe, matching filter: ItemFilter, into sink: inout Sink
  ) throws {
    var taken = Sink()
    swap(&taken, &sink)
    let measure = AreaMeasure(view: self, probe: probe)
    var collector = WithinRadius(radius, by: measure, into: consume taken)
    if filter.admitsAll {
      try AreaWalk(view: self, filter: NoFilter()).run(&collector, from: probe)
    } else {
      let filter = ItemConditions(filter, in: self)
      try AreaWalk(view: self, filter: filter).run(&collector, from: probe)
    }
    sink = collector.takeSink()
  }
}

extension TreeView {
  /// How many items lie in a circle.
  func count(within radius: Distance, of origin: Position, matching filter: ItemFilter) throws
    -> Int
  {
    var sink = CircleCount()
    try sweep(radius, of: origin, matching: filter, into: &sink)
    return sink.total
  }

  /// The rows of all items in a circle, in no order, put into `result`, whose memory is used again.
  func rows(
    within radius: Distance, of origin: Position, matching filter: ItemFilter,
    into result: inout [Int]
  ) throws {
    result.removeAll(keepingCapacity: true)
    var rows: [Int] = []
    swap(&rows, &result)
    var sink = CircleRows(in: consume rows)
    try sweep(radius, of: origin, matching: filter, into: &sink)
    guard sink.largest < max(1, plan.count) else { throw storage.damage(at: map.points.leaves) }
    result = sink.takeRows()
  }

  /// Hands all points and footprints in a circle to a sink.
  private func sweep(
    _ radius: Distance, of origin: Position, matching filter: ItemFilter,
    into sink: inout some CircleSink
  ) throws {
    try QueryCheck.radius(radius)
    guard let open = try opened(filter) else { return }
    let probe = Probe(origin)
    let bounds = CircleBounds(radius.meters)
    if open.admitsAll {
      try TreeWalk(view: self, branch: map.points, filter: NoFilter())
        .sweep(bounds, of: probe, into: &sink)
    } else if let stops = sportStops(open) {
      try SportsWalk(stops: stops, predicate: open.predicate)
        .sweep(bounds, of: probe, into: &sink)
    } else {
      try TreeWalk(view: self, branch: map.points, filter: ItemConditions(open, in: self))
        .sweep(bounds, of: probe, into: &sink)
    }
    guard plan.areas.itemCount > 0 else { return }
    try gatherAreas(radius.meters, from: probe, matching: open, into: &sink)
  }
}
