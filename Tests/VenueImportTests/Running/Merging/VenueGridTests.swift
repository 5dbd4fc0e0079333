import GeoPrimitives
import Testing

@testable import VenueImport

@Suite("The grid of venues") struct VenueGridTests {
  @Test("knows what lies near, as looking at every one does", arguments: [1, 2, 3] as [UInt64])
  func near(seed: UInt64) throws {
    var random = Numbers(state: seed)
    var grid = VenueGrid()
    var all: [(id: String, box: GeoBox, source: UInt64)] = []
    for number in 0..<400 {
      let position = Self.position(&random)
      let size = number % 5 == 0 ? random.next(0.0...0.01) : number % 97 == 0 ? 0.2 : 0
      let box = try GeoBox(
        west: position.longitude, south: position.latitude, east: position.longitude + size,
        north: position.latitude + size)
      let source = UInt64(number % 3)
      grid.add("v\(number)", source: source, at: position, bounds: size > 0 ? box : nil)
      all.append(("v\(number)", box, source))
    }
    var found = 0
    for _ in 0..<200 {
      let position = Self.position(&random)
      let ids = Set(grid.ids(near: position, bounds: nil, besides: 1))
      for (id, box, source) in all {
        // The box's nearest corner or edge, within 100 m.
        let nearest = Position(
          uncheckedLatitude: min(max(position.latitude, box.south), box.north),
          longitude: min(max(position.longitude, box.west), box.east))
        let isNear = Geodesic.meters(from: position, to: nearest) <= 100
        if isNear, source != 1 {
          found += 1
          #expect(ids.contains(id), "seed \(seed), \(id)")
        }
        if source == 1 { #expect(!ids.contains(id)) }
      }
      #expect(ids.count < 200, "and passes most others over")
    }
    #expect(found > 0)
  }

  private static func position(_ random: inout Numbers) -> Position {
    Position(
      uncheckedLatitude: random.next(45.5...45.6), longitude: random.next(-73.6 ... -73.5))
  }
}

/// Numbers that a seed decides.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func next(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
}
