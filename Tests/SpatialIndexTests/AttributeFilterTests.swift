// What a filter on attributes lets pass, told by plain sets.

import GeoPrimitives
import SpatialIndex
import Testing

@Suite("Filters on attributes")
struct AttributeFilterTests {
  @Test("let pass what has all of some and one of others, in every index", arguments: [1, 2])
  func filters(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let sets: [Set<Int>] = (0..<3_000).map { _ in
      Set((0..<4).map { _ in Int.random(in: 0..<64, using: &generator) })
    }
    let items = sets.enumerated().map { row, attributes in
      SpatialItem(
        position: at(Double(row % 60), Double(row / 60)),
        traits: ItemTraits(attributes: AttributeSet(attributes)))
    }
    let indexes: [any SpatialSearch] = [PackedTree(items), ScanIndex(items)]
    for _ in 0..<60 {
      let all = Set((0..<Int.random(in: 0...2, using: &generator)).map { $0 * 31 % 64 })
      let any = Set((0..<8).map { _ in Int.random(in: 0..<64, using: &generator) })
      let isAny = Bool.random(using: &generator)
      let filter = ItemFilter(
        allAttributes: AttributeSet(all), anyAttributes: isAny ? AttributeSet(any) : nil)
      let expected = sets.indices.filter { row in
        all.isSubset(of: sets[row]) && (!isAny || !any.isDisjoint(with: sets[row]))
      }
      for index in indexes {
        let found = try index.nearest(.max, to: at(20, 20), within: nil, matching: filter)
        #expect(
          found.map(\.item).sorted() == expected, "seed \(seed): all \(all), any \(any) \(isAny)")
      }
    }
  }

  @Test("count and compare as sets do")
  func sets() {
    var set: AttributeSet = [0, 63, 5]
    #expect(set.count == 3 && set.contains(63) && !set.contains(1) && !set.contains(64))
    #expect(!set.isEmpty && AttributeSet().isEmpty)
    #expect(AttributeSet([5]).isSubset(of: set) && !set.isSubset(of: [5, 0]))
    #expect(set.isDisjoint(with: [1, 2]) && !set.isDisjoint(with: [2, 5]))
    set.formUnion([1])
    #expect(set == [0, 1, 5, 63])
  }
}
