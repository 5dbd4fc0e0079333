import Testing
import Venues

@testable import VenueImport

@Suite("What a list of amenities denies") struct DeniedClausesTests {
  @Test(
    "is no sport of the place",
    arguments: [
      ("No tennis; soccer", ["soccer"]), ("Soccer; no basketball", ["soccer"]),
      ("Soccer but no basketball", ["soccer"]), ("Tennis: No, Soccer: Yes", ["soccer"]),
      ("tennis=no;golf=yes", ["golf"]), ("Tennis: 0, Basketball: 2", ["basketball"]),
      ("Tennis courts: none", []), ("Tennis courts: None (removed 2019)", []),
      ("Swimming prohibited", []), ("Former tennis court", []), ("Tennis court (removed)", []),
      ("Tennis court (planned), Soccer field", ["soccer"]), ("Kein Tennis, Fußball", ["soccer"]),
      ("No tennis. Soccer field.", ["soccer"]), ("Tennis - closed; soccer", ["soccer"]),
      ("Tennis: N; Golf: Y", ["golf"]), ("{\"tennis\":false,\"golf\":true}", ["golf"]),
      ("no tennis/no basketball, soccer", ["soccer"]),
    ] as [(String, [String])])
  func denied(text: String, sports: [String]) {
    #expect(Self.sports(text) == sports)
  }

  @Test(
    "is told apart from numbers, hours and what else may be missing",
    arguments: [
      "Tennis court no 3", "Tennis court No. 3", "Tennis 10:00", "No fee tennis court",
      "Tennis: no lights", "Tennis court, no lights", "Tennis, no dogs", "Tennis: 2", "Tennis=yes",
      "Tennis, dogs prohibited", "Tennis - closed Mondays", "St. John's tennis",
    ])
  func kept(text: String) { #expect(Self.sports(text) == ["tennis"]) }

  @Test("leaves other texts as they are", arguments: ["Soccer;  Tennis", "a, b|c", "", ";"])
  func others(text: String) { #expect(DeniedClauses.removed(from: text) == text) }

  @Test("stays in the venue's properties")
  func property() throws {
    let trial = try Trials(knowledge: .standard).run(
      "id,name,amenities,lat,lon\n1,A,No tennis; soccer,51.1,0.1\n2,B,tennis,51.2,0.2\n")
    #expect(try trial.venue("1").sports == ["soccer"])
    #expect(try trial.venue("1").properties["amenities"] == "No tennis; soccer")
    #expect(try trial.venue("2").sports == ["tennis"])
  }

  private static func sports(_ text: String) -> [String] {
    ImportKnowledge.standard.sports(DeniedClauses.removed(from: text), nil).sorted()
  }
}
