// Rings that are one place, however often it stands in them.

import GeoPrimitives
import Testing

@testable import SpatialIndex

@Suite("A ring that is one place")
struct PointRingTests {
  @Test("lies where that place lies, alone or beside an area", arguments: [1, 2, 4, 9])
  func place(vertices: Int) throws {
    let place = at(45, 10)
    let point = Footprint.Polygon(exterior: Array(repeating: place, count: vertices))
    let far = Footprint.Polygon(exterior: [at(60, 10), at(60, 11), at(61, 11)])
    let home = at(45.01, 10)
    let meters = Geodesic.meters(from: home, to: place)
    for polygons in [[point], [point, far], [far, point]] {
      let item = SpatialItem(position: place, footprint: Footprint(polygons: polygons))
      for index in [PackedTree([item]), ScanIndex([item])] as [any SpatialSearch] {
        let nearest = try index.nearest(1, to: home, within: nil, matching: .everything)
        #expect(abs((nearest.first?.meters ?? .infinity) - meters) < 0.001)
        let circle = try index.within(.meters(2_000), of: home, matching: .everything)
        #expect(circle.map(\.item) == [0])
        let box = try GeoBox(west: 9.9, south: 44.9, east: 10.1, north: 45.1)
        #expect(try index.inside(box, matching: .everything) == [0])
        let other = try GeoBox(west: 19.9, south: 44.9, east: 20.1, north: 45.1)
        #expect(try index.inside(other, matching: .everything) == [])
      }
    }
  }
}
