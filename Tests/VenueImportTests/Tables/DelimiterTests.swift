import Testing
import Venues

@testable import VenueImport

@Suite("The delimiter of a table") struct DelimiterTests {
  @Test(
    "is the one that divides the records alike, header included",
    arguments: [
      ("a,b,c\n1,2,3\n4,5,6\n", Delimiter.comma),
      ("a;b;c\n1;2;3\n4;5;6\n", .semicolon),
      ("a\tb\n1\t2\n", .tab),
      ("a|b|c\n1|2|3\n", .pipe),
      // Decimal commas divide the rows alike too, but not the header.
      ("id;x;y\n1;298864,359;5041782,239\n2;299183,161;5041417,068\n", .semicolon),
      // The header of a semicolon table may hold commas.
      ("id;name, official;x\n1;a;2\n2;b;3\n", .semicolon),
      // And its cells, quoted or not.
      ("id;list\n1;\"a,b,c\"\n2;d,e\n", .semicolon),
      ("id,text\n1,\"a;b;c\"\n2,\"d;e;f\"\n", .comma),
      ("only\n1\n2\n", .comma),
      ("", .comma),
    ])
  func detects(text: String, expected: Delimiter) {
    #expect(Delimiter.detect(in: Array(text.utf8), isWhole: true) == expected)
  }

  @Test(
    "is what a spreadsheet's first line says, in quotes or not",
    arguments: ["sep=;\r\n", "sep=;\n", "\"sep=;\"\r\n", "SEP=;\n", "\"sep=;\"\n"])
  func told(line: String) throws {
    let told = try #require(Delimiter.told(in: Array((line + "a;b\n").utf8)))
    #expect(told.delimiter == .semicolon && told.length == line.utf8.count)
    let trial = try Trials().run(line + "name;lat;lon\nHill, upper;45.5;-73.6\n")
    #expect(trial.venues.map(\.name) == ["Hill, upper"])
  }

  @Test(
    "is not told by other lines", arguments: ["sep=;x\n", "\"sep=;\n", "step;\n", "\"\"\n", ""])
  func untold(line: String) {
    #expect(Delimiter.told(in: Array(line.utf8)) == nil)
  }
}
