import Testing

@testable import VenueImport

@Suite("An answer of a service that is one page of several") struct JSONPagingTests {
  static let rows =
    #"[{"id":"a","name":"Park A","lat":45.5,"lon":-73.6},{"id":"b","name":"Park B","lat":45.6,"lon":-73.6}]"#
  static let features =
    #"[{"type":"Feature","properties":{"id":"a","name":"A"},"geometry":{"type":"Point","coordinates":[-73.6,45.5]}}]"#

  private func warning(_ text: String) throws -> ImportWarning? {
    try Trials().run(text, as: "page.json").part.warnings.first { $0.kind == .onePageOfSeveral }
  }

  @Test(
    "is told, with how much of how much it is",
    arguments: [
      (
        #"{"type":"FeatureCollection","features":\#(JSONPagingTests.features),"numberMatched":20,"numberReturned":1}"#,
        "1 of 20 records, as it says itself"
      ),
      (
        #"{"type":"FeatureCollection","totalFeatures":7,"features":\#(JSONPagingTests.features)}"#,
        "1 of 7 records, as it says itself"
      ),
      (
        #"{"type":"FeatureCollection","properties":{"exceededTransferLimit":true},"features":\#(JSONPagingTests.features)}"#,
        "it says itself that there are more records"
      ),
      (
        #"{"exceededTransferLimit":true,"features":[{"attributes":{"id":"a","name":"A"},"geometry":{"x":-73.6,"y":45.5}},{"attributes":{"id":"b","name":"B"},"geometry":{"x":-73.6,"y":45.6}}],"spatialReference":{"wkid":4326}}"#,
        "it says itself that there are more records"
      ),
      (
        #"{"total_count":300,"results":\#(JSONPagingTests.rows)}"#,
        "2 of 300 records, as it says itself"
      ),
      (#"{"nhits":300,"records":\#(JSONPagingTests.rows)}"#, "2 of 300 records, as it says itself"),
      (
        #"{"success":true,"result":{"total":3,"records":\#(JSONPagingTests.rows),"_links":{"next":"/next"}}}"#,
        "2 of 3 records, as it says itself"
      ),
      (
        #"{"count":9,"next":"https://example.org/?page=2","results":\#(JSONPagingTests.rows)}"#,
        "2 of 9 records, as it says itself"
      ),
      (
        #"{"meta":{"pagination":{"totalCount":"12"}},"data":\#(JSONPagingTests.rows)}"#,
        "2 of 12 records, as it says itself"
      ),
      (
        #"{"type":"FeatureCollection","features":\#(JSONPagingTests.features),"links":[{"rel":"self","href":"a"},{"rel":"next","href":"b"}]}"#,
        "it names a next page"
      ),
      (
        #"{"elements":[{"type":"node","id":1,"lat":45.5,"lon":-73.6,"tags":{"sport":"tennis"}}],"remark":"runtime error: Query timed out"}"#,
        "runtime error: Query timed out"
      ),
    ])
  func told(text: String, expected: String) throws {
    #expect(try warning(text)?.detail == expected)
  }

  @Test(
    "is not what is whole",
    arguments: [
      #"{"type":"FeatureCollection","features":\#(JSONPagingTests.features),"numberMatched":1,"numberReturned":1,"links":[{"rel":"self","href":"a"}]}"#,
      #"{"success":true,"result":{"total":2,"records":\#(JSONPagingTests.rows),"_links":{"next":"/next"}}}"#,
      #"{"count":2,"next":null,"results":\#(JSONPagingTests.rows)}"#,
      #"{"count":9,"results":\#(JSONPagingTests.rows)}"#,
      #"{"exceededTransferLimit":false,"total":2,"rows":\#(JSONPagingTests.rows)}"#,
      #"{"areas":{"total":500},"rows":\#(JSONPagingTests.rows)}"#,
    ])
  func whole(text: String) throws { #expect(try warning(text) == nil) }

  @Test("retires nothing, unless a person says that all is there")
  func retires() throws {
    func page(_ numbers: ClosedRange<Int>) -> String {
      let all = numbers.map {
        #"{"id":"p\#($0)","name":"Park \#($0)","lat":45.\#(100 + $0),"lon":-73.6}"#
      }
      return #"{"total":20,"records":[\#(all.joined(separator: ","))]}"#
    }
    let trials = try Trials()
    _ = try trials.run(page(1...20), as: "parks.json")
    let next = try trials.run(page(1...18), as: "parks.json")
    #expect(next.part.outcomes.retired == 0)
    #expect(next.part.warnings.contains { $0.kind == .releasePaged })
    #expect(next.report.text().contains("one page of several: 18 of 20 records"))
    let told = try trials.run(page(1...18), as: "parks.json") { $0.retiresMissing = true }
    #expect(told.part.outcomes.retired == 2)
  }

  @Test("is told of markup too")
  func markup() {
    func warning(_ root: String) -> String? {
      PageMarks.warning(in: Array("<?xml version=\"1.0\"?><!-- a > b -->\(root)<x/>".utf8))?.detail
    }
    #expect(
      warning(#"<wfs:FeatureCollection numberMatched="50" numberReturned="10">"#)
        == "10 of 50 records, as it says itself")
    #expect(warning(#"<wfs:FeatureCollection numberMatched="10" numberReturned="10">"#) == nil)
    #expect(
      warning(#"<wfs:FeatureCollection numberMatched="unknown" next="http://x">"#)
        == "it names a next page")
    #expect(warning("<gpx>") == nil)
  }
}
