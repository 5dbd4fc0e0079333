import Testing

@testable import VenueImport

@Suite("A name as people compare it") struct FoldedNameTests {
  private func hash(_ name: String) -> UInt64 { FoldedName.hash(Array(name.utf8)[...]) }

  @Test(
    "is the same in other letters and with other signs",
    arguments: [
      ("DORSET PARK", "Dorset Park"), ("Parc Émile-Nelligan", "PARC ÉMILE NELLIGAN"),
      ("St. Clair", "st clair"), ("  Court  2 ", "court 2"), ("Court #2", "Court 2"),
      ("ŁAZIENKI", "łazienki"), ("Стадион", "СТАДИОН"), ("東公園", "東公園"),
    ])
  func equal(one: String, other: String) { #expect(hash(one) == hash(other)) }

  @Test(
    "is another with other letters, numbers or words",
    arguments: [
      ("Court 1", "Court 2"), ("Field 1/2", "Field 12"), ("Park", "Parks"), ("É", "Ê"),
      ("A×B", "A÷B"), ("", "a"),
    ])
  func different(one: String, other: String) { #expect(hash(one) != hash(other)) }
}

@Suite("The order of rows") struct RowOrderTests {
  @Test(
    "counts identifiers as people do",
    arguments: [
      ("2", "10"), ("P-2", "P-10"), ("a", "b"), ("7", "7a"), ("007", "8"), ("07", "7"), ("", "a"),
      ("1.2.10", "1.10.2"),
    ])
  func natural(first: String, second: String) {
    let (one, other) = (Array(first.utf8)[...], Array(second.utf8)[...])
    #expect(RowOrder.natural(one, other) < 0 && RowOrder.natural(other, one) > 0)
    #expect(RowOrder.natural(one, one) == 0)
  }

  @Test(
    "Identifiers are alike where only their spelling differs",
    arguments: [
      ("12", "P-0012", true), ("12", "0012", true), ("A12", "B12", true), ("12", "13", false),
      ("12", "112", false), ("a", "b", false), ("a", "a", true), ("12", "P-0012-1", false),
    ])
  func alike(one: String, other: String, expected: Bool) {
    #expect(
      PlaceMatching.areAlike(Array(one.utf8)[...], Array(other.utf8)[...]) == expected)
  }
}
