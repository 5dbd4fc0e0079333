// The memory an index is built in, small and large.

import Testing

@testable import SpatialIndex

@Suite("Memory for an index")
struct OwnedBytesTests {
  @Test(
    "comes zeroed from the first byte to the last, and keeps what is written",
    arguments: [0, 1, 64, 4_095, (4 << 20) - 1, 4 << 20, (4 << 20) + 1, 9_000_001])
  func zeroed(count: Int) {
    let bytes = OwnedBytes(count: count)
    #expect(bytes.count == count)
    #expect(bytes.view.count == count)
    var sum = 0
    for place in stride(from: 0, to: count, by: max(1, count / 10_007)) {
      sum += Int(bytes.view.load(UInt8.self, at: place))
    }
    #expect(sum == 0)
    guard count > 0 else { return }
    for place in [0, count / 2, count - 1] { bytes.store(UInt8(7), at: place) }
    for place in [0, count / 2, count - 1] {
      #expect(bytes.view.load(UInt8.self, at: place) == 7)
    }
  }
}
