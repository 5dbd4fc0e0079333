import Testing
import Venues

@testable import VenueImport

@Suite("The answers of a column") struct NamedSidesTests {
  /// What an attribute is in each row of a table of one column, of places in a country.
  private func values(
    _ key: String, _ header: String, _ cells: [String], country: String? = nil
  ) throws -> [JSONValue?] {
    let trial = try Trials(knowledge: .standard).run(
      AttributeDecisionsTests.table(header, cells)
    ) { $0.country = country }
    return trial.venues.sorted { $0.sourceID < $1.sourceID }.map { $0.properties[key] }
  }

  @Test(
    "are letters where its name names both",
    arguments: [
      ("Indoor_Outdoor", ["I", "O", "i"], ["yes", "no", "yes"]),
      ("Indoor/Outdoor", ["O", "O", "O"], ["no", "no", "no"]),
      ("IN_OUT", ["IN", "OUT", "in"], ["yes", "no", "yes"]),
      ("Indoor_Outdoor", ["IN", "Outdoor", "B"], ["yes", "no", nil]),
      ("Int_Ext", ["E", "I", "Ext"], ["no", "yes", "no"]),
      ("innen/außen", ["A", "I", "A"], ["no", "yes", "no"]),
      // Both begin with the same letter.
      ("binnen/buiten", ["B", "buiten", "binnen"], [nil, "no", "yes"]),
      ("Halle/Freianlage", ["Halle", "Freianlage", "F"], ["yes", "no", "no"]),
    ] as [(String, [String], [JSONValue?])])
  func sides(header: String, cells: [String], expected: [JSONValue?]) throws {
    let found = try values("indoor", header, cells)
    // A column of which a third is not understood holds none.
    #expect(found == expected || expected.contains(nil) && found.allSatisfy { $0 == nil })
  }

  @Test("name a fee by both words") func fee() throws {
    #expect(
      try values("fee", "Gratuit/Payant", ["Gratuit", "Payant", "P"]) == ["no", "yes", "yes"])
    #expect(try values("fee", "Gratuit", ["Gratuit", "Payant", "Oui"]) == ["no", "yes", "no"])
  }

  @Test(
    "are no Oui by an O where nothing is French",
    arguments: ["INDOOR", "Covered", "LIGHTED"])
  func letterO(header: String) throws {
    let found = try values(header == "LIGHTED" ? "lit" : "indoor", header, ["O", "O", "O"])
    #expect(found == [nil, nil, nil])
  }

  @Test("are Oui by an O in French columns, in French countries and beside a N") func oui() throws {
    #expect(try values("lit", "Eclairage", ["O", "N", "O"]) == ["yes", "no", "yes"])
    #expect(try values("lit", "LIGHTS", ["O", "O", "O"], country: "FR") == ["yes", "yes", "yes"])
    #expect(try values("lit", "LIGHTS", ["O", "N", "O"]) == ["yes", "no", "yes"])
    #expect(try values("indoor", "INDOOR", ["O", "N", "O"]) == [nil, nil, nil])
  }

  @Test("are known by the words alone where both sides stand in the column") func words() throws {
    let cells = ["Indoor", "Outdoor", "Outdoor"]
    #expect(try values("indoor", "Location Type", cells) == ["yes", "no", "no"])
    // A region may be called so.
    #expect(try values("indoor", "Area", ["Interior", "Interior", "Interior"]) == [nil, nil, nil])
  }
}
