// The data sets: clustered, uniform, and cities, from a generator that counts instead of remembering.

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

/// Points to index, and a way to draw more places like them.
struct DataSet {
  let name: String
  let points: [Position]
  let draw: @Sendable (Int) -> Position

  /// 10,000 places, `distribution` like the points, `uniform` anywhere, `edge` at ±180° and the poles.
  func queries(_ kind: String) -> [Position] {
    switch kind {
    case "uniform":
      let generator = CounterGenerator(stream: 902)
      return (0..<10_000).map { i in generator.anywhere(i, 0) }
    case "edge": return Self.edges
    default: return (0..<10_000).map { i in draw(20_000_000 + i) }
    }
  }

  /// 50 places within 0.02° of ±180° and 50 within 0.1° of a pole, exact corners among them.
  private static var edges: [Position] {
    let generator = CounterGenerator(stream: 903)
    let corners = [
      place(latitude: -17, longitude: 180), place(latitude: -17, longitude: -180),
      place(latitude: 0, longitude: 180), place(latitude: 90, longitude: 0),
      place(latitude: -90, longitude: 0), place(latitude: 90, longitude: 180),
    ]
    let seam = (0..<47).map { i in
      place(
        latitude: i % 2 == 0 ? -17 + generator.uniform(i, 0) : 170 * generator.uniform(i, 0) - 85,
        longitude: 180 + 0.04 * generator.uniform(i, 1) - 0.02)
    }
    let poles = (0..<47).map { i in
      place(
        latitude: (i % 2 == 0 ? 1 : -1) * (90 - 0.1 * generator.uniform(i, 2)),
        longitude: 360 * generator.uniform(i, 3) - 180)
    }
    return corners + seam + poles
  }
}

extension DataSet {
  /// a: 138,398 points in 3,000 regions with Zipf(0.8) weights, σ log-uniform 15–400 km, 5 % uniform.
  static func clustered() -> DataSet {
    let centers = CounterGenerator(stream: 100)
    let points = CounterGenerator(stream: 101)
    var sum = 0.0
    let shares = (1...3000).map { rank in
      sum += pow(Double(rank), -0.8)
      return sum
    }
    let whole = sum
    let draw: @Sendable (Int) -> Position = { i in
      if points.uniform(i, 0) < 0.05 { return points.anywhere(i, 1) }
      let target = points.uniform(i, 3) * whole
      var (low, high) = (0, shares.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if shares[middle] < target { low = middle + 1 } else { high = middle }
      }
      let sigma = 15_000 * pow(400.0 / 15, centers.uniform(low, 2))
      let (east, north) = points.normals(i, 4)
      return offset(centers.anywhere(low, 0), east: east * sigma, north: north * sigma)
    }
    return DataSet(name: "a", points: (0..<138_398).map(draw), draw: draw)
  }

  /// b: uniform on the sphere.
  static func uniform(_ count: Int) -> DataSet {
    let points = CounterGenerator(stream: 200)
    let draw: @Sendable (Int) -> Position = { i in points.anywhere(i, 0) }
    return DataSet(name: "b", points: (0..<count).map(draw), draw: draw)
  }

  /// c and d: 500 equal cities, σ 5 km, one across ±180° and one at the pole.
  static func cities(_ count: Int, name: String) -> DataSet {
    let centers = CounterGenerator(stream: 300)
    let points = CounterGenerator(stream: 301)
    let draw: @Sendable (Int) -> Position = { i in
      let city = Int(points.uniform(i, 0) * 500)
      let center =
        switch city {
        case 0: place(latitude: -17, longitude: 179.99)
        case 1: place(latitude: 89.97, longitude: centers.anywhere(1, 0).longitude)
        default: centers.anywhere(city, 0)
        }
      let (east, north) = points.normals(i, 1)
      return offset(center, east: east * 5000, north: north * 5000)
    }
    return DataSet(name: name, points: (0..<count).map(draw), draw: draw)
  }

  /// Points and queries from files of little-endian float64 pairs, longitude and latitude.
  static func files(points: String, queries: String) throws -> (DataSet, [Position]) {
    let queries = try read(queries)
    let set = DataSet(name: points, points: try read(points)) { i in queries[i % queries.count] }
    return (set, queries)
  }

  private static func read(_ path: String) throws -> [Position] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try data.withUnsafeBytes { bytes in
      try (0..<bytes.count / 16).map { index in
        func number(_ offset: Int) -> Double {
          let bits = bytes.loadUnaligned(fromByteOffset: index * 16 + offset, as: UInt64.self)
          return Double(bitPattern: UInt64(littleEndian: bits))
        }
        return try Position(latitude: number(8), longitude: number(0))
      }
    }
  }
}
