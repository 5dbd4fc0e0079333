// Encoding, the integer form and the order, against halving bit by bit.

import GeoPrimitives
import SpatialIndex
import Testing

@Suite("A geohash")
struct GeohashTests {
  /// From geohash.org, Wikipedia and the manuals of MySQL and PostGIS; the corners of the world and a few cities beside them.
  @Test(
    "is the published one",
    arguments: [
      (42.605, -5.603, "ezs42"), (57.64911, 10.40744, "u4pruydqqvj"), (48, -126, "c0w3hf1s70w3"),
      (37.7749, -122.4194, "9q8yyk8ytpxr"), (0, 180, "xbpbpbpbpb"), (-90, -180, "000000000000"),
      (0, 0, "s00000000000"), (90, 180, "zzzzzzzzzzzz"),
      (38.8977, -77.0365, "dqcjqc"),
    ])
  func isThePublishedOne(_ latitude: Double, _ longitude: Double, _ text: String) throws {
    let hash = try Geohash(at(latitude, longitude), precision: .characters(text.count))
    #expect(hash.text == text)
    let slow = SlowGeohash(latitude: latitude, longitude: longitude, bitCount: 5 * text.count)
    #expect(slow.text == text)
  }

  @Test("equals halving bit by bit, at every precision", arguments: 1...8)
  func equalsHalving(seed: Int) throws {
    var dice = GeohashDice(seed)
    for _ in 0..<2_000 {
      let place = dice.place()
      let precision = try dice.precision()
      let slow = SlowGeohash(
        latitude: place.latitude, longitude: place.longitude, bitCount: precision.bitCount)
      #expect(Geohash(place, precision: precision).bits == slow.integer, "\(place), seed \(seed)")
    }
  }

  @Test("of a place a hair beside an edge is on the right side of it")
  func isOnTheRightSide() throws {
    let tiny = Double.leastNonzeroMagnitude
    for (latitude, longitude, bits) in [
      (0.0, 0.0, 3), (-tiny, tiny, 2), (tiny, -tiny, 1), (-tiny, -tiny, 0), (-0.0, -0.0, 3),
    ] {
      let hash = try Geohash(at(latitude, longitude), precision: .bits(2))
      #expect(hash.bits == UInt64(bits), "\(latitude), \(longitude)")
    }
  }

  @Test("comes back from its integer, which must fit")
  func comesBackFromItsInteger() throws {
    let hash = try Geohash(at(42.605, -5.603), precision: .characters(5))
    #expect(hash.bits == 14_672_002)
    #expect(try Geohash(bits: 14_672_002, precision: .bits(25)) == hash)
    #expect(throws: GeohashError.bitsOutOfRange(1 << 25, bitCount: 25)) {
      try Geohash(bits: 1 << 25, precision: .bits(25))
    }
    #expect(try Geohash(bits: 1 << 60 - 1, precision: .finest).text == "zzzzzzzzzzzz")
    #expect(throws: GeohashError.bitsOutOfRange(1 << 60, bitCount: 60)) {
      try Geohash(bits: 1 << 60, precision: .finest)
    }
  }

  @Test("has 1 to 60 bits or 1 to 12 characters")
  func hasOneToSixtyBits() throws {
    for count in [0, -1, 61, .max, .min] {
      #expect(throws: GeohashError.bitCountOutOfRange(count)) { try Geohash.Precision.bits(count) }
    }
    for count in [0, -1, 13, .max, .min] {
      #expect(throws: GeohashError.characterCountOutOfRange(count)) {
        try Geohash.Precision.characters(count)
      }
    }
    #expect(try Geohash.Precision.characters(12) == .finest)
    #expect(try Geohash.Precision.bits(25) == .characters(5))
    #expect(try Geohash.Precision.bits(24) < .characters(5))
    let names = try [1, 2, 5, 60].map { count in try Geohash.Precision.bits(count).description }
    #expect(names == ["1 bit", "2 bits", "1 character", "12 characters"])
  }

  @Test("sorts as its text does", arguments: 1...4)
  func sortsAsItsText(seed: Int) throws {
    var dice = GeohashDice(seed)
    var hashes: [Geohash] = []
    for _ in 0..<300 {
      let finest = Geohash(dice.place(), precision: .finest)
      for characters in [1, 2, 5, 11] {
        hashes.append(try #require(finest.ancestor(at: .characters(characters))))
      }
    }
    hashes.shuffle(using: &dice)
    let texts = hashes.map { hash in Array(hash.text.utf8) }
    let sorted = texts.sorted { left, right in left.lexicographicallyPrecedes(right) }
    #expect(hashes.sorted().map { hash in Array(hash.text.utf8) } == sorted, "seed \(seed)")
  }
}
