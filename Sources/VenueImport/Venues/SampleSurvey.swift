// What the first venues of a file show about all: rows that belong together, positions that stand for a whole town.

internal import GeoPrimitives

/// What the venues of a sample have in common.
struct SampleSurvey: Sendable {
  /// Whether several rows make one venue, so that they must be brought together.
  private(set) var hasGroups = false
  /// How rough the positions are, in words; `nil` where nothing speaks for it.
  private(set) var roughness: String?
  /// How the venues lie in two places far apart, in words; `nil` where they do not.
  private(set) var parted: String?
  /// The middle of the venues, and how far from there one is far from all others.
  private(set) var reach: (center: Position, limit: Distance)?

  /// Looks at the venues of a sample.
  init(_ batches: [VenueBatch]) {
    let drafts = batches.flatMap(\.drafts)
    let places = drafts.map(\.position)
    parted = PartedPlaces.words(places)
    reach = Self.reach(places, isParted: parted != nil)
    guard drafts.count >= 20 else {
      // In a short table one coincidence says nothing, but a quarter of the rows does.
      hasGroups = Self.groups(batches) * 4 >= drafts.count && drafts.count >= 6
      return
    }
    let points = drafts.filter { $0.footprint == nil }.map(\.position)
    roughness = Self.shared(batches) ?? Self.decimals(points)
    hasGroups = Self.groups(batches) * 200 >= drafts.count && !(roughness?.isShared ?? false)
  }

  /// How many rows would go into the venue of another one.
  private static func groups(_ batches: [VenueBatch]) -> Int {
    VenueGroups.namesakes(in: batches).reduce(0) { count, rows in
      let leaders = VenueGroups.leaders(of: rows.map { batches[$0].position })
      return count + leaders.enumerated().count { $0.offset != $0.element }
    }
  }

  /// Words for positions that many different names share: the middle of a town stands for all that is in it.
  private static func shared(_ batches: [VenueBatch]) -> String? {
    var names: [Position: Set<ArraySlice<UInt8>>] = [:]
    var rows: [Position: Int] = [:]
    for batch in batches {
      for draft in batch.drafts where draft.footprint == nil {
        names[draft.position, default: []].insert(batch.bytes[draft.name])
        rows[draft.position, default: 0] += 1
      }
    }
    let total = rows.values.reduce(0, +)
    let crowded = names.filter { $0.value.count >= 3 }
    let count = crowded.keys.reduce(0) { $0 + (rows[$1] ?? 0) }
    guard count * 2 > total else { return nil }
    return "\(total) rows lie on \(rows.count) points: the middles of towns, perhaps"
  }

  /// Words for positions in degrees of four decimals or fewer.
  private static func decimals(_ points: [Position]) -> String? {
    guard points.count >= 20 else { return nil }
    for (digits, power, meters) in [(2, 1e2, "1 km"), (3, 1e3, "100 m"), (4, 1e4, "10 m")] {
      let round = points.count { point in
        isWhole(point.latitude * power) && isWhole(point.longitude * power)
      }
      if round * 20 >= points.count * 19 { return "\(digits) decimals, good to about \(meters)" }
    }
    return nil
  }

  private static func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-6 }

  /// Places so near to the middle are of one city, and those so far from it are of none around, in metres.
  static let (city, elsewhere) = (60_000.0, 100_000.0)

  /// Far is ten times as far from the middle as nine in ten are, and 50 km at least; in a short table, or where more
  /// than one in ten stray from a city, far is what is nowhere around it.
  ///
  /// Where the venues are said to lie in two places, one in ten is not said to be far besides.
  private static func reach(
    _ places: [Position], isParted: Bool
  ) -> (center: Position, limit: Distance)? {
    guard places.count >= 5, let center = places.middle else { return nil }
    let distances = places.map { Geodesic.meters(from: center, to: $0) }.sorted()
    let usual = distances[distances.count * 9 / 10]
    let isCity = distances.count { $0 <= city } * 4 >= distances.count * 3
    if isCity, !isParted, places.count < 20 || usual > city {
      return (center, .meters(elsewhere))
    }
    return places.count < 20 ? nil : (center, .meters(max(50_000, usual * 10)))
  }
}

extension String {
  /// Whether it is the roughness of shared points.
  fileprivate var isShared: Bool { contains("points") }
}
