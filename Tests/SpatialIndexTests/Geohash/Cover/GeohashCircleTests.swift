// Covers of circles: every place within the radius is in, and no cell is in that stays out of reach.

import GeoPrimitives
import SpatialIndex
import Testing

@Suite("A geohash cover of a circle")
struct GeohashCircleTests {
  struct Case: CustomTestStringConvertible {
    let center: Position
    let kilometers: Double
    let bitCount: Int
    var testDescription: String { "\(kilometers) km around \(center), \(bitCount) bits" }
  }

  static let cases =
    [
      (45.5, -73.57, 2, 35), (45.5, -73.57, 0.02, 50), (45.5, -73.57, 499, 15), (0, 0, 5, 30),
      (0, 180, 5, 30), (0, -180, 5, 30), (-17, 179.99, 30, 24), (66, -179.999, 100, 20),
      (90, 0, 30, 20), (-90, 33, 2, 23), (89.97, 120, 10, 20), (-89.9, -60, 11.2, 20),
      (60, 20, 1000, 14), (45, 0, 5_000, 10), (10, 100, 9_000, 10), (-30, 170, 12_000, 9),
      (0, 0, 19_900, 9), (51, 0, 20_000, 10), (0.3, 0, 19_970, 9), (45, 45, 0, 60), (0, 0, 0, 60),
      (90, 0, 0, 10), (22.5, 45, 300, 12), (45.5, -73.57, 1e-5, 60), (80, 10, 1_500, 13),
    ].map { latitude, longitude, kilometers, bitCount in
      Case(center: at(latitude, longitude), kilometers: kilometers, bitCount: bitCount)
    }

  @Test("holds every place within the radius and none that is out of reach", arguments: cases)
  func holdsEveryPlace(_ circle: Case) throws {
    try expectCover(circle, seed: 1)
  }

  @Test("does so wherever it lies and however large it is", arguments: 1...12)
  func holdsEveryPlaceAnywhere(seed: Int) throws {
    var dice = GeohashDice(seed)
    // About 16 cells across, wherever columns aren't too narrow.
    let bitCount = Int.random(in: 8...52, using: &dice)
    let kilometers = 8 * 28_000 / Double(1 << (bitCount / 2)) * dice.number(in: 0.2...1)
    let center = at(dice.number(in: -75...75), dice.number(in: -180...180))
    try expectCover(
      Case(center: center, kilometers: min(kilometers, 21_000), bitCount: bitCount), seed: seed)
  }

  private func expectCover(_ circle: Case, seed: Int) throws {
    let comment: Comment = "\(circle.testDescription), seed \(seed)"
    let precision = try Geohash.Precision.bits(circle.bitCount)
    let shape = GeohashCover.Shape.circle(
      center: circle.center, radius: .kilometers(circle.kilometers))
    let cover = try GeohashCover.covering(shape, precision: precision)
    try expectTidy(cover, finest: precision, comment)
    var places = CircleSampler(center: circle.center, kilometers: circle.kilometers, seed: seed)
    for _ in 0..<400 {
      let place = places.next()
      #expect(cover.contains(place), "\(place): \(comment)")
      guard abs(place.longitude) == 180 else { continue }
      #expect(cover.contains(at(place.latitude, -place.longitude)), "\(place): \(comment)")
    }
    let probe = CellProbe(center: circle.center)
    let meters = circle.kilometers * 1000
    var seen = Set(cover.cells)
    var dice = GeohashDice(seed)
    for cell in cover.cells.shuffled(using: &dice).prefix(150) {
      // Any of the finest cells in it, so that a large cell must be whole.
      let bits = try #require(cell.descendantBits(at: precision)).randomElement(using: &dice)
      let small = try Geohash(bits: try #require(bits), precision: precision)
      let (nearest, spacing) = probe.nearest(of: small)
      #expect(nearest - spacing <= meters * 1.000_01 + 2e-3, "\(small): \(comment)")
      for neighbor in cell.neighbors where seen.insert(neighbor).inserted {
        guard !cover.contains(neighbor), !cover.cells.contains(where: neighbor.contains) else {
          continue
        }
        #expect(probe.nearest(of: neighbor).meters > meters, "\(neighbor): \(comment)")
      }
    }
  }

  @Test("in characters has only cells of whole characters")
  func inCharacters() throws {
    let shape = GeohashCover.Shape.circle(center: at(45.5, -73.57), radius: .kilometers(2))
    let precision = try Geohash.Precision.characters(7)
    let cover = try GeohashCover.covering(shape, precision: precision)
    try expectTidy(cover, finest: precision, "2 km")
    #expect(Set(cover.cells.map(\.precision.bitCount)) == [30, 35])
    #expect(cover.cells.allSatisfy { cell in cell.text.hasPrefix("f25d") })
  }

  @Test("refuses a radius that isn't one, and takes any that is")
  func refusesARadius() throws {
    for meters in [-1, -0.001, .nan, .infinity, -.infinity] {
      let shape = GeohashCover.Shape.circle(center: at(0, 0), radius: .meters(meters))
      let error = GeohashError.radiusNotUsable("\(meters)")
      #expect(throws: error) { try GeohashCover.covering(shape, precision: .bits(5)) }
      #expect(throws: error) { try GeohashCover.covering(shape, maximumCellCount: 99) }
    }
    for meters in [20_003_940, 1e9, 1e300, .greatestFiniteMagnitude] {
      let shape = GeohashCover.Shape.circle(center: at(12, 34), radius: .meters(meters))
      #expect(try GeohashCover.covering(shape, precision: .characters(12)).cells.count == 32)
    }
  }
}
