import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Formats that GDAL reads") struct FormatTests {
  static let geoJSON = """
    {"type":"FeatureCollection","features":[
    {"type":"Feature","properties":{"id":"a","name":"Café","sport":"tennis"},"geometry":{"type":"Point","coordinates":[-73.5,45.5]}},
    {"type":"Feature","properties":{"id":"b","name":"Parc","sport":"soccer"},"geometry":{"type":"Point","coordinates":[-73.6,45.6]}}]}
    """

  @Test(
    "all make the same venues, and nothing is written beside the input",
    arguments: [
      ("ESRI Shapefile", "a.shp", []), ("GPKG", "a.gpkg", []), ("KML", "a.kml", []),
      ("GML", "a.gml", []), ("FlatGeobuf", "a.fgb", []), ("GeoJSONSeq", "a.geojsonl", []),
      ("MapInfo File", "a.tab", []),
      ("ODS", "a.ods", ["-lco", "SEPARATOR=COMMA"]), ("SQLite", "a.sqlite", []),
      ("GeoJSON", "a.json", ["-lco", "RFC7946=YES"]),
    ] as [(String, String, [String])])
  func same(driver: String, name: String, options: [String]) throws {
    let directory = try TemporaryDirectory()
    let original = try TemporaryDirectory()
    let text =
      driver == "ODS"
      ? "id,name,sport,lat,lon\na,Café,tennis,45.5,-73.5\nb,Parc,soccer,45.6,-73.6\n" : Self.geoJSON
    let from = try original.write(text, as: driver == "ODS" ? "from.csv" : "from.geojson")
    try Shell.run(
      "ogr2ogr", ["-f", driver, directory.path(name), from] + (driver == "ODS" ? [] : options))
    // What a driver writes beside an output is no matter here; a GML schema would hide a `.gfs`.
    try? FileManager.default.removeItem(atPath: directory.path("a.xsd"))
    let before = directory.contents
    let trial = try Trials().run(ImportOptions(inputs: [directory.path(name)]))
    #expect(directory.contents == before)
    let venues = trial.venues.sorted { $0.position.latitude < $1.position.latitude }
    #expect(venues.map(\.name) == ["Café", "Parc"])
    #expect(venues.map(\.sports) == [["tennis"], ["soccer"]])
    #expect(
      venues.allSatisfy { abs(abs($0.position.longitude) - $0.position.latitude) > 28 - 0.11 })
    #expect(abs(venues[0].position.latitude - 45.5) < 1e-9)
    #expect(abs(venues[1].position.longitude - -73.6) < 1e-9)
  }

  @Test(
    "keep their letters in a shapefile that says nothing of its encoding",
    arguments: [
      ("BIG5", ["大安森林公園籃球場", "臺北市立體育館", "永和國小操場"], "Big5"),
      (
        "CP1250", ["Boisko piłkarskie Śródmieście", "Hala sportowa Łazienki", "Kort Ząbki"],
        "Windows-1250"
      ),
      ("CP1252", ["Aréna Élémentaire", "Terrain de pétanque", "Hôtel de Ville"], "Windows-1252"),
      ("UTF-8", ["Aréna Élémentaire", "Łazienki", "籃球場"], "UTF-8"),
    ] as [(String, [String], String)], [UInt8(0), 0x57])
  func shapefile(table: (String, [String], String), language: UInt8) throws {
    let (encoding, names, found) = table
    let directory = try TemporaryDirectory()
    let features = names.enumerated().map { index, name in
      "{\"type\":\"Feature\",\"properties\":{\"name\":\"\(name)\"},\"geometry\":{\"type\":\"Point\",\"coordinates\":[2.\(index),48.\(index)]}}"
    }
    let from = try directory.write(
      "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}",
      as: "from.geojson")
    let target = directory.path("sites.shp")
    try Shell.run("ogr2ogr", ["-lco", "ENCODING=\(encoding)", target, from])
    try? FileManager.default.removeItem(atPath: directory.path("sites.cpg"))
    let cells = directory.path("sites.dbf")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: cells))
    bytes[29] = language
    try bytes.write(to: URL(fileURLWithPath: cells))
    let trial = try Trials().run(ImportOptions(inputs: [target]))
    #expect(trial.venues.map(\.name).sorted() == names.sorted())
    #expect(trial.part.encoding == found)
  }

  @Test("with several layers are read layer by layer, or the one that is asked for")
  func layers() throws {
    let directory = try TemporaryDirectory()
    let from = try directory.write(Self.geoJSON, as: "from.geojson")
    let target = directory.path("two.gpkg")
    try Shell.run("ogr2ogr", ["-f", "GPKG", target, from, "-nln", "north"])
    try Shell.run("ogr2ogr", ["-f", "GPKG", "-update", target, from, "-nln", "south"])
    var apart = ImportOptions(inputs: [target])
    apart.merges = false
    let all = try Trials().run(apart)
    #expect(all.report.parts.map(\.part) == ["north", "south"])
    #expect(Set(all.venues.map(\.source)) == ["two/north", "two/south"])
    #expect(all.venues.count == 4)
    // Layers that hold the same places hold each once.
    let merged = try Trials().run(ImportOptions(inputs: [target]))
    #expect(merged.report.parts.map(\.merged) == [0, 2])
    #expect(Set(merged.venues.map(\.source)) == ["two/north"])
    var options = ImportOptions(inputs: [target])
    options.layer = "south"
    let one = try Trials().run(options)
    #expect(one.report.parts.map(\.layer) == ["south"])
    #expect(one.venues.count == 2)
  }

  @Test(
    "without positions in one of their sheets pass over it, and say so", arguments: [true, false])
  func sheets(notesFirst: Bool) throws {
    let directory = try TemporaryDirectory()
    let notes = try directory.write("remark,author\nfine,me\n", as: "notes.csv")
    let data = try directory.write("id,lat,lon\na,45.5,-73.5\n", as: "data.csv")
    let target = directory.path("book.ods")
    let order = notesFirst ? [notes, data] : [data, notes]
    try Shell.run("ogr2ogr", ["-f", "ODS", target, order[0]])
    try Shell.run("ogr2ogr", ["-f", "ODS", "-update", target, order[1]])
    let trial = try Trials().run(ImportOptions(inputs: [target]))
    #expect(trial.venues.map(\.id) == ["book/data:a"])
    #expect(trial.part.warnings.filter { $0.kind == .layerPassedOver }.map(\.detail) == ["notes"])
    let alone = directory.path("notes.ods")
    try Shell.run("ogr2ogr", ["-f", "ODS", alone, notes])
    #expect(throws: ImportError.self) { try Trials().run(ImportOptions(inputs: [alone])) }
  }

  @Test("are transformed from the system they name")
  func transformed() throws {
    let directory = try TemporaryDirectory()
    let from = try directory.write(Self.geoJSON, as: "from.geojson")
    let target = directory.path("a.shp")
    try Shell.run("ogr2ogr", ["-f", "ESRI Shapefile", "-t_srs", "EPSG:32618", target, from])
    let trial = try Trials().run(ImportOptions(inputs: [target]))
    #expect(trial.part.referenceSystem?.hasPrefix("EPSG:32618") == true)
    for (venue, latitude) in zip(trial.venues, [45.5, 45.6]) {
      #expect(abs(venue.position.latitude - latitude) < 1e-8)
    }
  }
}
