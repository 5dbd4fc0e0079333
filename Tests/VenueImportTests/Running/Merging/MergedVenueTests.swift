import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("A venue with records of other datasets") struct MergedVenueTests {
  private static let sports = ["tennis", "soccer", "basketball", "swimming"]

  private static func venue(
    _ source: String, _ number: Int, _ random: inout Numbers
  ) -> Venue {
    let latitude = random.next(45.5...45.501)
    var footprint: Footprint?
    if Bool.random(using: &random) {
      let corners = [(0.0, 0.0), (0.001, 0.0), (0.001, 0.001), (0.0, 0.001)].map {
        Position(uncheckedLatitude: latitude + $0.1, longitude: -73.6 + $0.0)
      }
      footprint = Footprint(polygons: [Footprint.Polygon(exterior: corners)])
    }
    var properties = JSONObject()
    if Bool.random(using: &random) { properties["lit"] = .bool(true) }
    if Int.random(in: 0..<6, using: &random) == 0 { properties["courts"] = 4 }
    if Int.random(in: 0..<4, using: &random) == 0 { properties["retired"] = .bool(true) }
    return Venue(
      id: "\(source):\(number)", source: source, sourceID: "\(number)",
      name: Bool.random(using: &random) ? "Tennis" : "Parc \(source)",
      position: Position(uncheckedLatitude: latitude + 0.0005, longitude: -73.5995),
      footprint: footprint, sports: sports.filter { _ in Bool.random(using: &random) },
      hours: Bool.random(using: &random) ? "24/7" : nil,
      timeZone: Bool.random(using: &random) ? "America/Toronto" : nil, properties: properties)
  }

  @Test("comes apart again, whatever its records know", arguments: 1...40 as ClosedRange<UInt64>)
  func apart(seed: UInt64) throws {
    var random = Numbers(state: seed)
    let own = Self.venue("a", 1, &random)
    var merged = MergedVenue(own: own)
    let count = Int.random(in: 1...4, using: &random)
    for number in 1...count {
      let source = Bool.random(using: &random) ? "b" : "c"
      merged.put(
        MergedRecord(Self.venue(source, number, &random), score: 0.75, reason: "point in area"))
    }
    let union = merged.union
    var again = MergedVenue(of: union)
    #expect(again.own == own)
    #expect(again.records.count == count)
    #expect(again.union == union)
    let live = merged.records.filter(\.isLive)
    #expect(union.isRetired == (own.isRetired && live.isEmpty))
    for sport in live.flatMap(\.venue.sports) { #expect(union.sports.contains(sport)) }
    #expect(Set(union.sports).count == union.sports.count)
    if let record = live.first(where: { $0.venue.hours != nil }), own.hours == nil {
      #expect(union.hours == record.venue.hours)
    }
    while !again.records.isEmpty { again.remove(at: 0) }
    #expect(again.union == own)
  }

  @Test("leaves properties alone that only look like its own")
  func foreign() {
    var random = Numbers(state: 7)
    var venue = Self.venue("a", 1, &random)
    venue.properties["mergedFrom"] = ["x"]
    #expect(MergedVenue(of: venue).union == venue)
  }
}
