// The whole search against the plainest one: every venue looked at, every schedule asked.

import Foundation
import GeoPrimitives
import Geometry
import OpeningHours
import SpatialIndex
import Testing

@testable import Venues

/// A city with the index of its venues and the scan that checks it.
private struct IndexedCity: Sendable {
  let venues: [Venue]
  let index: VenueIndex
  let scan: ScanIndex

  init(_ venues: [Venue]) throws {
    self.venues = venues.sorted { Array($0.id.utf8).lexicographicallyPrecedes(Array($1.id.utf8)) }
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("city-\(UUID().uuidString).index").path
    var builder = try VenueIndexBuilder(path: path)
    for venue in self.venues { try builder.add(venue) }
    try builder.finish(stamp: [1, 2, 3])
    index = try VenueIndex(path: path)
    try FileManager.default.removeItem(atPath: path)
    scan = ScanIndex(
      self.venues.map { SpatialItem(position: $0.position, footprint: $0.footprint) })
  }

  /// The rows that a query must find, in order.
  func expected(_ query: VenueQuery) throws -> [Int] {
    let wanted = Set(query.sports.map(\.key))
    var filter = ItemFilter.everything
    filter.predicate = { row in
      let venue = venues[row]
      let sports = Set(venue.sports.map { SportVocabulary.standard.sport(named: $0).key })
      guard wanted.isEmpty || !wanted.isDisjoint(with: sports) else { return false }
      guard Self.meets(query.conditions, venue.properties) else { return false }
      return try !query.mustBeOpen || isOpen(venue, query)
    }
    let rows: [Int] =
      switch query.reach {
      case .nearest(let origin, let count, let limit):
        try scan.nearest(count, to: origin, within: limit, matching: filter).map(\.item)
      case .circle(let centre, let radius):
        try scan.within(radius, of: centre, matching: filter).map(\.item)
      case .box(let box): try scan.inside(box, matching: filter)
      case .region(let region): try IndexedCity.inside(scan, region, filter)
      }
    return Array(rows.prefix(query.limit ?? rows.count))
  }

  /// Conditions as a person would check them in a record of the synthetic city, whose values are plain.
  private static func meets(_ conditions: VenueConditions, _ record: JSONObject) -> Bool {
    func says(_ key: String, _ answer: Bool?) -> Bool {
      answer.map { record[key] == .string($0 ? "yes" : "no") } ?? true
    }
    return says("indoor", conditions.indoor) && says("lit", conditions.lit)
      && (conditions.surfaces.isEmpty
        || conditions.surfaces.contains { record["surface"] == .string($0) })
  }

  private static func inside(
    _ scan: ScanIndex, _ region: some Region, _ filter: ItemFilter
  ) throws -> [Int] {
    try scan.inside(region, matching: filter)
  }

  private func isOpen(_ venue: Venue, _ query: VenueQuery) throws -> Bool {
    guard let hours = venue.hours, let name = venue.timeZone,
      let schedule = try? Schedule.parse(hours).schedule, let zone = try? Zone(identifier: name)
    else { return false }
    let setting = Setting(
      zone: zone,
      place: Setting.Place(
        latitude: venue.position.latitude, longitude: venue.position.longitude),
      holidays: .builtIn(country: "CA", region: "QC"))
    let start = query.moment.instant(in: zone)
    return schedule.isOpen(throughout: start, seconds: Int64(query.openSeconds), in: setting)
      == .open
  }
}

@Suite("A search of venues")
struct VenueSearchTests {
  private static let city = Result {
    try IndexedCity(Array(SyntheticCity(venueCount: 1500, seed: 3)))
  }

  private func random(_ seed: UInt64) -> (Int) -> Double {
    { index in
      var z = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(index) &* 0xD1B5_4A32_D192_ED03
      z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
      return Double((z ^ z >> 31) >> 11) * 0x1p-53
    }
  }

  private func query(_ seed: UInt64) throws -> VenueQuery {
    let unit = random(seed)
    let near = try Position(latitude: 45.4 + 0.25 * unit(1), longitude: -73.9 + 0.45 * unit(2))
    let reach: VenueQuery.Reach =
      switch Int(unit(3) * 4) {
      case 0:
        .nearest(
          to: near, count: 1 + Int(unit(4) * 20),
          limit: unit(5) < 0.5 ? nil : .meters(8000 * unit(6)))
      case 1: .circle(around: near, radius: .meters(6000 * unit(4)))
      case 2:
        .box(
          try GeoBox(
            west: near.longitude - 0.1 * unit(4), south: near.latitude - 0.1 * unit(5),
            east: near.longitude + 0.1 * unit(6), north: near.latitude + 0.1 * unit(7)))
      default:
        .region(
          try PreparedRegion(
            Footprint(polygons: [
              .init(exterior: [
                near, try Position(latitude: near.latitude + 0.1, longitude: near.longitude),
                try Position(latitude: near.latitude, longitude: near.longitude + 0.2 * unit(4)),
              ])
            ])))
      }
    let sports = ["tennis", "soccer", "ice_hockey", "swimming"].filter { _ in unit(8) < 0.5 }
      .shuffled(by: unit(9)).prefix(1 + Int(unit(10) * 2))
    let day = 1 + Int(unit(11) * 28)
    let month = 1 + Int(unit(12) * 12)
    let moment = try #require(
      LocalDateTime(year: 2026, month: month, day: day, hour: Int(unit(13) * 24), minute: 30))
    return VenueQuery(
      reach: reach, sports: sports.map(Sport.init(key:)),
      conditions: VenueConditions(
        indoor: unit(17) < 0.15 ? true : nil, lit: unit(18) < 0.25 ? unit(19) < 0.6 : nil,
        surfaces: unit(20) < 0.25 ? (unit(21) < 0.5 ? ["grass"] : ["clay", "acrylic", "moss"]) : []),
      moment: .local(moment),
      mustBeOpen: unit(14) < 0.7, openSeconds: Int(unit(15) * 4) * 2700,
      limit: unit(16) < 0.3 ? 5 : nil)
  }

  @Test(
    "finds what looking at every venue finds, in the same order",
    arguments: 0..<120 as Range<UInt64>)
  func oracle(seed: UInt64) throws {
    let city = try Self.city.get()
    let query = try query(seed)
    let expected = try city.expected(query).map { city.venues[$0] }
    let answers = try city.index.answers(to: query)
    #expect(answers.map(\.venue.id) == expected.map(\.id), "seed \(seed)")
    #expect(answers.map(\.venue) == expected, "seed \(seed)")
    if query.mustBeOpen {
      #expect(answers.allSatisfy { $0.opening.state == .open }, "seed \(seed)")
    }
  }

  @Test("finds something in many of these questions: the test is no empty one")
  func notEmpty() throws {
    let city = try Self.city.get()
    let counts = try (0..<120).map { try city.index.answers(to: query($0)).count }
    #expect(counts.filter { $0 > 0 }.count > 60)
  }

  @Test("gives back every venue as it was", arguments: [0, 1, 17, 1499])
  func roundTrip(row: Int) throws {
    let city = try Self.city.get()
    #expect(try city.index.venue(at: row) == city.venues[row])
  }

  @Test("of an empty catalogue finds nothing")
  func empty() throws {
    let city = try IndexedCity([])
    #expect(city.index.count == 0)
    let moment = TimeText.local(LocalDateTime(minutesSinceEpoch: 0))
    let query = VenueQuery(reach: .nearest(to: .northPole, count: 3, limit: nil), moment: moment)
    #expect(try city.index.answers(to: query).isEmpty)
  }

  @Test(
    "knows nothing of a venue without hours, zone or sense in them",
    arguments: [
      (nil, "America/Toronto"), ("Mo-Fr 08:00-22:00", nil), ("open when sunny", "America/Toronto"),
      ("Mo-Fr 08:00-22:00", "Mars/Olympus"),
    ] as [(String?, String?)])
  func unknown(hours: String?, zone: String?) throws {
    let venue = Venue(
      id: "a", source: "s", sourceID: "a", name: "A",
      position: try Position(latitude: 45, longitude: -73), sports: ["tennis"], hours: hours,
      timeZone: zone)
    let city = try IndexedCity([venue])
    let noon = Instant(secondsSinceEpoch: 1_781_280_000)
    var query = VenueQuery(
      reach: .nearest(to: venue.position, count: 1, limit: nil), moment: .instant(noon))
    #expect(try city.index.answers(to: query).first?.opening == .unknown)
    query.mustBeOpen = true
    #expect(try city.index.answers(to: query).isEmpty)
  }
}

extension Array {
  /// The array or its reverse.
  fileprivate func shuffled(by unit: Double) -> [Element] { unit < 0.5 ? self : reversed() }
}
