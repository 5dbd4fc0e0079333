// Random numbers that a seed repeats, and random positions of the kinds that break distance formulas.

import GeoPrimitives

/// The splitmix64 generator.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension SeededGenerator {
  mutating func number(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...high, using: &self)
  }

  /// A position spread evenly in degrees, which favours the poles.
  mutating func position() throws -> Position {
    try Position(latitude: number(-90, 90), longitude: number(-180, 180))
  }

  /// A position up to `degrees` from another in both coordinates, folded over poles and ±180°.
  mutating func position(near center: Position, degrees: Double) throws -> Position {
    try Position.folded(
      latitude: center.latitude + number(-degrees, degrees),
      longitude: center.longitude + number(-degrees, degrees))
  }
}

extension Position {
  /// A position from degrees that may lie a little beyond a pole or ±180°.
  static func folded(latitude: Double, longitude: Double) throws -> Position {
    let beyondPole = abs(latitude) > 90
    let folded = latitude > 90 ? 180 - latitude : latitude < -90 ? -180 - latitude : latitude
    return try Position(
      latitude: folded, longitude: (longitude + (beyondPole ? 180 : 0)).remainder(dividingBy: 360))
  }

  var antipode: Position {
    get throws { try .folded(latitude: -latitude, longitude: longitude + 180) }
  }
}
