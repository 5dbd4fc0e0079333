// Counts the time zones of venues, and how they are known.

/// The time zones of the venues so far.
package struct ZoneTally: Sendable {
  /// How many venues have their zone from where.
  package var origins: [ZoneOrigin: Int] { counted.origins }
  /// How many venues are in each zone.
  package var zones: [String: Int] { counted.zones }

  private var counts = Counts()
  /// The zone of the last venues and how many these are: neighbours mostly lie in one.
  private var last: VenueZone?
  private var lastCount = 0

  /// Counts a venue.
  mutating func count(_ zone: VenueZone) {
    if let last, last == zone {
      lastCount += 1
      return
    }
    if let last { counts.add(lastCount, in: last) }
    last = zone
    lastCount = 1
  }

  private var counted: Counts {
    var counted = counts
    if let last { counted.add(lastCount, in: last) }
    return counted
  }

  private struct Counts: Hashable {
    var origins: [ZoneOrigin: Int] = [:]
    var zones: [String: Int] = [:]

    mutating func add(_ count: Int, in zone: VenueZone) {
      origins[zone.origin, default: 0] += count
      if let name = zone.name { zones[name, default: 0] += count }
    }
  }

  /// The zones with their counts, the most frequent first.
  package var ranked: [(zone: String, count: Int)] {
    zones.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (zone: $0.key, count: $0.value) }
  }

  /// The origins that there are, with their counts.
  package var rankedOrigins: [(origin: ZoneOrigin, count: Int)] {
    ZoneOrigin.allCases.compactMap { origin in
      origins[origin].map { (origin: origin, count: $0) }
    }
  }
}

extension ZoneTally: Hashable {
  /// Whether two tallies count the same.
  package static func == (one: ZoneTally, other: ZoneTally) -> Bool { one.counted == other.counted }

  /// Hashes what is counted.
  package func hash(into hasher: inout Hasher) { hasher.combine(counted) }
}
