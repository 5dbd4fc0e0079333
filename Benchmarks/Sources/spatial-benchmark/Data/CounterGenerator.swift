// Random numbers from a generator that counts instead of remembering, and places made of them.

import Foundation
import GeoPrimitives

/// Random numbers that follow from where they stand.
struct CounterGenerator {
  static let seed: UInt64 = 20_261_130
  let stream: UInt64

  /// A stream of numbers; the seed is folded in by exclusive or.
  init(stream: UInt64) { self.stream = Self.mix(stream ^ Self.seed) }

  static func mix(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number in 0..<1.
  func uniform(_ i: Int, _ j: Int) -> Double {
    Double(Self.mix(Self.mix(stream &+ UInt64(i)) &+ UInt64(j)) >> 11) * 0x1p-53
  }

  /// A pair of normal numbers (Box–Muller) from `uniform(i, j)` and `uniform(i, j + 1)`.
  func normals(_ i: Int, _ j: Int) -> (Double, Double) {
    let radius = (-2 * log(max(uniform(i, j), 0x1p-60))).squareRoot()
    let angle = 2 * Double.pi * uniform(i, j + 1)
    return (radius * cos(angle), radius * sin(angle))
  }

  /// A place that is anywhere on the sphere with equal chance.
  func anywhere(_ i: Int, _ j: Int) -> Position {
    let latitude = asin(2 * uniform(i, j) - 1) * 180 / .pi
    return place(latitude: latitude, longitude: 360 * uniform(i, j + 1) - 180)
  }
}

func place(latitude: Double, longitude: Double) -> Position {
  let clamped = min(max(latitude, -90), 90)
  let wrapped = longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
  guard let position = try? Position(latitude: clamped, longitude: wrapped) else {
    preconditionFailure("\(latitude), \(longitude) is no position")
  }
  return position
}

/// A place moved by metres in its tangent plane and put back onto the sphere.
func offset(_ center: Position, east: Double, north: Double) -> Position {
  let radius = 6_371_008.8
  let (phi, lambda) = (center.latitude * .pi / 180, center.longitude * .pi / 180)
  let up = SIMD3(cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi))
  let eastward = SIMD3(-sin(lambda), cos(lambda), 0)
  let northward = SIMD3(-sin(phi) * cos(lambda), -sin(phi) * sin(lambda), cos(phi))
  let moved = up + eastward * (east / radius) + northward * (north / radius)
  let level = (moved.x * moved.x + moved.y * moved.y).squareRoot()
  return place(
    latitude: atan2(moved.z, level) * 180 / .pi, longitude: atan2(moved.y, moved.x) * 180 / .pi)
}
