// The cell of a geohash: its edges, its middle, and what it contains.

import GeoPrimitives
import SpatialIndex
import Testing

@Suite("The cell of a geohash")
struct GeohashCellTests {
  @Test("of ezs42 is the published one")
  func isThePublishedOne() throws {
    let hash = try Geohash(text: "ezs42")
    let rounded = try GeoBox(
      west: -5.625, south: 42.583_007_812_5, east: -5.581_054_687_5, north: 42.626_953_125)
    #expect(hash.box == rounded)
    #expect(abs(hash.center.latitude - 42.605) < 5e-4)
    #expect(abs(hash.center.longitude + 5.603) < 5e-4)
  }

  @Test("has exact edges and contains its middle", arguments: 1...6)
  func hasExactEdges(seed: Int) throws {
    var dice = GeohashDice(seed)
    for _ in 0..<500 {
      let place = dice.place()
      let hash = Geohash(place, precision: try dice.precision())
      let edges = SlowGeohash(hash).edges
      let box = try GeoBox(
        west: edges.west, south: edges.south, east: edges.east, north: edges.north)
      #expect(hash.box == box, "\(hash), seed \(seed)")
      #expect(box.contains(place), "\(hash), seed \(seed)")
      #expect(hash.contains(hash.center), "\(hash), seed \(seed)")
      #expect(Geohash(hash.center, precision: hash.precision) == hash, "\(hash), seed \(seed)")
    }
  }

  @Test("owns its western and southern edge, the last also the other one")
  func ownsItsWesternEdge() throws {
    let hash = try Geohash(text: "s")  // 0…45° east, 0…45° north
    #expect(hash.contains(at(0, 0)))
    #expect(hash.contains(at(0, 45.0.nextDown)))
    #expect(!hash.contains(at(0, 45)))
    #expect(!hash.contains(at(45, 0)))
    #expect(hash.box.contains(at(45, 45)))
    let last = try Geohash(text: "z")
    #expect(last.contains(at(90, 180)))
    #expect(!last.contains(at(90, -180)))
    #expect(try Geohash(text: "b").contains(at(90, -180)))
  }

  @Test("contains the cells that begin with its bits")
  func containsWhatBeginsWithIt() throws {
    let hash = try Geohash(text: "ezs4")
    for text in ["ezs4", "ezs42", "ezs4zzzzzzzz", "ezs4:1"] {
      #expect(hash.contains(try Geohash(text: text)), "\(text)")
    }
    for text in ["e", "ezs", "ezs5", "ezs52", "0", "ezs:001"] {
      #expect(!hash.contains(try Geohash(text: text)), "\(text)")
    }
  }
}
