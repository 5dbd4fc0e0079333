// The text form, there and back.

import GeoPrimitives
import SpatialIndex
import Testing

@Suite("The text of a geohash")
struct GeohashTextTests {
  @Test("comes back, whatever the precision", arguments: 1...4)
  func comesBack(seed: Int) throws {
    var dice = GeohashDice(seed)
    for _ in 0..<500 {
      let hash = Geohash(dice.place(), precision: try dice.precision())
      #expect(try Geohash(text: hash.text) == hash, "\(hash), seed \(seed)")
      #expect(try Geohash(text: hash.text.uppercased()) == hash, "\(hash), seed \(seed)")
      if hash.precision.characterCount != nil {
        #expect(hash.text == SlowGeohash(hash).text, "seed \(seed)")
      }
    }
  }

  @Test("puts bits that make no character behind a colon")
  func putsBitsBehindAColon() throws {
    let hash = try Geohash(text: "ezs42")
    // "2" is 00010.
    #expect(hash.ancestor(at: try .bits(24))?.text == "ezs4:0001")
    #expect(hash.ancestor(at: try .bits(21))?.text == "ezs4:0")
    // "e" is 01101.
    #expect(hash.ancestor(at: try .bits(3))?.text == ":011")
    #expect(try Geohash(text: ":011").bits == 3)
    #expect(try Geohash(text: "zzzzzzzzzzz:1111").precision == .bits(59))
  }

  @Test(
    "is refused when no geohash is written so",
    arguments: [
      ("", .textEmpty), ("ezs4a", .characterUnknown("a", at: 4)),
      ("EZI", .characterUnknown("I", at: 2)), ("l", .characterUnknown("l", at: 0)),
      ("eo", .characterUnknown("o", at: 1)), (" ezs42", .characterUnknown(" ", at: 0)),
      ("é", .characterUnknown("é", at: 0)), ("e\u{301}z", .characterUnknown("e\u{301}", at: 0)),
      ("９", .characterUnknown("９", at: 0)), ("ez\r\n", .characterUnknown("\r\n", at: 2)),
      ("ez@", .characterUnknown("@", at: 2)), ("ez[", .characterUnknown("[", at: 2)),
      ("0123456789bcd", .textTooLong("0123456789bcd")),
      ("0123456789bc:0", .textTooLong("0123456789bc:0")),
      (":", .bitSuffixMalformed(":")), ("ez:", .bitSuffixMalformed("ez:")),
      ("ez:00000", .bitSuffixMalformed("ez:00000")), ("ez:2", .bitSuffixMalformed("ez:2")),
      ("ez:0:1", .bitSuffixMalformed("ez:0:1")),
    ] as [(String, GeohashError)])
  func isRefused(_ text: String, _ error: GeohashError) {
    #expect(throws: error) { try Geohash(text: text) }
    #expect(!error.description.isEmpty)
  }
}
