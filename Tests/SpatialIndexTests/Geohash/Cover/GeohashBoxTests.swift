// Covers of boxes, against looking at every cell and against places thrown into the box.

import GeoPrimitives
import SpatialIndex
import Testing

@Suite("A geohash cover of a box")
struct GeohashBoxTests {
  static let edgeCases = [
    GeoBox(-180, -90, 180, 90), GeoBox(170, -10, -170, 10), GeoBox(180, -10, -180, 10),
    GeoBox(0, 0, 0, 0), GeoBox(-180, -90, -180, -90), GeoBox(180, 90, 180, 90),
    GeoBox(12, 80, 13, 90), GeoBox(12, -90, 13, -85), GeoBox(175, -5, 180, 5),
    GeoBox(-180, -5, -175, 5), GeoBox(0, 0, 45, 45), GeoBox(-45, -45, 0, 0),
    GeoBox(-10, 0, 10, 0), GeoBox(0, -10, 0, 10), GeoBox(-180, 0, 180, 0),
    GeoBox(0.1, 0.1, -0.1, 0.2), GeoBox(90, 89, -90, 90),
    GeoBox(-179.9999999, -90, 179.9999999, 90),
  ]

  @Test("has exactly the cells that have a position of it", arguments: edgeCases)
  func hasExactlyTheCells(_ box: GeoBox) throws {
    for bitCount in [1, 2, 5, 9, 10] {
      try expectExact(box, .bits(bitCount), "\(box)")
    }
  }

  @Test("has exactly the cells that have a position of it, wherever it lies", arguments: 1...4)
  func hasExactlyTheCellsAnywhere(seed: Int) throws {
    var dice = GeohashDice(seed)
    for _ in 0..<20 {
      let (one, other) = (dice.place(), dice.place())
      let box = GeoBox(
        one.longitude, min(one.latitude, other.latitude),
        other.longitude, max(one.latitude, other.latitude))
      try expectExact(
        box, .bits([5, 8, 10].randomElement(using: &dice) ?? 5), "\(box), seed \(seed)")
    }
  }

  private func expectExact(
    _ box: GeoBox, _ precision: Geohash.Precision, _ comment: Comment
  ) throws {
    let cover = try GeohashCover.covering(.box(box), precision: precision)
    try expectTidy(cover, finest: precision, comment)
    let expected = try everyCell(precision).filter { _, cell in meets(box, cell) }.map(\.bits)
    #expect(try cover.integers(at: precision) == expected, comment)
  }

  /// Whether some way to write some place of the box falls into the cell.
  private func meets(_ box: GeoBox, _ cell: SlowGeohash) -> Bool {
    let edges = cell.edges
    // A cell is without its eastern and northern edge unless the world ends there.
    let east = edges.east == 180 ? 180 : edges.east.nextDown
    let north = edges.north == 90 ? 90 : edges.north.nextDown
    guard box.south <= north, box.north >= edges.south else { return false }
    if box.north == 90 && edges.north == 90 || box.south == -90 && edges.south == -90 {
      return true
    }
    if box.contains(at(box.south, -180)) && (edges.west == -180 || east == 180) { return true }
    return box.crossesAntimeridian
      ? east >= box.west || edges.west <= box.east
      : east >= box.west && edges.west <= box.east
  }

  @Test("holds every place in it, however fine", arguments: 1...4)
  func holdsEveryPlace(seed: Int) throws {
    var dice = GeohashDice(seed)
    for characters in 6...12 {
      let corner = dice.place()
      let size = 3_000 / Double(1 << (5 * characters / 2))
      let box = GeoBox(
        corner.longitude, corner.latitude, min(180, corner.longitude + dice.number(in: 0...size)),
        min(90 - 1e-9, corner.latitude + dice.number(in: 0...size)).nextUp)
      let precision = try Geohash.Precision.characters(characters)
      let cover = try GeohashCover.covering(.box(box), precision: precision)
      try expectTidy(cover, finest: precision, "\(box), seed \(seed)")
      for _ in 0..<200 {
        let place = at(
          dice.number(in: box.south...box.north), dice.number(in: box.west...box.east))
        #expect(cover.contains(place), "\(place) in \(box), seed \(seed)")
      }
      #expect(cover.contains(at(box.north, box.east)), "\(box), seed \(seed)")
      let cells = cover.cells.map(\.box)
      #expect(cells.allSatisfy { cell in cell.west <= box.east && cell.east >= box.west })
      #expect(cells.allSatisfy { cell in cell.south <= box.north && cell.north >= box.south })
    }
  }

  @Test("of the whole world is the 32 largest cells, however fine")
  func ofTheWholeWorld() throws {
    let world = GeohashCover.Shape.box(GeoBox(-180, -90, 180, 90))
    for characters in 1...12 {
      let cover = try GeohashCover.covering(world, precision: .characters(characters))
      #expect(cover.cells.map(\.text) == "0123456789bcdefghjkmnpqrstuvwxyz".map(String.init))
    }
    #expect(
      try GeohashCover.covering(world, precision: .bits(59)).cells.map(\.text) == [":0", ":1"])
    #expect(try GeohashCover.covering(world, maximumCellCount: 32).cells.count == 32)
    #expect(
      try GeohashCover.covering(world, maximumCellCount: 2, finest: .bits(59)).cells.count == 2)
  }

  @Test("of a cell but its last row and column is that cell")
  func ofACell() throws {
    let cell = try Geohash(text: "ezs4")
    let box = GeoBox(
      cell.box.west, cell.box.south, cell.box.east.nextDown, cell.box.north.nextDown)
    for characters in 4...12 {
      let cover = try GeohashCover.covering(.box(box), precision: .characters(characters))
      #expect(cover.cells == [cell])
    }
    let closed = try GeohashCover.covering(.box(cell.box), precision: .characters(4))
    let beside = [cell, cell.neighbor(.east), cell.neighbor(.north), cell.neighbor(.northEast)]
    #expect(closed.cells == beside.compactMap(\.self).sorted())
  }
}
