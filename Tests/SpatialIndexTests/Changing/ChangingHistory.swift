// Random histories of an index, and what the oracle says at every moment of them.

import GeoPrimitives
import SpatialIndex

/// The oracle: the items that are there by number, looked at one by one.
struct NumberedScan {
  let numbers: [Int]
  let items: [Int: SpatialItem]
  private let scan: ScanIndex

  init(_ items: [Int: SpatialItem]) {
    self.items = items
    let numbers = items.keys.sorted()
    self.numbers = numbers
    scan = ScanIndex(numbers.compactMap { items[$0] })
  }

  /// Asks the scan under a filter by number.
  func ask<Answer>(
    _ filter: ItemFilter, _ question: (ScanIndex, ItemFilter) throws -> Answer
  ) rethrows -> Answer {
    var byRow = filter
    let numbers = numbers
    if let predicate = filter.predicate { byRow.predicate = { try predicate(numbers[$0]) } }
    return try question(scan, byRow)
  }

  func neighbors(
    _ filter: ItemFilter = .everything,
    _ question: (ScanIndex, ItemFilter) throws -> [Neighbor]
  ) rethrows -> [Neighbor] {
    try ask(filter, question).map { Neighbor(item: numbers[$0.item], meters: $0.meters) }
  }

  func rows(
    _ filter: ItemFilter = .everything, _ question: (ScanIndex, ItemFilter) throws -> [Int]
  ) rethrows -> [Int] {
    try ask(filter, question).map { numbers[$0] }
  }
}

/// A history that follows from a layout and a seed.
struct ChangingHistory {
  let layout: Layout
  private(set) var generator: SeededGenerator
  /// What is there at this moment.
  private(set) var items: [Int: SpatialItem] = [:]
  private let population: Int

  init(_ layout: Layout, population: Int, seed: UInt64) {
    self.layout = layout
    self.population = population
    generator = SeededGenerator(seed: seed)
  }

  /// The next changes, mostly one, sometimes many with several for the same number; now and then everything goes.
  mutating func next() -> [IndexChange] {
    let changes: [IndexChange] =
      switch Int.random(in: 0..<200, using: &generator) {
      case 0: items.keys.map { .remove($0) }
      case 1...3: items.map { .put($0, $1) } + [change()]
      case 4...40: (0..<Int.random(in: 0...90, using: &generator)).map { _ in change() }
      default: [change()]
      }
    for change in changes {
      switch change {
      case .put(let number, let item): items[number] = item
      case .remove(let number): items[number] = nil
      }
    }
    return changes
  }

  private mutating func change() -> IndexChange {
    let number = number()
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...2: return .remove(number)
    case 3:
      // Moves a little, and keeps all else.
      guard var item = items[number] else { return .put(number, layout.item(&generator)) }
      item.position = near(item.position, degrees: 0.001, &generator)
      return .put(number, item)
    case 4:
      // Lies exactly where another does.
      return .put(number, items[self.number()] ?? layout.item(&generator))
    default: return .put(number, layout.item(&generator))
    }
  }

  private mutating func number() -> Int {
    let number = Int.random(in: 0..<population, using: &generator)
    return switch number {
    case 0: .min
    case 1: .max
    case 2: 1 << 40
    default: number - population / 3
    }
  }

  /// Places to ask about.
  mutating func origins() -> [Position] {
    let one = items.keys.min().flatMap { items[$0] }
    return [layout.place(&generator), one?.position ?? at(0, 180), at(-17, -180), .northPole]
  }
}

/// An area for tests: a box that says itself what it meets.
struct BoxRegion: Region {
  let bounds: GeoBox

  func covers(_ position: Position) -> Bool { bounds.contains(position) }

  func intersects(_ footprint: Footprint) -> Bool {
    footprint.polygons.contains { $0.exterior.contains(where: bounds.contains) }
  }
}
