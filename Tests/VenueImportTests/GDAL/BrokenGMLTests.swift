// A GML file that breaks off is refused: its driver gives no features and says why only when it opens the file.

import Testing

@testable import VenueImport

@Suite("A GML file that breaks off") struct BrokenGMLTests {
  @Test("is damaged, not empty")
  func cut() throws {
    let whole = """
      <?xml version="1.0" encoding="UTF-8"?>
      <wfs:FeatureCollection xmlns:wfs="http://www.opengis.net/wfs" xmlns:gml="http://www.opengis.net/gml">
      <gml:featureMember><place fid="a"><name>Court</name><sport>tennis</sport>
      <gml:pointProperty><gml:Point srsName="EPSG:4326"><gml:coordinates>13.4,52.5</gml:coordinates></gml:Point></gml:pointProperty>
      </place></gml:featureMember>
      </wfs:FeatureCollection>
      """
    #expect(try Trials().run(whole, as: "whole.gml").venues.count == 1)
    let error = try Trials().failure(String(whole.dropLast(30)), as: "cut.gml")
    guard case .damaged = error else {
      Issue.record("\(error)")
      return
    }
  }
}
