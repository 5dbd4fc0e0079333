import Testing
import Venues

@testable import VenueImport

@Suite("The sport of a row, where columns and names compete") struct SportRankTests {
  private func sports(_ text: String, as name: String) throws -> [String] {
    try Trials(knowledge: .standard).run(text, as: name).venues.sorted { $0.name < $1.name }
      .map { $0.sports.sorted().joined(separator: " ") }
  }

  @Test("is that of a type, not of a column whose names happen to end in a place of play")
  func types() throws {
    let text = """
      public_name,parent,court_type,lat,lon
      Alder One,Alder Playground,Tennis,51.1,0.1
      Birch Two,Birch Playground,Basketball,51.2,0.2
      Cedar Three,Cedar Playground,Tennis,51.3,0.3
      Elm Four,Elm Playground,Basketball,51.4,0.4
      """
    #expect(
      try sports(text, as: "courts.csv") == ["tennis", "basketball", "tennis", "basketball"])
  }

  @Test("is the title's beside wading pools", arguments: ["town__pools.csv", "swimming_pools.csv"])
  func pools(name: String) throws {
    let text = """
      pool_name,pool_type,lat,lon
      Alder,Neighborhood,51.1,0.1
      Birch,Wading Pool,51.2,0.2
      Cedar,Community,51.3,0.3
      """
    #expect(try sports(text, as: name) == ["swimming", "splash_pad", "swimming"])
  }

  @Test("is none of the street that a place is called after, and none that is prohibited")
  func names() throws {
    let text = """
      name,lat,lon
      Alder Tennis Avenue Green,51.1,0.1
      Birch Skateboarding Prohibited Plaza,51.2,0.2
      Cedar Pool,51.3,0.3
      Elm Soccer Field,51.4,0.4
      """
    #expect(try sports(text, as: "greens.csv") == ["", "", "swimming", "soccer"])
  }

  @Test("is none of an annex in Japanese and Korean", arguments: ["テニスコート駐車場", "테니스장 주차장"])
  func annexes(name: String) throws {
    let text = "name,lat,lon\n\(name),35.1,139.1\n"
    #expect(try sports(text, as: "greens.csv") == [""])
  }
}
