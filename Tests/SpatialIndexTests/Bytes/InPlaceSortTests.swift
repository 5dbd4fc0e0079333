// Sorting in place against the standard library's sort.

import Testing

@testable import SpatialIndex

@Suite("Sorting in place")
struct InPlaceSortTests {
  @Test("orders as the standard library does", arguments: Array(1...8) as [UInt64])
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for count in [0, 1, 2, 3, 16, 17, 18, 33, 100, 1000, 5000] {
      // From all different to nearly all alike.
      let most = Int.random(in: 0...(1 << Int(2 * seed)), using: &generator)
      let numbers = (0..<count).map { _ in Int.random(in: 0...most, using: &generator) }
      for input in [numbers, numbers.sorted(), numbers.sorted(by: >), pipe(numbers)] {
        var sorted = input
        InPlaceSort.sort(&sorted)
        #expect(sorted == input.sorted(), "seed \(seed), \(count) numbers up to \(most)")
      }
    }
  }

  private func pipe(_ numbers: [Int]) -> [Int] {
    let half = numbers.sorted().prefix(numbers.count / 2)
    return half + half.reversed()
  }

  @Test("orders what leads the middle of three astray, in few comparisons")
  func adversary() {
    // McIlroy's adversary: values are decided while they are compared, so that every pivot is as bad as can be.
    let count = 4096
    let duel = Duel(count)
    var numbers = (0..<count).map { number in Reluctant(number: number, duel: duel) }
    InPlaceSort.sort(&numbers)
    let values = numbers.map { number in duel.values[number.number] }
    #expect(values == values.sorted())
    // Quicksort alone takes more than two million; twice the depth, then a heap, takes about a tenth.
    #expect(duel.comparisons < 60 * count * 12 / 10)
    var again = duel.values
    InPlaceSort.sort(&again)
    #expect(again == duel.values.sorted())
  }
}

/// The values of McIlroy's adversary ("A killer adversary for quicksort", 1999): those not yet decided are larger than all that are.
private final class Duel {
  var values: [Int]
  var comparisons = 0
  private var decided = 0
  private var candidate = 0

  init(_ count: Int) { values = Array(repeating: .max, count: count) }

  func isLess(_ left: Int, _ right: Int) -> Bool {
    comparisons += 1
    if values[left] == .max, values[right] == .max, left != right {
      decide(left == candidate ? left : right)
    }
    if values[left] == .max { candidate = left } else if values[right] == .max { candidate = right }
    return values[left] < values[right]
  }

  private func decide(_ number: Int) {
    values[number] = decided
    decided += 1
  }
}

private struct Reluctant: Comparable {
  let number: Int
  let duel: Duel

  static func < (left: Reluctant, right: Reluctant) -> Bool {
    left.duel.isLess(left.number, right.number)
  }
  static func == (left: Reluctant, right: Reluctant) -> Bool { left.number == right.number }
}
