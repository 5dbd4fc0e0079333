import Testing

@testable import VenueImport

@Suite("Text on its way to a terminal") struct PrintableTextTests {
  @Test(
    "holds nothing that a terminal acts on",
    arguments: [
      ("Parc Étienne 足球 😀", "Parc Étienne 足球 😀"), ("a\u{0}b", "a␀b"),
      ("\u{1B}[31mred", "␛[31mred"), ("two\nlines", "two␊lines"), ("\u{7F}", "␡"),
      ("\u{9B}31m", "\u{FFFD}31m"), ("\u{202E}abc", "\u{FFFD}abc"), ("", ""),
    ])
  func printable(text: String, expected: String) {
    #expect(text.printable == expected)
  }
}
