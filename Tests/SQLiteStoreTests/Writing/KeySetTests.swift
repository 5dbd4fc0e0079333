import Testing

@testable import SQLiteStore

@Suite("A set of keys")
struct KeySetTests {
  @Test(
    "finds every key's row and no other's, while it grows", arguments: 1...5 as ClosedRange<UInt64>)
  func findsRows(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var keys: [UInt32: UInt64] = [:]
    var set = KeySet()
    for row in 1...20_000 as ClosedRange<UInt32> {
      // Few distinct hashes: many keys share all 32 bits that the set keeps.
      let hash = random.next() & 0xFFF0_0000_0000_0000
      keys[row] = hash
      set.insert(hash: hash, row: row)
    }
    #expect(set.count == 20_000)
    for (row, hash) in keys {
      #expect(set.row(hash: hash) { $0 == row } == row, "seed \(seed)")
    }
    #expect(set.row(hash: 1) { _ in false } == nil)
  }

  @Test("that is empty has no row")
  func isEmpty() {
    #expect(KeySet().row(hash: 7) { _ in true } == nil)
  }
}
