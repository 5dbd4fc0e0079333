// Covers within a number of cells, and what they refuse.

import GeoPrimitives
import SpatialIndex
import Testing

@Suite("A geohash cover")
struct GeohashCoverTests {
  @Test("keeps to its number of cells and holds the shape", arguments: 1...4)
  func keepsToItsNumber(seed: Int) throws {
    var dice = GeohashDice(seed)
    for limit in [4, 8, 20, 100, 500] {
      let center = dice.place()
      let sizes: [Double] = [0, 0.001, 0.1, 1, 10, 100, 1000]
      let kilometers = sizes.randomElement(using: &dice) ?? 0
      let scale = dice.number(in: 1...10)
      for finest in try [Geohash.Precision.finest, .bits(59), .characters(6)] {
        try expectCover(
          center: center, kilometers: kilometers * scale, limit: limit, finest: finest, seed: seed)
      }
    }
  }

  private func expectCover(
    center: Position, kilometers: Double, limit: Int, finest: Geohash.Precision, seed: Int
  ) throws {
    let comment: Comment = "\(kilometers) km around \(center), \(limit) cells, seed \(seed)"
    let circle = GeohashCover.Shape.circle(center: center, radius: .kilometers(kilometers))
    guard
      let cover = try? GeohashCover.covering(circle, maximumCellCount: limit, finest: finest)
    else {
      // Only where the largest cells are too many already.
      #expect(limit < 32 && finest.characterCount != nil, comment)
      #expect(throws: GeohashError.tooManyCells(limit: limit)) {
        try GeohashCover.covering(circle, precision: .characters(1), atMost: limit)
      }
      return
    }
    #expect(1...limit ~= cover.cells.count, comment)
    try expectTidy(cover, finest: finest, comment)
    var places = CircleSampler(center: center, kilometers: kilometers, seed: seed)
    for _ in 0..<100 {
      let place = places.next()
      #expect(cover.contains(place), "\(place): \(comment)")
    }
  }

  @Test("is never larger where more cells are allowed")
  func isNeverLarger() throws {
    let circle = GeohashCover.Shape.circle(center: at(45.5, -73.57), radius: .kilometers(2))
    let areas = try [4, 8, 16, 64, 256, 1024].map { limit in
      try GeohashCover.covering(circle, maximumCellCount: limit).cells.reduce(0.0) { sum, cell in
        sum + 1 / Double(UInt64(1) << UInt64(cell.precision.bitCount))
      }
    }
    #expect(areas == areas.sorted(by: >))
    #expect(areas[5] < areas[0] / 3)
  }

  @Test("refuses what takes too many cells and allows exactly as many as it takes")
  func refusesTooMany() throws {
    let box = GeohashCover.Shape.box(GeoBox(-74.1, 45.3, -73.3, 45.8))
    let precision = try Geohash.Precision.characters(6)
    let count = try GeohashCover.covering(box, precision: precision, atMost: .max).cells.count
    #expect(
      try GeohashCover.covering(box, precision: precision, atMost: count).cells.count == count)
    #expect(throws: GeohashError.tooManyCells(limit: count - 1)) {
      try GeohashCover.covering(box, precision: precision, atMost: count - 1)
    }
    for shape in [box, .box(GeoBox(0, 89, 1, 90))] {
      #expect(throws: GeohashError.tooManyCells(limit: 10_000)) {
        try GeohashCover.covering(shape, precision: .finest)
      }
    }
    for limit in [0, -1, .min] {
      #expect(throws: GeohashError.cellLimitNotPositive(limit)) {
        try GeohashCover.covering(box, precision: precision, atMost: limit)
      }
      #expect(throws: GeohashError.cellLimitNotPositive(limit)) {
        try GeohashCover.covering(box, maximumCellCount: limit)
      }
    }
    // Four of the largest cells meet here.
    let corner = GeohashCover.Shape.box(GeoBox(-1, -1, 1, 1))
    #expect(throws: GeohashError.tooManyCells(limit: 3)) {
      try GeohashCover.covering(corner, maximumCellCount: 3)
    }
    #expect(try GeohashCover.covering(corner, maximumCellCount: 4).cells.count == 4)
  }

  @Test("gives up where an edge just inside large cells would take forever")
  func givesUp() throws {
    let hair = 1e-8
    let ring = [
      at(-90 + hair, -180 + hair), at(-90 + hair, 180 - hair), at(90 - hair, 180 - hair),
      at(90 - hair, -180 + hair),
    ]
    let shape = GeohashCover.Shape.footprint(Footprint(polygons: [.init(exterior: ring)]))
    #expect(throws: GeohashError.tooManyCells(limit: 32)) {
      try GeohashCover.covering(shape, precision: .finest, atMost: 32)
    }
    #expect(try GeohashCover.covering(shape, maximumCellCount: 32).cells.count == 32)
  }

  @Test("contains the cells in its cells, and no others")
  func containsCells() throws {
    let circle = GeohashCover.Shape.circle(center: at(45.5, -73.57), radius: .kilometers(2))
    let cover = try GeohashCover.covering(circle, precision: .characters(6))
    for cell in cover.cells {
      #expect(cover.contains(cell))
      #expect(cell.children.allSatisfy(cover.contains))
      #expect(cell.parent.map(cover.contains) == false)
    }
    #expect(!cover.contains(at(-90, -180)))
    #expect(!cover.contains(at(90, 180)))
  }
}
