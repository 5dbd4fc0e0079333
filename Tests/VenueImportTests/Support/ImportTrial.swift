// Imports small files that a test writes, and shows what came of it.

import Foundation
import GeoPrimitives
import SQLiteStore
import Testing
import Venues

@testable import VenueImport

/// A directory of its own for a test, gone afterwards.
final class TemporaryDirectory {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("venue-import-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file and answers with its path.
  func write(_ text: String, as name: String) throws -> String {
    try write(Data(text.utf8), as: name)
  }

  func write(_ data: Data, as name: String) throws -> String {
    let target = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: target)
    return target.path
  }

  /// The names of all files in it, sorted.
  var contents: [String] {
    (FileManager.default.subpaths(atPath: url.path) ?? []).sorted()
  }
}

/// An import into a new catalogue, and the venues that are in it then.
struct ImportTrial {
  let report: ImportReport
  let venues: [Venue]

  /// The only part of the report.
  var part: PartReport { report.parts[0] }

  /// The venue with this identifier in its dataset.
  func venue(_ sourceID: String) throws -> Venue {
    try #require(venues.first { $0.sourceID == sourceID })
  }
}

/// A catalogue to import into.
struct Trials {
  let directory: TemporaryDirectory
  let catalogue: String
  let knowledge: ImportKnowledge

  init(knowledge: ImportKnowledge = .trial) throws {
    self.knowledge = knowledge
    directory = try TemporaryDirectory()
    catalogue = directory.path("city.gpkg")
  }

  /// Imports files.
  func run(_ options: ImportOptions) throws -> ImportTrial {
    let start = ContinuousClock.now
    let importer = Importer(
      options, knowledge: knowledge, elapsed: { start.duration(to: .now) })
    let session = WritingSession(uuid: UUID().uuidString, instant: "2026-06-12T18:00:00.000Z")
    let report = try importer.run(into: catalogue, session: session)
    for part in report.parts {
      #expect(part.read == part.written + part.merged + part.rejected, "rows of \(part.path)")
    }
    return ImportTrial(report: report, venues: try venues())
  }

  /// The venues of the catalogue; none where there is no catalogue.
  func venues() throws -> [Venue] {
    guard FileManager.default.fileExists(atPath: catalogue) else { return [] }
    var venues: [Venue] = []
    try GeoPackageCatalogue(readingAt: catalogue).forEachVenue { venues.append($0) }
    return venues
  }

  /// Imports a file that holds a text.
  func run(
    _ text: String, as name: String = "venues.csv",
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImportTrial {
    try run(Data(text.utf8), as: name, change)
  }

  func run(
    _ data: Data, as name: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImportTrial {
    var options = ImportOptions(inputs: [try directory.write(data, as: name)])
    change(&options)
    return try run(options)
  }

  /// The error that importing a text ends with.
  func failure(
    _ text: String, as name: String = "venues.csv",
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImportError {
    let error = #expect(throws: ImportError.self) { try run(text, as: name, change) }
    #expect(try venues().isEmpty, "nothing is written")
    return try #require(error)
  }
}

extension ImportKnowledge {
  /// A handful of sports, so that tests don't depend on the vocabulary.
  static let trial = ImportKnowledge(
    sports: { text, country in
      let known = ["soccer", "tennis", "basketball", "ice_hockey", "swimming"]
      var words = text.lowercased()
      if words.contains("football") { words += country == "CA" ? " gridiron" : " soccer" }
      return known.filter { words.contains($0) } + (words.contains("gridiron") ? ["gridiron"] : [])
    },
    isHours: { $0.contains(":") || $0 == "24/7" })
}
