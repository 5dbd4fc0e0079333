// Batches on their way from the thread that reads to the thread that writes; never many at once.

internal import Dispatch
internal import Synchronization

/// A queue between two threads that holds a few elements at most.
final class BoundedQueue<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let room = DispatchSemaphore(value: 0)
  private let stock = DispatchSemaphore(value: 0)

  /// Makes a queue for so many elements.
  init(capacity: Int) {
    // A semaphore must not end below the value it began with, and this one may.
    for _ in 0..<capacity { room.signal() }
  }

  /// Appends an element, waiting for room; `false` when nobody will take it any more.
  func put(_ element: Element) -> Bool {
    room.wait()
    let isTaken = state.withLock { state in
      if !state.isClosed { state.elements.append(element) }
      return !state.isClosed
    }
    (isTaken ? stock : room).signal()
    return isTaken
  }

  /// The oldest element, waiting for one.
  func take() -> Element {
    while true {
      stock.wait()
      let element = state.withLock { $0.elements.isEmpty ? nil : $0.elements.removeFirst() }
      if let element {
        room.signal()
        return element
      }
    }
  }

  /// The oldest element, waiting for one; `nil` once the queue is closed.
  func takeUnlessClosed() -> Element? {
    stock.wait()
    let (element, isClosed) = state.withLock { state in
      (state.elements.isEmpty ? nil : state.elements.removeFirst(), state.isClosed)
    }
    (isClosed ? stock : room).signal()
    return element
  }

  /// Tells the other thread that nothing will be taken any more, nor come.
  func close() {
    state.withLock {
      $0.isClosed = true
      $0.elements = []
    }
    room.signal()
    stock.signal()
  }
}
