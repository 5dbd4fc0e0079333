import Dispatch
import Testing

@testable import VenueImport

@Suite("A bounded queue") struct BoundedQueueTests {
  @Test("hands everything over in order, however small it is", arguments: [1, 2, 7])
  func order(capacity: Int) {
    let queue = BoundedQueue<Int>(capacity: capacity)
    DispatchQueue.global().async { for number in 0..<2000 { _ = queue.put(number) } }
    #expect((0..<2000).map { _ in queue.take() } == Array(0..<2000))
  }

  @Test("frees whoever waits for room when it is closed")
  func closed() {
    let queue = BoundedQueue<Int>(capacity: 1)
    let ended = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      var number = 0
      while queue.put(number) { number += 1 }
      ended.signal()
    }
    _ = queue.take()
    queue.close()
    ended.wait()
    #expect(!queue.put(0))
  }
}
