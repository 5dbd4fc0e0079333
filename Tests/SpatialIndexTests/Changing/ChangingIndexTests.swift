// Changing indexes: random histories against the oracle, and snapshots.

import GeoPrimitives
import Testing

@testable import SpatialIndex

@Suite("The changing index")
struct ChangingIndexTests {
  @Test(
    "answers as the oracle does after any history, folds at work aside",
    arguments: Layout.allCases, [1] as [UInt64])
  func histories(layout: Layout, seed: UInt64) throws {
    let isDear = layout == .giants
    var history = ChangingHistory(layout, population: isDear ? 60 : 300, seed: seed)
    let index = ChangingIndex(ItemColumnsBuilder().build(), threads: 1, patience: 40)
    for step in 0..<400 {
      let before = history.items
      let changes = history.next()
      let counts = index.apply(changes)
      #expect(counts == expected(changes, before), "\(layout), seed \(seed), step \(step)")
      if step % 90 == 89 { index.fold() }
      guard step % 79 == 0 || step == 399 else { continue }
      try ChangingQuestions(
        snapshot: index.snapshot, oracle: NumberedScan(history.items),
        comment: "\(layout), seed \(seed), step \(step)"
      ).ask(about: history.origins())
    }
  }

  private func expected(_ changes: [IndexChange], _ before: [Int: SpatialItem]) -> ChangeCounts {
    var counts = ChangeCounts()
    for (number, changes) in Dictionary(grouping: changes, by: \.number) {
      switch (changes.last, before[number]) {
      case (.put(_, let item), let old?):
        if old == item { counts.unchanged += 1 } else { counts.replaced += 1 }
      case (.put, nil): counts.inserted += 1
      case (.remove, _?): counts.removed += 1
      default: break
      }
    }
    return counts
  }

  @Test("takes one change at a time and says whether there was an item")
  func single() throws {
    let index = ChangingIndex()
    let court = SpatialItem(position: at(45.5, -73.6), traits: ItemTraits(sports: [3]))
    #expect(!index.put(court, as: -4))
    #expect(index.put(court, as: -4), "the same again")
    #expect(index.put(SpatialItem(position: at(0, 180)), as: -4))
    #expect(index.snapshot[-4]?.position == at(0, 180))
    #expect(index.count == 1)
    #expect(try index.snapshot.nearest(3, to: at(0, -180)) == [Neighbor(item: -4, meters: 0)])
    #expect(index.remove(-4))
    #expect(!index.remove(-4))
    #expect(index.count == 0)
    #expect(try index.snapshot.nearest(3, to: .northPole).isEmpty)
    #expect(index.snapshot[-4] == nil)
  }

  @Test("refuses questions that have no answer, even where there is nothing", arguments: [0, 5])
  func refusals(count: Int) {
    let world = SeededWorld(.city, count: count, queries: 0, seed: 1)
    let snapshot = ChangingIndex(world.items).snapshot
    #expect(throws: SpatialQueryError.countNotPositive(0)) {
      try snapshot.nearest(0, to: .northPole)
    }
    #expect(throws: SpatialQueryError.radiusNotUsable("nan")) {
      try snapshot.nearest(1, to: .northPole, within: .meters(.nan))
    }
    let negative = Distance.meters(-1)
    let error = SpatialQueryError.radiusNotUsable("-1.0")
    #expect(throws: error) { try snapshot.within(negative, of: .northPole) }
    #expect(throws: error) { try snapshot.count(within: negative, of: .northPole) }
    #expect(throws: error) { try snapshot.rows(within: negative, of: .northPole) }
    #expect(throws: error) { try snapshot.along([.northPole], within: negative) }
  }

  @Test("starts from numbered items, the last of each number")
  func numbered() throws {
    let places = [at(1, 1), at(2, 2), at(3, 3), at(4, 4)].map { SpatialItem(position: $0) }
    let index = ChangingIndex(
      numbered: zip([70, -5, 70, .max], places).map { (number: $0, item: $1) })
    #expect(index.count == 3)
    #expect(try index.snapshot.nearest(9, to: at(3, 3)).map(\.item) == [70, .max, -5])
  }

  @Test(
    "asks predicates about those that are there, by their numbers, and passes on what they throw")
  func predicates() throws {
    struct Refusal: Error {}
    var history = ChangingHistory(.city, population: 200, seed: 9)
    let index = ChangingIndex(ItemColumnsBuilder().build(), threads: 1, patience: 1_000_000)
    for _ in 0..<300 { index.apply(history.next()) }
    let snapshot = index.snapshot
    let deaths = snapshot.layers.reduce(0) { sum, layer in sum + layer.dead.count }
    #expect(deaths > 0, "something died in this history")
    var asked: Set<Int> = []
    let filter = ItemFilter { number in
      asked.insert(number)
      return true
    }
    _ = try snapshot.within(.kilometers(30_000), of: .northPole, matching: filter)
    #expect(asked == Set(history.items.keys))
    #expect(throws: Refusal.self) {
      try snapshot.nearest(1, to: .northPole, matching: ItemFilter { _ in throw Refusal() })
    }
  }

  @Test("keeps a snapshot as it was, through changes and folds")
  func snapshots() throws {
    var history = ChangingHistory(.footprints, population: 150, seed: 4)
    let index = ChangingIndex(ItemColumnsBuilder().build(), threads: 1, patience: 40)
    for _ in 0..<150 { index.apply(history.next()) }
    let questions = ChangingQuestions(
      snapshot: index.snapshot, oracle: NumberedScan(history.items), comment: "seed 4")
    let origins = history.origins()
    for _ in 0..<200 { index.apply(history.next()) }
    index.fold()
    try questions.ask(about: origins)
  }

  @Test("answers further questions of the packed tree: along a path, and density")
  func further() throws {
    var history = ChangingHistory(.footprints, population: 300, seed: 6)
    let index = ChangingIndex(ItemColumnsBuilder().build(), threads: 1, patience: 1_000_000)
    for _ in 0..<300 { index.apply(history.next()) }
    let numbers = history.items.keys.sorted()
    let tree = PackedTree(numbers.compactMap { history.items[$0] })
    let filters = [
      ItemFilter.everything, ItemFilter(anySports: [0, 1]), ItemFilter { $0 % 2 == 0 },
    ]
    for filter in filters {
      var byRow = filter
      if let predicate = filter.predicate { byRow.predicate = { try predicate(numbers[$0]) } }
      let path = [at(45.4, -73.7), at(45.6, -73.4)]
      let along = try tree.along(path, within: .kilometers(3), matching: byRow)
      #expect(!along.isEmpty)
      #expect(
        try index.snapshot.along(path, within: .kilometers(3), matching: filter)
          == along.map { Neighbor(item: numbers[$0.item], meters: $0.meters) })
      let box = try GeoBox(west: -73.7, south: 45.4, east: -73.5, north: 45.6)
      let cells = try Geohash.Precision.characters(5)
      #expect(
        try index.snapshot.density(in: box, by: cells, matching: filter)
          == tree.density(in: box, by: cells, matching: byRow))
    }
  }

  @Test("answers many questions at once as it does one by one")
  func batches() throws {
    var history = ChangingHistory(.antimeridian, population: 200, seed: 8)
    let index = ChangingIndex(ItemColumnsBuilder().build(), threads: 1, patience: 50)
    for _ in 0..<200 { index.apply(history.next()) }
    let snapshot = index.snapshot
    let origins = (0..<15).flatMap { _ in history.origins() }
    let nearest = try snapshot.nearest(5, toEach: origins, within: .kilometers(9), threads: 2)
    let circles = try snapshot.within(.kilometers(4), ofEach: origins, threads: 2)
    #expect(nearest.count == origins.count && circles.count == origins.count)
    for (number, origin) in origins.enumerated() {
      let few = try snapshot.nearest(5, to: origin, within: .kilometers(9))
      #expect(Array(nearest[number]) == few)
      #expect(try Array(circles[number]) == snapshot.within(.kilometers(4), of: origin))
    }
    #expect(!nearest.neighbors.isEmpty)
    #expect(throws: SpatialQueryError.countNotPositive(0)) { try snapshot.nearest(0, toEach: []) }
  }
}
