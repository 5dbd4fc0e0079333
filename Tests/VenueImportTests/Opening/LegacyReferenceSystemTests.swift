import Testing

@testable import VenueImport

@Suite("The former crs member of GeoJSON") struct LegacyReferenceSystemTests {
  @Test(
    "is understood in all its forms, and only before the features",
    arguments: [
      (#"{"crs":{"type":"name","properties":{"name":"EPSG:3857"}},"features":[]}"#, "EPSG:3857"),
      (#"{"crs": "EPSG:2950", "features":[]}"#, "EPSG:2950"),
      (#"{"crs":{"type":"EPSG","properties":{"code":32188}},"features":[]}"#, "EPSG:32188"),
      (
        #"{"crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG:6.6:4326"}},"features":[]}"#,
        "EPSG:4326"
      ),
      (
        #"{"crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:OGC:1.3:CRS84"}},"features":[]}"#,
        nil
      ),
      (#"{"crs":null,"features":[]}"#, nil),
      (#"{"features":[{"properties":{"crs":"EPSG:1"}}]}"#, nil),
      (#"{"name":"EPSG:1","features":[]}"#, nil),
      (#"{"crs":"#, nil), ("", nil),
    ] as [(String, String?)])
  func forms(text: String, expected: String?) {
    #expect(LegacyReferenceSystem.find(in: Array(text.utf8)) == expected)
  }
}
