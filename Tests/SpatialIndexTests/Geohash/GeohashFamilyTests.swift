// Parents, children and everything between.

import GeoPrimitives
import SpatialIndex
import Testing

@Suite("The family of a geohash")
struct GeohashFamilyTests {
  @Test("goes up character by character")
  func goesUp() throws {
    #expect(try Geohash(text: "ezs42").parent?.text == "ezs4")
    #expect(try Geohash(text: "ezs4:001").parent?.text == "ezs4")
    #expect(try Geohash(text: "e").parent == nil)
    #expect(try Geohash(text: ":01").parent == nil)
    #expect(try Geohash(text: "e:01").parent?.text == "e")
  }

  @Test("goes down to 32 children in order, none below 12 characters")
  func goesDown() throws {
    let alphabet = "0123456789bcdefghjkmnpqrstuvwxyz"
    #expect(try Geohash(text: "ezs4").children.map(\.text) == alphabet.map { "ezs4\($0)" })
    #expect(try Geohash(text: "e:1111").children.map(\.text) == ["ey", "ez"])
    #expect(try Geohash(text: ":1").children.map(\.text) == alphabet.suffix(16).map(String.init))
    #expect(try Geohash(text: "zzzzzzzzzzzz").children.isEmpty)
    #expect(
      try Geohash(text: "zzzzzzzzzzz:1").children.map(\.text)
        == alphabet.suffix(16).map { "zzzzzzzzzzz\($0)" })
  }

  @Test("agrees with the bits of the finest cell", arguments: 1...4)
  func agreesWithTheFinestCell(seed: Int) throws {
    var dice = GeohashDice(seed)
    for _ in 0..<500 {
      let place = dice.place()
      let (fine, coarse) = (try dice.precision(), try dice.precision())
      let hash = Geohash(place, precision: fine)
      let ancestor = coarse <= fine ? Geohash(place, precision: coarse) : nil
      #expect(hash.ancestor(at: coarse) == ancestor, "\(hash), seed \(seed)")
      let range = hash.descendantBits(at: coarse)
      if coarse < fine {
        #expect(range == nil, "\(hash), seed \(seed)")
      } else {
        let range = try #require(range)
        #expect(range.contains(Geohash(place, precision: coarse).bits), "\(hash), seed \(seed)")
        #expect(range.count == 1 << (coarse.bitCount - fine.bitCount), "\(hash), seed \(seed)")
        for bits in [range.lowerBound, range.upperBound] {
          #expect(hash.contains(try Geohash(bits: bits, precision: coarse)), "\(hash)")
        }
      }
    }
  }
}
