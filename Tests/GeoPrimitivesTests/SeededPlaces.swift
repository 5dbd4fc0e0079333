// Places drawn by a seed, many of them where formulas break: poles, equator, ±180°, each other's meridian or antipode.

@testable import GeoPrimitives

/// Places that follow from a seed.
struct SeededPlaces {
  private static let latitudes: [Double] = [
    -90, -89.999_999, -45.5, -1e-9, 0, 1e-300, 1e-9, 33.3, 45, 90,
  ]
  private var generator: SeededNumbers
  private var drawn = 0

  init(seed: UInt64) { generator = SeededNumbers(state: seed) }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  mutating func shuffle<Element>(_ elements: inout [Element]) {
    elements.shuffle(using: &generator)
  }

  /// A place anywhere: every seventh latitude and every fifth longitude is one of the awkward ones.
  mutating func place() -> Position {
    drawn += 1
    let latitude =
      drawn % 7 == 0 ? Self.latitudes[drawn / 7 % Self.latitudes.count] : number(-90...90)
    let longitude = drawn % 5 == 0 ? Double(drawn / 5 % 9 - 4) * 45 : number(-180...180)
    return Position(uncheckedLatitude: latitude, longitude: longitude)
  }

  /// A place not far from another in degrees; every fourth lies on its meridian, every ninth on its parallel.
  mutating func place(around place: Position, degrees: Double) -> Position {
    drawn += 1
    let north = drawn % 9 == 0 ? 0 : number(-degrees...degrees)
    let east = drawn % 4 == 0 ? 0 : number(-degrees...degrees)
    return Position(
      uncheckedLatitude: min(90, max(-90, place.latitude + north)),
      longitude: Self.wrapped(place.longitude + east))
  }

  /// The place across the Earth.
  static func antipode(of place: Position) -> Position {
    Position(uncheckedLatitude: -place.latitude, longitude: wrapped(place.longitude + 180))
  }

  private static func wrapped(_ longitude: Double) -> Double {
    longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
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
