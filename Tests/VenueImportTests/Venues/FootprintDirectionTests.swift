import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("The rings of areas") struct FootprintDirectionTests {
  private func ring(_ corners: [(Double, Double)]) throws -> [Position] {
    try corners.map { try Position(latitude: $0.1, longitude: $0.0) }
  }

  @Test(
    "run counterclockwise around and clockwise in holes, from where they began",
    arguments: [true, false])
  func directed(isClosed: Bool) throws {
    var outline = try ring([(0, 0), (0, 4), (4, 4), (4, 0)])
    var hole = try ring([(1, 1), (2, 1), (2, 2), (1, 2)])
    if isClosed {
      outline.append(outline[0])
      hole.append(hole[0])
    }
    let found = Footprint(polygons: [.init(exterior: outline, holes: [hole])]).directed
    let expected = Footprint(polygons: [
      .init(
        exterior: try ring([(0, 0), (4, 0), (4, 4), (0, 4)] + (isClosed ? [(0, 0)] : [])),
        holes: [try ring([(1, 1), (1, 2), (2, 2), (2, 1)] + (isClosed ? [(1, 1)] : []))])
    ])
    #expect(found == expected)
    #expect(found.directed == found)
  }

  @Test("begin in the west", arguments: [true, false])
  func begun(isClosed: Bool) throws {
    let corners = [(3.0, 1.0), (1.0, 2.0), (1.0, 0.0), (2.0, 0.0)]
    let outline = try ring(corners + (isClosed ? [corners[0]] : []))
    let expected = try ring(
      [corners[2], corners[3], corners[0], corners[1]] + (isClosed ? [corners[2]] : []))
    let found = Footprint(polygons: [.init(exterior: outline, holes: [outline])]).begunInTheWest
    #expect(found == Footprint(polygons: [.init(exterior: expected, holes: [expected])]))
    #expect(found.begunInTheWest == found)
  }

  @Test("that run the other way or begin elsewhere in a later release change nothing")
  func release() throws {
    func text(_ ring: String) -> String {
      """
      {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"id": "a", "name": "A"},
       "geometry": {"type": "Polygon", "coordinates": [\(ring)]}}]}
      """
    }
    let trials = try Trials()
    _ = try trials.run(text("[[0,1],[0,2],[1,2],[1,1],[0,1]]"), as: "a.geojson")
    let other = try trials.run(text("[[0,1],[1,1],[1,2],[0,2],[0,1]]"), as: "a.geojson")
    #expect(other.part.outcomes.unchanged == 1)
    let turned = try trials.run(text("[[1,2],[0,2],[0,1],[1,1],[1,2]]"), as: "a.geojson")
    #expect(turned.part.outcomes.unchanged == 1)
    let changed = try trials.run(text("[[0,1],[1,1],[1,2],[0,3],[0,1]]"), as: "a.geojson")
    #expect(changed.part.outcomes.changed == 1)
  }
}
