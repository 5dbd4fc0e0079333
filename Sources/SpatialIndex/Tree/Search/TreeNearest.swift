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
    if open.admitsAll {
      try nearest(wanted, from: probe, within: limit, matching: NoFilter(), into: &result)
    } else {
      let filter = ItemConditions(open, in: self)
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

  @inline(__always)
  private func nearestPoints(
    _ count: Int, from probe: Probe, within limit: Double, matching filter: some TreeFilter,
    into result: inout [Neighbor]
  ) throws {
    let reach =
      limit.isFinite
      ? Slack.key(chord: ChordBounds.longestChord(geodesic: limit)) : Slack.unlimited
    let isSettled =
      if count == 1 {
        try settle(
          NearestOne(limit: reach), count, probe, within: limit, matching: filter, into: &result)
      } else if count <= NearestFew.most {
        try settle(
          NearestFew(count, limit: reach), count, probe, within: limit, matching: filter,
          into: &result)
      } else {
        try nearestMany(
          count, from: probe, upTo: reach, within: limit, matching: filter, into: &result)
      }
    guard !isSettled else { return }
    result.removeAll(keepingCapacity: true)
    let measure = PointMeasure(view: self, probe: probe)
    try nearestExactly(
      count, from: probe, within: limit, matching: filter, by: measure, into: &result)
  }

  /// Walks the tree of points, measures the candidates, sorts them and keeps the nearest; false where keys can't tell which those are.
  @inline(__always)
  private func settle(
    _ collector: consuming some NearestPoints, _ count: Int, _ probe: Probe, within limit: Double,
    matching filter: some TreeFilter, into result: inout [Neighbor]
  ) throws -> Bool {
    var collector = collector
    try Descent(self, into: PointLeaf.self, from: probe, matching: filter).run(&collector)
    var meter = PairMeter(from: probe, within: limit, itemCount: plan.count)
    try collector.forEachCandidate { point in
      guard meter.add(point, to: &result) else { throw storage.damage(at: map.points.leaves) }
    }
    meter.finish(&result)
    guard collector.isConclusive else { return false }
    NeighborOrder.sort(&result)
    if result.count > count { result.removeLast(result.count - count) }
    return true
  }

  /// The same for many, where the array of answers is also the place to gather in.
  private func nearestMany(
    _ count: Int, from probe: Probe, upTo reach: Float, within limit: Double,
    matching filter: some TreeFilter, into result: inout [Neighbor]
  ) throws -> Bool {
    var scratch: [Neighbor] = []
    swap(&scratch, &result)
    var collector = NearestMany(count, limit: reach, in: scratch)
    scratch = []
    try Descent(self, into: PointLeaf.self, from: probe, matching: filter).run(&collector)
    let isConclusive = collector.isConclusive
    let start = collector.used
    let (points, found) = collector.candidates()
    result = points
    guard isConclusive else { return false }
    try measure(&result, start..<start + found, from: probe, within: limit)
    NeighborOrder.sort(&result)
    if result.count > count { result.removeLast(result.count - count) }
    return true
  }

  /// Replaces slots in an array by the points there that lie within a limit, and drops everything else.
  private func measure(
    _ found: inout [Neighbor], _ range: Range<Int>, from probe: Probe, within limit: Double
  ) throws(SpatialQueryError) {
    var kept = 0
    for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
      let isPair = index + 1 < range.upperBound
      let first = try point(slot: found[index].item)
      let second = isPair ? try point(slot: found[index + 1].item) : first
      let meters = probe.meters(to: first, second)
      found[kept] = Neighbor(item: Int(first.row), meters: meters.x)
      kept += meters.x <= limit ? 1 : 0
      guard isPair else { break }
      found[kept] = Neighbor(item: Int(second.row), meters: meters.y)
      kept += meters.y <= limit ? 1 : 0
    }
    found.removeLast(found.count - kept)
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
