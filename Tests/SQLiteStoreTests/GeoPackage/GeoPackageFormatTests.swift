import Foundation
import GeoPrimitives
import SQLiteStore
import Testing
import Venues

/// Runs GDAL's `ogrinfo`; `nil`, loudly, where it is not installed.
private func ogrinfo(_ arguments: String...) throws -> (output: String, errors: String)? {
  let tool = "/usr/bin/ogrinfo"
  guard FileManager.default.isExecutableFile(atPath: tool) else {
    print("SKIPPED: ogrinfo is not installed (gdal-bin)")
    return nil
  }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: tool)
  process.arguments = arguments
  let (output, errors) = (Pipe(), Pipe())
  process.standardOutput = output
  process.standardError = errors
  try process.run()
  let text = output.fileHandleForReading.readDataToEndOfFile()
  let complaints = errors.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (String(decoding: text, as: UTF8.self), String(decoding: complaints, as: UTF8.self))
}

@Suite("The file of a catalogue")
struct GeoPackageFormatTests {
  private let scratch = ScratchDirectory()
  private var path: String { scratch.file() }

  private func fill() throws -> GeoPackageCatalogue {
    let square = try [place(45, -74), place(45, -73.9), place(45.1, -73.9)]
    let catalogue = try GeoPackageCatalogue.writing(path)
    try catalogue.put([
      Venue(id: "a", source: "s", sourceID: "1", name: "É", position: try place(45.5, -73.6)),
      Venue(
        id: "b", source: "s", sourceID: "2", name: "Parc", position: try place(45.01, -73.95),
        footprint: Footprint(polygons: [Footprint.Polygon(exterior: square)]), sports: ["tennis"]),
      Venue(
        id: "c", source: "s", sourceID: "3", name: "Parcs", position: try place(45.01, -73.95),
        footprint: Footprint(polygons: [
          Footprint.Polygon(exterior: square),
          Footprint.Polygon(
            exterior: square.map { corner in
              Position(uncheckedLatitude: corner.latitude - 1, longitude: corner.longitude - 1)
            }),
        ])),
    ])
    return catalogue
  }

  @Test("opens in ogrinfo without a warning, with its layers, extent and reference system")
  func opensInOGR() throws {
    _ = try fill()
    guard let (output, errors) = try ogrinfo("-ro", "-al", "-so", path) else { return }
    #expect(errors.isEmpty)
    for words in [
      "Layer name: emplacements", "Feature Count: 3",
      "Extent: (-75.000000, 44.000000) - (-73.600000, 45.500000)", "ID[\"EPSG\",4326]",
      "nomEmplacement: String", "latitude: Real", "Geometry Column NOT NULL = geom",
      "FID Column = fid",
      "Layer name: utilisateurs", "Layer name: activites", "Layer name: messages",
    ] { #expect(output.contains(words), "\(words) in \(output)") }
    #expect(!output.contains("sportlink_catalogue") && !output.lowercased().contains("warning"))
  }

  @Test("has geometries that OGR reads as they were written")
  func hasReadableGeometries() throws {
    _ = try fill()
    guard let (output, errors) = try ogrinfo("-ro", "-al", "-q", path, "emplacements") else {
      return
    }
    #expect(errors.isEmpty)
    for words in [
      "POINT (-73.6 45.5)", "POLYGON ((-74 45,-73.9 45.0,-73.9 45.1,-74 45))",
      "MULTIPOLYGON (((-74 45,-73.9 45.0,-73.9 45.1,-74 45)),((-75 44,-74.9 44.0,-74.9 44.1,-75 44)))",
      "sportsDisponibles (String) = [\"tennis\"]", "autres (String) = (null)",
    ] { #expect(output.contains(words), "\(words) in \(output)") }
  }

  @Test("is a GeoPackage 1.3 by its header, and sound by SQLite's own check")
  func hasTheHeader() throws {
    _ = try fill()
    #expect(try runSQL("PRAGMA application_id", on: path) == ["\(0x4750_4B47)"])
    #expect(try runSQL("PRAGMA user_version", on: path) == ["10300"])
    #expect(try runSQL("PRAGMA integrity_check", on: path) == ["ok"])
    #expect(try runSQL("PRAGMA foreign_key_check", on: path).isEmpty)
    #expect(try runSQL("PRAGMA journal_mode", on: path) == ["delete"])
    #expect(
      try runSQL("SELECT srs_id FROM gpkg_spatial_ref_sys ORDER BY 1", on: path) == [
        "-1", "0", "4326",
      ])
    #expect(
      try runSQL(
        "SELECT last_change FROM gpkg_contents WHERE table_name = 'emplacements'", on: path)
        == [WritingSession.test.instant])
    #expect(scratch.contents == ["city.gpkg"])
  }

  @Test("names an extent that follows a venue away from the edge")
  func followsTheExtent() throws {
    let catalogue = try fill()
    try catalogue.put([
      Venue(id: "a", source: "s", sourceID: "1", name: "É", position: try place(45.05, -73.95))
    ])
    #expect(
      try runSQL(
        "SELECT min_x||' '||min_y||' '||max_x||' '||max_y FROM gpkg_contents LIMIT 1", on: path)
        == ["-75.0 44.0 -73.9 45.1"])
  }

  @Test("takes a point from its geometry, which a GIS may have moved")
  func followsTheGIS() throws {
    let catalogue = try fill()
    try runSQL(
      """
      UPDATE emplacements SET geom = (SELECT x'47500001E610000001010000000000000000001C400000000000804740')
      WHERE id = 'a'
      """, on: path)
    #expect(try catalogue.venue(id: "a")?.position == place(47, 7))
  }

  @Test(
    "may hold geometries of other writers: any envelope, byte order, height and measure",
    arguments: [
      "475000010000000001E9030000000000000000F03F00000000000000400000000000000840",
      "47500000000000000000000BB93FF000000000000040000000000000004008000000000000401000000000000"
        + "0",
      "4750000300000000000000000000F03F000000000000F03F000000000000004000000000000000400101000000000000"
        + "000000F03F0000000000000040",
    ])
  func readsForeignGeometries(hex: String) throws {
    let catalogue = try fill()
    try runSQL("UPDATE emplacements SET geom = x'\(hex)' WHERE id = 'a'", on: path)
    #expect(try catalogue.venue(id: "a")?.position == place(2, 1))
  }

  @Test("leaves layers of other programs alone and becomes a catalogue beside them")
  func joinsForeignGeoPackages() throws {
    try runSQL(
      """
      PRAGMA application_id = 0x47504B47; PRAGMA user_version = 10200;
      CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER NOT NULL PRIMARY KEY,
        organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL,
        description TEXT, definition_12_063 TEXT NOT NULL);
      INSERT INTO gpkg_spatial_ref_sys VALUES ('x', 4326, 'EPSG', 4326, 'theirs', '', '');
      CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL,
        identifier TEXT UNIQUE, description TEXT DEFAULT '', last_change DATETIME NOT NULL DEFAULT
        (strftime('%Y-%m-%dT%H:%M:%fZ','now')), min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE, srs_id INTEGER);
      CREATE TABLE roads (fid INTEGER PRIMARY KEY, name TEXT); INSERT INTO roads VALUES (1, 'Rue');
      INSERT INTO gpkg_contents (table_name, data_type, identifier) VALUES ('roads', 'attributes', 'roads');
      """, on: path)
    #expect(throws: VenueStoreError.self) { try GeoPackageCatalogue(readingAt: path) }
    _ = try fill()
    #expect(try GeoPackageCatalogue(readingAt: path).venueCount() == 3)
    #expect(try runSQL("SELECT name FROM roads", on: path) == ["Rue"])
    #expect(
      try runSQL("SELECT definition FROM gpkg_spatial_ref_sys WHERE srs_id = 4326", on: path) == [
        "theirs"
      ])
    #expect(try runSQL("PRAGMA user_version", on: path) == ["10200"])
  }
}
