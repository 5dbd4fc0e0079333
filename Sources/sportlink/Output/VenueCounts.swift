// Venues counted as they stream past: by sport, source and zone, with their extent.

import GeoPrimitives
import Venues

/// What can be counted about venues.
struct VenueCounts {
  private(set) var venues = 0
  private(set) var areas = 0
  private(set) var withHours = 0
  private(set) var retired = 0
  /// Records that went into a venue of another dataset.
  private(set) var merged = 0
  private(set) var sports = Tally()
  private(set) var sources = Tally()
  private(set) var zones = Tally()
  private(set) var south = Double.infinity
  private(set) var west = Double.infinity
  private(set) var north = -Double.infinity
  private(set) var east = -Double.infinity

  mutating func add(_ venue: Venue) {
    venues += 1
    if venue.footprint != nil { areas += 1 }
    if venue.hours != nil { withHours += 1 }
    if venue.isRetired { retired += 1 }
    if case .array(let records)? = venue.properties["mergedFrom"] { merged += records.count }
    for sport in venue.sports { sports.add(sport) }
    sources.add(venue.source)
    zones.add(venue.timeZone ?? "")
    south = min(south, venue.position.latitude)
    north = max(north, venue.position.latitude)
    west = min(west, venue.position.longitude)
    east = max(east, venue.position.longitude)
  }
}

/// How often each text occurs.
struct Tally {
  private var counts: [String: Int] = [:]

  mutating func add(_ text: String) { counts[text, default: 0] += 1 }

  /// The texts, most frequent first.
  var ranked: [(text: String, count: Int)] {
    counts.map { (text: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }
}
