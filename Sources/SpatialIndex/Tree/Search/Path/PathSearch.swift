// Every item along a path.

public import GeoPrimitives

/// The slots of all items that may lie in one of several circles.
private struct SlotsWithin: Collector {
  var bound: Float = 0
  var slots: Set<Int> = []

  mutating func take(_ lanes: UInt32, keys: LaneTable, firstSlot: Int, in leaf: RawBlock) {
    for lane in SetBits(lanes) { slots.insert(firstSlot + lane) }
  }
}

extension TreeView {
  /// Every item near a path, nearest first.
  func along(
    _ path: [Position], within radius: Distance, matching filter: ItemFilter
  ) throws -> [Neighbor] {
    try QueryCheck.radius(radius)
    guard !path.isEmpty, let open = try opened(filter) else { return [] }
    let conditions = ItemConditions(TraitConditions(open), predicate: nil, in: self)
    let line = PathOutline(path)
    var points = SlotsWithin()
    var areas = SlotsWithin()
    for circle in PathCircles(path, pieces: max(500, radius.meters)).circles {
      let probe = Probe(circle.center)
      let reach = ChordBounds.longestChord(geodesic: circle.meters + radius.meters)
      points.bound = Slack.key(chord: reach)
      areas.bound = points.bound
      let walk = TreeWalk(view: self, branch: map.points, filter: conditions)
      try walk.run(&points, from: probe)
      guard plan.areas.itemCount > 0 else { continue }
      try AreaWalk(view: self, filter: conditions).run(&areas, from: probe)
    }
    var found: [Neighbor] = []
    func take(_ row: Int, _ meters: Double?) throws {
      guard let meters, try open.predicate?(row) ?? true else { return }
      found.append(Neighbor(item: row, meters: meters))
    }
    for slot in points.slots {
      let point = try point(slot: slot)
      let distance = OutlineDistance(from: point.position)
      try take(Int(point.row), distance.meters(to: line, atMost: radius.meters))
    }
    for slot in areas.slots {
      let (row, outline) = try area(slot: slot)
      try take(row, line.meters(to: outline, atMost: radius.meters))
    }
    return found.sorted()
  }
}

extension PackedTree {
  /// Every item along a path, nearest to it first.
  ///
  /// Edges are straight in longitude and latitude, as in GeoJSON; a path across ±180° is to be cut there and asked in two.
  ///
  /// - Parameters:
  ///   - path: The path's positions; one alone is a path too, none has no items.
  ///   - radius: The longest distance from the path to accept, itself included.
  ///   - filter: Which items may be answers.
  /// - Returns: Neighbors by rising distance from the path, at most 0.5 mm too large, then by rising row.
  /// - Throws: `SpatialQueryError`, or whatever the filter's predicate throws.
  /// - Complexity: That of circles all along the path, none much wider than `radius`.
  public func along(
    _ path: [Position], within radius: Distance, matching filter: ItemFilter = .everything
  ) throws -> [Neighbor] {
    try view.along(path, within: radius, matching: filter)
  }
}

extension MappedTree {
  /// Every item along a path, nearest to it first; see `PackedTree`.
  public func along(
    _ path: [Position], within radius: Distance, matching filter: ItemFilter = .everything
  ) throws -> [Neighbor] {
    try view.along(path, within: radius, matching: filter)
  }
}
