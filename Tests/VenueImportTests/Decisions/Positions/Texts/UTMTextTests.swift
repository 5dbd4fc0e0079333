import GeoPrimitives
import Geodesy
import Testing
import Venues

@testable import VenueImport

@Suite("Zones of UTM in a cell") struct UTMTextTests {
  @Test(
    "are read in the ways that people write them",
    arguments: [
      "18T 612345 5041234", "18t 612345E 5041234N", "18 T 612345 mE 5041234 mN",
      "UTM 18T E 612345 N 5041234", "18T, 0612345, 5041234", "Zone 18N 612345.0 5041234.0",
      "18T612345E 5041234N",
    ])
  func read(text: String) throws {
    let found = try #require(UTMText(Array(text.utf8)[...]))
    #expect(found.zone == 18 && found.isNorth)
    #expect([found.easting, found.northing] == [612_345, 5_041_234])
  }

  @Test("have a letter that the northing bears out")
  func bands() {
    func isNorth(_ text: String) -> Bool? { UTMText(Array(text.utf8)[...])?.isNorth }
    #expect(isNorth("56H 334000 6250000") == false)
    #expect(isNorth("56S 334000 6250000") == false, "S is the south where the band is not meant")
    #expect(isNorth("11S 384000 3770000") == true, "S is the band of California")
    #expect(isNorth("18T 612345 1041234") == nil)
    for text in ["61T 612345 5041234", "18T 612345", "18T 5041234 612345", "Court 18 T 3 4"] {
      #expect(isNorth(text) == nil, "\(text)")
    }
  }

  @Test("place venues", arguments: ["UTM", "Location"])
  func venues(column: String) throws {
    let projection = try Projection(from: ReferenceSystem("EPSG:32651"))
    var text = "name,sport,\(column)\n"
    for index in 0..<4 {
      var (xs, ys) = ([121.0 + Double(index) / 100], [14.6])
      #expect(projection.fromDegrees(x: &xs, y: &ys) == 0)
      text += "Court \(index),tennis,51P \(Int(xs[0])) \(Int(ys[0]))\n"
    }
    let trial = try Trials().run(text)
    #expect(trial.part.written == 4)
    let third = try #require(trial.venues.first { $0.name == "Court 2" })
    #expect(abs(third.position.longitude - 121.02) < 1e-4)
    #expect(abs(third.position.latitude - 14.6) < 1e-4)
  }
}
