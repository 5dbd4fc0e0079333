// The oracle against answers worked out by hand.

import GeoPrimitives
import SpatialIndex
import Testing

@Suite("The brute-force index")
struct ScanIndexTests {
  private let index = ScanIndex([
    SpatialItem(position: at(45.50, -73.57), traits: ItemTraits(sports: [1], hours: [10, 11])),
    SpatialItem(position: at(45.52, -73.58), traits: ItemTraits(sports: [1, 2], hours: [10])),
    SpatialItem(position: at(45.50, -73.57), traits: ItemTraits(sports: [2])),
    SpatialItem(
      position: at(45.60, -73.60), footprint: square(west: -73.61, south: 45.59, side: 0.02)),
  ])

  @Test("orders by distance, then by row")
  func ordersByDistanceThenRow() throws {
    let rows = try index.nearest(9, to: at(45.50, -73.57)).map(\.item)
    #expect(rows == [0, 2, 1, 3])
  }

  @Test("measures to the edge of a footprint and 0 inside it")
  func measuresToTheEdge() throws {
    let inside = try index.nearest(1, to: at(45.60, -73.595))
    #expect(inside == [Neighbor(item: 3, meters: 0)])
    let south = try #require(try index.within(.kilometers(2), of: at(45.58, -73.60)).first)
    #expect(south.item == 3)
    #expect(
      abs(south.meters - Geodesic.meters(from: at(45.58, -73.6), to: at(45.59, -73.6))) < 1e-3)
  }

  @Test("applies filters before limits")
  func filtersBeforeLimits() throws {
    let origin = at(45.50, -73.57)
    let padel = ItemFilter(anySports: [2, 7])
    #expect(try index.nearest(1, to: origin, matching: padel).map(\.item) == [2])
    let both = ItemFilter(allSports: [1, 2])
    #expect(try index.nearest(1, to: origin, matching: both).map(\.item) == [1])
    let open = ItemFilter(anySports: [1], openHours: [[11, 12], [10, 11]])
    #expect(try index.nearest(9, to: origin, matching: open).map(\.item) == [0])
    let odd = ItemFilter { row in row % 2 == 1 }
    #expect(try index.nearest(1, to: origin, matching: odd).map(\.item) == [1])
    #expect(try index.nearest(1, to: origin, matching: ItemFilter(anySports: [])).isEmpty)
  }

  @Test("finds what a box touches, across ±180° too")
  func findsWhatABoxTouches() throws {
    let corner = try GeoBox(west: -73.62, south: 45.58, east: -73.61, north: 45.59)
    #expect(try index.inside(corner) == [3])
    let within = try GeoBox(west: -73.605, south: 45.595, east: -73.604, north: 45.596)
    #expect(try index.inside(within) == [3])
    let around = ScanIndex(
      [at(0, 180), at(0, -180), at(0, 0), at(90, 12)].map { place in
        SpatialItem(position: place)
      })
    #expect(try around.inside(GeoBox(west: 179, south: -1, east: -179, north: 1)) == [0, 1])
    #expect(try around.inside(GeoBox(west: 179, south: -1, east: 180, north: 1)) == [0, 1])
    #expect(try around.inside(GeoBox(west: 50, south: 80, east: 51, north: 90)) == [3])
  }

  @Test("refuses questions that have no answer")
  func refusesQuestionsWithoutAnswer() throws {
    #expect(throws: SpatialQueryError.countNotPositive(0)) { try index.nearest(0, to: .northPole) }
    #expect(throws: SpatialQueryError.radiusNotUsable("-1.0")) {
      try index.within(.meters(-1), of: .northPole)
    }
    #expect(throws: SpatialQueryError.radiusNotUsable("nan")) {
      try index.nearest(1, to: .northPole, within: .meters(.nan))
    }
  }

  @Test("passes on what a predicate throws")
  func passesOnWhatAPredicateThrows() throws {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      try index.nearest(1, to: .northPole, matching: ItemFilter { _ in throw Refusal() })
    }
  }
}
