// Many questions at once: sorted along a curve, in stretches, on as many cores as there are.

import Dispatch
import GeoPrimitives
import Synchronization

/// Hands out stretches of questions, neighbors after each other, to as many cores as there are.
struct BatchRunner: Sendable {
  /// How many questions a core takes at a time.
  private static let stretch = 2048

  /// The numbers of the questions, in the order in which they are asked.
  let order: [UInt32]
  private let threads: Int

  /// Sorts the places; `threads` says how many cores to use, `nil` all.
  init(_ places: [Position], threads: Int?) {
    order = CurveOrder.sorted(places)
    let stretches = (places.count + Self.stretch - 1) / Self.stretch
    let cores = threads ?? ProcessorCount.online
    self.threads = max(1, min(cores, stretches))
  }

  /// How many stretches there are.
  var stretches: Int { (order.count + Self.stretch - 1) / Self.stretch }

  /// Runs a body for every stretch, with its number and its questions, side by side; the first error ends it.
  func run(_ body: @Sendable (Int, ArraySlice<UInt32>) throws -> Void) throws {
    let failure = Mutex<(any Error)?>(nil)
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      while true {
        let stretch = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard stretch < stretches else { return }
        let first = stretch * Self.stretch
        do {
          try body(stretch, order[first..<min(first + Self.stretch, order.count)])
        } catch {
          failure.withLock { failure in failure = failure ?? error }
          next.store(stretches, ordering: .relaxed)
        }
      }
    }
    if let error = failure.withLock({ failure in failure }) { throw error }
  }
}
