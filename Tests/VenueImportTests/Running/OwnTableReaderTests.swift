import Testing
import Venues

@testable import VenueImport

@Suite("What was exported") struct OwnTableReaderTests {
  private static func venues() throws -> [Venue] {
    let text = """
      id,name,sport,hours,lat,lon,note
      a,"Parc ""A"", nord",tennis;soccer,Mo-Fr 08:00-20:00,45.5123456789,-73.6,"two
      lines"
      b,Parc B,,,45.6,-73.6,
      c,Parc &amp;lt;C&amp;amp;D,,,45.7,-73.6,a &amp;quot;b

      """
    let areas = CrossMergeTests.parks
    let trials = try Trials()
    _ = try trials.run(text, as: "points.csv")
    return try trials.run(areas, as: "areas.geojson").venues
  }

  private func check(_ trial: ImportTrial, _ venues: [Venue]) {
    #expect(trial.part.read == venues.count && trial.part.outcomes.added == venues.count)
    #expect(trial.venues == venues)
  }

  @Test("as CSV comes back as it was")
  func table() throws {
    let venues = try Self.venues()
    var text: [UInt8] = []
    VenueTable.appendHeader(to: &text)
    for venue in venues { VenueTable.append(venue, to: &text) }
    let trial = try Trials().run(String(decoding: text, as: UTF8.self), as: "export.csv")
    check(trial, venues)
    // A person who says how to read it is believed.
    let told = try Trials().run(String(decoding: text, as: UTF8.self), as: "export.csv") {
      $0.sport = "tennis"
    }
    #expect(told.part.driver == "delimited text")
  }

  @Test("as FlatGeobuf comes back as it was")
  func flatGeobuf() throws {
    let venues = try Self.venues()
    let trials = try Trials()
    let path = trials.directory.path("export.fgb")
    try FeatureExport.write(venues, to: path)
    check(try trials.run(ImportOptions(inputs: [path])), venues)
  }

  @Test("and damaged since is rejected row by row")
  func damaged() throws {
    let head = VenueTable.columns.joined(separator: ",")
    let text = """
      \(head)
      a,A,x,2,tennis,,,s,a,,
      b,B,1,2,tennis,,,s,b,POINT (1 2),
      c,C,1,2,tennis,,,s,c,,nonsense
      ,D,1,2,tennis,,,s,d,,
      e,E,1,2,tennis,,,s,e,,

      """
    let trial = try Trials().run(text, as: "export.csv")
    #expect(trial.venues.map(\.id) == ["e"])
    #expect(trial.part.rejections.map(\.field) == ["latitude", "emprise", "autres", "id"])
  }
}
