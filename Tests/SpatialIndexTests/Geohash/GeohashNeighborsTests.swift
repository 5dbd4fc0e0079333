// Neighbors, against adding a cell's width and height to its middle.

import GeoPrimitives
import SpatialIndex
import Testing

@Suite("The neighbors of a geohash")
struct GeohashNeighborsTests {
  private static let steps: [Geohash.Direction: (Double, Double)] = [
    .north: (0, 1), .northEast: (1, 1), .east: (1, 0), .southEast: (1, -1),
    .south: (0, -1), .southWest: (-1, -1), .west: (-1, 0), .northWest: (-1, 1),
  ]

  @Test("are the published ones")
  func areThePublishedOnes() throws {
    #expect(
      try Geohash(text: "ezzz").neighbors.map(\.text)
        == ["gbpb", "u000", "spbp", "spbn", "ezzy", "ezzw", "ezzx", "gbp8"])
  }

  @Test("lie a cell away, across ±180° but never beyond a pole", arguments: 1...8)
  func lieACellAway(seed: Int) throws {
    var dice = GeohashDice(seed)
    for _ in 0..<300 {
      let hash = Geohash(dice.place(), precision: try dice.precision())
      let edges = SlowGeohash(hash).edges
      for (direction, step) in Self.steps {
        var longitude =
          (edges.west + edges.east) / 2 + step.0 * (edges.east - edges.west)
        if longitude > 180 { longitude -= 360 }
        if longitude < -180 { longitude += 360 }
        let latitude = (edges.south + edges.north) / 2 + step.1 * (edges.north - edges.south)
        let slow = SlowGeohash(
          latitude: latitude, longitude: longitude, bitCount: hash.precision.bitCount)
        let expected = abs(latitude) < 90 ? slow.integer : nil
        #expect(hash.neighbor(direction)?.bits == expected, "\(hash) \(direction), seed \(seed)")
      }
    }
  }

  @Test("are five at a pole and go around the world there")
  func areFiveAtAPole() throws {
    let top = try Geohash(at(90, -180), precision: .characters(4))
    #expect(top.text == "bpbp")
    #expect(top.neighbor(.north) == nil)
    #expect(top.neighbor(.northWest) == nil)
    #expect(top.neighbor(.west)?.text == "zzzz")
    #expect(top.neighbor(.west)?.neighbor(.east) == top)
    #expect(top.neighbors.count == 5)
    #expect(Geohash(at(-90, 0), precision: .finest).neighbors.count == 5)
    #expect(Geohash(at(45, 180), precision: .finest).neighbors.count == 8)
  }

  @Test("are named once in a world of one row or two columns")
  func areNamedOnce() throws {
    #expect(try Geohash(text: ":0").neighbors.map(\.text) == [":1"])
    #expect(try Geohash(text: ":00").neighbors.map(\.text) == [":01", ":11", ":10"])
    #expect(try Geohash(text: "s").neighbors.count == 8)
  }
}
