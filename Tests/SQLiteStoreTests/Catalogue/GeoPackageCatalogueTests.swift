import Foundation
import GeoPrimitives
import SQLiteStore
import Testing
import Venues

@Suite("A GeoPackage catalogue")
struct GeoPackageCatalogueTests {
  private let scratch = ScratchDirectory()
  private var path: String { scratch.file() }

  private func venue(_ id: String, sourceID: String? = nil) throws -> Venue {
    Venue(
      id: id, source: "seed", sourceID: sourceID ?? id, name: "Parc \(id)",
      position: try place(45.5, -73.6), sports: ["tennis"])
  }

  @Test(
    "hands back what went in, in the order of the ids", arguments: 1...20 as ClosedRange<UInt64>)
  func roundTrips(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var expected: [String: Venue] = [:]
    let catalogue = try GeoPackageCatalogue.writing(path)
    for _ in 0..<4 {
      let batch = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        random.venue(identities: 60)
      }
      let outcomes = try catalogue.put(batch)
      for (venue, outcome) in zip(batch, outcomes) {
        let old = expected[venue.id]
        #expect(
          outcome == (old == nil ? .added : old == venue ? .unchanged : .changed), "seed \(seed)")
        expected[venue.id] = venue
      }
    }
    let reader = try GeoPackageCatalogue(readingAt: path)
    let sorted = expected.values.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    #expect(try reader.venues() == sorted, "seed \(seed)")
    #expect(try reader.venueCount() == expected.count)
    for venue in sorted.prefix(5) { #expect(try reader.venue(id: venue.id) == venue) }
    #expect(try reader.venue(id: "nobody") == nil)
  }

  @Test("keeps every key of a venue's properties in its order")
  func keepsPropertyOrder() throws {
    var venue = try venue("a")
    venue.properties = ["z": 1, "a": ["y": nil, "b": 2.0], "": "é"]
    let catalogue = try GeoPackageCatalogue.writing(path)
    try catalogue.put([venue])
    #expect(try catalogue.venue(id: "a")?.properties.members == venue.properties.members)
  }

  @Test("updates by source and identifier, so that a second import changes nothing")
  func isIdempotent() throws {
    let venues = try (0..<50).map { try venue("v\($0)") }
    let catalogue = try GeoPackageCatalogue.writing(path)
    #expect(try catalogue.put(venues).allSatisfy { $0 == .added })
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let stamp = try catalogue.stamp()
    #expect(try catalogue.put(venues).allSatisfy { $0 == .unchanged })
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    #expect(try catalogue.stamp() == stamp)
    var changed = venues
    changed[7].hours = "24/7"
    changed[8].name = ""
    let outcomes = try catalogue.put(changed)
    #expect(outcomes.indices.filter { outcomes[$0] == .changed } == [7, 8])
    #expect(try catalogue.stamp() != stamp)
  }

  @Test(
    "tells a null column from an empty one",
    arguments: [(nil, ""), ("", nil), (nil, nil), ("", "")] as [(String?, String?)])
  func tellsNullFromEmpty(first: String?, second: String?) throws {
    var venue = try venue("a")
    venue.hours = first
    let catalogue = try GeoPackageCatalogue.writing(path)
    try catalogue.put([venue])
    venue.hours = second
    #expect(try catalogue.put([venue]) == [first == second ? .unchanged : .changed])
    #expect(try catalogue.venue(id: "a")?.hours == second)
  }

  @Test("resolves duplicates inside one load as updates, and takes a new id")
  func resolvesDuplicatesInALoad() throws {
    let catalogue = try GeoPackageCatalogue.writing(path)
    var moved = try venue("a")
    moved.name = "moved"
    let renamed = try venue("c", sourceID: "a")
    let outcomes = try catalogue.put(
      try [venue("a"), venue("b"), venue("a"), moved, renamed, venue("a", sourceID: "x")])
    #expect(outcomes == [.added, .added, .unchanged, .changed, .changed, .added])
    #expect(try catalogue.venues().map(\.id) == ["a", "b", "c"])
    #expect(try catalogue.venue(id: "c")?.sourceID == "a")
  }

  @Test(
    "refuses an id that another venue has, in a load and later, and goes on",
    arguments: [true, false])
  func refusesForeignIDs(isLoad: Bool) throws {
    let catalogue = try GeoPackageCatalogue.writing(path)
    if !isLoad { try catalogue.put([try venue("a")]) }
    try catalogue.write { writer in
      if isLoad { _ = try writer.upsert(try venue("a")) }
      var other = try venue("a", sourceID: "elsewhere")
      other.source = "survey"
      #expect(
        throws: VenueStoreError.duplicateID(id: "a", source: "survey", otherSource: "seed")
      ) { try writer.upsert(other) }
      _ = try writer.upsert(try venue("b"))
      var renamed = try venue("a", sourceID: "b")
      renamed.name = "b"
      #expect(
        throws: VenueStoreError.duplicateID(id: "a", source: "seed", otherSource: "seed")
      ) { try writer.upsert(renamed) }
    }
    #expect(try catalogue.venues().map(\.id) == ["a", "b"])
    #expect(try catalogue.venue(id: "b")?.name == "Parc b")
  }

  @Test("keeps the other collections as documents, with every key")
  func keepsDocuments() throws {
    let record = WireRecord(
      id: "u1", object: ["nomUtilisateur": "Zoé", "inconnu": ["b": 1, "a": nil]])
    let catalogue = try GeoPackageCatalogue.writing(path)
    func put(_ record: WireRecord) throws -> UpsertOutcome {
      try catalogue.write { try $0.upsert(record, in: .users, source: "seed") }
    }
    #expect(try put(record) == .added)
    #expect(try put(record) == .unchanged)
    var changed = record
    changed.object["courriel"] = "zoe@example.org"
    #expect(try put(changed) == .changed)
    #expect(try catalogue.record(id: "u1", in: .users) == changed)
    #expect(try catalogue.record(id: "u1", in: .messages) == nil)
    var ids: [String] = []
    try catalogue.forEachRecord(in: .users) { (record) throws(VenueStoreError) in
      ids.append(record.id)
    }
    #expect(ids == ["u1"])
  }

  @Test("takes a venue's record as a venue")
  func takesVenueRecords() throws {
    let catalogue = try GeoPackageCatalogue.writing(path)
    let record = WireRecord(
      id: "p", object: ["nomEmplacement": "Parc", "latitude": 45, "longitude": -73])
    #expect(try catalogue.write { try $0.upsert(record, in: .venues, source: "seed") } == .added)
    #expect(try catalogue.venue(id: "p")?.source == "seed")
    #expect(throws: WireError.self) {
      try catalogue.write {
        try $0.upsert(WireRecord(id: "q", object: [:]), in: .venues, source: "seed")
      }
    }
  }

  @Test("ends a scan early when the body wants no more")
  func stopsEarly() throws {
    let catalogue = try GeoPackageCatalogue.writing(path)
    try catalogue.put(try (0..<9).map { try venue("\($0)") })
    var seen = 0
    #expect(throws: VenueStoreError.stopped(reason: "enough")) {
      try catalogue.forEachVenue { (_) throws(VenueStoreError) in
        seen += 1
        if seen == 3 { throw .stopped(reason: "enough") }
      }
    }
    #expect(seen == 3)
    #expect(try catalogue.put([try venue("10")]) == [.added])
  }

  @Test("names the row and the reason where a row is damaged")
  func namesDamagedRows() throws {
    let catalogue = try GeoPackageCatalogue.writing(path)
    try catalogue.put([try venue("a")])
    for (sql, words) in [
      ("geom = x'4750'", "no GeoPackage geometry"), ("geom = substr(geom, 1, 20)", "cut short"),
      ("sportsDisponibles = '[1]'", "a number"), ("sportsDisponibles = 'x'", "no JSON list"),
      ("autres = '[]'", "no JSON record"), ("nomEmplacement = x'FF'", "not UTF-8"),
    ] {
      let copy = scratch.file("copy.gpkg")
      try? FileManager.default.removeItem(atPath: copy)
      try FileManager.default.copyItem(atPath: path, toPath: copy)
      try runSQL("UPDATE emplacements SET \(sql)", on: copy)
      let reader = try GeoPackageCatalogue(readingAt: copy)
      #expect { try reader.venues() } throws: { error in
        guard case .damagedRow("a", let reason)? = error as? VenueStoreError else { return false }
        return reason.contains(words)
      }
    }
  }
}
