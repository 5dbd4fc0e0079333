import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Rows that are one venue") struct VenueGroupsTests {
  /// Thirty venues of their own, about a kilometre apart, and the rows of a test.
  static func table(_ rows: [String]) -> String {
    let others = (0..<30).map {
      "o\($0),Other \($0),soccer,\(45.40123 + Double($0) * 0.01),-73.61237"
    }
    return (["id,name,sport,lat,lon"] + others + rows).joined(separator: "\n") + "\n"
  }

  @Test("are one in a short table where a quarter of the rows says so")
  func short() throws {
    let rows = ["A", "B"].flatMap { park in
      ["Tennis", "Soccer", "Shelter"].map { "Park \(park),\($0),45.\(park == "A" ? 5 : 6),-73.6" }
    }
    let text = (["name,type,lat,lon"] + rows).joined(separator: "\n") + "\n"
    let trial = try Trials().run(text)
    #expect(trial.venues.map(\.sports) == [["soccer", "tennis"], ["soccer", "tennis"]])
    #expect(trial.part.merged == 4)
  }

  @Test("are those of one name within 30 m: courts are counted, sports are united")
  func courts() throws {
    let trial = try Trials().run(
      Self.table([
        "a,Oak Courts,tennis,45.501234,-73.601234", "b,OAK COURTS,tennis,45.501334,-73.601234",
        "c,Oak Courts,basketball,45.501234,-73.601134",
      ]))
    // The southernmost row is the venue: its identifier and its place are of one row.
    let oak = try trial.venue("a")
    #expect(oak.position.latitude == 45.501234 && oak.position.longitude == -73.601234)
    #expect(oak.sports == ["tennis", "basketball"])
    #expect(oak.properties["courts"] == .integer(3))
    guard case .array(let others)? = oak.properties["otherRows"] else {
      return #expect(Bool(false), "nothing of the other rows is kept")
    }
    #expect(others.count == 2)
    #expect(others.first?.text().contains("\"id\":\"b\"") == true)
    #expect(trial.part.merged == 2)
    #expect(!trial.venues.contains { $0.sourceID == "b" || $0.sourceID == "c" })
    #expect(trial.part.dots.contains { $0.kind == .merged })
  }

  @Test(
    "have as many courts as there are rows, or as one of them counts",
    arguments: [
      (["1", "1", "1"], 3), (["4", "", ""], 4), (["", "5", ""], 5), (["", "", ""], 3),
      (["2", "2", "2"], 3), (["2", "6", ""], 6),
    ] as [([String], Int64)])
  func counted(cells: [String], expected: Int64) throws {
    // Pairs that belong together, so that the file is one with groups.
    let rows = cells.enumerated().map { "a\($0),Oak,45.50123\($0),-73.601234,\($1)" }
    let others = (0..<30).map { "b\($0),Elm \($0),45.6\($0)1,-73.7\($0)2,2" }
    let text = (["id,name,lat,lon,Num_of_Courts"] + rows + others).joined(separator: "\n")
    let trial = try Trials().run(text + "\n")
    let oak = try trial.venue("a0")
    #expect(oak.properties["courts"] == .integer(expected))
    #expect(oak.properties.members.count { $0.key == "courts" } == 1)
    #expect(trial.part.merged == 2)
    #expect(try trial.venue("b0").properties["courts"] == 2)
  }

  @Test(
    "are not those of other names, nor those farther apart",
    arguments: [
      ["a,Oak,tennis,45.501234,-73.601234", "b,Elm,tennis,45.501234,-73.601234"],
      ["a,Oak,tennis,45.501234,-73.601234", "b,Oak,tennis,45.501634,-73.601234"],
    ])
  func apart(rows: [String]) throws {
    // A pair that belongs together elsewhere, so that the file is one with groups.
    let pair = ["x,Fir,golf,45.701234,-73.701234", "y,Fir,golf,45.701234,-73.701234"]
    let trial = try Trials().run(Self.table(rows + pair))
    #expect(trial.part.merged == 1)
    #expect(trial.venues.count == 33)
  }

  @Test("stay the same when the file comes again")
  func again() throws {
    let text = Self.table([
      "a,Oak,tennis,45.501234,-73.601234", "b,Oak,tennis,45.501234,-73.601234",
    ])
    let trials = try Trials()
    _ = try trials.run(text)
    let again = try trials.run(text)
    #expect(again.part.outcomes.added == 0 && again.part.outcomes.changed == 0)
  }

  @Test("are never brought together by a point that many names share, and that is told")
  func centroids() throws {
    let rows = (0..<60).map {
      "\($0),Hall \($0 % 20),soccer,\($0 % 2 == 0 ? 45.51234 : 45.61234),-73.61237"
    }
    let trial = try Trials().run((["id,name,sport,lat,lon"] + rows).joined(separator: "\n"))
    #expect(trial.part.merged == 0)
    #expect(trial.part.warnings.contains { $0.kind == .roughPositions })
    #expect(trial.venues.allSatisfy { $0.properties["positionPrecision"] != nil })
  }

  @Test("with few decimals, or far from all others, are flagged and kept")
  func flagged() throws {
    let rows = (0..<30).map { "\($0),Hall \($0),soccer,45.5\($0 + 10),-73.6\($0 + 10)" }
    let text = (["id,name,sport,lat,lon"] + rows + ["far,Camp,golf,48.501,-73.601"])
      .joined(separator: "\n")
    let trial = try Trials().run(text)
    #expect(try trial.venue("far").properties["farFromOthers"] == .bool(true))
    #expect(trial.part.warnings.first { $0.kind == .farFromOthers }?.count == 1)
    let rough = trial.part.warnings.first { $0.kind == .roughPositions }
    #expect(rough?.detail?.contains("100 m") == true)
  }
}
