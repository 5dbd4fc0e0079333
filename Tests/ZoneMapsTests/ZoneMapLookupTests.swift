// Small maps whose answers are known: blocks, rings, layers, and rings against another way of asking.

import Testing

@testable import ZoneMaps

@Suite("A zone map")
struct ZoneMapLookupTests {
  /// The cell of the grid whose south-western corner is at 0°, 0°.
  private static let cell = 45 * ZoneMapLayout.columns + 90

  private func map(_ cell: MapCell) throws -> ZoneMap {
    var writer = MapWriter()
    writer.cells[Self.cell] = cell
    return try ZoneMap(bytes: writer.bytes())
  }

  @Test("has a cell own its southern and western side")
  func sides() throws {
    let map = try map(.zone(1))
    #expect(map.zone(latitude: 0, longitude: 0) == "One")
    #expect(map.zone(latitude: 1.9999999, longitude: 1.9999999) == "One")
    #expect(map.zone(latitude: 2, longitude: 1) == nil)
    #expect(map.zone(latitude: 1, longitude: 2) == nil)
    #expect(map.zone(latitude: -1e-9, longitude: 1) == nil)
    #expect(map.zone(latitude: 1, longitude: -1e-9) == nil)
  }

  @Test("divides cells by four, as deep as they go")
  func blocks() throws {
    let map = try map(
      .block([.zone(1), .zone(2), .zone(3), .block([.zone(0), .zone(1), .zone(2), .zone(3)])]))
    let table = [
      (0.5, 0.5, "One"), (0.5, 1.5, "Two"), (1.5, 0.5, "Three"), (1.25, 1.75, "One"),
      (1.75, 1.25, "Two"), (1.75, 1.75, "Three"), (1, 0, "Three"), (0, 1, "Two"),
    ]
    for (latitude, longitude, zone) in table {
      #expect(map.zone(latitude: latitude, longitude: longitude) == zone)
    }
    #expect(map.zone(latitude: 1.25, longitude: 1.25) == nil)
  }

  @Test("asks the layers of a cell in turn")
  func layers() throws {
    let lower: [(x: UInt8, y: UInt8)] = [(0, 0), (255, 0), (255, 128), (0, 128)]
    let left: [(x: UInt8, y: UInt8)] = [(0, 0), (128, 0), (128, 255), (0, 255)]
    let map = try map(.borders([(1, lower), (2, left)], rest: 3))
    #expect(map.zone(latitude: 0.5, longitude: 0.5) == "One")
    #expect(map.zone(latitude: 0.5, longitude: 1.5) == "One")
    #expect(map.zone(latitude: 1.5, longitude: 0.5) == "Two")
    #expect(map.zone(latitude: 1.5, longitude: 1.5) == "Three")
  }

  @Test("counts nothing that a ring goes forth and back")
  func bridges() throws {
    // Two squares, the second reached from the first one's corner and left the same way.
    let ring: [(x: UInt8, y: UInt8)] = [
      (10, 10), (60, 10), (60, 60), (10, 60),
      (10, 10), (150, 190), (200, 190), (200, 240), (150, 240), (150, 190),
    ]
    let map = try map(.borders([(1, ring)], rest: 2))
    func zone(_ x: Double, _ y: Double) -> String? {
      map.zone(latitude: y / 255 * 2, longitude: x / 255 * 2)
    }
    #expect(zone(30, 30) == "One")
    #expect(zone(170, 210) == "One")
    #expect(zone(100, 120) == "Two")
    #expect(zone(80, 105) == "Two")
    #expect(zone(5, 120) == "Two")
  }

  /// The oracle adds up the angles under which a place sees the edges of a ring that doesn't cross itself.
  @Test("tells inside from outside as the winding number does", arguments: UInt64(1)...20)
  func winding(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let ring = star(&random)
    let map = try map(.borders([(1, ring)], rest: 2))
    for _ in 0..<500 {
      // Between the whole steps, so that no place lies on an edge by chance.
      let x = Double.random(in: 0..<255, using: &random)
      let y = Double.random(in: 0..<255, using: &random)
      let zone = map.zone(latitude: y / 255 * 2, longitude: x / 255 * 2)
      #expect(zone == (quarterTurns(of: ring, around: x, y) != 0 ? "One" : "Two"))
    }
  }

  /// A ring around the middle, vertex by vertex at a rising angle.
  private func star(_ random: inout SplitMix) -> [(x: UInt8, y: UInt8)] {
    let corners: [(Double, Double)] = [
      (1, 0), (1, 0.5), (1, 1), (0.5, 1), (0, 1), (-0.5, 1), (-1, 1), (-1, 0.5), (-1, 0),
      (-1, -0.5), (-1, -1), (-0.5, -1), (0, -1), (0.5, -1), (1, -1), (1, -0.5),
    ]
    return corners.map { x, y in
      let length = Double.random(in: 10...127, using: &random)
      return (UInt8(127.5 + x * length), UInt8(127.5 + y * length))
    }
  }

  /// How often a ring goes around a place, in quarters: the quadrants that its vertices pass through.
  private func quarterTurns(
    of ring: [(x: UInt8, y: UInt8)], around x: Double, _ y: Double
  ) -> Int {
    func quadrant(_ vertex: (x: UInt8, y: UInt8)) -> Int {
      switch (Double(vertex.x) > x, Double(vertex.y) > y) {
      case (true, true): 0
      case (false, true): 1
      case (false, false): 2
      case (true, false): 3
      }
    }
    var turns = 0
    for (index, end) in ring.enumerated() {
      let start = ring[(index + ring.count - 1) % ring.count]
      switch (quadrant(end) - quadrant(start) + 4) % 4 {
      case 1: turns += 1
      case 3: turns -= 1
      case 2:
        let (dx, dy) = (Double(end.x) - Double(start.x), Double(end.y) - Double(start.y))
        let cross = dx * (y - Double(start.y)) - dy * (x - Double(start.x))
        turns += cross > 0 ? 2 : -2
      default: break
      }
    }
    return turns
  }
}

/// A small seeded generator (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
