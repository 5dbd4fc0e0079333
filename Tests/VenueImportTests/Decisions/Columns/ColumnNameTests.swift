import Testing

@testable import VenueImport

@Suite("The name of a column") struct ColumnNameTests {
  @Test(
    "is taken apart into plain words",
    arguments: [
      ("NAME_EN", ["name", "en"]), ("nomEmplacement", ["nom", "emplacement"]),
      ("Nom usuel de l'installation", ["nom", "usuel", "de", "l", "installation"]),
      ("Coordonnées", ["coordonnees"]), ("@id", ["id"]), ("EastITM", ["east", "itm"]),
      ("X_L93", ["x", "l93"]), ("Öffnungszeiten", ["oeffnungszeiten"]), ("名稱", ["名稱"]),
      ("OPENINGHRs", ["openinghrs"]), ("Größe (m²)", ["groesse", "m"]), ("", []),
    ] as [(String, [String])])
  func words(name: String, expected: [String]) {
    #expect(ColumnName(name).words == expected)
  }
}

@Suite("Pairs of coordinate columns") struct CoordinateColumnsTests {
  @Test(
    "are known by names that differ in one word",
    arguments: [
      (["id", "lat", "lon"], 2, 1, true), (["LONG", "LAT"], 0, 1, true),
      (["Longitude", "Latitude"], 0, 1, true), (["X", "Y"], 0, 1, false),
      (["POINT_X", "POINT_Y"], 0, 1, false), (["X_L93", "Y_L93"], 0, 1, false),
      (["EastITM", "NorthITM"], 0, 1, false), (["EASTING", "NORTHING"], 0, 1, false),
      (["easting_lands", "northing_lands"], 0, 1, false), (["xcoord", "ycoord"], 0, 1, false),
      (["coordx", "coordy"], 0, 1, false), (["Rechtswert", "Hochwert"], 0, 1, false),
      (["longitude_wgs84", "latitude_wgs84"], 0, 1, true), (["lng", "lat"], 0, 1, true),
      (["Längengrad", "Breitengrad"], 0, 1, true), (["geo_longitude", "geo_latitude"], 0, 1, true),
    ] as [([String], Int, Int, Bool)])
  func known(names: [String], x: Int, y: Int, isNamedForDegrees: Bool) {
    let pairs = CoordinateColumns.pairs(among: names.map { ColumnName($0) })
    #expect(pairs.map { [$0.x, $0.y] } == [[x, y]])
    #expect(pairs.map(\.isNamedForDegrees) == [isNamedForDegrees])
    // X and Y say nothing of east and north.
    let isOrderNamed = !names[x].lowercased().contains("x")
    #expect(pairs.map(\.isOrderNamed) == [isOrderNamed])
  }

  @Test(
    "are not made of others",
    arguments: [
      ["name", "latitude"], ["X_L93", "Y_WGS"], ["tax", "tay"], ["long_name", "name"],
    ])
  func unknown(names: [String]) {
    #expect(CoordinateColumns.pairs(among: names.map { ColumnName($0) }).isEmpty)
  }

  @Test("come with those for degrees first")
  func order() {
    let names = ["EastITM", "NorthITM", "Lat", "Long"].map { ColumnName($0) }
    #expect(CoordinateColumns.pairs(among: names).map(\.x) == [3, 0])
  }
}
