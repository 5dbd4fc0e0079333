import Testing

@testable import SQLiteStore

@Suite("Lists of sports")
struct SportsListsTests {
  private static func sports(in text: String, _ lists: inout SportsLists) throws -> [String] {
    try lists.sports(in: Array(text.utf8).span)
  }

  @Test("are read alike the first time and again, many more than are remembered")
  func manyLists() throws {
    var lists = SportsLists()
    for _ in 0..<2 {
      for number in 0..<5000 {
        let expected = ["tennis", "sport_\(number)"]
        let text = "[\"tennis\",\"sport_\(number)\"]"
        #expect(try Self.sports(in: text, &lists) == expected)
        #expect(try Self.sports(in: text, &lists) == expected)
      }
    }
    #expect(try Self.sports(in: "[]", &lists) == [])
  }

  @Test(
    "that are none are refused, each time",
    arguments: ["", " ", "x", "{}", "[1]", "[\"a\", null]", "[\"a\"", "\"tennis\""])
  func noLists(text: String) {
    var lists = SportsLists()
    for _ in 0..<2 {
      #expect(throws: NoSports.self) { try Self.sports(in: text, &lists) }
    }
  }

  @Test("whose bytes are no text are refused")
  func noText() {
    var lists = SportsLists()
    #expect(throws: NoSports.self) {
      try lists.sports(in: ([0x5B, 0x22, 0xFF, 0x22, 0x5D] as [UInt8]).span)
    }
  }
}
