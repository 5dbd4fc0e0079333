// Many questions to one snapshot, side by side.

public import GeoPrimitives

extension IndexSnapshot {
  /// The items closest to each of many positions, nearest first.
  ///
  /// - Parameters:
  ///   - count: How many items to return for each position, at least 1.
  ///   - origins: Where to search from.
  ///   - radius: The longest geodesic distance to accept, itself included; `nil` sets no limit.
  ///   - threads: How many cores to use; `nil` stands for all.
  /// - Returns: For each position, in their order, what `nearest` returns for it.
  /// - Throws: `SpatialQueryError`.
  public func nearest(
    _ count: Int, toEach origins: [Position], within radius: Distance? = nil, threads: Int? = nil
  ) throws -> NeighborLists {
    try QueryCheck.count(count)
    if let radius { try QueryCheck.radius(radius) }
    return try lists(origins, threads: threads) { origin in
      try nearest(count, to: origin, within: radius, matching: .everything)
    }
  }

  /// The items in a circle around each of many positions, nearest first: the distance join of two sets.
  ///
  /// - Parameters:
  ///   - radius: The longest geodesic distance to accept, itself included.
  ///   - origins: The circles' centres.
  ///   - threads: How many cores to use; `nil` stands for all.
  /// - Returns: For each position, in their order, what `within` returns for it.
  /// - Throws: `SpatialQueryError`.
  public func within(
    _ radius: Distance, ofEach origins: [Position], threads: Int? = nil
  ) throws -> NeighborLists {
    try QueryCheck.radius(radius)
    return try lists(origins, threads: threads) { origin in
      try within(radius, of: origin, matching: .everything)
    }
  }

  /// Asks along a curve, so that what one search has read is still in the cache for the next.
  private func lists(
    _ origins: [Position], threads: Int?, _ ask: @Sendable (Position) throws -> [Neighbor]
  ) throws -> NeighborLists {
    let runner = BatchRunner(origins, threads: threads)
    let answers = StretchAnswers(runner.stretches)
    try runner.run { stretch, questions in
      try answers.gather(stretch, questions) { question, result in
        result = try ask(origins[question])
      }
    }
    return answers.lists(runner.order)
  }
}
