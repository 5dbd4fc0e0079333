// Counts the time zones of venues, and how they are known.

/// The time zones of the venues so far.
package struct ZoneTally: Hashable, Sendable {
  /// How many venues have their zone from where.
  package private(set) var origins: [ZoneOrigin: Int] = [:]
  /// How many venues are in each zone.
  package private(set) var zones: [String: Int] = [:]

  /// Counts a venue.
  mutating func count(_ zone: VenueZone) {
    origins[zone.origin, default: 0] += 1
    if let name = zone.name { zones[name, default: 0] += 1 }
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
