// The world that is searched, in every index.

import Foundation
import GeoPrimitives
import SpatialIndex

/// 20,000 items in a city and around the world, and places to ask from.
struct SmallWorld {
  private static let seed: UInt64 = 20_261_130

  let tree: PackedTree
  let mapped: MappedTree
  /// The first 600 of the same items in a file of their own: so few that every search comes to the ends of its nodes.
  let few: MappedTree
  let live: LiveIndex
  /// The same items, every third of which is a small area.
  let areas: PackedTree
  /// The same items, one in a hundred of which has moved and one in a hundred gone.
  let changed: IndexSnapshot
  let origins: [Position]

  /// Nine of ten are in the city; sports and hours by turns.
  init() throws {
    var random = SplitMix(state: Self.seed)
    var positions: [Position] = []
    for number in 0..<20_000 {
      let isFar = number % 10 == 0
      let latitude = isFar ? random.number(in: -89...89) : random.number(in: 45.3...45.7)
      let longitude = isFar ? random.number(in: -180...180) : random.number(in: -73.9 ... -73.4)
      positions.append(try Position(latitude: latitude, longitude: longitude))
    }
    var items = positions.enumerated().map { number, position in
      var hours = HourSet()
      for hour in 0..<168 where (hour + number) % 3 == 0 { hours.insert(hour) }
      return SpatialItem(
        position: position,
        traits: ItemTraits(sports: [number % 40], hours: hours, attributes: [number % 7]))
    }
    origins = (0..<1000).map { number in positions[20 * number + number % 20] }
    tree = PackedTree(items)
    live = LiveIndex(positions)
    mapped = try Self.mapped(tree)
    few = try Self.mapped(PackedTree(Array(items.prefix(600))))
    let changing = ChangingIndex(items)
    for number in stride(from: 1, to: items.count, by: 100) {
      items[number].position = positions[number + 1]
      changing.put(items[number], as: number)
      changing.remove(number + 50)
    }
    changed = changing.snapshot
    for number in stride(from: 0, to: items.count, by: 3) {
      items[number].footprint = try Self.square(around: positions[number])
    }
    areas = PackedTree(items)
  }

  private static func mapped(_ tree: PackedTree) throws -> MappedTree {
    let path = NSTemporaryDirectory() + "allocation-counts-\(getpid()).index"
    defer { unlink(path) }
    try tree.write(toFile: path)
    return try MappedTree(path: path)
  }

  private static func square(around place: Position) throws -> Footprint {
    let corners = [(-0.001, -0.001), (-0.001, 0.001), (0.001, 0.001), (0.001, -0.001)]
    let ring = try corners.map { north, east in
      try Position(
        latitude: place.latitude + north, longitude: min(max(place.longitude + east, -180), 180))
    }
    return Footprint(polygons: [Footprint.Polygon(exterior: ring)])
  }
}
