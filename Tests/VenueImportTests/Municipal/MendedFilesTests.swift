import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("The files of cities that hold wrong positions", .enabled(if: SharedData.isThere))
struct MendedFilesTests {
  @Test("have their two swapped pairs of Hong Kong put right")
  func hongKong() throws {
    let trial = try MunicipalFilesTests.run(
      "municipal/hongkong__all_football_fields__natural_11_a_side_list.geojson")
    #expect(trial.venues.count == 41)
    #expect(
      trial.venues.allSatisfy {
        (22.1...22.6).contains($0.position.latitude)
          && (113.8...114.5).contains($0.position.longitude)
      })
    #expect((trial.part.warnings.first { $0.kind == .positionSwapped }?.count ?? 0) >= 1)
  }

  @Test(
    "lose no pool of Montréal to a lost decimal comma, even where only the damaged pair is taken")
  func pools() throws {
    let good = try MunicipalFilesTests.run("municipal/montreal__piscines_2017.csv")
    let damaged = try MunicipalFilesTests.run("municipal/montreal__piscines_2017.csv") {
      $0.mapping = (try? FieldMapping(["x=POINT_X", "y=POINT_Y"])) ?? $0.mapping
      $0.referenceSystem = "EPSG:32188"
    }
    #expect(damaged.part.written + damaged.part.merged == 311)
    try DerivedFilesTests.expectAgreement(damaged.venues, good.venues) { venue in
      guard case .string(let id)? = venue.properties["ID_UEV"] else { return nil }
      return id
    }
    #expect((damaged.part.warnings.first { $0.kind == .decimalMarkLost }?.count ?? 0) >= 286)
  }
}
