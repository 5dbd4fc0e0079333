import Testing

@testable import VenueImport

@Suite("A table that ends within its last cell") struct CutCellTests {
  static let sports = ["tennis", "soccer", "tennis", "soccer", "basketball", "tennis", "soccer"]

  /// A table whose last column is the sport, with one more row that ends as given.
  static func table(_ ending: String, rows: Int = 7) -> String {
    let lines = (0..<rows).map { "\($0),Parc \($0),45.\(100 + $0),-73.6,\(sports[$0 % 7])" }
    return (["id,name,lat,lon,sport"] + lines + ["x,Parc X,45.09,-73.6,\(ending)"])
      .joined(separator: "\n")
  }

  @Test(
    "is told with what other rows say",
    arguments: [("ten", "tennis"), ("s", "soccer"), ("tenni", "tennis")], [7, 30_000])
  func cut(ending: (String, String), rows: Int) throws {
    let trial = try Trials().run(Self.table(ending.0, rows: rows))
    let warning = try #require(trial.part.warnings.first { $0.kind == .lastCellCut })
    #expect(warning.detail == "“\(ending.0)”, where others say “\(ending.1)”")
  }

  @Test(
    "is not where the line ends, where others say it too, or where few say more",
    arguments: ["tennis", "ten\n", "ten\r\n", "b", "golf", "", "tennis\n", "\"tennis\""])
  func whole(ending: String) throws {
    let trial = try Trials().run(Self.table(ending))
    #expect(!trial.part.warnings.contains { $0.kind == .lastCellCut })
  }

  @Test("retires nothing")
  func release() throws {
    let trials = try Trials()
    _ = try trials.run(Self.table("tennis", rows: 40) + "\ny,Parc Y,45.08,-73.6,tennis\n")
    let cut = try trials.run(Self.table("ten", rows: 40))
    #expect(cut.part.outcomes.retired == 0)
    #expect(cut.part.warnings.contains { $0.kind == .releaseDamaged })
    let whole = try trials.run(Self.table("tennis", rows: 40))
    #expect(whole.part.outcomes.retired == 1)
  }
}
