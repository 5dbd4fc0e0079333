import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Links to maps") struct MapLinkTests {
  @Test(
    "name the pin before the screen",
    arguments: [
      "https://www.google.com/maps/place/Hill+Park/@45.51,-73.61,17z/data=!3m1!4b1!3d45.5!4d-73.6",
      "https://www.google.com/maps/place/45.5,-73.6/@45.51,-73.61,17z",
      "https://www.google.com/maps/search/45.5,+-73.6/@45.51,-73.61,17z",
      "https://maps.example.org/?q=45.5,-73.6&ll=45.51,-73.61",
      "https://maps.example.org/?ll=45.5,-73.6",
      "https://www.openstreetmap.org/?mlat=45.5&mlon=-73.6#map=17/45.51/-73.61",
      "https://www.google.com/maps/@45.5,-73.6,17z", "geo:45.5,-73.6",
      "https://www.google.com/maps/dir/45.4,-73.5/45.5,-73.6/@45.51,-73.61,13z",
      "https://www.google.com/maps/dir//45.5,-73.6/",
      "https://www.google.com/maps/dir/?api=1&destination=45.5,-73.6",
    ])
  func pin(link: String) throws {
    let place = try #require(PositionText.parse(Array(link.utf8)[...]))
    #expect([place.first, place.second] == [45.5, -73.6])
  }

  @Test(
    "name none where a route ends at a name, or nothing is a pair",
    arguments: [
      "https://www.google.com/maps/dir/45.4,-73.5/Hill+Park/@45.51,-73.61,13z",
      "https://www.google.com/maps/dir/45.4,-73.5/Hill+Park/@45.51,-73.61,13z/data=!3d45.5!4d-73.6",
      "https://www.example.org/places/45/73", "https://www.google.com/maps/place/Hill+Park",
    ])
  func none(link: String) {
    #expect(PositionText.parse(Array(link.utf8)[...]) == nil)
  }

  @Test("may be long, as texts may not")
  func long() {
    let name = String(repeating: "Hill+", count: 80)
    let link = "https://www.google.com/maps/place/\(name)/@45.51,-73.61,17z/data=!3d45.5!4d-73.6"
    #expect(PositionText.parse(Array(link.utf8)[...])?.first == 45.5)
    #expect(PositionText.parse(Array((name + " 45.5, -73.6").utf8)[...]) == nil)
  }

  @Test("stand beside lists of an address and a position, as portals write them")
  func records() throws {
    let list = "{\"address\":\"1 Mill Lane\",\"city\":\"Fairfield\"}; 45.5; -73.6; false"
    let place = try #require(PositionText.parse(Array(list.utf8)[...]))
    #expect([place.first, place.second] == [45.5, -73.6])
    let bare = "{\"address\":\"1 Mill Lane\"}; false"
    #expect(PositionText.parse(Array(bare.utf8)[...]) == nil)
  }

  @Test("and rows of portals become venues where their lists say")
  func rows() throws {
    let rows = (0..<4).map { index in
      """
      ["r\(index)", "Court \(index)", ["{\\"address\\":\\"\(index) Mill Lane\\"}", "45.5\(index)1", "-73.6\(index)1", null, false]]
      """
    }
    let columns = [("sid", "meta_data"), ("Name", "text"), ("Location", "location")].map {
      "{\"name\":\"\($0.0)\",\"dataTypeName\":\"\($0.1)\",\"fieldName\":\"\($0.0.lowercased())\"}"
    }
    let text =
      "{\"meta\":{\"view\":{\"columns\":[\(columns.joined(separator: ","))]}},\"data\":[\(rows.joined(separator: ","))]}"
    let trial = try Trials().run(text, as: "rows.json")
    #expect(trial.venues.map(\.name).sorted() == (0..<4).map { "Court \($0)" })
    let first = try #require(trial.venues.first { $0.name == "Court 2" })
    #expect([first.position.latitude, first.position.longitude] == [45.521, -73.621])
  }

  @Test(
    "records as Python prints them may hold either quotes",
    arguments: [
      "{'latitude': '45.5', 'longitude': '-73.6', 'human_address': '{\"address\": \"1 Main\"}'}",
      "{'latitude': '45.5', 'longitude': '-73.6', 'human_address': \"5 O'Hara Lane\"}",
      "{'latitude': '45.5', 'longitude': '-73.6', 'human_address': '5 O\\'Hara Lane'}",
      "{'latitude': 45.5, 'longitude': -73.6, 'human_address': None, 'needs_recoding': False}",
    ])
  func quotes(text: String) {
    var shapes = ShapeColumn()
    #expect(GeoJSONText.read(Array(text.utf8)[...], into: &shapes) == .point(0), "\(text)")
    #expect(shapes.xs == [-73.6] && shapes.ys == [45.5])
  }
}
