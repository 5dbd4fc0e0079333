import Testing
import Venues

@testable import VenueImport

@Suite("Venue bytes") struct VenueBytesTests {
  @Test(
    "are JSON that any parser reads back",
    arguments: ["plain", "say \"hi\"", "back\\slash", "line\nbreak\r\ttab", "\u{1}\u{1F}", "é€😀"])
  func json(text: String) throws {
    var bytes: [UInt8] = []
    JSONBytes.append(text: Array(text.utf8).span, to: &bytes)
    #expect(try JSONValue.parse(bytes) == .string(text))
  }

  @Test("are remembered by their text, each found out once")
  func memory() {
    var reader = TextReader(empty: -1) { $0.utf8.count }
    var batch = RecordBatch(columnCount: 1)
    for text in ["a", "bb", "", "a"] { batch.appendTextCell(text) }
    #expect(batch.cells.map { reader.read($0, in: batch) } == [1, 2, -1, 1])
    for number in 0..<70_000 {
      let text = Array("text \(number)".utf8)
      #expect(reader.read(text.span) == text.count)
    }
  }

  @Test("hash alike on every machine")
  func stableHash() {
    // FNV-1a of "foobar" is 85944171f73967e8 (its authors' test vector); the finish is MurmurHash3's.
    var mixed: UInt64 = 0x8594_4171_F739_67E8
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    #expect(StableHash.of(Array("foobar".utf8).span) == mixed ^ (mixed >> 33))
  }

  @Test("hashes are a set like any other", arguments: [5, 6] as [UInt64])
  func hashSet(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var set = HashSet64()
    var oracle: Set<UInt64> = []
    for _ in 0..<20_000 {
      let hash = random.next() % 9000
      #expect(set.insert(hash) == oracle.insert(hash).inserted, "seed \(seed)")
    }
  }
}
