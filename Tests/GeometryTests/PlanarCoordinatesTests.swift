// Geometries taken apart into arrays and put together again.

import Geometry
import Testing

@Suite("The coordinates of geometries")
struct PlanarCoordinatesTests {
  @Test("come apart and together in one order", arguments: 1...10 as ClosedRange<UInt64>)
  func comeTogether(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let geometries = (0..<20).map { _ in random.geometry() }
    var (x, y) = ([Double](), [Double]())
    for geometry in geometries { geometry.appendCoordinates(x: &x, y: &y) }
    #expect(x.count == geometries.reduce(0) { $0 + $1.pointCount })
    var offset = 0
    for geometry in geometries {
      #expect(geometry.replacingCoordinates(x: x, y: y, from: &offset) == geometry, "seed \(seed)")
    }
    #expect(offset == x.count)
  }

  @Test("are replaced point by point")
  func areReplaced() throws {
    let line = try WKT.decode("GEOMETRYCOLLECTION (POINT (1 2), LINESTRING (3 4, 5 6))")
    var offset = 1
    let moved = line.replacingCoordinates(
      x: [0, 10, 30, 50], y: [0, 20, 40, 60], from: &offset)
    #expect(
      moved == (try WKT.decode("GEOMETRYCOLLECTION (POINT (10 20), LINESTRING (30 40, 50 60))")))
    #expect(offset == 4)
  }
}
