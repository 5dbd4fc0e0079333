// Which rows are one venue: those of the same name within 30 m. Never by the point alone.

internal import GeoPrimitives

/// Rows of one name, brought together where they lie close.
enum VenueGroups {
  /// Rows of one name that lie this close, in metres, are courts of one venue.
  static let reach = 30.0

  /// The rows that share a name with others, name by name, each in an order that does not depend on the file's.
  static func namesakes(in batches: [VenueBatch]) -> [[RowPlace]] {
    var names = RowRuns()
    for (number, batch) in batches.enumerated() {
      for (place, draft) in batch.drafts.enumerated()
      where draft.rowCount > 0 && draft.canBeGrouped {
        names.add(FoldedName.hash(batch.bytes[draft.name]), RowPlace(number, place))
      }
    }
    return names.runs().map { RowOrder.sorted($0, by: .identifier, in: batches) }
  }

  /// Of rows of one name those that each of them goes to, and those that took the place of venues of before.
  ///
  /// What belongs together is told by the places alone, from south to north, so that rows whose identifiers are others
  /// now, or are lost, make the same venues in the same places; and by the venues that the dataset had before.
  static func middles(
    of rows: [RowPlace], in batches: [VenueBatch], around anchors: GroupAnchors?
  ) -> (leaders: [Int], heirs: [Int: UInt64]) {
    let positions = rows.map { batches[$0].position }
    let order = positions.indices.sorted { isBefore((positions[$0], $0), (positions[$1], $1)) }
    let ordered = order.map { positions[$0] }
    var heirs: [Int: UInt64] = [:]
    let leaders: [Int]
    let name = rows.first.map { ReleaseComparison.hash(ofName: batches.name(of: $0)) }
    let known = name.flatMap { anchors?.named($0) } ?? []
    if let anchors, !known.isEmpty {
      let keys = order.map { place in
        ReleaseComparison.hash(of: anchors.source, batches.identifier(of: rows[place]))
      }
      let groups = AnchoredGroups(
        ordered, keys: keys, around: known, usesIdentifiers: anchors.usesIdentifiers)
      leaders = groups.leaders
      for (place, key) in groups.heirs { heirs[order[place]] = key }
    } else {
      leaders = Self.leaders(of: ordered)
    }
    var middles = [Int](repeating: 0, count: positions.count)
    for (place, leader) in leaders.enumerated() { middles[order[place]] = order[leader] }
    return (middles, heirs)
  }

  /// The first rows, without those that would go into the venue of another one.
  static func first(_ count: Int, of batches: [VenueBatch], hasGroups: Bool) -> VenueBatch {
    var followers: Set<RowPlace> = []
    for rows in hasGroups ? namesakes(in: batches) : [] {
      let leaders = middles(of: rows, in: batches, around: nil).leaders
      for (place, leader) in leaders.enumerated() where leader != place {
        followers.insert(rows[place])
      }
    }
    var first = VenueBatch()
    for (number, batch) in batches.enumerated() {
      for (place, draft) in batch.drafts.enumerated() where first.drafts.count < count {
        if !followers.contains(RowPlace(number, place)) { first.append(draft, of: batch) }
      }
    }
    return first
  }

  /// Whether a row comes before another one, from south to north.
  static func isBefore(_ one: (Position, Int), _ other: (Position, Int)) -> Bool {
    (one.0.latitude, one.0.longitude, one.1) < (other.0.latitude, other.0.longitude, other.1)
  }

  /// Who leads whom.
  ///
  /// - Parameters:
  ///   - positions: The positions, in the order in which they are looked at.
  ///   - pinned: Which of them lead others whatever lies beside them, and also what comes before them and has no other
  ///     leader; `nil` where none does.
  /// - Returns: For each of the positions the place of the one that its venue is named after: the nearest of those before
  ///   it that lead others, if that is within reach, else itself.
  /// - Complexity: O(*n*) in the number of positions, times those in one strip of 33 m to the north.
  static func leaders(of positions: [Position], pinned: [Bool]? = nil) -> [Int] {
    var strips = LeaderStrips(positions)
    if let pinned {
      for place in positions.indices where pinned[place] { strips.add(place) }
    }
    var leaders = positions.indices.map { place in
      if pinned?[place] == true { return place }
      if let leader = strips.nearest(to: place) { return leader }
      strips.add(place)
      return place
    }
    guard pinned?.contains(true) == true else { return leaders }
    // All that lead are known now, so that the same rows around the same venues find the same leaders.
    for place in leaders.indices where leaders[place] != place {
      leaders[place] =
        strips.nearest(to: place, before: place) ?? strips.nearest(to: place) ?? place
    }
    return leaders
  }
}

/// Positions that lead others, in strips to the north.
private struct LeaderStrips {
  private let positions: [Position]
  private var strips: [Int32: [Int]] = [:]

  init(_ positions: [Position]) { self.positions = positions }

  mutating func add(_ place: Int) { strips[strip(of: place), default: []].append(place) }

  /// The nearest of those that lead within reach, of equally near ones the first.
  func nearest(to place: Int, before end: Int = .max) -> Int? {
    let strip = strip(of: place)
    var best: (place: Int, meters: Double)?
    for near in strip - 1...strip + 1 {
      for other in strips[near] ?? [] where other < end {
        let meters = Geodesic.meters(from: positions[other], to: positions[place])
        guard meters <= VenueGroups.reach else { continue }
        if let best, (best.meters, best.place) <= (meters, other) { continue }
        best = (other, meters)
      }
    }
    return best?.place
  }

  private func strip(of place: Int) -> Int32 {
    // 0.0003° are no less than 33 m to the north.
    Int32((positions[place].latitude / 0.0003).rounded(.down))
  }
}

extension VenueDraft {
  /// Whether it may be one of several rows of a venue: a point with a name of its own.
  var canBeGrouped: Bool { footprint == nil && hasOwnName }
}

extension [VenueBatch] {
  /// The name of the row at a place.
  func name(of place: RowPlace) -> ArraySlice<UInt8> {
    self[Int(place.batch)].bytes[self[place].name]
  }

  /// The identifier of the row at a place.
  func identifier(of place: RowPlace) -> ArraySlice<UInt8> {
    self[Int(place.batch)].bytes[self[place].sourceID]
  }

  /// The row at a place.
  subscript(place: RowPlace) -> VenueDraft {
    get { self[Int(place.batch)].drafts[Int(place.draft)] }
    set { self[Int(place.batch)].drafts[Int(place.draft)] = newValue }
  }
}
