// Covers of footprints, against clipping triangles to every cell.

import Foundation
import GeoPrimitives
import SpatialIndex
import Testing

@Suite("A geohash cover of a footprint")
struct GeohashAreaTests {
  @Test("has the cells that its triangles leave something in", arguments: 1...5)
  func hasTheCells(seed: Int) throws {
    var dice = GeohashDice(seed)
    for bitCount in [9, 12] {
      let precision = try Geohash.Precision.bits(bitCount)
      let center = at(dice.number(in: -40...40), dice.number(in: -120...120))
      let ring = star(around: center, &dice)
      let cover = try GeohashCover.covering(
        .footprint(Footprint(polygons: [.init(exterior: ring)])), precision: precision)
      try expectTidy(cover, finest: precision, "seed \(seed)")
      let expected = try everyCell(precision).filter { _, cell in
        zip(ring, ring.dropFirst() + ring.prefix(1)).contains { start, end in
          !Clipping(cell).clip([center, start, end]).isEmpty
        }
      }
      #expect(try cover.integers(at: precision) == expected.map(\.bits), "seed \(seed)")
    }
  }

  /// A ring that the centre sees all of, mostly not convex, so that triangles from there make it up.
  private func star(around center: Position, _ dice: inout GeohashDice) -> [Position] {
    let count = Int.random(in: 3...12, using: &dice)
    return (0..<count).map { index in
      let angle = Double(index) / Double(count) * 2 * .pi
      let reach = dice.number(in: 2...45)
      return at(center.latitude + reach * sin(angle), center.longitude + reach * cos(angle))
    }
  }

  @Test("leaves out the cells in a hole and takes in those on its edge")
  func leavesOutTheHole() throws {
    let polygon = Footprint.Polygon(
      exterior: ring(1, 1, 89, 89), holes: [ring(10, 10, 80, 80)])
    let precision = try Geohash.Precision.characters(2)  // 11.25° wide, 5.625° high
    let cover = try GeohashCover.covering(
      .footprint(Footprint(polygons: [polygon])), precision: precision)
    let expected = try everyCell(precision).filter { _, cell in
      let edges = cell.edges
      let meets = edges.east > 1 && edges.west < 89 && edges.north > 1 && edges.south < 89
      let isInHole =
        edges.west > 10 && edges.east < 80 && edges.south > 10 && edges.north < 80
      return meets && !isInHole
    }
    #expect(try cover.integers(at: precision) == expected.map(\.bits))
  }

  @Test("holds the same meridian on the other side and every way to write a pole")
  func holdsTheSameMeridian() throws {
    let east = Footprint(polygons: [.init(exterior: ring(170, 10, 180, 12))])
    let cover = try GeohashCover.covering(.footprint(east), precision: .characters(4))
    #expect(cover.contains(at(11, 180)))
    #expect(cover.contains(at(11, -180)))
    #expect(!cover.contains(at(11, -179)))
    let north = Footprint(polygons: [.init(exterior: ring(10, 80, 20, 90))])
    let polar = try GeohashCover.covering(.footprint(north), precision: .characters(3))
    for longitude in stride(from: -180.0, through: 180, by: 7.5) {
      #expect(polar.contains(at(90, longitude)))
    }
    #expect(!polar.contains(at(88, 100)))
    let split = Footprint(polygons: [
      .init(exterior: ring(179, -1, 180, 1)), .init(exterior: ring(-180, -1, -179, 1)),
    ])
    let both = try GeohashCover.covering(.footprint(split), precision: .characters(4))
    for longitude in [179.5, 180, -180, -179.5] { #expect(both.contains(at(0, longitude))) }
    let box = try GeohashCover.covering(.box(GeoBox(179, -1, -179, 1)), precision: .characters(4))
    #expect(box.cells.allSatisfy(both.contains))
  }

  @Test("holds a whole world, a line and a point, and is empty without a position")
  func holdsOddities() throws {
    let world = Footprint(polygons: [.init(exterior: ring(-180, -90, 180, 90))])
    #expect(try GeohashCover.covering(.footprint(world), precision: .finest).cells.count == 32)
    let point = Footprint(polygons: [.init(exterior: [at(42.605, -5.603)])])
    let pointCover = try GeohashCover.covering(.footprint(point), precision: .finest)
    #expect(pointCover.cells == [Geohash(at(42.605, -5.603), precision: .finest)])
    let line = Footprint(polygons: [.init(exterior: [at(10, 10), at(20, 30)])])
    let lineCover = try GeohashCover.covering(.footprint(line), precision: .characters(4))
    for step in 0...50 {
      #expect(lineCover.contains(at(10 + Double(step) / 5, 10 + Double(step) / 2.5)))
    }
    for empty in [Footprint(polygons: []), Footprint(polygons: [.init(exterior: [])])] {
      #expect(try GeohashCover.covering(.footprint(empty), precision: .finest).cells.isEmpty)
      #expect(try GeohashCover.covering(.footprint(empty), maximumCellCount: 1).cells.isEmpty)
    }
  }

  private func ring(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> [Position]
  {
    [at(south, west), at(south, east), at(north, east), at(north, west)]
  }
}

/// Sutherland and Hodgman's clipping of convex rings to a cell.
private struct Clipping {
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>

  init(_ cell: SlowGeohash) {
    let edges = cell.edges
    low = SIMD2(edges.west, edges.south)
    high = SIMD2(edges.east, edges.north)
  }

  func clip(_ ring: [Position]) -> [SIMD2<Double>] {
    var ring = ring.map { place in SIMD2(place.longitude, place.latitude) }
    for axis in 0..<2 {
      ring = cut(ring) { place in place[axis] - low[axis] }
      ring = cut(ring) { place in high[axis] - place[axis] }
    }
    return ring
  }

  /// Keeps what lies where the depth isn't negative.
  private func cut(
    _ ring: [SIMD2<Double>], _ depth: (SIMD2<Double>) -> Double
  ) -> [SIMD2<Double>] {
    ring.indices.flatMap { index in
      let (start, end) = (ring[index], ring[(index + 1) % ring.count])
      let (from, to) = (depth(start), depth(end))
      let kept = from >= 0 ? [start] : []
      return (from >= 0) == (to >= 0) ? kept : kept + [start + (end - start) * (from / (from - to))]
    }
  }
}
