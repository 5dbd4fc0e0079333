// Covers hold all they should, in no more cells than allowed.

import GeoPrimitives
import Testing

@testable import SpatialIndex

@Suite("A cover of geohashes")
struct GeohashCoverTests {
  private func check(
    _ cells: [Geohash], atMost count: Int, holds places: [Position], _ comment: Comment
  ) throws {
    #expect(cells.count <= count && !cells.isEmpty, comment)
    #expect(cells == cells.sorted(), comment)
    for (cell, next) in zip(cells, cells.dropFirst()) { #expect(!cell.contains(next), comment) }
    for place in places {
      let smallest = try Geohash(place, length: Geohash.longest)
      #expect(cells.contains { cell in cell.contains(smallest) }, comment)
    }
  }

  @Test("of a box holds its positions", arguments: [1, 2, 9, 40, 300], 1...4)
  func ofABox(count: Int, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let boxes = try [
      GeoBox(west: -74, south: 45.3, east: -73.4, north: 45.8),
      GeoBox(west: 179.5, south: -18, east: -179.9, north: -16),
      GeoBox(west: 170, south: -18, east: 180, north: -16),
      GeoBox(west: 10, south: 89.9, east: 11, north: 90),
      GeoBox(west: -5.625, south: 42.583_007_812_5, east: -5.625, north: 42.583_007_812_5),
      GeoBox(west: -180, south: -90, east: 180, north: 90),
    ]
    for box in boxes {
      let width = (box.crossesAntimeridian ? 360 : 0) + box.east - box.west
      var places = [at(box.south, box.west), at(box.north, box.east), at(box.north, box.west)]
      for _ in 0..<50 {
        let longitude = box.west + Double.random(in: 0...1, using: &generator) * width
        places.append(
          at(
            .random(in: box.south...box.north, using: &generator),
            longitude > 180 ? longitude - 360 : longitude))
      }
      if box.east == 180 { places.append(at(box.south, -180)) }
      if box.north == 90 { places.append(at(90, -77)) }
      #expect(places.allSatisfy(box.contains))
      let cells = try Geohash.covering(box, atMost: count)
      try check(cells, atMost: count, holds: places, "\(count) cells for \(box)")
    }
  }

  @Test("of a circle holds its positions", arguments: [1, 9, 40, 300], [0.0, 300, 20_000, 2e6])
  func ofACircle(count: Int, radius: Double) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    for origin in [at(45.5, -73.6), at(-17, 179.999), at(89.999, 20), .southPole, at(0, 0)] {
      var places = [origin]
      while places.count < 30 {
        let spread = min(180, radius / 80_000 + 1e-9)
        let place = near(origin, degrees: spread, &generator)
        if radius == 0 { break }
        if Geodesic.meters(from: origin, to: place) <= radius { places.append(place) }
        if abs(origin.latitude) > 89 {
          places.append(at(origin.latitude, Double.random(in: -180...180, using: &generator)))
        }
      }
      places.removeAll { place in Geodesic.meters(from: origin, to: place) > radius }
      let cells = try Geohash.covering(.meters(radius), of: origin, atMost: count)
      try check(
        cells, atMost: count, holds: places, "\(count) cells for \(radius) m around \(origin)")
    }
  }

  @Test("is tight: more cells cover less")
  func isTight() throws {
    let box = try GeoBox(west: -74, south: 45.3, east: -73.4, north: 45.8)
    func area(_ count: Int) throws -> Double {
      try Geohash.covering(box, atMost: count).reduce(0) { area, cell in
        area + (cell.box.east - cell.box.west) * (cell.box.north - cell.box.south)
      }
    }
    #expect(try area(20) < 20 * 0.3)
    #expect(try area(500) < 1.15 * 0.3)
    #expect(try area(500) >= 0.3)
  }

  @Test("refuses what can't be done")
  func refusesWhatCannotBeDone() throws {
    let box = try GeoBox(west: 0, south: 0, east: 1, north: 1)
    #expect(throws: GeohashError.cellCountNotPositive(0)) {
      try Geohash.covering(box, atMost: 0)
    }
    #expect(throws: GeohashError.lengthOutOfRange(13)) {
      try Geohash.covering(.meters(5), of: .northPole, atMost: 4, finest: 13)
    }
    #expect(try Geohash.covering(box, atMost: 99, finest: 2).allSatisfy { $0.length <= 2 })
  }
}
