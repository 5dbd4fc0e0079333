import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

/// Coordinates of city middles by PROJ, in systems on datums that were given up.
@Suite("A datum that is named") struct DatumClueTests {
  static let named: [(String, String, Double, Double, Double, Double, String)] = [
    ("saopaulo_sad69", "x,y", 333332.99, 7394634.04, -23.5505, -46.6333, "SAD69"),
    ("saopaulo", "X_SAD69,Y_SAD69", 333332.99, 7394634.04, -23.5505, -46.6333, "SAD69"),
    ("madrid_pistas_ed50", "x,y", 440399.55, 4474464.79, 40.4168, -3.7038, "ED50"),
    ("madrid", "COORD_X_ED50,COORD_Y_ED50", 440399.55, 4474464.79, 40.4168, -3.7038, "ED50"),
    ("tokyo_datum_tokyo", "x,y", -5701.99, -35723.01, 35.6812, 139.7671, "Tokyo"),
    ("tokyo", "X_TOKYO,Y_TOKYO", -5701.99, -35723.01, 35.6812, 139.7671, "Tokyo"),
    ("moscow_pulkovo1942", "x,y", 7413305.56, 6182341.07, 55.7558, 37.6173, "Pulkovo 1942"),
    ("moscow", "X_SK42,Y_SK42", 7413305.56, 6182341.07, 55.7558, 37.6173, "Pulkovo 1942"),
    ("fields", "X_SK42,Y_SK42", 7413305.56, 6182341.07, 55.7558, 37.6173, "Pulkovo 1942"),
    ("austin_nad27", "x,y", 620935.89, 3348858.41, 30.2672, -97.7431, "NAD27"),
    ("pitches", "x_osgb36,y_osgb36", 383997.43, 398258.32, 53.4808, -2.2426, "OSGB36"),
  ]

  @Test("leads to a system on it", arguments: named)
  func found(
    file: String, columns: String, x: Double, y: Double, latitude: Double, longitude: Double,
    datum: String
  ) throws {
    let trial = try Trials().run(OrderChoiceTests.table(columns, x, y), as: "\(file).csv")
    let place = try Position(latitude: latitude, longitude: longitude)
    // Operations between old datums are exact to ten metres or so; ignoring the datum is off by a hundred and more.
    #expect(Geodesic.meters(from: try OrderChoiceTests.place(trial), to: place) < 25)
    #expect(trial.part.referenceSystem?.contains("(\(datum)") == true)
    #expect(!trial.part.warnings.contains { $0.kind == .referenceSystemContradicted })
  }

  @Test("of Taiwan is the one of 1967, which PROJ alone would take for that of 1997")
  func taiwan() throws {
    // The plane formula of the island's surveyors is the oracle: from TWD67 to TWD97.
    let (x, y) = (303_000.0, 2_767_000.0)
    let (a, b) = (0.00001549, 0.000006521)
    let (east, north) = (x + 807.8 + a * x + b * y, y - 248.6 + a * y + b * x)
    let modern = try Trials().run(
      OrderChoiceTests.table("TWD97_X,TWD97_Y", east, north), as: "taipei.csv")
    #expect(modern.part.referenceSystem?.hasPrefix("EPSG:3826") == true)
    let expected = try OrderChoiceTests.place(modern)
    for (file, columns) in [
      ("taipei", "TWD67_X,TWD67_Y"), ("courts", "X_TWD67,Y_TWD67"), ("taipei_twd67", "x,y"),
      ("courts_epsg3828", "x,y"),
    ] {
      let trial = try Trials().run(OrderChoiceTests.table(columns, x, y), as: "\(file).csv")
      #expect(trial.part.referenceSystem?.hasPrefix("EPSG:3828") == true, "\(file)")
      #expect(Geodesic.meters(from: try OrderChoiceTests.place(trial), to: expected) < 5)
      #expect(trial.part.accuracy == .meters(5))
    }
  }

  @Test("that contradicts the city is passed over aloud")
  func contradicted() throws {
    for file in ["belfast_bng", "belfast_osgb36"] {
      let trial = try Trials().run(
        OrderChoiceTests.table("x,y", 333828.33, 374087.51), as: "\(file).csv")
      #expect(trial.part.referenceSystem?.hasPrefix("EPSG:29903") == true)
      #expect(abs(try OrderChoiceTests.place(trial).latitude - 54.5973) < 1e-3)
      let warning = trial.part.warnings.first { $0.kind == .referenceSystemContradicted }
      #expect(warning?.detail?.contains("the file's name says Belfast") == true)
    }
  }

  @Test("of degrees is honoured in the names of columns")
  func degrees() throws {
    let trial = try Trials().run(
      "name,lon_tokyo,lat_tokyo\nA,139.77,35.68\nB,139.7,35.6\n", as: "parks.csv")
    #expect(trial.part.referenceSystem?.hasPrefix("EPSG:4301") == true)
  }
}
