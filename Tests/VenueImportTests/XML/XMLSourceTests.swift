import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("XML with records") struct XMLSourceTests {
  static let forms: [(name: String, file: String, text: String)] = [
    (
      "elements", "a.xml",
      """
      <?xml version="1.0"?>
      <!-- courts -->
      <basketball xmlns="http://example.org/a.txt"><facility>
      <id>a</id><Name>Here &amp; there</Name><Courts/><lat>45.5</lat><lon>-73.6</lon></facility>
      <facility><id>b</id><Name><![CDATA[<b>]]></Name><lat>45.6</lat><lon>-73.7</lon></facility></basketball>
      """
    ),
    (
      "attributes", "a.xml",
      #"<r><p id="a" lat="45.5" lon='-73.6'/><p id="b" lat="45.6" lon="-73.7"></p></r>"#
    ),
    (
      "elements within elements", "a.xml",
      """
      <ns:r xmlns:ns="x"><ns:list><ns:p><ns:id>a</ns:id><ns:pos><lat>45.5</lat><lon>-73.6</lon></ns:pos></ns:p>
      <ns:p><ns:id>b</ns:id><ns:pos><lat>45.6</lat><lon>-73.7</lon></ns:pos></ns:p></ns:list></ns:r>
      """
    ),
  ]

  @Test("makes the same venues in whatever form", arguments: forms)
  func same(name: String, file: String, text: String) throws {
    let trial = try Trials().run(text, as: file)
    #expect(trial.part.read == 2)
    for (id, latitude, longitude) in [("a", 45.5, -73.6), ("b", 45.6, -73.7)] {
      let venue = try trial.venue(id)
      #expect(abs(venue.position.latitude - latitude) < 1e-9, "\(name)")
      #expect(abs(venue.position.longitude - longitude) < 1e-9, "\(name)")
    }
  }

  @Test("reads entities, and takes empty elements for missing values")
  func values() throws {
    let trial = try Trials().run(Self.forms[0].text, as: "a.xml")
    #expect(try trial.venue("a").name == "Here & there")
    #expect(try trial.venue("b").name == "<b>")
    #expect(try trial.venue("a").properties["Courts"] == nil)
  }

  @Test("joins elements that repeat within their record")
  func repeated() throws {
    let text =
      "<r><p><id>a</id><lat>1</lat><lon>2</lon><s>x</s><s>y</s></p><p><id>b</id><lat>1</lat><lon>3</lon></p></r>"
    let trial = try Trials().run(text, as: "a.xml")
    #expect(try trial.venue("a").properties["s"] == "x; y")
  }

  @Test("is read in the encoding that it declares")
  func encoding() throws {
    let text =
      #"<?xml version="1.0" encoding="ISO-8859-1"?><r><p n="Pâté" lat="1" lon="2"/><p n="é" lat="1" lon="3"/></r>"#
    let data = try #require(text.data(using: .isoLatin1))
    let trial = try Trials().run(data, as: "a.xml") {
      $0.mapping = (try? FieldMapping(["name=n"])) ?? FieldMapping()
    }
    #expect(Set(trial.venues.map(\.name)) == ["Pâté", "é"])
  }

  @Test(
    "is refused with the line where it is damaged or could reach out of the file",
    arguments: [
      "<r><p><lat>1</lat><lon>2</lon></p>\n<p><lat>1</lon></p></r>",
      "<r>\n<p><lat>1</lat>", "<!DOCTYPE r [<!ENTITY a \"b\">]>\n<r><p><lat>1</lat></p></r>",
      "<r><p a='1>\n</p></r>", "<r><p><lat>1</lat></p><p",
      String(repeating: "<a>", count: 100_000),
    ])
  func damaged(text: String) throws {
    let error = try Trials().failure(text, as: "a.xml")
    #expect(error.kind == .badData)
    #expect("\(error)".contains("line "), "\(error)")
  }
}

@Suite("Elements that an attribute names") struct XMLFieldTests {
  @Test("are columns of that name")
  func named() throws {
    let records = (1..<4).map {
      """
      <contenido><tipo>Entidad</tipo><atributos idioma="es"><atributo nombre="ID-ENTIDAD">\($0)</atributo>
      <atributo nombre="NOMBRE">Pista \($0)</atributo><atributo nombre="LOCALIZACION">
      <atributo nombre="LATITUD">40.41\($0)</atributo><atributo nombre="LONGITUD">-3.70\($0)</atributo>
      </atributo></atributos></contenido>
      """
    }
    let trial = try Trials().run(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?><Contenidos>\(records.joined())</Contenidos>",
      as: "instalaciones.xml")
    #expect(trial.venues.map(\.name).sorted() == ["Pista 1", "Pista 2", "Pista 3"])
    #expect(trial.venues.map(\.position.latitude).sorted() == [40.411, 40.412, 40.413])
    let fields = (1..<4).map {
      "<row><field name=\"title\" value=\"Court \($0)\"/><field name=\"lat\" value=\"45.5\($0)\"/><field name=\"lng\" value=\"-73.6\"/></row>"
    }
    let short = try Trials().run("<rows>\(fields.joined())</rows>", as: "courts.xml")
    #expect(short.venues.map(\.position.latitude).sorted() == [45.51, 45.52, 45.53])
    #expect(short.venues.map(\.name).sorted() == ["Court 1", "Court 2", "Court 3"])
  }
}
