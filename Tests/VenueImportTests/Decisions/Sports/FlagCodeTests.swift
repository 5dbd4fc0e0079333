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
