// The searches whose allocations are counted.

import GeoPrimitives
import SpatialIndex

/// Every kind of search over a small world, a thousand times each.
struct Searches {
  private let world: SmallWorld
  private let boxes: [GeoBox]
  /// Allocations a query, by the name of the search.
  private(set) var counts: [String: Double] = [:]
  /// The searches that must not allocate at all.
  private(set) var none: Set<String> = []

  private static let circle = Distance.kilometers(2)

  init() throws {
    world = try SmallWorld()
    boxes = try world.origins.map { origin in
      try GeoBox(
        west: max(-180, origin.longitude - 0.02), south: origin.latitude - 0.02,
        east: min(180, origin.longitude + 0.02), north: origin.latitude + 0.02)
    }
    try searchForNearest()
    try searchWithFilters()
    try searchCircles()
    try searchBoxes()
    try searchElsewhere()
    try searchAreas()
    try searchIntoArrays()
  }

  /// Counts a search after it has run through all queries once.
  private mutating func count(_ name: String, _ search: (Position) throws -> Void) throws {
    let origins = world.origins
    for origin in origins { try search(origin) }
    let calls = try Counting.allocations { for origin in origins { try search(origin) } }
    counts[name] = Double(calls) / Double(origins.count)
  }

  /// Counts a search that must not allocate.
  private mutating func expectNone(_ name: String, _ search: (Position) throws -> Void) throws {
    none.insert(name)
    try count(name, search)
  }
}

extension Searches {
  private mutating func searchForNearest() throws {
    let tree = world.tree
    var found: [Neighbor] = []
    for number in [1, 8, 100, 1000] {
      try expectNone("nearest \(number), into") { origin in
        try tree.nearest(number, to: origin, into: &found)
      }
    }
    try expectNone("nearest 8 within 2 km, into") { origin in
      try tree.nearest(8, to: origin, within: Self.circle, into: &found)
    }
  }

  private mutating func searchWithFilters() throws {
    let tree = world.tree
    var found: [Neighbor] = []
    let filters = [
      ("of a sport that is open", ItemFilter(anySports: [7], openHours: [[20]])),
      ("of three sports", ItemFilter(anySports: [7, 9, 23])),
      ("of a sport and an attribute", ItemFilter(allSports: [7], allAttributes: [3])),
      ("of seven sports", ItemFilter(anySports: [1, 2, 3, 4, 5, 6, 7])),
      ("open in one of two zones", ItemFilter(openHours: [[20, 23], [21, 24]])),
      ("by a predicate", ItemFilter { row in row % 3 == 0 }),
    ]
    for (name, filter) in filters {
      for number in [8, 100] {
        try expectNone("nearest \(number) \(name), into") { origin in
          try tree.nearest(number, to: origin, matching: filter, into: &found)
        }
      }
      try expectNone("within 2 km \(name), into") { origin in
        try tree.within(Self.circle, of: origin, matching: filter, into: &found)
      }
      try expectNone("count within 2 km \(name)") { origin in
        _ = try tree.count(within: Self.circle, of: origin, matching: filter)
      }
    }
  }

  private mutating func searchCircles() throws {
    let tree = world.tree
    var found: [Neighbor] = []
    var rows: [Int] = []
    try expectNone("within 2 km, into") { origin in
      try tree.within(Self.circle, of: origin, into: &found)
    }
    try expectNone("within 1 to 2 km, into") { origin in
      try tree.within(from: .kilometers(1), to: Self.circle, of: origin, into: &found)
    }
    try expectNone("rows within 2 km, into") { origin in
      try tree.rows(within: Self.circle, of: origin, into: &rows)
    }
    try expectNone("count within 2 km") { origin in
      _ = try tree.count(within: Self.circle, of: origin, matching: .everything)
    }
  }

  private mutating func searchBoxes() throws {
    let (tree, boxes) = (world.tree, boxes)
    var found: [Neighbor] = []
    var rows: [Int] = []
    var number = 0
    try expectNone("nearest 8 in a box, into") { origin in
      number = (number + 1) % boxes.count
      try tree.nearest(8, to: origin, inside: boxes[number], into: &found)
    }
    number = 0
    try expectNone("inside a box, into") { _ in
      number = (number + 1) % boxes.count
      try tree.inside(boxes[number], into: &rows)
    }
  }

  /// In a mapped file, among points that move, and where items have changed.
  private mutating func searchElsewhere() throws {
    let (mapped, live) = (world.mapped, world.live)
    var found: [Neighbor] = []
    var rows: [Int] = []
    for number in [8, 100] {
      try expectNone("nearest \(number), mapped, into") { origin in
        try mapped.nearest(number, to: origin, into: &found)
      }
      try expectNone("nearest \(number), live, into") { origin in
        try live.nearest(number, to: origin, into: &found)
      }
    }
    let few = world.few
    for number in [8, 1000] {
      try expectNone("nearest \(number) of few, mapped, into") { origin in
        try few.nearest(number, to: origin, into: &found)
      }
    }
    try expectNone("within 20 km of few, mapped, into") { origin in
      try few.within(.kilometers(20), of: origin, into: &found)
    }
    try expectNone("within 2 km, mapped, into") { origin in
      try mapped.within(Self.circle, of: origin, into: &found)
    }
    try expectNone("rows within 2 km, mapped, into") { origin in
      try mapped.rows(within: Self.circle, of: origin, into: &rows)
    }
    try expectNone("count within 2 km, mapped") { origin in
      _ = try mapped.count(within: Self.circle, of: origin, matching: .everything)
    }
    try expectNone("within 2 km, live, into") { origin in
      try live.within(Self.circle, of: origin, into: &found)
    }
    let changed = world.changed
    var spare: [Neighbor] = []
    for number in [8, 100] {
      try expectNone("nearest \(number), changing, into") { origin in
        try changed.nearest(number, to: origin, into: &found, spare: &spare)
      }
    }
  }

  /// Where every third item is an area.
  private mutating func searchAreas() throws {
    let (tree, boxes) = (world.areas, boxes)
    var found: [Neighbor] = []
    var rows: [Int] = []
    for number in [8, 100] {
      try expectNone("nearest \(number), areas too, into") { origin in
        try tree.nearest(number, to: origin, into: &found)
      }
    }
    try expectNone("within 2 km, areas too, into") { origin in
      try tree.within(Self.circle, of: origin, into: &found)
    }
    try expectNone("rows within 2 km, areas too, into") { origin in
      try tree.rows(within: Self.circle, of: origin, into: &rows)
    }
    try expectNone("count within 2 km, areas too") { origin in
      _ = try tree.count(within: Self.circle, of: origin, matching: .everything)
    }
    var number = 0
    try expectNone("inside a box, areas too, into") { _ in
      number = (number + 1) % boxes.count
      try tree.inside(boxes[number], into: &rows)
    }
  }

  /// Answers in arrays of their own.
  private mutating func searchIntoArrays() throws {
    let world = world
    try count("nearest 8") { origin in
      _ = try world.tree.nearest(8, to: origin, within: nil, matching: .everything)
    }
    try count("nearest 8, mapped") { origin in
      _ = try world.mapped.nearest(8, to: origin, within: nil, matching: .everything)
    }
    try count("nearest 8, live") { origin in _ = try world.live.nearest(8, to: origin) }
  }
}
