// A few hundred points that are hard to get right.

import GeoPrimitives

@testable import spatial_benchmark

/// Points anywhere, in a city, on ±180°, at the poles, and some twice.
struct SmallWorld {
  let points: [Position]
  let queries: [Position]

  init(seed: UInt64, count: Int = 400) {
    let generator = CounterGenerator(stream: seed)
    func position(_ i: Int) -> Position {
      let (a, b) = (generator.uniform(i, 10), generator.uniform(i, 11))
      return switch i % 5 {
      case 0: generator.anywhere(i, 0)
      case 1: place(latitude: 45.5 + 0.1 * a, longitude: -73.6 + 0.1 * b)
      case 2: place(latitude: -17 + a, longitude: 179.5 + b)
      case 3: place(latitude: (b < 0.5 ? 1 : -1) * (90 - 0.2 * a), longitude: 360 * b - 180)
      default: generator.anywhere(i, 2)
      }
    }
    let own = (0..<count).map(position)
    points = own + own.prefix(10)
    queries = (count..<count + 50).map(position)
  }
}
