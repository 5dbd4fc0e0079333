import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("References of national grids") struct GridReferenceTests {
  @Test(
    "are squares of a hundred kilometres and what follows",
    arguments: [
      // Published examples: Nelson's Column, the Spire of Dublin, Land's End, Muckle Flugga, Manchester.
      ("TQ 300 804", 530_050, 180_450, 100), ("TQ3004480418", 530_044.5, 180_418.5, 1),
      ("SJ 84 98", 384_500, 398_500, 1000), ("SJ841981", 384_150, 398_150, 100),
      ("SW 3420 2509", 134_205, 25_095, 10), ("HP 60 19", 460_500, 1_219_500, 1000),
      ("O 159 346", 315_950, 234_650, 100), ("J 338 740", 333_850, 374_050, 100),
      ("O1590034600", 315_900.5, 234_600.5, 1), ("tq298804", 529_850, 180_450, 100),
      ("NT 2595 7366", 325_955, 673_665, 10),
    ] as [(String, Double, Double, Double)])
  func read(text: String, easting: Double, northing: Double, size: Double) throws {
    let reference = try #require(GridReference(Array(text.utf8)[...]))
    #expect(reference.easting == easting)
    #expect(reference.northing == northing)
    #expect(reference.size == size)
  }

  @Test(
    "are nothing else",
    arguments: [
      "", "TQ", "TQ 3", "TQ 300 80", "AB 123 456", "M1 4AB", "XYZ 123 456", "I 123 456",
      "12 34", "TQ 300 804 N", "TI 300 804", "SJ 123456 123456",
    ])
  func refused(text: String) { #expect(GridReference(Array(text.utf8)[...]) == nil) }

  @Test("place venues, and are told where they are rough")
  func imported() throws {
    let british = try Trials().run(
      "name,grid_ref\nA,SJ 84 98\nB,SJ 8412 9811\nC,SJ842982\nD,none\n", as: "pitches.csv")
    #expect(british.part.referenceSystem?.hasPrefix("EPSG:27700") == true)
    #expect(british.venues.count == 3)
    let place = try #require(british.venues.first { $0.name == "B" }).position
    #expect(abs(place.latitude - 53.4797) < 1e-3 && abs(place.longitude + 2.2409) < 1e-3)
    #expect(british.part.warnings.contains { $0.kind == .roughPositions })
    let irish = try Trials().run(
      "name,Irish Grid Ref\nA,O 159 346\nB,O 160 347\n", as: "pitches.csv")
    #expect(irish.part.referenceSystem?.hasPrefix("EPSG:29903") == true)
    #expect(abs(try #require(irish.venues.first).position.latitude - 53.35) < 2e-3)
    // Identifiers of the same form are none.
    let codes = try Trials().failure("name,code\nA,ST0012\nB,ST0013\n")
    guard case .noGeometry = codes else { return #expect(Bool(false), "\(codes)") }
  }
}
