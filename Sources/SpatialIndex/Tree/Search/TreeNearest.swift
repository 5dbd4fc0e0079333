// Searches by distance in an index's two trees.

import GeoPrimitives

extension TreeView {
  /// The nearest items, put into `result`, whose memory is used again.
  func nearest(
    _ count: Int, to origin: Position, within radius: Distance?, matching filter: ItemFilter,
    into result: inout [Neighbor]
  ) throws {
    result.removeAll(keepingCapacity: true)
    try QueryCheck.count(count)
    if let radius { try QueryCheck.radius(radius) }
    guard let open = try opened(filter) else { return }
    let probe = Probe(origin)
    let limit = radius?.meters ?? .infinity
    let wanted = min(count, plan.count)
    if !open.looksAtTraits, open.predicate == nil {
      try nearest(wanted, from: probe, within: limit, matching: NoFilter(), into: &result)
    } else if open.looksAtTraits {
      let filter = TraitFilter(open, in: self)
      try nearest(wanted, from: probe, within: limit, matching: filter, into: &result)
    } else if let predicate = open.predicate {
      let filter = PredicateFilter(view: self, predicate: predicate)
      try nearest(wanted, from: probe, within: limit, matching: filter, into: &result)
    }
  }

  private func nearest(
    _ count: Int, from probe: Probe, within limit: Double, matching filter: some TreeFilter,
    into result: inout [Neighbor]
  ) throws {
    guard count > 0 else { return }
    if plan.points.itemCount > 0 {
      try nearestPoints(count, from: probe, within: limit, matching: filter, into: &result)
    }
    guard plan.areas.itemCount > 0 else { return }
    let measure = AreaMeasure(view: self, probe: probe)
    try nearestExactly(
      count, from: probe, within: limit, matching: filter, by: measure, into: &result)
  }

  private func nearestPoints(
    _ count: Int, from probe: Probe, within limit: Double, matching filter: some TreeFilter,
    into result: inout [Neighbor]
  ) throws {
    let descent = Descent(self, into: PointLeaf.self, from: probe, matching: filter)
    let reach =
      limit.isFinite
      ? Slack.key(chord: ChordBounds.longestChord(geodesic: limit)) : Slack.unlimited
    var memory: [Neighbor] = []
    swap(&memory, &result)
    var candidates: [Neighbor]?
    if count <= NearestFew.most {
      var few = NearestFew(count, limit: reach, aside: memory)
      memory = []
      try descent.run(&few)
      candidates = few.isConclusive ? few.candidates() : nil
    } else {
      var many = NearestMany(count, limit: reach, points: memory)
      memory = []
      try descent.run(&many)
      candidates = many.candidates()
    }
    if let candidates {
      result = candidates
      try settle(&result, count: count, from: probe, within: limit)
    } else {
      let measure = PointMeasure(view: self, probe: probe)
      try nearestExactly(
        count, from: probe, within: limit, matching: filter, by: measure, into: &result)
    }
  }

  /// Puts rows and exact distances in the place of slots, sorts, and keeps the nearest.
  private func settle(
    _ points: inout [Neighbor], count: Int, from probe: Probe, within limit: Double
  ) throws {
    var kept = 0
    for index in points.indices {
      let point = try point(slot: points[index].item)
      let meters = probe.meters(to: point.position)
      guard meters <= limit else { continue }
      points[kept] = Neighbor(item: point.row, meters: meters)
      kept += 1
    }
    points.removeLast(points.count - kept)
    NeighborOrder.sort(&points)
    if points.count > count { points.removeLast(points.count - count) }
  }

  /// Adds the items of one tree to those already found, exact distances only.
  private func nearestExactly<Measured: Measure>(
    _ count: Int, from probe: Probe, within limit: Double, matching filter: some TreeFilter,
    by measure: Measured, into result: inout [Neighbor]
  ) throws {
    let descent = Descent(self, into: Measured.Form.self, from: probe, matching: filter)
    var found: [Neighbor] = []
    swap(&found, &result)
    var collector = NearestExact(count, limit: limit, by: measure, startingWith: found)
    found = []
    try descent.run(&collector)
    result = collector.heap
    NeighborOrder.sort(&result)
  }
}

/// Sorting neighbors by distance, then row.
enum NeighborOrder {
  static func sort(_ neighbors: inout [Neighbor]) {
    guard neighbors.count <= 32 else { return neighbors.sort() }
    for index in neighbors.indices.dropFirst() {
      let moving = neighbors[index]
      var place = index
      while place > 0, moving < neighbors[place - 1] {
        neighbors[place] = neighbors[place - 1]
        place -= 1
      }
      neighbors[place] = moving
    }
  }
}

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
    if open.looksAtTraits {
      try within(radius.meters, of: probe, matching: TraitFilter(open, in: self), into: &result)
    } else if let predicate = open.predicate {
      let filter = PredicateFilter(view: self, predicate: predicate)
      try within(radius.meters, of: probe, matching: filter, into: &result)
    } else {
      try within(radius.meters, of: probe, matching: NoFilter(), into: &result)
    }
  }

  private func within(
    _ radius: Double, of probe: Probe, matching filter: some TreeFilter,
    into result: inout [Neighbor]
  ) throws {
    let points = PointMeasure(view: self, probe: probe)
    try gather(radius, from: probe, matching: filter, by: points, into: &result)
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
