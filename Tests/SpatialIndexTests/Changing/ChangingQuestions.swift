// All questions to a snapshot, each compared with the oracle's answer.

import GeoPrimitives
import SpatialIndex
import Testing

/// All questions to a snapshot, each compared with the oracle's answer.
struct ChangingQuestions {
  let snapshot: IndexSnapshot
  let oracle: NumberedScan
  let comment: Comment

  static var filters: [ItemFilter] {
    [
      .everything, ItemFilter(anySports: [1]), ItemFilter(allSports: [0, 2]),
      ItemFilter(anySports: [1, 2], openHours: [[20, 21], [100, 101, 102]]),
      ItemFilter(anySports: [0], allAttributes: [1], anyAttributes: [62, 63]),
      ItemFilter { number in number % 3 == 0 },
      ItemFilter(anySports: [0, 1, 19], openHours: [[40]]) { number in number % 2 == 0 },
      ItemFilter(anySports: []), ItemFilter { _ in false },
    ]
  }

  /// Asks everything about some places.
  func ask(about origins: [Position]) throws {
    #expect(snapshot.count == oracle.items.count, comment)
    for number in oracle.numbers.prefix(20) + [-7, 3, 1 << 50] {
      #expect(snapshot[number] == oracle.items[number], comment)
    }
    for (number, filter) in Self.filters.enumerated() {
      for origin in number == 0 ? origins : Array(origins.prefix(2)) {
        // The oracle measures once; what else it would say follows from that.
        let all = try oracle.neighbors(filter) { scan, filter in
          try scan.nearest(.max, to: origin, matching: filter)
        }
        try nearest(to: origin, filter, all)
        try circles(around: origin, filter, all)
        try boxes(around: origin, filter, all)
      }
    }
    for origin in origins { try pages(from: origin) }
  }

  private func nearest(to origin: Position, _ filter: ItemFilter, _ all: [Neighbor]) throws {
    var (again, spare) = ([Neighbor(item: 3, meters: 1)], [Neighbor(item: 4, meters: 2)])
    for count in [1, 8, 40, .max] {
      let found = try snapshot.nearest(count, to: origin, matching: filter)
      #expect(found == Array(all.prefix(count)), comment)
      try snapshot.nearest(
        count, to: origin, matching: filter, into: &again, spare: &spare)
      #expect(again == found, comment)
      let near = try snapshot.nearest(
        count, to: origin, within: .kilometers(4), matching: filter)
      #expect(near == Array(all.filter { $0.meters <= 4_000 }.prefix(count)), comment)
    }
  }

  private func circles(around origin: Position, _ filter: ItemFilter, _ all: [Neighbor]) throws {
    for meters in [0, 900, 9_000, 400_000, 30_000_000] as [Double] {
      let radius = Distance.meters(meters)
      let circle = all.filter { $0.meters <= meters }
      #expect(try snapshot.within(radius, of: origin, matching: filter) == circle, comment)
      let count = try snapshot.count(within: radius, of: origin, matching: filter)
      #expect(count == circle.count, comment)
      let rows = try snapshot.rows(within: radius, of: origin, matching: filter)
      #expect(rows.sorted() == circle.map(\.item).sorted(), comment)
    }
    let ring = try snapshot.within(
      from: .meters(900), to: .kilometers(90), of: origin, matching: filter)
    #expect(ring == all.filter { 900 < $0.meters && $0.meters <= 90_000 }, comment)
  }

  private func boxes(around origin: Position, _ filter: ItemFilter, _ all: [Neighbor]) throws {
    let west = origin.longitude - 0.03
    let box = try GeoBox(
      west: west < -180 ? west + 360 : west, south: max(-90, origin.latitude - 0.05),
      east: origin.longitude < -60 ? -73.5 : 180, north: min(90, origin.latitude + 0.04))
    let region = BoxRegion(bounds: box)
    let inBox = try oracle.rows(filter) { scan, filter in try scan.inside(box, matching: filter) }
    #expect(try snapshot.inside(box, matching: filter) == inBox, comment)
    let inRegion = try oracle.rows(filter) { scan, filter in
      try scan.inside(region, matching: filter)
    }
    #expect(try snapshot.inside(region, matching: filter) == inRegion, comment)
    let nearestInBox = all.filter(among(inBox))
    let nearestInRegion = all.filter(among(inRegion))
    for (count, meters) in [(3, nil), (50, 5_000)] as [(Int, Double?)] {
      let radius = meters.map(Distance.meters)
      let found = try snapshot.nearest(
        count, to: origin, inside: box, within: radius, matching: filter)
      let limit = meters ?? .infinity
      #expect(found == Array(nearestInBox.filter { $0.meters <= limit }.prefix(count)), comment)
      let foundInRegion = try snapshot.nearest(
        count, to: origin, inside: region, within: radius, matching: filter)
      #expect(
        foundInRegion == Array(nearestInRegion.filter { $0.meters <= limit }.prefix(count)),
        comment)
    }
  }

  private func among(_ numbers: [Int]) -> (Neighbor) -> Bool {
    let numbers = Set(numbers)
    return { neighbor in numbers.contains(neighbor.item) }
  }

  private func pages(from origin: Position) throws {
    let all = try oracle.neighbors { scan, _ in try scan.nearest(60, to: origin) }
    let first = try snapshot.nearest(20, to: origin)
    var pages = first
    for _ in 0..<2 {
      guard let last = pages.last else { break }
      pages += try snapshot.nearest(20, to: origin, after: last)
    }
    #expect(pages == all, comment)
    #expect(Array(snapshot.nearestFirst(to: origin).prefix(35)) == Array(all.prefix(35)), comment)
  }
}
