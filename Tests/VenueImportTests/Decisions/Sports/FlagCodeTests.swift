import Testing
import Venues

@testable import VenueImport

@Suite("What marks and numbers stand for in columns named after sports") struct FlagCodeTests {
  private func run(_ text: String) throws -> ImportTrial {
    try Trials(knowledge: .standard).run(text, as: "greens.csv")
  }

  private func sports(_ text: String) throws -> [String] {
    try run(text).venues.sorted { $0.name < $1.name }
      .map { $0.sports.sorted().joined(separator: " ") }
  }

  @Test(
    "is no for a hollow one beside a filled one",
    arguments: [("●", "○"), ("■", "□")])
  func hollow(yes: String, no: String) throws {
    let text = """
      NAME,LAT,LON,Tennis,Soccer
      A,51.1,0.1,\(yes),\(no)
      B,51.2,0.2,\(no),\(yes)
      """
    #expect(try sports(text) == ["tennis", "soccer"])
  }

  @Test("is yes for a hollow one alone, as in Japan", arguments: ["", "×", "-"])
  func alone(no: String) throws {
    let text = """
      NAME,LAT,LON,Tennis,Soccer
      A,35.1,139.1,○,\(no)
      B,35.2,139.2,◎,○
      """
    #expect(try sports(text) == ["tennis", "soccer tennis"])
  }

  @Test(
    "is no for a cross beside another mark for yes",
    arguments: [("O", "X"), ("o", "x"), ("○", "X"), ("V", "X"), ("v", "x"), ("✓", "x"), ("●", "X")])
  func crosses(yes: String, no: String) throws {
    let text = """
      NAME,LAT,LON,Tennis,Soccer,Golf
      A,35.1,139.1,\(yes),\(no),\(no)
      B,35.2,139.2,\(no),\(yes),\(no)
      C,35.3,139.3,\(yes),\(yes),\(no)
      """
    #expect(try sports(text) == ["tennis", "soccer", "soccer tennis"])
    let decision = try run(text).part.decisions.first { $0.subject == "sports" }
    #expect(decision?.evidence.contains("a cross stands for no") == true)
  }

  @Test("is no for a cross beside another mark in one column, among empty cells too")
  func sparseCrosses() throws {
    let text = """
      NAME,LAT,LON,Tennis,Soccer
      A,35.1,139.1,O,X
      B,35.2,139.2,X,
      C,35.3,139.3,,X
      """
    #expect(try sports(text) == ["tennis", "", ""])
  }

  @Test("is no for a cross where one column holds nothing else and another circles alone")
  func partedCrosses() throws {
    let text = "NAME,LAT,LON,Tennis,Soccer\nA,35.1,139.1,O,X\nB,35.2,139.2,O,X\n"
    #expect(try sports(text) == ["tennis", "tennis"])
  }

  @Test(
    "is yes for a cross among empty cells, beside letters of words and beside another hand's ticks",
    arguments: [
      ("X,\n", ",X\n", "X,X\n"), ("X,N\n", "N,X\n", "X,O\n"), ("X,\n", ",✓\n", "X,✓\n"),
      ("X,F\n", "F,X\n", "V,X\n"),
    ])
  func marks(rows: (String, String, String)) throws {
    let text =
      "NAME,LAT,LON,Tennis,Soccer\nA,45.1,7.1,\(rows.0)B,45.2,7.2,\(rows.1)C,45.3,7.3,\(rows.2)"
    #expect(try sports(text) == ["tennis", "soccer", "soccer tennis"])
  }

  private func numbers(_ cells: (Int) -> String) -> String {
    let rows = (10..<22).map { "P\($0),51.\($0),0.1,\(cells($0))" }.joined(separator: "\n")
    return "NAME,LAT,LON,Tennis,Soccer,Golf\n\(rows)\n"
  }

  @Test("is not guessed where every row holds 1 or 2 in each column, and the report says so")
  func answers() throws {
    let trial = try run(numbers { $0 % 2 == 0 ? "1,2,2" : "2,1,1" })
    #expect(trial.venues.allSatisfy { $0.sports.isEmpty && $0.properties["courts"] == nil })
    let decision = try #require(trial.part.decisions.first { $0.subject == "sports" })
    #expect(decision.evidence.contains("in either order"))
    #expect(Set(trial.part.unknownTerms.map(\.term)) == ["1", "2"])
  }

  @Test("is a count for 2 where some row has none")
  func counts() throws {
    let trial = try run(numbers { $0 == 11 ? "0,1,1" : $0 % 2 == 0 ? "1,2,2" : "2,1,1" })
    #expect(trial.venues.count { $0.sports.contains("tennis") } == 11)
  }

  @Test(
    "is known of words that forms write",
    arguments: [("Checked", "Unchecked"), ("Possui", "Não possui"), ("Tiene", "No tiene")])
  func words(yes: String, no: String) throws {
    let text = """
      NAME,LAT,LON,Tennis,Soccer
      A,51.1,0.1,\(yes),\(no)
      B,51.2,0.2,\(no),\(yes)
      """
    #expect(try sports(text) == ["tennis", "soccer"])
  }

  @Test(
    "speaks of some courts, with light or without",
    arguments: ["Unlighted Tennis Courts", "Tennis Courts (Lighted)", "Tennis Courts (Unlighted)"])
  func parts(header: String) throws {
    let text = "NAME,LAT,LON,\(header)\nA,51.1,0.1,2\nB,51.2,0.2,0\n"
    #expect(try sports(text) == ["tennis", ""])
  }

  @Test("leaves the other courts where some have no light")
  func otherCourts() throws {
    let text = "NAME,LAT,LON,Lighted tennis courts\nHill Tennis,51.1,0.1,No\nDale,51.2,0.2,Yes\n"
    #expect(try sports(text) == ["tennis", "tennis"])
  }
}
