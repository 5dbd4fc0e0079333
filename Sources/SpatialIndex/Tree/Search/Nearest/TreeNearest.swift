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
      let walk = TreeWalk(view: self, branch: map.points, filter: NoFilter())
      try nearest(wanted, from: probe, within: limit, by: walk, NoFilter(), into: &result)
    } else {
      let filter = ItemConditions(open, in: self)
      if let stops = sportStops(open) {
        let walk = SportsWalk(stops: stops, predicate: open.predicate)
        try nearest(wanted, from: probe, within: limit, by: walk, filter, into: &result)
      } else {
        let walk = TreeWalk(view: self, branch: map.points, filter: filter)
        try nearest(wanted, from: probe, within: limit, by: walk, filter, into: &result)
      }
    }
  }

  /// The nearest of the points that a walk meets and of the footprints that pass a filter.
  func nearest(
    _ count: Int, from probe: Probe, within limit: Double, by walk: some PointWalk,
    _ filter: some TreeFilter, into result: inout [Neighbor]
  ) throws {
    guard count > 0 else { return }
    if plan.points.itemCount > 0 {
      try nearestPoints(count, from: probe, within: limit, by: walk, into: &result)
    }
    guard plan.areas.itemCount > 0 else { return }
    let measure = AreaMeasure(view: self, probe: probe)
    let areas = AreaWalk(view: self, filter: filter)
    try nearestExactly(count, from: probe, within: limit, by: areas, measure, into: &result)
  }

  @inline(__always)
  private func nearestPoints(
    _ count: Int, from probe: Probe, within limit: Double, by walk: some PointWalk,
    into result: inout [Neighbor]
  ) throws {
    let reach =
      limit.isFinite
      ? Slack.key(chord: ChordBounds.longestChord(geodesic: limit)) : Slack.unlimited
    let isSettled = try nearestMany(
      count, from: probe, upTo: reach, within: limit, by: walk, into: &result)
    guard !isSettled else { return }
    var memory: [Neighbor] = []
    swap(&memory, &result)
    var heap = NearestHeap(count, limit: limit, startingWith: consume memory, waiting: 64)
    try walk.runFar(&heap, from: probe)
    result = heap.takeNeighbors()
  }

  /// Gathers and measures the nearest points; false, and no points, where they are so far away that keys can't tell which those are.
  func nearestMany(
    _ count: Int, from probe: Probe, upTo reach: Float, within limit: Double,
    by walk: some PointWalk, into result: inout [Neighbor]
  ) throws -> Bool {
    var scratch: [Neighbor] = []
    swap(&scratch, &result)
    var collector = NearestBuffer(count, limit: reach, in: consume scratch)
    try walk.run(&collector, from: probe)
    guard collector.settle() else {
      result = collector.takeMemory()
      return false
    }
    result = try collector.takeNeighbors(from: probe, within: limit, of: self)
    return true
  }

  /// Adds the items that a walk meets to those already found, exact distances only.
  private func nearestExactly(
    _ count: Int, from probe: Probe, within limit: Double, by walk: some Walk,
    _ measure: some Measure, into result: inout [Neighbor]
  ) throws {
    var found: [Neighbor] = []
    swap(&found, &result)
    var collector = NearestExact(count, limit: limit, by: measure, startingWith: consume found)
    try walk.run(&collector, from: probe)
    result = collector.takeNeighbors()
  }
}
