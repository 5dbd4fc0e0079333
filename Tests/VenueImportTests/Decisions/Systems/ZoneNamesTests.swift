import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Names of systems with zones") struct ZoneNamesTests {
  @Test(
    "mean the zone that stands in them, in whatever way it is written",
    arguments: [
      ("SWEREF 99 18 00 N", "EPSG:3011"), ("anl_sweref99_13_30", "EPSG:3008"),
      ("sweref99 1200", "EPSG:3007"), ("SWEREF991545 E", "EPSG:3013"),
      ("SWEREF99 TM", "EPSG:3006"), ("X_SWEREF99", "EPSG:3006"), ("KKJ2 X", "EPSG:2392"),
      ("ETRS-GK25", "EPSG:3879"), ("gk7_x", "EPSG:6316"), ("GK4 HW", "EPSG:31468"),
      ("DKTM2_X", "EPSG:4094"), ("UTM_X_30", "EPSG:25830"), ("utm zona 18S", "EPSG:31978"),
      ("utm33_e", "EPSG:25833"), ("UTM32E", "EPSG:25832"), ("UTM 56 H", "EPSG:28356"),
    ])
  func zone(text: String, system: String) {
    #expect(SystemNames.find(in: text, isColumn: true).first?.systems.first == system)
  }

  @Test(
    "mean the datum that stands beside a zone of UTM",
    arguments: [
      ("ED50 UTM 30 X", "EPSG:23030"), ("UTM30_ED50", "EPSG:23030"), ("nad27_utm17", "EPSG:26717"),
      ("utm23s sad69", "EPSG:29193"), ("UTM32N WGS84", "EPSG:32632"),
      ("x_utm_18s_psad56", "EPSG:24878"),
    ])
  func datum(text: String, system: String) {
    let found = SystemNames.find(in: text, isColumn: true).first { $0.word.hasPrefix("utm") }
    #expect(found?.systems == [system])
  }

  @Test(
    "are no zone where the number belongs to a datum",
    arguments: ["UTM X ED50", "UTM_Y_ED50", "UTMX_ED50", "utm_psad56"])
  func datumAlone(text: String) {
    let found = SystemNames.find(in: text, isColumn: true)
    #expect(!found.contains { $0.word.hasPrefix("utm") })
  }

  @Test(
    "and years are those of the country beside them",
    arguments: [
      ("X (LKS-92)", "EPSG:3059"), ("LKS94 Y", "EPSG:3346"), ("X_92", "EPSG:2180"),
      ("wsp_y_1992", "EPSG:2180"), ("X PUWG-92", "EPSG:2180"), ("L-EST97 X", "EPSG:3301"),
      ("X_2000", "EPSG:2176"), ("X (LUREF)", "EPSG:2169"), ("Stereo 70 N", "EPSG:3844"),
      ("ΕΓΣΑ '87 X", "EPSG:2100"), ("БГС2005 X", "EPSG:7801"), ("X_PT-TM06", "EPSG:3763"),
      ("ISN2004_X", "EPSG:5325"), ("X_D48", "EPSG:3912"), ("X_RT90", "EPSG:3021"),
    ])
  func country(text: String, system: String) {
    #expect(SystemNames.find(in: text, isColumn: true).first?.systems.first == system)
  }

  @Test(
    "and years mean nothing beside other words",
    arguments: ["X_CENSUS_1992", "x_lks_1992", "Y rev 92"])
  func year(text: String) {
    #expect(SystemNames.find(in: text, isColumn: true).isEmpty)
  }

  /// Coordinates by PROJ.
  static let named: [(String, String, Double, Double, Double, Double, String)] = [
    (
      "anl", "SWEREF 99 18 00 E,SWEREF 99 18 00 N", 153_905.09, 6_579_354.45, 59.3293, 18.0686,
      "EPSG:3011"
    ),
    ("stockholm_sweref99_18_00", "x,y", 153_905.09, 6_579_354.45, 59.3293, 18.0686, "EPSG:3011"),
    ("platser", "Y_RT90,X_RT90", 1_628_832.57, 6_580_908.6, 59.3293, 18.0686, "EPSG:3021"),
    ("goteborg", "Y_RT90,X_RT90", 1_271_721.81, 6_404_687.71, 57.7089, 11.9746, "EPSG:3021"),
    ("laukumi", "X (LKS-92),Y (LKS-92)", 506_399.31, 311_780.57, 56.9496, 24.1052, "EPSG:3059"),
    ("plaetze", "UTM33_E,UTM33_N", 391_779.26, 5_820_072.16, 52.52, 13.405, "EPSG:25833"),
    ("valencia", "UTM X ED50,UTM Y ED50", 725_806.2, 4_372_419.76, 39.4699, -0.3763, "EPSG:23030"),
  ]

  @Test(
    "lead to the place that they are made for, and nothing is said to contradict them",
    arguments: named)
  func placed(
    file: String, columns: String, x: Double, y: Double, latitude: Double, longitude: Double,
    system: String
  ) throws {
    let trial = try Trials().run(OrderChoiceTests.table(columns, x, y), as: "\(file).csv")
    #expect(trial.part.referenceSystem?.hasPrefix("\(system) ") == true)
    let place = try Position(latitude: latitude, longitude: longitude)
    #expect(Geodesic.meters(from: try OrderChoiceTests.place(trial), to: place) < 25)
    #expect(!trial.part.warnings.contains { $0.kind == .referenceSystemContradicted })
  }

  @Test("whose X counts northward are read so where either order lies in the country, aloud")
  func northward() throws {
    // The middle of Łódź by PROJ; east and north swapped lie in the west of the country.
    let (north, east) = (432_633.67, 531_462.81)
    let place = try Position(latitude: 51.7592, longitude: 19.456)
    for columns in ["X_1992,Y_1992", "X_PUWG92,Y_PUWG92"] {
      let trial = try Trials().run(OrderChoiceTests.table(columns, north, east), as: "boiska.csv")
      #expect(Geodesic.meters(from: try OrderChoiceTests.place(trial), to: place) < 5)
      #expect(trial.part.warnings.contains { $0.kind == .axesUncertain })
    }
  }
}
