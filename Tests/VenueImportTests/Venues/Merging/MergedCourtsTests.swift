import Testing
import Venues

@testable import VenueImport

@Suite("The courts of a venue of several rows") struct MergedCourtsTests {
  /// Thirty venues of their own, then a park with rows of these sports.
  private func courts(_ sports: [String], cells: [String] = []) throws -> JSONValue? {
    let others = (0..<30).map { "o\($0),Other \($0),soccer,45.4\($0)123,-73.61237,1" }
    let rows = sports.enumerated().map { row, sport in
      "p\(row),Oak,\(sport),45.70123\(row),-73.70123,\(row < cells.count ? cells[row] : "")"
    }
    let text = (["id,name,sport,lat,lon,note"] + others + rows).joined(separator: "\n") + "\n"
    let trial = try Trials().run(text)
    #expect(trial.part.merged == sports.count - 1)
    return try trial.venue("p0").properties["courts"]
  }

  @Test(
    "are the rows with a sport that is played on courts",
    arguments: [
      (["tennis", "tennis", "swimming"], 2), (["tennis", "swimming", "bench"], nil),
      (["swimming", "swimming"], nil), (["bench", "shelter"], nil),
      (["tennis", "swimming; tennis", "basketball"], 3),
    ] as [([String], Int64?)])
  func rows(sports: [String], expected: Int64?) throws {
    #expect(try courts(sports) == expected.map { .integer($0) })
  }

  @Test("are not the lines that stand twice") func copies() throws {
    let line = "7,Oak,tennis,45.70123,-73.70123"
    let rows = (0..<30).map { "o\($0),Other \($0),soccer,45.4\($0)123,-73.61237" } + [line, line]
    let trial = try Trials().run((["id,name,sport,lat,lon"] + rows).joined(separator: "\n") + "\n")
    #expect(trial.part.merged == 1)
    #expect(try trial.venue("7").properties.isEmpty)
  }

  @Test("and its sports are counted in the report as in the catalogue: by venues") func report()
    throws
  {
    let others = (0..<30).map { "o\($0),Other \($0),soccer,45.4\($0)123,-73.61237" }
    let rows = ["tennis", "tennis", "shelter"].enumerated().map {
      "p\($0),Oak,\($1),45.70123\($0),-73.70123"
    }
    let text = (["id,name,type,lat,lon"] + others + rows).joined(separator: "\n") + "\n"
    let part = try Trials().run(text).part
    #expect(part.sports.map(\.sport) == ["soccer", "tennis"])
    #expect(part.sports.map(\.count) == [30, 1])
    #expect(part.withoutSport == 0)
  }
}
