import Testing

@testable import VenueImport

@Suite("Words that name a reference system") struct SystemNamesTests {
  @Test(
    "are known in the names of files and columns",
    arguments: [
      ("montreal__installations_cp1252_semicolon_commadec_mtm8", ["EPSG:32188", "EPSG:2950"]),
      ("terrains MTM zone 8", ["EPSG:32188", "EPSG:2950"]),
      ("terrains_nad83csrs_mtm8", ["EPSG:2950"]), ("parks-epsg2950-nocrs", ["EPSG:2950"]),
      ("parks_EPSG_25832", ["EPSG:25832"]), ("sites_latin9_lambert93", ["EPSG:2154"]),
      ("X_L93", ["EPSG:2154"]), ("utm33n", ["EPSG:25833", "EPSG:32633"]),
      ("utm_18", ["EPSG:26918", "EPSG:32618"]), ("parques_utm23s", ["EPSG:31983", "EPSG:32723"]),
      ("wkt_epsg2249_ftUS", ["EPSG:2249"]), ("cc47", ["EPSG:3947"]), ("GK4_X", ["EPSG:31468"]),
      ("mga55", ["EPSG:28355", "EPSG:7855"]), ("EastITM", ["EPSG:2157"]), ("xIG", []),
    ])
  func known(text: String, systems: [String]) {
    #expect(SystemNames.find(in: text, isColumn: true).first?.systems ?? [] == systems)
  }

  @Test(
    "are not seen in other words",
    arguments: [
      "installations_2017", "epsg", "epsg12", "mtm99", "Parks_in_Galway_City", "utm61", "summit8",
      "rd", "itm", "crs2024",
    ])
  func unknown(text: String) {
    let found = SystemNames.find(in: text, isColumn: false)
    #expect(found.allSatisfy { $0.systems == ["EPSG:2024"] }, "\(found)")
  }
}
