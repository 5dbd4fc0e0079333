// The answers to a stretch of questions, where nobody knows before how many there are.

import Synchronization

/// Gathers answers stretch by stretch and brings them into the order of the questions in the end.
final class StretchAnswers: Sendable {
  private struct Part: Sendable {
    var neighbors: [Neighbor] = []
    var ends: [Int] = []
  }

  private let parts: Mutex<[Part]>

  init(_ stretches: Int) { parts = Mutex([Part](repeating: Part(), count: stretches)) }

  /// Asks every question of a stretch; `ask` puts the answers into the array that it gets.
  func gather(
    _ stretch: Int, _ questions: ArraySlice<UInt32>, _ ask: (Int, inout [Neighbor]) throws -> Void
  ) throws {
    var part = Part()
    part.ends.reserveCapacity(questions.count)
    var answers: [Neighbor] = []
    for question in questions {
      try ask(Int(question), &answers)
      part.neighbors.append(contentsOf: answers)
      part.ends.append(part.neighbors.count)
    }
    let done = part
    parts.withLock { parts in parts[stretch] = done }
  }

  /// All answers, for questions that were asked in an order.
  func lists(_ order: [UInt32]) -> NeighborLists {
    let parts = parts.withLock { parts in parts }
    var starts = [Int](repeating: 0, count: order.count + 1)
    var asked = 0
    for part in parts {
      var start = 0
      for end in part.ends {
        starts[Int(order[asked]) + 1] = end - start
        start = end
        asked += 1
      }
    }
    for question in 0..<order.count { starts[question + 1] += starts[question] }
    var neighbors = [Neighbor](
      repeating: Neighbor(item: 0, meters: 0), count: starts[order.count])
    asked = 0
    for part in parts {
      var start = 0
      for end in part.ends {
        let target = starts[Int(order[asked])]
        for index in start..<end { neighbors[target + index - start] = part.neighbors[index] }
        start = end
        asked += 1
      }
    }
    return NeighborLists(neighbors: neighbors, starts: starts)
  }
}
