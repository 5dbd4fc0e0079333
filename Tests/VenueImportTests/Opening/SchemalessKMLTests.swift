import Foundation
import Testing
import Venues

@testable import VenueImport

@Suite("KML with values of a schema") struct SchemalessKMLTests {
  private static func document(_ schema: String) -> String {
    let marks = ["Ash", "Birch", "Cedar"].enumerated().map { index, name in
      """
      <Placemark><name>\(name)</name><ExtendedData><SchemaData schemaUrl="#places">
      <SimpleData name="CODE">\(index + 7)</SimpleData><SimpleData name="KIND">Tennis &amp; Soccer</SimpleData>
      <SimpleData name="NOTE"/></SchemaData></ExtendedData>
      <Point><coordinates>-70.\(index + 5),-33.\(index + 5),0</coordinates></Point></Placemark>
      """
    }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <kml xmlns="http://www.opengis.net/kml/2.2"><Document>\(schema)<Folder><name>Courts</name>\(marks)</Folder></Document></kml>
      """
  }

  private static let schema = """
    <Schema name="places" id="places"><SimpleField type="string" name="CODE"/><SimpleField type="string" name="KIND"/></Schema>
    """

  @Test("keeps them where the schema is missing")
  func missing() throws {
    let trials = try Trials()
    let trial = try trials.run(Self.document(""), as: "a.kml")
    #expect(trial.venues.map(\.name).sorted() == ["Ash", "Birch", "Cedar"])
    #expect(trial.venues.allSatisfy { $0.sports.sorted() == ["soccer", "tennis"] })
    #expect(trials.directory.contents.contains("a.kml"))
  }

  @Test("keeps them in an archive, too")
  func archive() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write(Self.document(""), as: "doc.kml")
    try Shell.run("python3", ["-m", "zipfile", "-c", directory.path("a.kmz"), path])
    let trial = try Trials().run(ImportOptions(inputs: [directory.path("a.kmz")]))
    #expect(trial.venues.count == 3)
    #expect(trial.venues.allSatisfy { $0.sports.sorted() == ["soccer", "tennis"] })
  }

  @Test("is left alone where it has the schema")
  func whole() throws {
    #expect(SchemalessKML.mended(Array(Self.document(Self.schema).utf8)) == nil)
    #expect(SchemalessKML.mended(Array("<kml/>".utf8)) == nil)
    let trial = try Trials().run(Self.document(Self.schema), as: "a.kml")
    #expect(trial.venues.allSatisfy { $0.sports.sorted() == ["soccer", "tennis"] })
  }
}
