import Foundation
import GeoPrimitives
import SQLiteStore
import Testing
import Venues

@testable import VenueImport

@Suite("An export to FlatGeobuf") struct FeatureExportTests {
  static func venues() throws -> [Venue] {
    let square = try [(0.0, 0.0), (0, 1), (1, 1), (1, 0)].map {
      try Position(latitude: $0.0, longitude: $0.1)
    }
    return [
      Venue(
        id: "x:1", source: "x", sourceID: "1", name: "Aréna “Été”",
        position: try Position(latitude: 45.5, longitude: -73.6), sports: ["tennis", "soccer"],
        hours: "Mo-Fr 08:00-20:00", timeZone: "America/Toronto", properties: ["courts": 4]),
      Venue(
        id: "x:2", source: "x", sourceID: "2", name: "Area",
        position: try Position(latitude: 0.5, longitude: 0.5),
        footprint: Footprint(polygons: [.init(exterior: square)])),
    ]
  }

  @Test("comes back with every value")
  func roundTrip() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("out.fgb")
    try FeatureExport.write(try Self.venues(), to: path)
    #expect(directory.contents == ["out.fgb"], "no other file is left")
    var options = ImportOptions(inputs: [path])
    options.mapping = try FieldMapping(["id=identifiantSource"])
    let trial = try Trials().run(options)
    let first = try trial.venue("1")
    #expect(first.name == "Aréna “Été”")
    #expect(first.position == (try Position(latitude: 45.5, longitude: -73.6)))
    #expect(first.sports.sorted() == ["soccer", "tennis"])
    #expect(first.hours == "Mo-Fr 08:00-20:00")
    #expect(first.timeZone == "America/Toronto")
    #expect(first.properties["autres"] == #"{"courts":4}"#)
    let second = try trial.venue("2")
    #expect(second.footprint?.polygons.count == 1)
    #expect(
      second.footprint?.polygons.first?.exterior.contains(try Position(latitude: 1, longitude: 1))
        == true)
  }

  @Test("of a catalogue takes all its venues, also none", arguments: [0, 2])
  func store(count: Int) throws {
    let directory = try TemporaryDirectory()
    let catalogue = try GeoPackageCatalogue(
      writingAt: directory.path("a.gpkg"),
      session: WritingSession(uuid: "u", instant: "2026-06-12T18:00:00.000Z"))
    try catalogue.write { writer in
      for venue in try Self.venues().prefix(count) { _ = try writer.upsert(venue) }
    }
    let path = directory.path("out.fgb")
    try FeatureExport.write(try GeoPackageCatalogue(readingAt: directory.path("a.gpkg")), to: path)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test("that fails leaves the file before it alone")
  func failure() throws {
    let directory = try TemporaryDirectory()
    #expect(throws: ImportError.self) {
      try FeatureExport.write(try Self.venues(), to: directory.path("missing/out.fgb"))
    }
    let path = try directory.write("before", as: "folder/out.fgb")
    let folder = directory.path("folder")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    }
    if getuid() != 0 {
      #expect(throws: ImportError.self) { try FeatureExport.write(try Self.venues(), to: path) }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "before")
    }
  }
}
