import Foundation
import GeoPrimitives
import SQLiteStore
import Testing
import Venues

private struct Refusal: Error {}

@Suite("A write transaction")
struct CatalogueTransactionsTests {
  private let scratch = ScratchDirectory()
  private var path: String { scratch.file() }

  private static func venue(_ number: Int) -> Venue {
    Venue(
      id: "v\(number)", source: "s", sourceID: "\(number)", name: "Parc \(number)",
      position: .northPole)
  }

  @Test("leaves nothing behind when its body throws")
  func rollsBack() throws {
    let catalogue = try GeoPackageCatalogue.writing(path)
    #expect(throws: Refusal.self) {
      try catalogue.write { writer in
        _ = try writer.upsert(Self.venue(1))
        throw Refusal()
      }
    }
    #expect(scratch.contents.isEmpty)
    try catalogue.put([Self.venue(1)])
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(throws: Refusal.self) {
      try catalogue.write { writer in
        for number in 0..<20_000 { _ = try writer.upsert(Self.venue(number)) }
        throw Refusal()
      }
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    #expect(scratch.contents == ["city.gpkg"])
  }

  @Test("may be rehearsed: the same outcomes, and nothing kept")
  func rehearses() throws {
    let catalogue = try GeoPackageCatalogue.writing(path)
    let outcome = try catalogue.write(.rehearsing) { try $0.upsert(Self.venue(1)) }
    #expect(outcome == .added && scratch.contents.isEmpty)
    try catalogue.put([Self.venue(1)])
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    var renamed = Self.venue(1)
    renamed.name = "other"
    let outcomes = try catalogue.write(.rehearsing) { writer in
      [try writer.upsert(renamed), try writer.upsert(Self.venue(2))]
    }
    #expect(outcomes == [.changed, .added])
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test("makes an empty catalogue when it writes nothing into a new file")
  func makesEmptyCatalogues() throws {
    try GeoPackageCatalogue.writing(path).put([])
    let reader = try GeoPackageCatalogue(readingAt: path)
    #expect(try reader.venueCount() == 0)
    #expect(try reader.venues().isEmpty)
  }

  @Test("that dies half-way leaves the old content", arguments: [true, false])
  func survivesDeath(isNew: Bool) async throws {
    if !isNew { try GeoPackageCatalogue.writing(path).put((0..<2000).map(Self.venue)) }
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      try GeoPackageCatalogue.writing(path).write { writer in
        // More than the page cache holds, so that pages are in the file already.
        for number in 0..<1000 {
          var venue = Self.venue(number)
          venue.name = String(repeating: "x", count: 40_000)
          _ = try writer.upsert(venue)
        }
        kill(getpid(), SIGKILL)
      }
    }
    #expect(scratch.contents == ["city.gpkg", "city.gpkg-journal"])
    if isNew {
      #expect(throws: VenueStoreError.self) { try GeoPackageCatalogue(readingAt: path) }
      try GeoPackageCatalogue.writing(path).put((0..<2000).map(Self.venue))
    }
    #expect(
      try GeoPackageCatalogue(readingAt: path).venues()
        == (0..<2000).map(Self.venue)
        .sorted { $0.id < $1.id })
    // The first to open the file for writing takes the dead writer's journal away.
    try GeoPackageCatalogue.writing(path).put([])
    #expect(try runSQL("PRAGMA integrity_check", on: path) == ["ok"])
    #expect(scratch.contents == ["city.gpkg"])
  }

  @Test("makes a second writer wait no longer than it will")
  func refusesASecondWriter() throws {
    let first = try GeoPackageCatalogue.writing(path)
    try first.put([Self.venue(1)])
    try first.write { writer in
      _ = try writer.upsert(Self.venue(2))
      let second = try GeoPackageCatalogue.writing(path)
      #expect(throws: VenueStoreError.busy(path: path)) { try second.put([Self.venue(3)]) }
      #expect(try GeoPackageCatalogue(readingAt: path).venueCount() == 1)
    }
    #expect(try GeoPackageCatalogue(readingAt: path).venueCount() == 2)
  }

  @Test(
    "lets a second writer in when it is done, even where the first gives its new file up",
    arguments: [true, false])
  func handsOver(firstFails: Bool) async throws {
    let (path, started) = (path, DispatchSemaphore(value: 0))
    let second = Thread {
      started.wait()
      var session = WritingSession.test
      session.wait = .seconds(30)
      let catalogue = try? GeoPackageCatalogue(writingAt: path, session: session)
      _ = try? catalogue?.put([Self.venue(2)])
      started.signal()
    }
    second.start()
    let first = try GeoPackageCatalogue.writing(path)
    try? first.write { writer in
      _ = try writer.upsert(Self.venue(1))
      started.signal()
      Thread.sleep(forTimeInterval: 0.3)
      if firstFails { throw Refusal() }
    }
    while !second.isFinished { try await Task.sleep(for: .milliseconds(10)) }
    let ids = try GeoPackageCatalogue(readingAt: path).venues().map(\.id)
    #expect(ids == (firstFails ? ["v2"] : ["v1", "v2"]))
  }

  @Test("that a reader keeps from committing is taken back")
  func waitsForReaders() throws {
    let catalogue = try GeoPackageCatalogue.writing(path)
    try catalogue.put([Self.venue(1)])
    let reader = try GeoPackageCatalogue(readingAt: path)
    try reader.forEachVenue { (_) throws(VenueStoreError) in
      #expect(throws: VenueStoreError.busy(path: path)) { try catalogue.put([Self.venue(2)]) }
    }
    #expect(try catalogue.venueCount() == 1)
    #expect(try catalogue.put([Self.venue(2)]) == [.added])
  }

  @Test(
    "gives the same table whether the indexes come at the end, half-way or first",
    arguments: [1, 7, 50, 3_000_000])
  func loadsAlike(limit: Int) throws {
    var random = SeededRandom(seed: 99)
    let batch = (0..<120).map { _ in random.venue(identities: 80) }
    let plain = try GeoPackageCatalogue.writing(scratch.file("plain.gpkg"))
    try plain.write { _ = try $0.upsert(batch[0]) }
    let expected = try [.added] + plain.put(Array(batch.dropFirst()))
    var session = WritingSession.test
    session.loadLimit = limit
    let catalogue = try GeoPackageCatalogue(writingAt: path, session: session)
    #expect(try catalogue.put(batch) == expected)
    #expect(try catalogue.venues() == plain.venues())
    let extent = "SELECT min_x||' '||min_y||' '||max_x||' '||max_y FROM gpkg_contents LIMIT 1"
    #expect(try runSQL(extent, on: path) == runSQL(extent, on: plain.path))
    #expect(
      try runSQL(
        "SELECT name FROM sqlite_schema WHERE name LIKE 'emplacements\\__%' ESCAPE '\\' ORDER BY 1",
        on: path)
        == ["emplacements_id", "emplacements_source"])
  }

  @Test(
    "refuses and finds alike whether ids are made of source and identifier or not",
    arguments: 1...8 as ClosedRange<UInt64>)
  func loadsKeysAlike(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    // Few parts, some with the colon that an id has between them: keys meet in all ways.
    let parts = ["a", "b", "a:b", "b:a", "", ":"]
    func part() -> String { parts[Int.random(in: 0..<parts.count, using: &random)] }
    let batch = try (0..<400).map { number in
      let (source, sourceID) = (part(), part())
      let isMade = Bool.random(using: &random)
      return Venue(
        id: isMade ? "\(source):\(sourceID)" : "\(part()):\(part())", source: source,
        sourceID: sourceID, name: "\(number % 3)", position: try place(45, -73))
    }
    func outcomes(limit: Int, _ name: String) throws -> [String] {
      var session = WritingSession.test
      session.loadLimit = limit
      let catalogue = try GeoPackageCatalogue(
        writingAt: scratch.file(name), session: session)
      let outcomes = try catalogue.write { writer in
        try batch.map { venue in
          do { return "\(try writer.upsert(venue))" } catch VenueStoreError.duplicateID(
            let id, let source, let other)
          { return "\(id) of \(source) is \(other)'s" }
        }
      }
      return try outcomes + catalogue.venues().map { "\($0)" }
    }
    let indexed = try outcomes(limit: 0, "indexed.gpkg")
    #expect(indexed.contains { $0.hasSuffix("'s") }, "seed \(seed)")
    #expect(try outcomes(limit: 3_000_000, "loaded.gpkg") == indexed, "seed \(seed)")
    #expect(try outcomes(limit: 9, "both.gpkg") == indexed, "seed \(seed)")
  }
}
