// Random numbers and shapes that a seed repeats.

import GeoPrimitives
import Geometry
import Glibc

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

  /// A star-shaped ring around a centre, valid whatever the numbers are.
  mutating func star(around center: PlanarPoint, radius: Double, corners: Int) -> [PlanarPoint] {
    (0..<corners).map { corner in
      let angle = 2 * .pi * Double(corner) / Double(corners)
      let length = radius * number(0.3, 1)
      return PlanarPoint(x: center.x + length * cos(angle), y: center.y + length * sin(angle))
    }
  }

  /// Any geometry, in collections at most `depth` deep.
  mutating func geometry(depth: Int = 2) -> PlanarGeometry {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 6), using: &self) {
    case 0: .point(point())
    case 1: .multiPoint(points())
    case 2: .lineString(points())
    case 3: .multiLineString((0..<count()).map { _ in points() })
    case 4: .polygon((0..<count()).map { _ in ring() })
    case 5: .multiPolygon((0..<count()).map { _ in (0..<count()).map { _ in ring() } })
    default: .collection((0..<count()).map { _ in geometry(depth: depth - 1) })
    }
  }

  private mutating func count() -> Int { Int.random(in: 0...3, using: &self) }
  private mutating func point() -> PlanarPoint {
    PlanarPoint(x: number(-180, 180), y: number(-90, 90))
  }
  private mutating func points() -> [PlanarPoint] {
    let many = count()
    return many == 1 ? [point(), point()] : (0..<many).map { _ in point() }
  }
  private mutating func ring() -> [PlanarPoint] {
    let open = [point(), point(), point()]
    return open + open.prefix(1)
  }
}
