// The nearest of points that are all thousands of kilometres away, against a scan.

import GeoPrimitives
import Testing

@testable import SpatialIndex

@Suite("The packed tree from far away")
struct FarWalkTests {
  /// Where all points are, and places from 1,900 km to the antipode.
  private struct World {
    let items: [SpatialItem]
    let queries: [Position]

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let middle = near(at(0, 0), degrees: 80, &random)
      let layout = World.layouts[Int(seed) % World.layouts.count]
      items = (0..<3_000).map { number in
        var traits = ItemTraits(hours: HourSet())
        traits.sports.insert(number % 7 == 0 ? 3 : 5)
        if number % 40 == 0 { traits.sports.insert(9) }
        for hour in (number % 100)..<(number % 100 + 30) { traits.hours.insert(hour) }
        let place = near(middle, degrees: layout, &random)
        return SpatialItem(
          position: number % 11 == 0 ? middle : place, traits: traits)
      }
      var places = [
        Position.northPole, at(-90, 0), at(0, 180),
        at(-middle.latitude, antipode(middle.longitude)),
      ]
      while places.count < 40 { places.append(near(at(0, 0), degrees: 179, &random)) }
      for degrees in [17.0, 18, 19, 20, 36, 37, 60] {
        places.append(at(max(-90, middle.latitude - degrees), middle.longitude))
        places.append(at(middle.latitude * 0.5, antipode(middle.longitude) * 0.5))
      }
      queries = places
    }

    /// Within metres of each other, in one city, over a country.
    private static let layouts = [0.0001, 0.2, 6]
  }

  @Test("answers as a scan does", arguments: Array(1...6) as [UInt64])
  func nearest(seed: UInt64) throws {
    let world = World(seed: seed)
    let tree = PackedTree(world.items)
    let scan = ScanIndex(world.items)
    let filters: [ItemFilter] = [
      .everything, ItemFilter(anySports: [3]),
      ItemFilter(anySports: [3, 9], openHours: [[20, 21]]),
      ItemFilter(allSports: [5, 9]), ItemFilter(predicate: { row in row % 3 == 0 }),
    ]
    for origin in world.queries {
      for filter in filters {
        for count in [1, 8, 50] {
          #expect(
            try tree.nearest(count, to: origin, within: nil, matching: filter)
              == scan.nearest(count, to: origin, within: nil, matching: filter),
            "seed \(seed), \(count) from \(origin)")
        }
      }
      let radius = try Distance.meters(
        scan.nearest(20, to: origin).last.map(\.meters) ?? 1)
      #expect(
        try tree.nearest(30, to: origin, within: radius)
          == scan.nearest(30, to: origin, within: radius), "seed \(seed), around \(origin)")
    }
  }

  @Test("looks at few of the points in a city across the ocean")
  func work() throws {
    var random = SeededGenerator(seed: 4)
    let points = (0..<20_000).map { _ in near(at(45.5, -73.6), degrees: 0.2, &random) }
    let tree = PackedTree(positions: points)
    for origin in [at(48.85, 2.35), at(35.7, 139.7), at(-34.6, -58.4), at(0, 0)] {
      let counter = Counter()
      let filter = ItemFilter(predicate: { _ in
        counter.count += 1
        return true
      })
      let found = try tree.nearest(8, to: origin, within: nil, matching: filter)
      #expect(
        found == (try ScanIndex(points.map { SpatialItem(position: $0) }).nearest(8, to: origin)))
      #expect(counter.count < 1_000, "of 20,000, from \(origin)")
    }
  }

  private final class Counter {
    var count = 0
  }
}

private func antipode(_ longitude: Double) -> Double {
  longitude > 0 ? longitude - 180 : longitude + 180
}
