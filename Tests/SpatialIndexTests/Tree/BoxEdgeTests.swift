// Footprints against boxes at ±180° and at the poles, told by hand.

import GeoPrimitives
import SpatialIndex
import Testing

@Suite("A footprint at the edge of the map")
struct BoxEdgeTests {
  /// West, south, east and north of a box and of a rectangular footprint, and whether they share a point.
  struct Meeting: CustomTestStringConvertible, Sendable {
    let box: SIMD4<Double>
    let footprint: SIMD4<Double>
    let isIn: Bool

    init(_ box: SIMD4<Double>, _ footprint: SIMD4<Double>, _ isIn: Bool) {
      (self.box, self.footprint, self.isIn) = (box, footprint, isIn)
    }

    var testDescription: String { "\(footprint) in \(box)" }
  }

  static let meetings = [
    // A box across ±180° is there on both sides, and nowhere between.
    Meeting([175, -10, -175, 10], [176, 1, 177, 2], true),
    Meeting([175, -10, -175, 10], [-177, 1, -176, 2], true),
    Meeting([175, -10, -175, 10], [170, 1, 174, 2], false),
    Meeting([175, -10, -175, 10], [-174, 1, 174, 2], false),
    Meeting([175, -10, -175, 10], [-174, 1, 175, 2], true),
    // A box that ends at 180° has the meridian in common with what begins at −180°, and the other way round.
    Meeting([170, -10, 180, 10], [-180, 1, -178, 2], true),
    Meeting([170, -10, 180, 10], [-179.9, 1, -178, 2], false),
    Meeting([170, -10, 180, 10], [-180, 10.1, -178, 12], false),
    Meeting([-180, -10, -170, 10], [178, 1, 180, 2], true),
    Meeting([-180, -10, -170, 10], [178, 1, 179.9, 2], false),
    // A pole is one place: what touches it is in every box that reaches it.
    Meeting([0, 80, 10, 90], [100, 85, 120, 90], true),
    Meeting([0, 80, 10, 90], [100, 85, 120, 89.9], false),
    Meeting([0, 80, 10, 89.9], [100, 85, 120, 90], false),
    Meeting([0, -90, 10, -80], [-120, -90, -100, -85], true),
    Meeting([0, -90, 10, -80], [-120, -89.9, -100, -85], false),
    // The whole map, and the line that a footprint around a pole has along its edge.
    Meeting([-180, -90, 180, 90], [3, 4, 5, 6], true),
    Meeting([20, 89, 21, 89.5], [-180, 88, 180, 90], true),
    Meeting([20, 80, 21, 87.9], [-180, 88, 180, 90], false),
  ]

  @Test("is in a box where they share a point of the Earth", arguments: meetings)
  func inside(_ meeting: Meeting) throws {
    let box = try GeoBox(
      west: meeting.box[0], south: meeting.box[1], east: meeting.box[2], north: meeting.box[3])
    let (west, south) = (meeting.footprint[0], meeting.footprint[1])
    let (east, north) = (meeting.footprint[2], meeting.footprint[3])
    let ring = [at(south, west), at(south, east), at(north, east), at(north, west)]
    let item = SpatialItem(
      position: ring[0], footprint: Footprint(polygons: [Footprint.Polygon(exterior: ring)]))
    let expected = meeting.isIn ? [0] : []
    #expect(try ScanIndex([item]).inside(box) == expected)
    // Alone, and among many others.
    #expect(try PackedTree([item]).inside(box) == expected)
    let crowd = [item] + SeededWorld(.giants, count: 300, queries: 0, seed: 9).items
    let tree = PackedTree(crowd)
    #expect(try tree.inside(box) == ScanIndex(crowd).inside(box))
    #expect(try tree.inside(box).prefix { $0 == 0 } == expected[...])
  }
}
