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
      ("3 (lit)", .count(3)), ("4個籃球場", .count(4)),
      ("Full court", .other), ("M", .other), ("2.5", .other), ("-1", .other), ("2013", .other),
      ("O'Brien Field", .other), ("A frame", .other), ("nan", .no), ("inf", .other),
      ("1e300", .other),
    ] as [(String, FlagValue)])
  func read(text: String, expected: FlagValue) {
    #expect(FlagValue(text: text) == expected)
  }

  @Test(
    "says yes and no in many languages",
    arguments: [
      ("ja", "nei"), ("ja", "nej"), ("tak", "nie"), ("ano", "ne"), ("Igen", "Nem"), ("Да", "Нет"),
      ("да", "не"), ("Ναι", "Όχι"), ("ΝΑΙ", "ΟΧΙ"), ("Evet", "Hayır"), ("var", "yok"), ("Da", "Nu"),
      ("はい", "いいえ"), ("○", "×"), ("是", "否"), ("有", "無"), ("Vorhanden", "Nicht vorhanden"),
      ("Sì", "No"), ("Presente", "Assente"), ("Sim", "Não"), ("Kyllä", "Ei"), ("Oui", "Non"),
    ])
  func languages(yes: String, no: String) {
    #expect(FlagValue(text: yes) == .yes)
    #expect(FlagValue(text: no) == .no)
  }

  @Test(
    "denies what was, may be or will be there",
    arguments: [
      "Closed", "Removed", "removed 2019", "Planned", "Planned (2027)", "Proposed", "Unknown",
      "Demolished", "Inactive", "Former", "Former court", "N/A", "not in use", "Prohibited",
    ])
  func states(text: String) { #expect(FlagValue(text: text) == .no) }

  @Test("leaves open what is there at times") func times() {
    #expect(FlagValue(text: "Closed Mondays") == .other)
  }
}
