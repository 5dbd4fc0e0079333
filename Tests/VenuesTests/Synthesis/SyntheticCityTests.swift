// The synthetic city: repeatable, and made as it says.

import GeoPrimitives
import Testing

@testable import Venues

@Suite("A synthetic city")
struct SyntheticCityTests {
  @Test("is the same for the same seed", arguments: [0, 7, .max] as [UInt64])
  func repeatable(seed: UInt64) {
    let city = SyntheticCity(venueCount: 2000, seed: seed)
    #expect(Array(city) == Array(SyntheticCity(venueCount: 2000, seed: seed)))
    #expect(city[1234] == Array(city)[1234])
  }

  @Test("differs for another seed")
  func anotherSeed() {
    let one = SyntheticCity(venueCount: 2000, seed: 7)
    let other = SyntheticCity(venueCount: 2000, seed: 8)
    let samePlaces = zip(one, other).count { $0.position == $1.position }
    #expect(samePlaces == 0)
    #expect(zip(one, other).count { $0.name == $1.name } < 100)
  }

  @Test("begins like every larger city of its seed")
  func prefix() {
    let city = SyntheticCity(venueCount: 500, seed: 7)
    #expect(Array(city) == Array(SyntheticCity(venueCount: 9_999_999, seed: 7).prefix(500)))
  }

  @Test("has longer ids beyond 9,999,999 venues, and else the same venues")
  func longerIDs() {
    var venue = SyntheticCity(venueCount: 10_000_000, seed: 7)[41]
    #expect(venue.id == "v00000042" && venue.sourceID == venue.id)
    venue.id = "v0000042"
    venue.sourceID = venue.id
    #expect(venue == SyntheticCity(venueCount: 42, seed: 7)[41])
  }

  @Test("may have no venue at all")
  func empty() {
    #expect(SyntheticCity(venueCount: 0, seed: 7).isEmpty)
    #expect(Array(SyntheticCity(venueCount: 0, seed: 7)).isEmpty)
  }

  @Test("numbers its venues so that the order of ids is the order of numbers")
  func labels() {
    let expected: [(count: Int, number: Int, id: String)] = [
      (1, 0, "v0000001"), (1000, 998, "v0000999"), (1000, 999, "v0001000"),
      (1_000_000, 999_999, "v1000000"), (9_999_999, 9_999_998, "v9999999"),
      (10_000_000, 9_999_999, "v10000000"), (10_000_000, 0, "v00000001"),
      (123_456_789_012, 123_456_789_011, "v123456789012"),
      (123_456_789_012, 1_000_000, "v000001000001"),
    ]
    for (count, number, id) in expected { #expect(VenueLabels(count: count)[number] == id) }
    let ids = SyntheticCity(venueCount: 20_000, seed: 7).lazy.map(\.id)
    #expect(zip(ids, ids.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test(
    "keeps every venue in its box, at a whole number of microdegrees",
    arguments: [1, 7] as [UInt64])
  func positions(seed: UInt64) throws {
    let box = try GeoBox(west: -74.05, south: 45.35, east: -73.35, north: 45.75)
    for venue in SyntheticCity(venueCount: 20_000, seed: seed) {
      let latitude = (venue.position.latitude * 1e6).rounded() / 1e6
      let longitude = (venue.position.longitude * 1e6).rounded() / 1e6
      let isRight =
        box.contains(venue.position)
        && venue.position == Position(uncheckedLatitude: latitude, longitude: longitude)
      try #require(isRight, "seed \(seed): \(venue.id) at \(venue.position)")
    }
  }

  @Test(
    "is clustered: a hundredth of its area holds a tenth of its venues or more",
    arguments: [1, 7] as [UInt64])
  func clusters(seed: UInt64) {
    var counts = [Int](repeating: 0, count: 100 * 100)
    for venue in SyntheticCity(venueCount: 20_000, seed: seed) {
      let row = min(99, Int((venue.position.latitude - 45.35) / 0.004))
      let column = min(99, Int((venue.position.longitude + 74.05) / 0.007))
      counts[row * 100 + column] += 1
    }
    let densest = counts.sorted(by: >).prefix(100).reduce(0, +)
    #expect(densest > 2000 && densest < 18_000, "seed \(seed): \(densest)")
    #expect(counts.count { $0 > 0 } > 1500, "seed \(seed)")
  }

  @Test(
    "has areas for three venues in a hundred, each around its position",
    arguments: [1, 7] as [UInt64])
  func footprints(seed: UInt64) throws {
    let city = SyntheticCity(venueCount: 20_000, seed: seed)
    var corners: [Int: Int] = [:]
    for venue in city {
      guard let footprint = venue.footprint else { continue }
      let exterior = try #require(footprint.polygons.first).exterior
      try #require(footprint.polygons.count == 1 && Set(exterior).count == exterior.count)
      corners[exterior.count, default: 0] += 1
      let closed = (exterior + exterior.prefix(1)).map { [$0.longitude, $0.latitude] }
      let ring = Ring(closed)
      let position = [venue.position.longitude, venue.position.latitude]
      try #require(ring.contains(position), "seed \(seed): \(venue.id)")
      try #require(ring.doubledArea > 0 && ring.isSimple, "seed \(seed): \(venue.id)")
      for vertex in exterior {
        let reach = Geodesic.meters(from: venue.position, to: vertex)
        try #require((9.5...125).contains(reach), "seed \(seed): \(venue.id)")
      }
    }
    #expect(Set(corners.keys) == [4, 6])
    for count in corners.values { #expect(abs(count - 300) < 75, "seed \(seed): \(count)") }
  }

  @Test("names and describes its venues", arguments: [1, 7] as [UInt64])
  func descriptions(seed: UInt64) {
    let city = SyntheticCity(venueCount: 20_000, seed: seed)
    var names: Set<String> = []
    var properties: [String: Int] = [:]
    var origins: Set<[String]> = []
    var flags: Set<[JSONValue]> = []
    for venue in city {
      names.insert(venue.name)
      origins.insert([venue.source, venue.timeZone ?? ""])
      for member in venue.properties.members {
        properties[member.key, default: 0] += 1
        if member.key != "surface" { flags.insert([.string(member.key), member.value]) }
      }
    }
    #expect(names.count > 2500, "seed \(seed)")
    #expect(names.allSatisfy { !$0.contains("  ") && $0.first != " " && $0.last != " " })
    #expect(origins == [["synthetic", "America/Toronto"]])
    #expect(
      flags == [
        ["lit", "yes"], ["lit", "no"], ["indoor", "yes"], ["pays", "CA"], ["region", "QC"],
      ])
    #expect(Set(properties.keys) == ["surface", "lit", "indoor", "pays", "region"])
    #expect(properties.values.allSatisfy { $0 > 2000 }, "seed \(seed): \(properties)")
  }
}
