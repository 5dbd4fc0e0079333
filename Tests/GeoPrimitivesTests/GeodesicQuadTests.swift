// Four geodesics at a time are the same four numbers, and the chord series is the geodesic.

import Testing

@testable import GeoPrimitives

@Suite("Geodesics")
struct GeodesicQuadTests {
  private static let corners: [Double] = [-90, -89.999_999, -45.5, -1e-9, 0, 1e-300, 33.3, 90]

  @Test("come four at a time as they come alone", arguments: [1, 2, 3] as [UInt64])
  func quads(seed: UInt64) throws {
    var generator = SeededNumbers(state: seed)
    for number in 0..<20_000 {
      let start = place(number, &generator)
      let ends = [
        place(number, around: start, &generator), start, place(number + 1, &generator),
        place(number, around: start, degrees: 4, &generator),
      ]
      var quad = GeodesicQuad(at: start)
      for (lane, end) in ends.enumerated() {
        quad.set(lane, latitude: end.latitude, longitude: end.longitude)
      }
      quad.measure(from: start, at: EarthCentered(start))
      for (lane, end) in ends.enumerated() {
        let alone = Geodesic.meters(from: start, to: end)
        #expect(quad.meters[lane] == alone, "seed \(seed): \(start) \(end)")
      }
    }
  }

  @Test(
    "are what the inverse problem says, within the errors stated",
    arguments: [(10_000.0, 2e-8), (100_000, 4e-7), (450_000, 9e-4)])
  func agreement(reach: Double, error: Double) throws {
    var generator = SeededNumbers(state: 9)
    for number in 0..<20_000 {
      let start = place(number, &generator)
      let degrees = reach / 111_000 * Double.random(in: 0...1, using: &generator)
      let end = place(number, around: start, degrees: degrees, &generator)
      let exact = GeodesicInverse.meters(from: start, to: end)
      guard exact <= reach else { continue }
      #expect(abs(Geodesic.meters(from: start, to: end) - exact) <= error, "\(start) \(end)")
    }
  }

  private func place(_ number: Int, _ generator: inout SeededNumbers) -> Position {
    let latitude =
      number % 7 == 0
      ? Self.corners[number / 7 % Self.corners.count]
      : Double.random(in: -90...90, using: &generator)
    let longitude =
      number % 5 == 0
      ? Double(number / 5 % 9 - 4) * 45 : Double.random(in: -180...180, using: &generator)
    return Position(uncheckedLatitude: latitude, longitude: longitude)
  }

  private func place(
    _ number: Int, around place: Position, degrees: Double = 0.1, _ generator: inout SeededNumbers
  ) -> Position {
    let north = Double.random(in: -degrees...degrees, using: &generator)
    let east = number % 4 == 0 ? 0 : Double.random(in: -degrees...degrees, using: &generator)
    let longitude = place.longitude + east
    return Position(
      uncheckedLatitude: min(90, max(-90, place.latitude + north)),
      longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude)
  }
}

/// A small generator whose numbers follow from its seed (splitmix64).
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
