import Testing

@testable import VenueImport

@Suite("A tally of time zones")
struct ZoneTallyTests {
  private static let zones = [
    VenueZone(name: "America/Toronto", origin: .data),
    VenueZone(name: "America/Toronto", origin: .position),
    VenueZone(name: "Europe/Paris", origin: .data), VenueZone(name: nil, origin: .unknown),
  ]

  @Test("counts alike whether neighbours share their zone or not", arguments: [1, 2, 3, 50, 1000])
  func counts(run: Int) {
    var tally = ZoneTally()
    var origins: [ZoneOrigin: Int] = [:]
    var names: [String: Int] = [:]
    for step in 0..<2000 {
      let zone = Self.zones[step / run % Self.zones.count]
      tally.count(zone)
      origins[zone.origin, default: 0] += 1
      if let name = zone.name { names[name, default: 0] += 1 }
      guard step % 97 == 0 || step == 1999 else { continue }
      #expect(tally.zones == names)
      #expect(tally.origins == origins)
    }
    #expect(tally.ranked.map(\.count) == names.values.sorted(by: >))
  }

  @Test("equals one that counted the same in another order")
  func equality() {
    var (one, other) = (ZoneTally(), ZoneTally())
    for zone in Self.zones { one.count(zone) }
    for zone in Self.zones.reversed() { other.count(zone) }
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    other.count(Self.zones[0])
    #expect(one != other)
  }
}
