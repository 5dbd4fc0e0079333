// A venue that stands for records of several datasets: what each says is kept, and all of it together is the venue.

internal import GeoPrimitives
internal import Geometry
internal import Venues

/// A record of another dataset that went into a venue.
struct MergedRecord {
  /// The record as the venue that it would be by itself.
  var venue: Venue
  /// How sure it is that it belongs there.
  var score: Double
  /// What speaks for it.
  var reason: String

  /// Whether its dataset still has it.
  var isLive: Bool { !venue.isRetired }

  init(_ venue: Venue, _ likeness: Likeness) {
    self.init(venue, score: likeness.score, reason: likeness.reason)
  }

  init(_ venue: Venue, score: Double, reason: String) {
    self.venue = venue
    self.score = score
    self.reason = reason
  }

  /// Reads what `json` wrote; `nil` for anything else.
  init?(_ json: JSONValue) {
    guard case .object(let object) = json, case .object(let record)? = object["record"],
      case .string(let reason)? = object["reason"], let score = object["score"]?.double,
      case .string(let source)? = record[VenueKey.source.rawValue],
      case .string(let sourceID)? = record[VenueKey.sourceID.rawValue],
      let venue = try? Venue(
        wire: WireRecord(id: "\(source):\(sourceID)", object: record), source: source)
    else { return nil }
    self.init(venue, score: score, reason: reason)
  }

  /// The record for the venue's properties.
  var json: JSONValue {
    ["score": .number(score), "reason": .string(reason), "record": .object(venue.wireObject())]
  }
}

/// A venue of a dataset with the records of other datasets that are the same place.
///
/// The catalogue keeps their union under the venue's own id: `mergedFrom` holds the records, `ownRecord` what the venue's own dataset says where the union says more. Each dataset so changes, or retires, its own part alone.
struct MergedVenue {
  /// The venue as its own dataset has it.
  var own: Venue
  /// The records of other datasets, by source and identifier.
  private(set) var records: [MergedRecord] = []

  /// The property that holds the records.
  static let key = "mergedFrom"
  /// The property that holds what is the venue's own, where the union differs.
  static let ownKey = "ownRecord"
  private static let courts = "courts"

  init(own: Venue) { self.own = own }

  /// Takes a venue of the catalogue apart.
  init(of stored: Venue) {
    own = stored
    guard case .array(let list)? = stored.properties[Self.key] else { return }
    let records = list.compactMap { MergedRecord($0) }
    guard records.count == list.count else { return }
    self.records = records
    own.properties[Self.key] = nil
    if case .object(let kept)? = own.properties[Self.ownKey] {
      own.properties[Self.ownKey] = nil
      restore(kept)
    }
  }

  /// Where the record of a dataset stands.
  func index(source: String, sourceID: String) -> Int? {
    records.firstIndex { $0.venue.source == source && $0.venue.sourceID == sourceID }
  }

  /// Adds a record, or puts it in the place of the one with its identifier.
  mutating func put(_ record: MergedRecord) {
    if let place = index(source: record.venue.source, sourceID: record.venue.sourceID) {
      records[place] = record
    } else {
      records.append(record)
      records.sort {
        ($0.venue.source, $0.venue.sourceID) < ($1.venue.source, $1.venue.sourceID)
      }
    }
  }

  /// Takes a record out.
  mutating func remove(at index: Int) { records.remove(at: index) }

  /// Marks records of a dataset that its release does not have; whether there were any.
  mutating func retire(where isGone: (Venue) -> Bool) -> Int {
    var count = 0
    for index in records.indices where records[index].isLive && isGone(records[index].venue) {
      records[index].venue.properties[ReleaseComparison.mark] = .bool(true)
      count += 1
    }
    return count
  }
}

// MARK: - The union

extension MergedVenue {
  /// The venue with all that its records know.
  var union: Venue {
    guard !records.isEmpty else { return own }
    var union = own
    var kept = JSONObject()
    let live = records.filter(\.isLive).map(\.venue)
    if !live.isEmpty { unite(live, into: &union, &kept) }
    if !kept.isEmpty { union.properties[Self.ownKey] = .object(kept) }
    union.properties[Self.key] = .array(records.map(\.json))
    return union
  }

  private func unite(_ live: [Venue], into union: inout Venue, _ kept: inout JSONObject) {
    func keep(_ key: VenueKey, _ value: JSONValue?) { kept[key.rawValue] = value ?? .null }
    let isOwnLive = !own.isRetired
    var sports: [String] = []
    for sport in (isOwnLive ? own.sports : []) + live.flatMap(\.sports)
    where !sports.contains(sport) {
      sports.append(sport)
    }
    if sports.isEmpty { sports = own.sports }
    if sports != own.sports {
      keep(.sports, .array(own.sports.map { .string($0) }))
      union.sports = sports
    }
    if own.hours == nil, let hours = live.compactMap(\.hours).first {
      keep(.hours, nil)
      union.hours = hours
    }
    if own.timeZone == nil, let zone = live.compactMap(\.timeZone).first {
      keep(.timeZone, nil)
      union.timeZone = zone
    }
    if NameWords(own.name).isPlain, let named = live.first(where: { !NameWords($0.name).isPlain }) {
      keep(.name, .string(own.name))
      union.name = named.name
    }
    if own.footprint == nil, let other = live.first(where: { $0.footprint != nil }),
      let area = other.footprint
    {
      keep(.footprint, nil)
      union.footprint = area
      if (try? PreparedRegion(area))?.covers(own.position) != true {
        keep(.latitude, .number(own.position.latitude))
        keep(.longitude, .number(own.position.longitude))
        union.position = other.position
      }
    }
    countCourts(live, in: &union, &kept)
    if !isOwnLive {
      kept[ReleaseComparison.mark] = .bool(true)
      union.properties[ReleaseComparison.mark] = nil
    }
  }

  /// Several rows of one dataset are courts of the venue, as several rows of one file are.
  private func countCourts(
    _ live: [Venue], in union: inout Venue, _ kept: inout JSONObject
  ) {
    var counts: [String: Int] = [:]
    for venue in live where CourtSports.areOnCourts(venue.sports) {
      counts[venue.source, default: 0] += 1
    }
    guard own.properties[Self.courts] == nil, let most = counts.values.max(), most > 1 else {
      return
    }
    kept[Self.courts] = .null
    union.properties[Self.courts] = .integer(Int64(most))
  }

  /// Puts back what was the venue's own.
  private mutating func restore(_ kept: JSONObject) {
    let record = WireRecord(id: own.id, object: kept)
    if case .string(let name)? = kept[VenueKey.name.rawValue] { own.name = name }
    if case .array(let sports)? = kept[VenueKey.sports.rawValue] {
      own.sports = sports.compactMap { if case .string(let sport) = $0 { sport } else { nil } }
    }
    let keys = Set(record.object.members.map(\.key))
    if keys.contains(VenueKey.hours.rawValue) { own.hours = nil }
    if keys.contains(VenueKey.timeZone.rawValue) { own.timeZone = nil }
    if keys.contains(VenueKey.footprint.rawValue) { own.footprint = nil }
    if let latitude = kept[VenueKey.latitude.rawValue]?.double,
      let longitude = kept[VenueKey.longitude.rawValue]?.double,
      let position = try? Position(latitude: latitude, longitude: longitude)
    {
      own.position = position
    }
    if keys.contains(Self.courts) { own.properties[Self.courts] = nil }
    if kept[ReleaseComparison.mark] != nil {
      own.properties[ReleaseComparison.mark] = .bool(true)
    }
  }
}
