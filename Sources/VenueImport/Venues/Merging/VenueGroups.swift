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

  /// For each of the positions the one in the middle of its venue.
  ///
  /// What belongs together is told by the places alone, from south to north, so that rows whose identifiers are others
  /// now, or are lost, make the same venues in the same places.
  static func middles(of positions: [Position]) -> [Int] {
    let order = positions.indices.sorted { one, other in
      let (first, second) = (positions[one], positions[other])
      return (first.latitude, first.longitude, one) < (second.latitude, second.longitude, other)
    }
    let leaders = leaders(of: order.map { positions[$0] })
    var middles = [Int](repeating: 0, count: positions.count)
    for (place, leader) in leaders.enumerated() { middles[order[place]] = order[leader] }
    return middles
  }

  /// For each of the positions the place of the one that its venue is named after: the nearest of those before it that
  /// lead others, if that is within reach, else itself.
  ///
  /// - Complexity: O(*n*) in the number of positions, times those in one strip of 33 m to the north.
  static func leaders(of positions: [Position]) -> [Int] {
    var leaders: [Int] = []
    leaders.reserveCapacity(positions.count)
    var strips: [Int32: [Int]] = [:]
    for (place, position) in positions.enumerated() {
      // 0.0003° are no less than 33 m to the north.
      let strip = Int32((position.latitude / 0.0003).rounded(.down))
      var best: (place: Int, meters: Double)?
      for near in strip - 1...strip + 1 {
        for other in strips[near] ?? [] {
          let meters = Geodesic.meters(from: positions[other], to: position)
          if meters <= reach, meters < best?.meters ?? .infinity { best = (other, meters) }
        }
      }
      if best == nil { strips[strip, default: []].append(place) }
      leaders.append(best?.place ?? place)
    }
    return leaders
  }
}

extension VenueDraft {
  /// Whether it may be one of several rows of a venue: a point with a name of its own.
  var canBeGrouped: Bool { footprint == nil && hasOwnName }
}

extension [VenueBatch] {
  /// The row at a place.
  subscript(place: RowPlace) -> VenueDraft {
    get { self[Int(place.batch)].drafts[Int(place.draft)] }
    set { self[Int(place.batch)].drafts[Int(place.draft)] = newValue }
  }
}
