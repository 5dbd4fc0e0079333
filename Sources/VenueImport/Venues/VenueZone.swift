// The time zone of a venue, and how it is known: by the command, by the data, or by the map.

internal import GeoPrimitives
internal import OpeningHours
internal import ZoneMaps

/// How an import knows the time zone of a venue.
package enum ZoneOrigin: String, CaseIterable, Sendable {
  /// `--time-zone` says so.
  case command
  /// The venue's record says so.
  case data
  /// The venue lies there.
  case position
  /// Nothing says so, and the venue lies on the high seas.
  case unknown
}

/// The time zone of a venue, and how it is known.
struct VenueZone: Hashable, Sendable {
  /// The IANA name; `nil` where the zone is unknown.
  let name: String?
  /// How it is known.
  let origin: ZoneOrigin
}

/// Finds the time zones of venues.
struct ZoneFinder {
  /// The zone that the command names; it overrules everything.
  let told: String?
  /// Which names of records are those of zones.
  private var known: [String: Bool] = [:]
  /// The words that named a zone last, and that zone: neighbours mostly lie in one.
  private var last: (words: ArraySlice<UInt8>, zone: VenueZone)?

  init(told: String?) { self.told = told }

  /// The zone by the command, else by the record, else by the position.
  ///
  /// - Parameters:
  ///   - named: What the record says, if anything; it must be known to be a zone.
  ///   - position: Where the venue is.
  /// - Returns: The zone, if there is one, and how it is known.
  func zone(named: String?, at position: Position) -> VenueZone {
    if let told { return VenueZone(name: told, origin: .command) }
    if let named { return VenueZone(name: named, origin: .data) }
    let found = ZoneMap.world.zone(latitude: position.latitude, longitude: position.longitude)
    return VenueZone(name: found, origin: found == nil ? .unknown : .position)
  }

  /// The zone that a record names, where the one before named it in the same words.
  func zone(namedAgain words: ArraySlice<UInt8>) -> VenueZone? {
    guard let last, last.words == words else { return nil }
    return last.zone
  }

  /// Remembers the zone that a record names, for those after it.
  mutating func remember(_ zone: VenueZone, named words: ArraySlice<UInt8>) {
    last = (ArraySlice(Array(words)), zone)
  }

  /// Whether the zone database has a zone of this name; it is asked once for each name.
  mutating func knows(_ name: String) -> Bool {
    if let answer = known[name] { return answer }
    // A column of nonsense must not fill the memory.
    if known.count >= 1000 { known = [:] }
    var isZone = true
    do throws(ZoneError) { _ = try Zone(identifier: name) } catch { isZone = false }
    known[name] = isZone
    return isZone
  }
}
