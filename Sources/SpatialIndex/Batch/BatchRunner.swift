// Many questions at once: sorted along a curve, in stretches, on as many cores as there are.

import Dispatch
import GeoPrimitives
import Synchronization

/// Asks many questions, neighbors after each other, and puts the answers back into the order of the questions.
struct BatchRunner: Sendable {
  /// How many questions a core takes at a time.
  private static let stretch = 2048

  /// The answers to a stretch of questions.
  private struct Answers: Sendable {
    var neighbors: [Neighbor] = []
    var ends: [Int] = []
  }

  private let order: [UInt32]
  private let threads: Int

  /// Sorts the places; `threads` says how many cores to use, `nil` all.
  init(_ places: [Position], threads: Int?) {
    order = CurveOrder.sorted(places)
    let stretches = (places.count + Self.stretch - 1) / Self.stretch
    let cores = threads ?? ProcessorCount.online
    self.threads = max(1, min(cores, stretches))
  }

  /// Asks every question.
  ///
  /// `ask` gets the question's number, that of the one before it on the curve, if any, and the array that holds the answer to that one and shall hold
  /// the answer to this.
  func run(
    _ ask: @Sendable (Int, Int?, inout [Neighbor]) throws -> Void
  ) throws -> NeighborLists {
    let stretches = (order.count + Self.stretch - 1) / Self.stretch
    let answers = Mutex([Answers](repeating: Answers(), count: stretches))
    let failure = Mutex<(any Error)?>(nil)
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      while true {
        let stretch = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard stretch < stretches else { return }
        do {
          let found = try self.answers(stretch, ask)
          answers.withLock { answers in answers[stretch] = found }
        } catch {
          failure.withLock { failure in failure = failure ?? error }
          next.store(stretches, ordering: .relaxed)
        }
      }
    }
    if let error = failure.withLock({ failure in failure }) { throw error }
    return lists(answers.withLock { answers in answers })
  }

  private func answers(
    _ stretch: Int, _ ask: (Int, Int?, inout [Neighbor]) throws -> Void
  ) throws -> Answers {
    let first = stretch * Self.stretch
    let end = min(first + Self.stretch, order.count)
    var answers = Answers()
    answers.ends.reserveCapacity(end - first)
    answers.neighbors.reserveCapacity(end - first)
    var result: [Neighbor] = []
    var before: Int?
    for place in first..<end {
      let question = Int(order[place])
      try ask(question, before, &result)
      before = question
      answers.neighbors.append(contentsOf: result)
      answers.ends.append(answers.neighbors.count)
    }
    return answers
  }

  private func lists(_ answers: [Answers]) -> NeighborLists {
    var starts = [Int](repeating: 0, count: order.count + 1)
    for (stretch, part) in answers.enumerated() {
      var start = 0
      for (number, end) in part.ends.enumerated() {
        starts[Int(order[stretch * Self.stretch + number]) + 1] = end - start
        start = end
      }
    }
    for question in 0..<order.count { starts[question + 1] += starts[question] }
    var neighbors = [Neighbor](
      repeating: Neighbor(item: 0, meters: 0), count: starts[order.count])
    for (stretch, part) in answers.enumerated() {
      var start = 0
      for (number, end) in part.ends.enumerated() {
        let target = starts[Int(order[stretch * Self.stretch + number])]
        for index in start..<end { neighbors[target + index - start] = part.neighbors[index] }
        start = end
      }
    }
    return NeighborLists(neighbors: neighbors, starts: starts)
  }
}
