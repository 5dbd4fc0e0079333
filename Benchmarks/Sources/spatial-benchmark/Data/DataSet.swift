// The data sets: clustered, uniform, and cities, and the queries to each.

import Foundation
import GeoPrimitives

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
  /// A data set by its letter, with as many points as it has in the papers or another number of them.
  static func named(_ name: String, count: Int?) -> DataSet? {
    switch name {
    case "a": clustered(count ?? 138_398)
    case "b": uniform(count ?? 1_000_000)
    case "c": cities(count ?? 1_000_000, name: name)
    case "d": cities(count ?? 10_000_000, name: name)
    default: nil
    }
  }

  /// a: 138,398 points in 3,000 regions with Zipf(0.8) weights, σ log-uniform 15–400 km, 5 % uniform.
  static func clustered(_ count: Int) -> DataSet {
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
    return DataSet(name: "a", points: (0..<count).map(draw), draw: draw)
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
}
