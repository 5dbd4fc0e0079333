import Testing
import Venues

@testable import VenueImport

@Suite("The legend of a column's codes") struct CodeLegendTests {
  @Test(
    "is read in brackets or behind the name",
    arguments: [
      ("Game (1=Chess 2=Darts)", "Game", "1 = Chess, 2 = Darts"),
      ("GAME [1-Chess, 2-Darts]", "GAME", "1 = Chess, 2 = Darts"),
      ("Game 1=Chess;2=Darts", "Game", "1 = Chess, 2 = Darts"),
      (
        "Game (codes: 01 = Chess | 02 = Table darts) held", "Game held",
        "1 = Chess, 2 = Table darts"
      ),
      ("Lit (Y: Yes / N: No)", "Lit", "y = Yes, n = No"),
      ("Game (Chess=1, Darts=2)", "Game", "1 = Chess, 2 = Darts"),
      ("Game: 1 Chess; 2 Darts", "Game", "1 = Chess, 2 = Darts"),
      ("Lit 1-Yes/2-No", "Lit", "1 = Yes, 2 = No"), ("Lit (Y=1,N=2)", "Lit", "1 = Y, 2 = N"),
    ])
  func headings(heading: String, name: String, text: String) throws {
    let found = try #require(CodeLegend.Heading(heading))
    #expect(found.name == name)
    #expect(found.legend.text == text)
  }

  @Test(
    "is none where numbers measure, or one code stands alone",
    arguments: [
      "Diamond (60-ft, 90-ft)", "Courts (1=yes)", "Hours (9-17)", "Pitch (5-a-side, 7-a-side)",
      "Size (10-20, 20-30)", "Tennis", "Game (1=Chess 1=Darts)",
      "Pitch 5-a-side, 7-a-side", "Courts: 3", "Game (Chess=1)", "Ages 2-5 / 5-12",
    ])
  func none(heading: String) { #expect(CodeLegend.Heading(heading) == nil) }

  /// A damaged file has such names; each bracket looked for its other one through the whole text.
  @Test("is not looked for behind every bracket of a text", .timeLimit(.minutes(1)))
  func manyBrackets() {
    let brackets = String(repeating: "[", count: 300_000)
    #expect(CodeLegend.Heading(brackets + "Game") == nil)
    let texts = String(repeating: "(1=a ", count: 800)
    for _ in 0..<200 { #expect(CodeLegend.Heading(texts) == nil) }
  }

  @Test("spells out codes, and lists of them")
  func words() throws {
    let legend = try #require(CodeLegend([("1", "Chess"), ("2", "Darts")]))
    #expect(legend.words(for: "01") == "Chess")
    #expect(legend.words(for: "2.0") == "Darts")
    #expect(legend.words(for: "1, 2") == "Chess; Darts")
    #expect(legend.words(for: "3") == nil && legend.words(for: "1, x") == nil)
  }
}

@Suite("A file with codes that the names of its columns explain") struct LegendSourceTests {
  private func run(_ text: String) throws -> ImportTrial {
    try Trials(knowledge: .standard).run(text, as: "parks.csv")
  }

  private func sports(_ trial: ImportTrial) -> [String] {
    trial.venues.sorted { $0.name < $1.name }.map { $0.sports.sorted().joined(separator: " ") }
  }

  @Test(
    "has the sport of each row alone, and says so",
    arguments: ["SPORT (1=Soccer 2=Tennis)", "\"FACILITY_TYPE [1-Soccer, 2-Tennis]\""])
  func sport(header: String) throws {
    let trial = try run("NAME,\(header),LAT,LON\nA,1,35.2,-80.8\nB,2,35.3,-80.8\nC,1,35.4,-80.8\n")
    #expect(sports(trial) == ["soccer", "tennis", "soccer"])
    let warning = try #require(trial.part.warnings.first { $0.kind == .codesSpeltOut })
    #expect(warning.detail?.contains("1 = Soccer, 2 = Tennis") == true)
  }

  @Test("never has all sports of the legend, whatever its cells hold")
  func strange() throws {
    let trial = try run(
      "NAME,SPORT (1=Soccer 2=Tennis),LAT,LON\nA,7,35.2,-80.8\nB,8,35.3,-80.8\nC,7,35.4,-80.8\n")
    #expect(sports(trial) == ["", "", ""])
  }

  @Test(
    "is a yes and a no in any order, with brackets or without",
    arguments: ["%@ (Y=1,N=2)", "%@ 1-Yes/2-No", "%@: 1 Yes; 2 No"])
  func answers(heading: String) throws {
    let names = ["TENNIS", "GOLF"].map { heading.replacing("%@", with: $0) }
    let trial = try run(
      """
      NAME;"\(names[0])";"\(names[1])";LAT;LON
      A;2;1;35.2;-80.8
      B;1;2;35.3;-80.8
      C;2;2;35.4;-80.8
      """)
    #expect(sports(trial) == ["golf", "tennis", ""])
  }

  @Test(
    "is taken from a column that repeats it beside the one of its codes",
    arguments: ["T = Tennis; S = Soccer; G = Golf", "T=Tennis, S=Soccer, G=Golf"])
  func repeated(legend: String) throws {
    let trial = try run(
      """
      NAME;USE;USE_DESC;LAT;LON
      A;T;"\(legend)";35.2;-80.8
      B;S;"\(legend)";35.3;-80.8
      C;G;"\(legend)";35.4;-80.8
      """)
    #expect(sports(trial) == ["tennis", "soccer", "golf"])
    #expect(trial.part.warnings.contains { $0.kind == .codesSpeltOut })
  }

  @Test("names no sport of a place where no column holds its codes")
  func repeatedAlone() throws {
    let trial = try run(
      """
      NAME;USE_DESC;LAT;LON
      A;T = Tennis, S = Soccer;35.2;-80.8
      B;T = Tennis, S = Soccer;35.3;-80.8
      """)
    #expect(sports(trial) == ["", ""])
  }

  @Test("takes what is planned for not there")
  func flags() throws {
    let trial = try run(
      """
      NAME,TENNIS (0=No 1=Yes 2=Planned),GOLF (0=No 1=Yes 2=Planned),LAT,LON
      A,0,1,35.2,-80.8
      B,1,2,35.3,-80.8
      C,2,0,35.4,-80.8
      """)
    #expect(sports(trial) == ["golf", "tennis", ""])
  }

  @Test("is mapped by the whole name of its column or by the name without the legend")
  func mapping() throws {
    for column in ["WHAT (1=Soccer 2=Tennis)", "WHAT"] {
      let trial = try Trials(knowledge: .standard).run(
        "NAME,WHAT (1=Soccer 2=Tennis),LAT,LON\nA,1,35.2,-80.8\nB,2,35.3,-80.8\n", as: "parks.csv"
      ) { $0.mapping = (try? FieldMapping(["sport=\(column)"])) ?? $0.mapping }
      #expect(sports(trial) == ["soccer", "tennis"])
    }
  }
}
