import GeoPrimitives
import Testing
import Venues

@Suite("A GeoJSON feature of a venue")
struct VenueFeatureTests {
  @Test("has the keys of the record as properties and further ones after them")
  func hasTheRecordsKeys() throws {
    let venue = Venue(
      id: "v", source: "s", sourceID: "1", name: "Parc",
      position: try Position(latitude: 45.5, longitude: -73.5), sports: ["tennis"])
    let feature = venue.geoJSONFeature(extras: ["distance_m": 12.5, "source": "t"])
    #expect(
      JSONValue.object(feature).text() == """
        {"type":"Feature","id":"v","geometry":{"type":"Point","coordinates":[-73.5,45.5]},"properties":\
        {"nomEmplacement":"Parc","latitude":45.5,"longitude":-73.5,"sportsDisponibles":["tennis"],\
        "source":"t","identifiantSource":"1","distance_m":12.5}}
        """)
  }

  @Test("keeps everything on the way there and back", arguments: 1...60 as ClosedRange<UInt64>)
  func roundTrips(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let venue = random.venue()
    var text: [UInt8] = []
    venue.geoJSONFeature().write(to: &text)
    guard case .object(let object) = try JSONValue.parse(text) else { return }
    #expect(try Venue(geoJSONFeature: object, source: "other") == venue, "seed \(seed)")
  }

  @Test("closes rings, turns outlines counterclockwise and holes clockwise")
  func orientsRings() throws {
    let ring = try [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { (latitude, longitude) in
      try Position(latitude: latitude, longitude: longitude)
    }
    let polygon = Footprint.Polygon(exterior: ring, holes: [ring.reversed()])
    let venue = Venue(
      id: "v", source: "s", sourceID: "1", name: "", position: ring[0],
      footprint: Footprint(polygons: [polygon]))
    #expect(
      venue.geoJSONFeature()["geometry"]
        == [
          "type": "Polygon",
          "coordinates": [
            [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0], [0.0, 0.0]],
            [[1.0, 0.0], [0.0, 0.0], [0.0, 1.0], [1.0, 1.0], [1.0, 0.0]],
          ],
        ])
  }

  @Test(
    "whose geometry is none of a venue is refused",
    arguments: [
      #"null"#, #"{"type":"Point","coordinates":[1]}"#,
      #"{"type":"Point","coordinates":["1","2"]}"#,
      #"{"type":"Point","coordinates":[200,0]}"#, #"{"type":"Point"}"#,
      #"{"type":"LineString","coordinates":[[0,0],[1,1]]}"#,
      #"{"type":"Polygon","coordinates":[]}"#,
      #"{"type":"Polygon","coordinates":[[[0,0],[1,1],[0,0]]]}"#,
      #"{"type":"Polygon","coordinates":[[[0,0],[1,1],[1,0],[0,1]]]}"#,
      #"{"type":"MultiPolygon","coordinates":[]}"#, #"{"coordinates":[0,0]}"#,
    ])
  func refusesGeometries(geometry: String) throws {
    let feature: JSONObject = [
      "type": "Feature", "id": "a", "geometry": try JSONValue.parse(Array(geometry.utf8)),
      "properties": ["nomEmplacement": "x"],
    ]
    #expect(throws: WireError.self) { try Venue(geoJSONFeature: feature, source: "s") }
  }

  @Test("with a point and a height is that point, whatever its properties say")
  func takesThePoint() throws {
    let venue = try Venue(
      geoJSONFeature: [
        "type": "Feature", "id": 3, "geometry": ["type": "Point", "coordinates": [7, 46, 400]],
        "properties": ["nomEmplacement": "x", "latitude": 1],
      ], source: "s")
    #expect(venue.position == (try Position(latitude: 46, longitude: 7)) && venue.id == "3")
  }
}
