import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("The names of a table's columns") struct HeaderSearchTests {
  static func names(_ trial: ImportTrial) -> [String] { trial.venues.map(\.name).sorted() }

  @Test(
    "stand below titles, and rows keep the numbers of their lines",
    arguments: [
      "Parks of Somewhere\nUpdated 2024-05-01\n\nname,type,lat,lon\nA,soccer,45.5,-73.6\nB,tennis,45.6,-73.5\nC,golf,x,-73.4\nD,golf,45.7,-73.4\nE,golf,45.8,-73.4\n",
      "\"Parks, all\",,,\n,,,\nname,type,lat,lon\n\nA,soccer,45.5,-73.6\nB,tennis,45.6,-73.5\nC,golf,x,-73.4\nD,golf,45.7,-73.4\nE,golf,45.8,-73.4\n",
    ])
  func titles(text: String) throws {
    let trial = try Trials().run(text)
    #expect(Self.names(trial) == ["A", "B", "D", "E"])
    #expect(trial.part.rejections.map(\.number) == [7])
    #expect(trial.part.warnings.contains { $0.kind == .titleLeftOut })
  }

  @Test(
    "may be missing: the first row then counts",
    arguments: [
      "1,Parc A,45.501,-73.601\n2,Parc B,45.512,-73.612\n3,Parc C,45.523,-73.623\n",
      "Parc A;45,501;-73,601\nParc B;45,512;-73,612\nParc C;45,523;-73,623\n",
    ])
  func missing(text: String) throws {
    let trial = try Trials().run(text)
    #expect(trial.venues.count == 3)
    #expect(trial.venues.allSatisfy { (45.5...45.6).contains($0.position.latitude) })
    #expect(trial.part.warnings.contains { $0.kind == .noColumnNames })
  }

  @Test(
    "are taken for names where they are",
    arguments: [
      [["id", "2019", "2020"], ["1", "5", "6"], ["2", "7", "8"]],
      [["name", "lat", "lon"], ["A", "45.5", "-73.6"]],
      [["a", "b"], ["c", "d"], ["e", "f"]],
      [["name"], ["A"], ["B"]],
      // Names that lack above columns of words are no titles.
      [["a", "", "", "", ""], ["b", "c", "d", "e", "f"], ["g", "h", "i", "j", "k"]].reversed(),
      [["name", "lat", "", "", "", "lon"], ["A", "45.5", "x", "y", "z", "-73.6"]],
      [
        ["name", "lat", "lon", "x"], ["A", "45.5", "", ""], ["B", "", "", ""], ["C", "", "", ""],
      ],
    ])
  func usual(records: [[String]]) {
    #expect(HeaderSearch.find(in: records) == HeaderSearch())
  }

  /// A table with a title, a date, and a row that groups columns above the names.
  private static let grouped = [
    ["Parks of Somewhere", "", "", "", ""], ["", "", "", "", ""],
    ["", "", "Position", "", "Courts"], ["id", "name", "lat", "lon", "tennis"],
    ["1", "Parc A", "45.501", "-73.601", "2"], ["2", "Parc B", "45.512", "-73.612", "0"],
    ["3", "Parc C", "45.523", "-73.623", "1"], ["4", "Parc D", "45.534", "-73.634", "0"],
  ]

  @Test(
    "stand below rows that group columns, in text and in spreadsheets", arguments: ["csv", "xlsx"])
  func groups(ending: String) throws {
    let trials = try Trials(knowledge: .standard)
    let text = Self.grouped.map { $0.joined(separator: ",") }.joined(separator: "\n") + "\n"
    let path =
      ending == "csv"
      ? try trials.directory.write(text, as: "parks.csv")
      : try Workbook.write(Self.grouped, as: "parks.xlsx", in: trials.directory)
    let trial = try trials.run(ImportOptions(inputs: [path]))
    #expect(Self.names(trial) == ["Parc A", "Parc B", "Parc C", "Parc D"])
    #expect(trial.part.rejected == 0)
    #expect(try trial.venue("3").sports == ["tennis"])
    let titles = trial.part.warnings.filter { $0.kind == .titleLeftOut }.map(\.detail)
    #expect(titles == ["Parks of Somewhere", "Position Courts"])
  }

  @Test("of a spreadsheet may be missing")
  func sheetWithoutNames() throws {
    let trials = try Trials(knowledge: .standard)
    let path = try Workbook.write(
      Self.grouped.suffix(4).map { $0 }, as: "parks.xlsx", in: trials.directory)
    let trial = try trials.run(ImportOptions(inputs: [path]))
    #expect(trial.venues.count == 4)
    #expect(trial.part.warnings.contains { $0.kind == .noColumnNames })
  }

  @Test("once more within the rows, totals and slipped cells are rejected, each with its reason")
  func oddRows() throws {
    let good = (0..<8).map { "\($0),good\($0),Street \($0),45.5\($0)1,-73.6\($0)2" }
    let odd = [
      "id,name,street,lat,lon", "8,slipped,Street,8,45.521,-73.651", "Total,9,,,",
      "Source: city,,,,",
    ]
    let text = (["id,name,street,lat,lon"] + good + odd).joined(separator: "\n") + "\n"
    let trial = try Trials().run(text)
    #expect(trial.venues.count == 8)
    let reasons = trial.part.rejections.map(\.reason)
    try #require(reasons.count == 4)
    #expect(reasons[0].contains("once more"))
    #expect(reasons[1].contains("shifted"))
    #expect(reasons[2].contains("total") && reasons[3].contains("note"))
  }

  @Test("are found in any line end and delimiter", arguments: ["\r", "\n", "\r\n"])
  func lineEnds(end: String) throws {
    let text = ["name|lat|lon", "Say \"A\"|45.5|-73.6", "B|45.6|-73.5"].joined(separator: end)
    #expect(Self.names(try Trials().run(text, as: "a.txt")) == ["B", "Say \"A\""])
  }
}
