// The searches whose allocations are counted.

import Foundation
import GeoPrimitives
import SpatialIndex

/// Every kind of search over a small world, a thousand times each.
struct Searches {
  private static let seed: UInt64 = 20_261_130
  private let tree: PackedTree
  private let mapped: MappedTree
  private let live: LiveIndex
  private let origins: [Position]
  private let open = ItemFilter(anySports: [7], openHours: [[20]])

  /// 20,000 points in a city and some more around the world; sports and hours by turns.
  init() throws {
    var random = SplitMix(state: Self.seed)
    var positions: [Position] = []
    for number in 0..<20_000 {
      let isFar = number % 10 == 0
      let latitude = isFar ? random.number(in: -89...89) : random.number(in: 45.3...45.7)
      let longitude = isFar ? random.number(in: -180...180) : random.number(in: -73.9 ... -73.4)
      positions.append(try Position(latitude: latitude, longitude: longitude))
    }
    let items = positions.enumerated().map { number, position in
      var hours = HourSet()
      for hour in 0..<168 where (hour + number) % 3 == 0 { hours.insert(hour) }
      return SpatialItem(
        position: position, traits: ItemTraits(sports: [number % 40], hours: hours))
    }
    origins = (0..<1000).map { number in positions[20 * number + number % 20] }
    tree = PackedTree(items)
    live = LiveIndex(positions)
    let path = NSTemporaryDirectory() + "allocation-counts-\(getpid()).index"
    defer { unlink(path) }
    try tree.write(toFile: path)
    mapped = try MappedTree(path: path)
  }

  /// Allocations a query, by the name of the search.
  ///
  /// Every search runs through all queries once before it is counted.
  func allocations() throws -> [String: Double] {
    var counts: [String: Double] = [:]
    func note(_ name: String, _ search: (Position) throws -> Void) throws {
      for origin in origins { try search(origin) }
      let calls = try Counting.allocations { for origin in origins { try search(origin) } }
      counts[name] = Double(calls) / Double(origins.count)
    }
    try intoMemory(note)
    try asArrays(note)
    return counts
  }

  private typealias Note = (String, (Position) throws -> Void) throws -> Void

  private static let circle = Distance.kilometers(2)

  /// Answers in memory that is used again.
  private func intoMemory(_ note: Note) throws {
    var neighbors: [Neighbor] = []
    var rows: [Int] = []
    for count in [1, 8, 100, 1000] {
      try note("nearest \(count), into") { origin in
        try tree.nearest(count, to: origin, into: &neighbors)
      }
    }
    try note("nearest 8 within 2 km, into") { origin in
      try tree.nearest(8, to: origin, within: Self.circle, into: &neighbors)
    }
    try note("nearest 8 of a sport that is open, into") { origin in
      try tree.nearest(8, to: origin, matching: open, into: &neighbors)
    }
    try note("within 2 km, into") { origin in
      try tree.within(Self.circle, of: origin, into: &neighbors)
    }
    try note("rows within 2 km, into") { origin in
      try tree.rows(within: Self.circle, of: origin, into: &rows)
    }
    try note("count within 2 km") { origin in
      _ = try tree.count(within: Self.circle, of: origin, matching: .everything)
    }
    try note("count within 2 km of a sport that is open") { origin in
      _ = try tree.count(within: Self.circle, of: origin, matching: open)
    }
  }

  /// Answers in arrays of their own.
  private func asArrays(_ note: Note) throws {
    try note("nearest 8") { origin in
      _ = try tree.nearest(8, to: origin, within: nil, matching: .everything)
    }
    try note("nearest 8, mapped") { origin in
      _ = try mapped.nearest(8, to: origin, within: nil, matching: .everything)
    }
    try note("nearest 8, live") { origin in _ = try live.nearest(8, to: origin) }
    try note("count within 2 km, mapped") { origin in
      _ = try mapped.count(within: Self.circle, of: origin, matching: .everything)
    }
  }
}
