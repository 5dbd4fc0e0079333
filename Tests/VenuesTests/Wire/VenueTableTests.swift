import GeoPrimitives
import Testing
import Venues

@Suite("A CSV table of venues")
struct VenueTableTests {
  @Test("quotes by RFC 4180, joins lists and leaves formulas as they are")
  func writesLines() throws {
    let corner = try Position(latitude: 0, longitude: 1)
    let other = try Position(latitude: 1, longitude: 2)
    let venue = Venue(
      id: "v,1", source: "=1+1", sourceID: "", name: "Le \"Parc\"\n2", position: corner,
      footprint: Footprint(polygons: [Footprint.Polygon(exterior: [corner, other, .northPole])]),
      sports: ["tennis", "soccer"], properties: ["a": "b"])
    var text: [UInt8] = []
    VenueTable.appendHeader(to: &text)
    VenueTable.append(venue, to: &text)
    #expect(
      String(decoding: text, as: UTF8.self)
        == "id,nomEmplacement,latitude,longitude,sportsDisponibles,heuresOuvertures,fuseauHoraire,source,"
        + "identifiantSource,emprise,autres\r\n"
        + "\"v,1\",\"Le \"\"Parc\"\"\n2\",0.0,1.0,tennis;soccer,,,=1+1,,"
        + "\"POLYGON ((1.0 0.0, 2.0 1.0, 0.0 90.0, 1.0 0.0))\",\"{\"\"a\"\":\"\"b\"\"}\"\r\n")
  }

  @Test(
    "has as many cells a line as columns, whatever is in them",
    arguments: 1...30 as ClosedRange<UInt64>)
  func hasEvenLines(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let venue = random.venue()
    var text: [UInt8] = []
    VenueTable.append(venue, to: &text)
    let cells = Self.cells(String(decoding: text, as: UTF8.self).unicodeScalars.map { $0 })
    #expect(cells.count == VenueTable.columns.count, "seed \(seed)")
    #expect(cells.first == venue.id && cells[1] == venue.name, "seed \(seed)")
    #expect(cells[8] == venue.sourceID, "seed \(seed)")
  }

  /// The cells of one line, by a reader written for this test alone.
  private static func cells(_ line: [Unicode.Scalar]) -> [String] {
    var cells = [""]
    var isQuoted = false
    var index = 0
    while index < line.count - 2 {
      if line[index] == "\"" {
        if isQuoted, line[index + 1] == "\"" {
          cells[cells.count - 1].unicodeScalars.append("\"")
          index += 1
        } else {
          isQuoted.toggle()
        }
      } else if line[index] == ",", !isQuoted {
        cells.append("")
      } else {
        cells[cells.count - 1].unicodeScalars.append(line[index])
      }
      index += 1
    }
    return cells
  }
}
