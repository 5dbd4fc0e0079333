import Testing
import Venues

@testable import VenueImport

@Suite("Tables in HTML that a column holds") struct UnfoldedSourceTests {
  private static func placemark(_ number: Int, _ table: String) -> String {
    """
    <Placemark><name>kml_\(number)</name><description><![CDATA[\(table)]]></description>
    <Point><coordinates>103.8\(number),1.3\(number)</coordinates></Point></Placemark>
    """
  }

  private static func file(_ tables: [String]) -> String {
    let places = tables.enumerated().map { placemark($0.offset + 1, $0.element) }.joined()
    return "<?xml version=\"1.0\"?><kml xmlns=\"http://www.opengis.net/kml/2.2\"><Document>"
      + "<Folder><name>grounds</name>\(places)</Folder></Document></kml>"
  }

  private static func table(_ name: String, _ sport: String) -> String {
    """
    <center><table><tr><th colspan='2' align='center'><em>Attributes</em></th></tr>
    <tr bgcolor="#E3E3F3"><th>NAME</th> <td>\(name)</td></tr><tr><th>STREET_ADDRESS</th><td>4 Fern &amp; Moss Road</td></tr>
    <tr><th>SPORTS</th><td>\(sport)</td></tr><tr><th>FLOOR</th><td></td></tr></table></center>
    """
  }

  @Test("of a KML become columns: names, sports and addresses come from them")
  func descriptions() throws {
    let text = Self.file([Self.table("Fern Hall", "Tennis"), Self.table("Moss Field", "Soccer")])
    let trial = try Trials(knowledge: .standard).run(text, as: "grounds.kml")
    #expect(trial.venues.map(\.name).sorted() == ["Fern Hall", "Moss Field"])
    #expect(trial.venues.flatMap(\.sports).sorted() == ["soccer", "tennis"])
    let properties = JSONValue.object(try #require(trial.venues.first).properties).text()
    #expect(properties.contains("4 Fern & Moss Road") && !properties.contains("<table"))
    #expect(trial.part.warnings.contains { $0.kind == .tablesUnfolded })
  }

  @Test("of cells alone, with a title and nested in another table, are such too")
  func cells() throws {
    let pairs = try #require(
      MarkupTable(
        """
        <html><head><title>x</title></head><body><table><tr><td>Fern Hall</td></tr><tr><td><table>
        <tr><td>OBJECTNAME:</td><td>Fern Hall</td></tr><TR><TD>PHONE<TD>&lt;Null&gt;</TR>
        <tr><td>WEB</td><td><a href="https://fern.example/hall">https://fern.example/hall</a></td></tr>
        </table></td></tr></table></body></html>
        """.utf8.map { $0 }[...]))
    #expect(pairs.pairs.map(\.key) == ["OBJECTNAME", "PHONE", "WEB"])
    #expect(pairs.pairs.map(\.value) == ["Fern Hall", "", "https://fern.example/hall"])
    #expect(pairs.isWhole)
  }

  @Test("with a row of headings name the cells below")
  func headings() throws {
    let row = "<tr><th>A</th><th>B</th><th>C</th></tr><tr><td>1</td><td>2</td><td>3</td></tr>"
    let table = try #require(MarkupTable(Array(row.utf8)[...]))
    #expect(table.pairs.map { "\($0.key)=\($0.value)" } == ["A=1", "B=2", "C=3"])
  }

  @Test("stay beside their columns where they say more, or nothing by name")
  func more() throws {
    let more = "<p>Ask at the gate.</p><table><tr><th>NAME</th><td>Fern Hall</td></tr></table>"
    let trial = try Trials().run(Self.file([more, more]), as: "a.kml")
    #expect(trial.venues.map(\.name) == ["Fern Hall", "Fern Hall"])
    #expect(
      trial.venues.allSatisfy { JSONValue.object($0.properties).text().contains("Ask at the gate") }
    )
    let prose = "<b>Fern Hall</b><br>open daily"
    let plain = try Trials().run(Self.file([prose, prose]), as: "b.kml")
    #expect(!plain.part.warnings.contains { $0.kind == .tablesUnfolded })
  }

  @Test(
    "are read from any text, whatever it breaks off with",
    arguments: [
      "<tr", "<tr><td", "<tr><td>A<td>", "<tr><td>A</td><td>\"", "<tr a='", "<tr><td>&#",
      "<tr></tr><td></td>",
    ])
  func broken(text: String) {
    #expect((MarkupTable(Array(text.utf8)[...])?.pairs ?? []).allSatisfy { $0.key == "A" })
  }
}
