// Cells around, above and within a cell.

import GeoPrimitives
import Testing

@testable import SpatialIndex

@Suite("The family of a geohash")
struct GeohashFamilyTests {
  @Test(
    "has the published neighbors",
    arguments: [
      ("dqcjq", ["dqcjw", "dqcjx", "dqcjr", "dqcjp", "dqcjn", "dqcjj", "dqcjm", "dqcjt"])
    ])
  func hasThePublishedNeighbors(text: String, neighbors: [String]) throws {
    #expect(try Geohash(text).neighbors.map(\.text) == neighbors)
  }

  @Test("has the neighbors that encoding next to it finds", arguments: 2...12)
  func hasTheNeighborsNextToIt(length: Int) throws {
    var generator = SeededGenerator(seed: UInt64(length))
    for layout in [Layout.uniform, .antimeridian, .poles] {
      for _ in 0..<40 {
        let cell = try Geohash(layout.place(&generator), length: length)
        let (center, box) = (cell.center, cell.box)
        for (columns, rows) in [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0)] {
          let latitude = center.latitude + Double(rows) * (box.north - box.south)
          var longitude = center.longitude + Double(columns) * (box.east - box.west)
          longitude -= longitude > 180 ? 360 : longitude < -180 ? -360 : 0
          let expected =
            abs(latitude) > 90 ? nil : try Geohash(at(latitude, longitude), length: length)
          #expect(cell.neighbor(columns: columns, rows: rows) == expected, "\(cell)")
        }
      }
    }
  }

  @Test("goes around the world and ends at the poles")
  func goesAroundTheWorld() throws {
    let east = try Geohash(at(0.1, 179.99), length: 5)
    #expect(try east.neighbor(columns: 1, rows: 0) == Geohash(at(0.1, -179.99), length: 5))
    #expect(east.neighbor(columns: Int(east.columnCount) * 3, rows: 0) == east)
    #expect(east.neighbor(columns: .min, rows: 0) != nil)
    #expect(try Geohash(at(89.99, 0), length: 4).neighbors.count == 5)
    #expect(try Geohash(at(89.99, 0), length: 4).neighbor(columns: 0, rows: .max) == nil)
    #expect(try Geohash(bits: 0, length: 0).neighbors.count == 2)
  }

  @Test("has 32 children that lie in it")
  func hasChildren() throws {
    let cell = try Geohash("f25d")
    #expect(cell.children.map(\.text).first == "f25d0")
    #expect(cell.children.map(\.text).last == "f25dz")
    #expect(cell.children.allSatisfy { child in child.parent == cell && cell.contains(child) })
    #expect(try Geohash("zzzzzzzzzzzz").children.isEmpty)
    #expect(try Geohash(bits: 0, length: 0).parent == nil)
    #expect(try !cell.contains(Geohash("f25e0")))
    #expect(try !cell.contains(Geohash("f25")))
  }
}
