import Testing

@testable import Venues

@Suite("Keys of traits")
struct TraitKeysTests {
  @Test("are numbered in the order in which they first come", arguments: [1, 60, 5000] as [UInt32])
  func numbers(range: UInt32) {
    var known: [TraitKeys.Key: Int] = [:]
    var keys = TraitKeys()
    for step in 0..<30_000 as Range<UInt32> {
      // Multiples of large primes: what differs in one lane alone, in two and in all comes.
      let key = TraitKeys.Key(
        step &* 7919 % range, step &* 104_729 % (range / 3 + 1),
        step &* 1_299_709 % (range / 7 + 1),
        0)
      let expected = known[key] ?? known.count
      known[key] = expected
      #expect(keys.number(of: key) == expected)
    }
    #expect(known.count >= min(Int(range), 30_000))
  }

  @Test("differ where the same numbers stand in other places")
  func places() {
    var keys = TraitKeys()
    let all = [
      TraitKeys.Key(1, 2, 3, 0), TraitKeys.Key(3, 2, 1, 0), TraitKeys.Key(2, 1, 3, 0),
      TraitKeys.Key(0, 0, 0, 0), TraitKeys.Key(.max, .max, .max, 0),
    ]
    #expect(all.map { keys.number(of: $0) } == [0, 1, 2, 3, 4])
    #expect(all.map { keys.number(of: $0) } == [0, 1, 2, 3, 4])
  }
}
