// Answers questions about venues: the tree finds, the filters decide, the schedule has the last word.

internal import GeoPrimitives
internal import OpeningHours
internal import SpatialIndex

extension VenueIndex {
  /// The sports of the index, most frequent first.
  public func sports() throws(VenueIndexError) -> [Sport] {
    do {
      return try tables.allSportKeys().map(Sport.init(key:))
    } catch {
      throw VenueIndexError(error)
    }
  }

  /// The keys of what is asked for about which no venue of the index says anything, such as `lit`.
  public func unsaid(_ conditions: VenueConditions) throws(VenueIndexError) -> [String] {
    do {
      return try conditions.questions.filter { question in
        let filter = ItemFilter(anyAttributes: question.attributes)
        return try tree.nearest(1, to: .northPole, within: nil, matching: filter).isEmpty
      }.map { question in question.key }
    } catch SpatialQueryError.damaged(let section, let block) {
      throw .damaged(section: section, block: block)
    } catch {
      throw .system(path: "", reason: "\(error)")
    }
  }

  /// Answers a question.
  ///
  /// - Returns: Venues by rising distance, equal ones by id; by id alone where the question has no centre.
  /// - Throws: `VenueIndexError.damaged` when the file holds bytes that can't be right; an empty answer is no error.
  public func answers(to query: VenueQuery) throws(VenueIndexError) -> [VenueAnswer] {
    do {
      return try VenueSearch(index: self, query: query).answers()
    } catch let error as VenueIndexError {
      throw error
    } catch let error as SectionFileError {
      throw VenueIndexError(error)
    } catch SpatialQueryError.damaged(let section, let block) {
      throw .damaged(section: section, block: block)
    } catch {
      throw .system(path: "", reason: "\(error)")
    }
  }
}

/// One question being answered.
private struct VenueSearch {
  let index: VenueIndex
  let query: VenueQuery
  let hours: HoursBook

  init(index: VenueIndex, query: VenueQuery) {
    self.index = index
    self.query = query
    hours = HoursBook(moment: query.moment, openSeconds: query.openSeconds)
  }

  func answers() throws -> [VenueAnswer] {
    guard let filter = try filter() else { return [] }
    let found: [(row: Int, meters: Double?)]
    switch query.reach {
    case .nearest(let origin, let count, let limit):
      let count = min(count, query.limit ?? count)
      found = try index.tree.nearest(count, to: origin, within: limit, matching: filter)
        .map { ($0.item, $0.meters) }
    case .circle(let centre, let radius):
      found = try index.tree.within(radius, of: centre, matching: filter)
        .map { ($0.item, $0.meters) }
    case .box(let box): found = try index.tree.inside(box, matching: filter).map { ($0, nil) }
    case .region(let region): found = try inside(region, filter).map { ($0, nil) }
    }
    return try found.prefix(query.limit ?? found.count).map(answer)
  }

  private func inside(_ region: some Region, _ filter: ItemFilter) throws -> [Int] {
    try index.tree.inside(region, matching: filter)
  }

  private func answer(_ hit: (row: Int, meters: Double?)) throws -> VenueAnswer {
    let row = try index.tables.row(hit.row)
    return VenueAnswer(
      venue: try index.tables.venue(at: hit.row, row),
      distance: hit.meters.map { .meters($0) },
      opening: try hours.opening(row.hoursKey, at: row.position, index.tables))
  }
}

// MARK: - Filters

extension VenueSearch {
  /// What the tree may pass over; `nil` where no venue can match.
  private func filter() throws -> ItemFilter? {
    var filter = ItemFilter.everything
    var listsToCheck: ListCheck?
    if !query.sports.isEmpty {
      let keys = try index.tables.allSportKeys()
      let bits = SportNumbers.bits(of: query.sports, among: keys)
      guard !bits.isEmpty else { return nil }
      filter.anySports = bits
      if SportNumbers.isShared(bits, among: keys) { listsToCheck = ListCheck(query.sports) }
    }
    filter.allAttributes = query.conditions.all
    filter.anyAttributes = query.conditions.any
    if query.mustBeOpen { filter.openHours = try hourAlternatives() }
    let conditions = query.conditions
    guard query.mustBeOpen || listsToCheck != nil || conditions.needsRecord else { return filter }
    filter.predicate = { item in
      let row = try index.tables.row(item)
      if conditions.needsRecord {
        let venue = try index.tables.venue(at: item, row)
        guard conditions.admitsSurface(of: venue.properties) else { return false }
      }
      if let listsToCheck, try !listsToCheck.admits(Int(row.sports), index.tables) { return false }
      guard query.mustBeOpen else { return true }
      return try hours.isOpen(row.hoursKey, at: row.position, index.tables)
    }
    return filter
  }

  /// The hours of the week that the time asked for touches, once for every clock there is among the venues.
  ///
  /// Where clocks are put forward or back in between only the first hour is asked for: the schedule decides the rest.
  private func hourAlternatives() throws -> [HourSet] {
    var sets: Set<HourSet> = []
    for number in 0..<index.tables.zoneCount {
      guard let zone = try hours.zone(number, index.tables) ?? (number == 0 ? .utc : nil) else {
        continue
      }
      let start = query.moment.instant(in: zone)
      let end = start.advanced(bySeconds: Int64(max(0, query.openSeconds - 1)))
      let isShifted = zone.offsetSeconds(at: start) != zone.offsetSeconds(at: end)
      let first = zone.local(of: start).hourOfWeek
      let count = isShifted ? 0 : min(167, (zone.local(of: end).hourOfWeek - first + 168) % 168)
      sets.insert(HourSet((0...count).map { (first + $0) % 168 }))
    }
    return Array(sets)
  }
}

/// Looks at the venue's own list of sports, where a bit stands for several.
private final class ListCheck {
  private let wanted: Set<String>
  private var known: [Int: Bool] = [:]

  init(_ sports: [Sport]) { wanted = Set(sports.map(\.key)) }

  func admits(_ list: Int, _ tables: VenueTables) throws -> Bool {
    if let answer = known[list] { return answer }
    let answer = try !tables.sportKeys(inList: list).isDisjoint(with: wanted)
    known[list] = answer
    return answer
  }
}

extension LocalDateTime {
  /// The hour of the week, 0 for Monday 00:00–01:00.
  fileprivate var hourOfWeek: Int {
    Int(day.weekday.rawValue - Weekday.monday.rawValue) * 24 + minuteOfDay / 60
  }
}
