// The sports of a synthetic city: OpenStreetMap keys, shared out by Zipf's law.

import Testing

@testable import Venues

@Suite("The sports of a synthetic city")
struct SyntheticSportsTests {
  @Test("are forty keys, each with names and a share of roofs")
  func table() {
    #expect(SyntheticSport.all.count == 40)
    #expect(Set(SyntheticSport.all.map(\.key)).count == 40)
    for sport in SyntheticSport.all {
      #expect(sport.key.allSatisfy { $0.isLowercase || $0 == "_" }, "\(sport.key)")
      #expect(!sport.french.isEmpty && !sport.english.isEmpty, "\(sport.key)")
      #expect((0...1).contains(sport.roofShare), "\(sport.key)")
    }
    #expect(SyntheticSport.all.first?.key == "soccer")
    #expect(SyntheticSport.all.first { $0.key == "judo" }?.roofShare == 1)
    #expect(
      SyntheticSport.all.first { $0.key == "tennis" }?.surfaces == ["asphalt", "clay", "acrylic"])
  }

  @Test("come first by Zipf's law", arguments: [1, 7] as [UInt64])
  func mainSports(seed: UInt64) {
    let count = 40_000
    let counts = SyntheticCity(venueCount: count, seed: seed)
      .reduce(into: [String: Int]()) { $0[$1.sports[0], default: 0] += 1 }
    let harmonic = (1...40).map { 1 / Double($0) }.reduce(0, +)
    for (rank, sport) in SyntheticSport.all.enumerated() {
      let expected = Double(count) / harmonic / Double(rank + 1)
      let found = Double(counts[sport.key] ?? 0)
      // Four deviations, and the rounding of shares to a part in 4,096.
      #expect(
        abs(found - expected) < 4 * expected.squareRoot() + Double(count) / 4096,
        "seed \(seed): \(sport.key) \(found), expected \(expected)")
    }
  }

  @Test("are one, two or three a venue, none twice", arguments: [1, 7] as [UInt64])
  func counts(seed: UInt64) throws {
    var counts: [Int: Int] = [:]
    for venue in SyntheticCity(venueCount: 20_000, seed: seed) {
      counts[venue.sports.count, default: 0] += 1
      try #require(
        Set(venue.sports).count == venue.sports.count,
        "seed \(seed): \(venue.id) has \(venue.sports)")
    }
    #expect(Set(counts.keys) == [1, 2, 3])
    #expect((0.70...0.74).contains(Double(counts[1] ?? 0) / 20_000), "seed \(seed): \(counts)")
    #expect((0.05...0.08).contains(Double(counts[3] ?? 0) / 20_000), "seed \(seed): \(counts)")
  }
}
