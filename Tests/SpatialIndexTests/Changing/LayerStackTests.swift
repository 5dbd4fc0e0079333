// The writer's side by itself: folds that begin and end at chosen moments of a history, and how layers grow.

import GeoPrimitives
import Testing

@testable import SpatialIndex

extension LayerStack {
  /// Checks that the layers are as searches believe them to be.
  fileprivate func checkInvariants(_ comment: Comment) throws {
    var seen: Set<Int> = []
    for layer in layers {
      let numbers = layer.packed.items.numbers
      #expect(zip(numbers, numbers.dropFirst()).allSatisfy(<), comment)
      #expect(layer.packed.tree.count == numbers.count, comment)
      let living = numbers.indices.filter { !layer.dead.contains($0) }
      #expect(living.count == layer.liveCount, comment)
      for row in living {
        let isNew = seen.insert(numbers[row]).inserted
        try #require(isNew, "\(numbers[row]) is there twice; \(comment)")
      }
    }
    let emptied = layers[frozen...].count { layer in layer.liveCount == 0 }
    #expect(emptied == 0, comment)
  }
}

@Suite("The layers of a changing index")
struct LayerStackTests {
  @Test(
    "take changes while a fold is under way, and keep them when it ends",
    arguments: [Layout.city, .footprints, .onePoint, .antimeridian], [11, 12] as [UInt64])
  func folds(layout: Layout, seed: UInt64) throws {
    var history = ChangingHistory(layout, population: 260, seed: seed)
    var dice = SeededGenerator(seed: seed &+ 100)
    var stack = LayerStack(ItemColumnsBuilder().build(), threads: 1, patience: 30)
    var reading: [ItemRun]?
    var folds = 0
    var lateDeaths = 0
    for step in 0..<500 {
      _ = stack.apply(IndexChange.net(history.next()))
      let comment: Comment = "\(layout), seed \(seed), step \(step)"
      if let runs = reading, Int.random(in: 0..<12, using: &dice) == 0 {
        stack.thaw(PackedRun(ItemColumns.merging(runs)))
        reading = nil
        folds += 1
        if stack.layers.first?.dead.isEmpty == false { lateDeaths += 1 }
      } else if reading == nil, Int.random(in: 0..<6, using: &dice) == 0 {
        reading = stack.freeze(always: true)
      }
      try stack.checkInvariants(comment)
      guard step % 83 == 82 else { continue }
      try ChangingQuestions(
        snapshot: IndexSnapshot(stack), oracle: NumberedScan(history.items), comment: comment
      ).ask(about: history.origins())
    }
    #expect(folds > 10 && lateDeaths > 3, "the history had folds overtaken by changes")
  }

  @Test("are few however many changes there were, and each item is packed but a few times")
  func growth() {
    var generator = SeededGenerator(seed: 3)
    var stack = LayerStack(ItemColumnsBuilder().build(), threads: 1, patience: 1_000_000)
    var packed = 0
    var most = 0
    var last: PackedRun?
    for number in 0..<3_000 {
      let item = SpatialItem(position: Layout.city.place(&generator))
      _ = stack.apply([.put((number &* 7_919) % 3_001, item)])
      if let new = stack.layers.last?.packed, new !== last {
        packed += new.items.count
        last = new
      }
      most = max(most, stack.layers.count)
    }
    #expect(stack.liveCount == 3_000)
    // Each but the last holds more than twice what the next does, and the smallest full one 33.
    #expect(most <= 8)
    // Half the tail on average, and log₁․₅(3,000 / 33) merges at most.
    #expect(packed <= 3_000 * (17 + 12))
  }

  @Test("are folded when an eighth was added or a quarter is gone, and not before")
  func due() {
    let world = SeededWorld(.city, count: 1_001, queries: 0, seed: 2)
    func stack() -> LayerStack {
      var builder = ItemColumnsBuilder()
      for item in world.items.prefix(800) { builder.append(builder.count, item) }
      return LayerStack(builder.build(), threads: 1, patience: 10)
    }
    var growing = stack()
    for number in 800..<900 { _ = growing.apply([.put(number, world.items[number])]) }
    var claims = [growing.claimFold()]
    _ = growing.apply([.put(900, world.items[900])])
    // Claimed once, and not again until it has been looked after.
    claims += [growing.claimFold(), growing.claimFold()]
    #expect(claims == [false, true, false])
    var shrinking = stack()
    for number in 0..<200 { _ = shrinking.apply([.remove(number)]) }
    claims = [shrinking.claimFold()]
    _ = shrinking.apply([.remove(200)])
    claims.append(shrinking.claimFold())
    #expect(claims == [false, true])
    let runs = shrinking.freeze(always: false)
    #expect(runs?.count == 1)
  }

  @Test("that died are told apart from those that did not", arguments: [1, 64, 512, 513, 70_001])
  func deadRows(limit: Int) {
    var generator = SeededGenerator(seed: UInt64(limit))
    var dead = DeadRows(limit: limit)
    let none = dead
    var model: Set<Int> = []
    for row in [0, limit - 1] + (0..<400).map({ _ in Int.random(in: 0..<limit, using: &generator) })
    where model.insert(row).inserted {
      dead.insert(row)
    }
    #expect(dead.count == model.count)
    #expect((0..<limit).allSatisfy { dead.contains($0) == model.contains($0) })
    #expect(none.isEmpty && (0..<limit).allSatisfy { !none.contains($0) }, "a copy stays as it was")
  }
}
