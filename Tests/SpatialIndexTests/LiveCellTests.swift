// Points that come after space was cut go into the cells that hold them.

import GeoPrimitives
import Testing

@testable import SpatialIndex

@Suite("The cells of moving points")
struct LiveCellTests {
  @Test("answer for points that come and move later", arguments: [1, 2, 3] as [UInt64])
  func later(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let first = (0..<5_000).map { _ in near(at(45, -73), degrees: 40, &random) }
    let index = LiveIndex(first)
    var places = first
    // As many as find room without another cut: each in a place of its own.
    for item in 0..<300 {
      let place = near(at(45, -73), degrees: 40, &random)
      if item < 150 {
        places[item * 7] = place
        index.put(item * 7, at: place)
      } else {
        index.put(places.count, at: place)
        places.append(place)
      }
    }
    let scan = ScanIndex(places.map { place in SpatialItem(position: place) })
    for item in (0..<150).map({ $0 * 7 }) + Array(5_000..<places.count) {
      let found = try index.nearest(3, to: places[item])
      #expect(found == (try scan.nearest(3, to: places[item])), "seed \(seed), point \(item)")
    }
  }
}
