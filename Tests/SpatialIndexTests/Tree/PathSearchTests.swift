// Items along a path, against a path made of very many points.

import GeoPrimitives
import SpatialIndex
import Testing

@Suite("The packed tree along a path")
struct PathSearchTests {
  private static let paths: [[Position]] = [
    [at(45.4, -73.7), at(45.55, -73.55), at(45.6, -73.4)], [at(45.5, -73.6)],
    [at(45.45, -73.75), at(45.45, -73.45)], [at(45.5, -73.6), at(45.5, -73.6)],
  ]

  @Test("finds what lies near it, and nothing else", arguments: paths, [0, 250, 3_000] as [Double])
  func points(path: [Position], meters: Double) throws {
    let world = SeededWorld(.city, count: 300, queries: 0, seed: 21)
    let found = try PackedTree(world.items).along(path, within: .meters(meters))
    #expect(found == found.sorted())
    let distances = Dictionary(uniqueKeysWithValues: found.map { ($0.item, $0.meters) })
    for (row, item) in world.items.enumerated() {
      let sampled = sampledMeters(from: item.position, to: path)
      if let distance = distances[row] {
        #expect(distance <= sampled + 0.001 && sampled - distance < 60, "row \(row)")
        #expect(distance <= meters)
      } else {
        #expect(sampled > meters, "row \(row) is missing")
      }
    }
  }

  @Test("meets footprints, conditions and empty paths")
  func footprints() throws {
    let tree = PackedTree([
      SpatialItem(position: at(1, 1), footprint: square(west: 1, south: 1, side: 0.1)),
      SpatialItem(position: at(1.05, 2), traits: ItemTraits(sports: [3])),
      SpatialItem(position: at(1.2, 1.5), footprint: square(west: 1.5, south: 1.2, side: 0.1)),
    ])
    let path = [at(1.05, 0), at(1.05, 3)]
    #expect(
      try tree.along(path, within: .meters(0.001)).map(\.item) == [0, 1], "one crossed, one on it")
    let all = try tree.along(path, within: .kilometers(20))
    #expect(all.map(\.item) == [0, 1, 2])
    let expected = Geodesic.meters(from: at(1.05, 1.55), to: at(1.2, 1.55))
    #expect(abs(all[2].meters - expected) < 0.1)
    let sport = ItemFilter(anySports: [3])
    #expect(try tree.along(path, within: .kilometers(9), matching: sport).map(\.item) == [1])
    let odd = ItemFilter { row in row == 0 }
    #expect(try tree.along(path, within: .kilometers(9), matching: odd).map(\.item) == [0])
    #expect(try tree.along([], within: .kilometers(9)).isEmpty)
    #expect(throws: SpatialQueryError.radiusNotUsable("-1.0")) {
      try tree.along(path, within: .meters(-1))
    }
  }

  /// The distance to the nearest of many points of the path.
  private func sampledMeters(from place: Position, to path: [Position]) -> Double {
    let edges = path.count > 1 ? Array(zip(path, path.dropFirst())) : [(path[0], path[0])]
    return edges.flatMap { start, end in
      (0...300).map { step in
        let fraction = Double(step) / 300
        let point = at(
          start.latitude + (end.latitude - start.latitude) * fraction,
          start.longitude + (end.longitude - start.longitude) * fraction)
        return Geodesic.meters(from: place, to: point)
      }
    }.min() ?? .infinity
  }
}
