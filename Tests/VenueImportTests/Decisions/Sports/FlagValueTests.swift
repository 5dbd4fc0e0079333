import Testing

@testable import VenueImport

@Suite("A cell of a column named after a sport") struct FlagValueTests {
  @Test(
    "says yes, no, how many, or something else",
    arguments: [
      ("Y", .yes), ("yes", .yes), ("Oui", .yes), ("O", .yes), ("Ja", .yes), ("J", .yes),
      ("Sí", .yes), ("x", .yes), ("TRUE", .yes), ("vrai", .yes), ("✓", .yes), ("有", .yes),
      ("Yes - indoors", .yes), ("Oui (2)", .yes),
      ("N", .no), ("No", .no), ("Non", .no), ("Nein", .no), ("nej", .no), ("false", .no),
      ("0", .no), ("0.0", .no), ("-", .no), ("None", .no), ("n/a", .no), ("aucun", .no),
      ("無", .no), ("None (All pets)", .no),
      ("1", .count(1)), ("3", .count(3)), ("2.0", .count(2)), ("2 courts", .count(2)),
      ("3 (lit)", .count(3)),
      ("Full court", .other), ("M", .other), ("2.5", .other), ("-1", .other), ("2013", .other),
      ("O'Brien Field", .other), ("A frame", .other), ("nan", .no), ("inf", .other),
      ("1e300", .other),
    ] as [(String, FlagValue)])
  func read(text: String, expected: FlagValue) {
    #expect(FlagValue(text: text) == expected)
  }
}
