import Testing
import Venues

@testable import VenueImport

@Suite("Courts that rows count") struct CourtTallyTests {
  /// A park of two or more rows beside others of one.
  private func courts(_ header: String, _ rows: [(kind: String, count: String)]) throws
    -> JSONValue?
  {
    let lines =
      rows.map { "p,Oak,\($0.kind),\($0.count),45.701230,-73.701230" }
      + (0..<12).map { "o\($0),Elm \($0),Tennis Court,\($0 % 3 + 2),45.6\($0)123,-73.61237" }
    let trial = try Trials(knowledge: .standard).run(
      "PARK_ID,PARK,AMENITY,\(header),LAT,LON\n" + lines.joined(separator: "\n") + "\n")
    return try trial.venue("p").properties["courts"]
  }

  @Test(
    "are added up where the rows are of different sports",
    arguments: ["QTY", "COUNT", "NUMBER", "Quantity", "Anzahl", "Nombre", "NUM_COURTS"])
  func sums(header: String) throws {
    #expect(try courts(header, [("Tennis Court", "4"), ("Basketball Court", "3")]) == 7)
  }

  @Test("are those of one row where the rows speak of the same sport") func same() throws {
    #expect(try courts("QTY", [("Tennis Court", "4"), ("Tennis Court", "3")]) == 4)
  }

  @Test("are no sum where each row repeats how many the place has") func repeated() throws {
    let rows = [("Tennis Court", "4"), ("Basketball Court", "4")]
    #expect(try courts("NUM_COURTS", rows) == 4)
    #expect(try courts("QTY", rows) == 8)
  }

  @Test("are no benches, and none where a number says that nobody counted") func benches() throws {
    #expect(try courts("QTY", [("Bench", "9"), ("Tennis Court", "2")]) == 2)
    #expect(try courts("QTY", [("Tennis Court", "-9999"), ("Basketball Court", "3")]) == 4)
  }

  @Test("do not depend on the order of the rows") func order() {
    let rows = [
      CourtTally(sports: ["tennis"], isCourt: true, said: 4),
      CourtTally(sports: ["soccer"], isCourt: true, said: 3),
      CourtTally(sports: ["soccer", "tennis"], isCourt: true, said: 2),
      CourtTally(sports: [], isCourt: true, said: 0),
    ]
    func total(_ order: [Int]) -> Int {
      var tally = rows[order[0]]
      for place in order.dropFirst() { tally.add(rows[place]) }
      return tally.total(addsUp: false)
    }
    #expect(total([0, 1, 2, 3]) == total([3, 1, 0, 2]))
    #expect(total([0, 1, 3]) == 7)
    // A row of both sports speaks of the courts of both.
    #expect(total([0, 1, 2]) == 4)
  }
}
