// Slow geohashes, halved bit by bit as the first description of them does, and dice to throw places with.

import GeoPrimitives
import SpatialIndex

/// The oracle: bits as an array, cells as intervals of numbers.
struct SlowGeohash: Equatable {
  var bits: [Bool]

  private static let alphabet = Array("0123456789bcdefghjkmnpqrstuvwxyz")

  init(latitude: Double, longitude: Double, bitCount: Int) {
    var interval = (longitude: (-180.0, 180.0), latitude: (-90.0, 90.0))
    bits = []
    for place in 0..<bitCount {
      if place % 2 == 0 {
        bits.append(Self.halve(&interval.longitude, longitude))
      } else {
        bits.append(Self.halve(&interval.latitude, latitude))
      }
    }
  }

  private static func halve(_ interval: inout (Double, Double), _ value: Double) -> Bool {
    let middle = (interval.0 + interval.1) / 2
    if value >= middle { interval.0 = middle } else { interval.1 = middle }
    return value >= middle
  }

  /// The oracle's view of a geohash, by its integer alone.
  init(_ hash: Geohash) {
    let digits = String(hash.bits, radix: 2)
    bits = Array(repeating: false, count: hash.precision.bitCount - digits.count)
    bits += digits.map { digit in digit == "1" }
    if hash.bits == 0 { bits = Array(repeating: false, count: hash.precision.bitCount) }
  }

  var integer: UInt64 { bits.reduce(0) { sum, bit in sum * 2 + (bit ? 1 : 0) } }

  /// Five bits a character; only for whole characters.
  var text: String {
    String(
      stride(from: 0, to: bits.count, by: 5).map { start in
        Self.alphabet[bits[start..<start + 5].reduce(0) { sum, bit in sum * 2 + (bit ? 1 : 0) }]
      })
  }

  /// West, south, east and north.
  var edges: (west: Double, south: Double, east: Double, north: Double) {
    var longitude = (-180.0, 180.0)
    var latitude = (-90.0, 90.0)
    for (place, bit) in bits.enumerated() {
      if place % 2 == 0 {
        let middle = (longitude.0 + longitude.1) / 2
        if bit { longitude.0 = middle } else { longitude.1 = middle }
      } else {
        let middle = (latitude.0 + latitude.1) / 2
        if bit { latitude.0 = middle } else { latitude.1 = middle }
      }
    }
    return (longitude.0, latitude.0, longitude.1, latitude.1)
  }
}

/// Repeatable chance (splitmix64).
struct GeohashDice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// Any place; one in four lies on or a hair beside the edge of some cell, a pole or ±180°.
  mutating func place() -> Position {
    guard Int.random(in: 0..<4, using: &self) == 0 else {
      return at(number(in: -90...90), number(in: -180...180))
    }
    let columns = Double(1 << Int.random(in: 1...30, using: &self))
    let rows = Double(1 << Int.random(in: 1...30, using: &self))
    let longitude = number(in: 0...columns).rounded() / columns * 360 - 180
    let latitude = number(in: 0...rows).rounded() / rows * 180 - 90
    return at(nudged(latitude, within: 90), nudged(longitude, within: 180))
  }

  private mutating func nudged(_ value: Double, within bound: Double) -> Double {
    let neighbors = [value, value.nextUp, value.nextDown]
    return min(max(neighbors[Int.random(in: 0..<3, using: &self)], -bound), bound)
  }

  mutating func precision() throws -> Geohash.Precision {
    try .bits(Int.random(in: 1...60, using: &self))
  }
}
