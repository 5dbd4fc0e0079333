// Many searches at once, each helped by the one before.

public import GeoPrimitives

extension TreeView {
  /// The nearest items to each of many positions.
  ///
  /// Positions are asked along a curve. By the triangle inequality the answer to one bounds that to the next: the k-th nearest item is no farther than
  /// that of the position before and the way from there.
  func nearest(
    _ count: Int, toEach origins: [Position], within radius: Distance?, threads: Int?
  ) throws -> NeighborLists {
    try QueryCheck.count(count)
    if let radius { try QueryCheck.radius(radius) }
    let wanted = min(count, plan.count)
    let limit = radius?.meters ?? .infinity
    let runner = BatchRunner(origins, threads: threads)
    guard wanted <= AnswerTable.widest else {
      let answers = StretchAnswers(runner.stretches)
      try runner.run { stretch, questions in
        try answers.gather(stretch, questions) { question, result in
          try nearest(
            wanted, to: origins[question], within: radius, matching: .everything, into: &result)
        }
      }
      return answers.lists(runner.order)
    }
    let table = AnswerTable(origins.count, width: wanted)
    try runner.run { _, questions in
      // Questions and answers are far apart in memory: fetched and put down in a row, they come and go side by side.
      let places = questions.map { question in origins[Int(question)] }
      var answers: [Neighbor] = []
      answers.reserveCapacity(places.count * wanted)
      var ends: [Int] = []
      ends.reserveCapacity(places.count)
      var result: [Neighbor] = []
      var before: EarthCentered?
      for place in places {
        let probe = Probe(place)
        var bound = limit
        if let before, result.count == wanted, let last = result.last {
          bound = min(bound, Self.reach(from: before, last.meters, to: probe.point))
        }
        before = probe.point
        result.removeAll(keepingCapacity: true)
        let walk = TreeWalk(view: self, branch: map.points, filter: NoFilter())
        try nearest(wanted, from: probe, within: bound, by: walk, NoFilter(), into: &result)
        answers.append(contentsOf: result)
        ends.append(answers.count)
      }
      var start = 0
      for (question, end) in zip(questions, ends) {
        table.put(answers[start..<end], to: Int(question))
        start = end
      }
    }
    return table.lists()
  }

  /// How far from a position as many items must lie as lie within some metres of another.
  private static func reach(
    from other: EarthCentered, _ meters: Double, to place: EarthCentered
  ) -> Double {
    let chord = meters + other.squaredChord(to: place).squareRoot()
    guard chord < 1_000_000 else { return .infinity }
    // A centimetre for rounding and for footprints, whose distances are half a millimetre off.
    return Geodesic.mostMeters(overChord: chord) + 0.01
  }

  /// The items in circles around many positions.
  func within(
    _ radius: Distance, ofEach origins: [Position], threads: Int?
  ) throws -> NeighborLists {
    try QueryCheck.radius(radius)
    let runner = BatchRunner(origins, threads: threads)
    let answers = StretchAnswers(runner.stretches)
    try runner.run { stretch, questions in
      try answers.gather(stretch, questions) { question, result in
        try within(radius, of: origins[question], matching: .everything, into: &result)
      }
    }
    return answers.lists(runner.order)
  }
}

extension PackedTree {
  /// The items closest to each of many positions, nearest first.
  ///
  /// Answers are those of `nearest` for one position after the other, and come in the order of the positions. It is several times as quick: positions
  /// are visited along a curve, so that what one search has read is still in the cache for the next, and on all cores.
  ///
  /// - Parameters:
  ///   - count: How many items to return for each position, at least 1.
  ///   - origins: Where to search from.
  ///   - radius: The longest geodesic distance to accept, itself included; `nil` sets no limit.
  ///   - threads: How many cores to use; `nil` stands for all.
  /// - Returns: For each position at most `count` neighbors, by rising distance, then by rising row.
  /// - Throws: `SpatialQueryError`.
  public func nearest(
    _ count: Int, toEach origins: [Position], within radius: Distance? = nil, threads: Int? = nil
  ) throws -> NeighborLists {
    try view.nearest(count, toEach: origins, within: radius, threads: threads)
  }

  /// The items in a circle around each of many positions, nearest first: the distance join of two sets.
  ///
  /// - Parameters:
  ///   - radius: The longest geodesic distance to accept, itself included.
  ///   - origins: The circles' centres.
  ///   - threads: How many cores to use; `nil` stands for all.
  /// - Returns: For each position its neighbors, by rising distance, then by rising row.
  /// - Throws: `SpatialQueryError`.
  public func within(
    _ radius: Distance, ofEach origins: [Position], threads: Int? = nil
  ) throws -> NeighborLists {
    try view.within(radius, ofEach: origins, threads: threads)
  }
}

extension MappedTree {
  /// The items closest to each of many positions, nearest first; see `PackedTree`.
  public func nearest(
    _ count: Int, toEach origins: [Position], within radius: Distance? = nil, threads: Int? = nil
  ) throws -> NeighborLists {
    try view.nearest(count, toEach: origins, within: radius, threads: threads)
  }

  /// The items in a circle around each of many positions, nearest first; see `PackedTree`.
  public func within(
    _ radius: Distance, ofEach origins: [Position], threads: Int? = nil
  ) throws -> NeighborLists {
    try view.within(radius, ofEach: origins, threads: threads)
  }
}
