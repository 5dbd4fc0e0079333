import Foundation
import Testing
import Venues

@testable import VenueImport

@Suite("The report of an import") struct ImportReportTests {
  static let text = """
    id;name;sport;hours;X;Y
    1;Aréna;tennis;Mo-Fr 08:00-20:00;298864,359;5041782,239
    2;Parc;Moon ball;whenever;299183,161;5041417,068
    3;Nulle part;tennis;;;

    """

  static func report(rehearsal: Bool = false) throws -> ImportReport {
    try Trials().run(Self.text, as: "parcs.csv") {
      $0.referenceSystem = "EPSG:32188"
      $0.isRehearsal = rehearsal
    }.report
  }

  @Test("doubts a release in which every venue jumped, and none in which one did")
  func jumped() throws {
    func release(_ longitude: (Int) -> String) -> String {
      "id,name,lat,lon\n" + (0..<8).map { "\($0),P\($0),45.5\($0),\(longitude($0))\n" }.joined()
    }
    let trials = try Trials()
    _ = try trials.run(release { "-73.6\($0)" }, as: "places.csv")
    let one = try trials.run(release { $0 == 0 ? "-73.5" : "-73.6\($0)" }, as: "places.csv")
    #expect(one.report.text().contains("1 venues by more than 100 m\n"))
    let all = try trials.run(release { "73.6\($0)" }, as: "places.csv")
    #expect(
      all.report.text().contains(
        "nearly all of them: this release or the one before is placed wrongly"))
  }

  @Test("is JSON that says everything")
  func json() throws {
    let text = try Self.report().json.text()
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let file = try #require((root["files"] as? [[String: Any]])?.first)
    #expect(root["dryRun"] as? Bool == false)
    #expect((root["totals"] as? [String: Int])?["written"] == 2)
    #expect(file["read"] as? Int == 3)
    #expect(file["rejected"] as? Int == 1)
    #expect(file["delimiter"] as? String == "semicolon")
    #expect(file["encoding"] as? String == "UTF-8")
    #expect((file["referenceSystem"] as? String)?.hasPrefix("EPSG:32188") == true)
    #expect(file["operation"] is String)
    #expect((file["sports"] as? [String: Int]) == ["tennis": 1])
    #expect((file["termsNotRecognised"] as? [String: Int])?["Moon ball"] == 1)
    let rejection = try #require((file["rejections"] as? [[String: Any]])?.first)
    #expect(rejection["line"] as? Int == 4)
    #expect(rejection["field"] as? String == "position")
    #expect((file["extent"] as? [Double])?.count == 4)
  }

  @Test("is a text that a person reads at a glance")
  func text() throws {
    let text = try Self.report().text()
    #expect(text.contains("3 read = 2 added + 1 rejected"))
    #expect(text.contains("line 4, position: no position"))
    #expect(text.contains("semicolon between cells"))
    #expect(text.contains("2 venues in"))
    let rehearsed = try Self.report(rehearsal: true).text()
    #expect(rehearsed.contains("Nothing was written"))
  }
}
