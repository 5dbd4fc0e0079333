import Testing

@testable import VenueImport

@Suite("Two numbers in one cell") struct PositionTextTests {
  @Test(
    "are read in all the ways in which they are written",
    arguments: [
      ("45.5, -73.6", 45.5, -73.6), ("45.5,-73.6", 45.5, -73.6), ("45.5 -73.6", 45.5, -73.6),
      ("(-35.292492, 149.101334)", -35.292492, 149.101334), ("[ 47.55 , -1.53]", 47.55, -1.53),
      ("45,5; -73,6", 45.5, -73.6), ("45,5 -73,6", 45.5, -73.6),
      ("[\"45.46\", \"-73.93\"]", 45.46, -73.93),
      ("46, -84", 46, -84),
      ("42.4019073947948,9.53129382050778", 42.4019073947948, 9.53129382050778),
      // A height behind the two, as KML has it.
      ("-73.6,45.5,0", -73.6, 45.5), ("[45.5, -73.6, 12.5]", 45.5, -73.6),
      ("lat: 45.5, lng: -73.6", 45.5, -73.6), ("lng=-73.6 lat=45.5", 45.5, -73.6),
      ("geo:45.5,-73.6;u=35", 45.5, -73.6), ("45,5, -73,6", 45.5, -73.6),
      ("https://maps.google.com/maps?z=12&q=45.5%2C-73.6", 45.5, -73.6),
      ("45.5/-73.6", 45.5, -73.6), ("45.5|-73.6", 45.5, -73.6),
    ])
  func reads(text: String, first: Double, second: Double) throws {
    let numbers = try #require(PositionText.parse(Array(text.utf8)[...]))
    #expect(numbers.first == first)
    #expect(numbers.second == second)
  }

  @Test(
    "are not seen in one number, in three whole ones, or in words",
    arguments: [
      "45,123", "1.234,5", "298864,359", "1,234,567", "45.5", "45, -73, 12", "1.234, 5, 6",
      "12 rue Y, 34", "",
      "1 000, Avenue", "a, b", "514-555-1234", "2015-04-24",
      "https://example.org/parks?id=45.5", "flat: 3, long: yes",
    ])
  func refuses(text: String) {
    #expect(PositionText.parse(Array(text.utf8)[...]) == nil)
  }
}
