// The index beside a catalogue: opened when it belongs to it, built anew when it does not.

import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import SQLiteStore

@Suite("The index beside a catalogue")
struct IndexedCatalogueTests {
  private let directory = ScratchDirectory()
  private var folder: String { directory.path }
  private var path: String { folder + "/c.gpkg" }
  private var indexPath: String { IndexedCatalogue.indexPath(of: path) }

  init() throws {
    try write(["a", "b", "c"])
  }

  private func write(_ ids: [String]) throws {
    let session = WritingSession(uuid: UUID().uuidString, instant: "2026-11-30T00:00:00Z")
    try GeoPackageCatalogue(writingAt: path, session: session).write { writer in
      for (number, id) in ids.enumerated() {
        let position = try Position(latitude: 45 + Double(number) / 100, longitude: -73)
        _ = try writer.upsert(
          Venue(id: id, source: "s", sourceID: id, name: id, position: position))
      }
    }
  }

  private func open() throws -> IndexedCatalogue.Opened {
    try IndexedCatalogue.open(path: path, temporaryDirectory: NSTemporaryDirectory()) { _ in }
  }

  @Test("is built once and then opened")
  func once() throws {
    let first = try open()
    #expect(first.rebuild == .missing && first.notKept == nil && first.index.count == 3)
    #expect(try open().rebuild == nil)
  }

  @Test("holds every venue in the order of the ids, however many go over to it at once")
  func order() throws {
    let ids = (0..<3 * VenueRows.batch + 7).map { "v\(1000 + $0 * 7 % 1543)" }
    try FileManager.default.removeItem(atPath: path)
    try write(ids)
    var told: [Int] = []
    let opened = try IndexedCatalogue.open(path: path, temporaryDirectory: folder) {
      told.append($0)
    }
    let index = opened.index
    #expect(index.count == ids.count)
    #expect(try (0..<index.count).map { try index.venue(at: $0).id } == ids.sorted())
    #expect(told == told.sorted())
  }

  @Test("leaves nothing behind where a row of the catalogue is damaged", arguments: [1, 2000])
  func damagedRow(count: Int) throws {
    try FileManager.default.removeItem(atPath: path)
    try write((0..<count).map { "v\(1000 + $0)" })
    try runSQL(
      """
      UPDATE emplacements SET sportsDisponibles = 'x'
      WHERE id = (SELECT max(id) FROM emplacements)
      """, on: path)
    #expect(throws: VenueStoreError.self) { try open() }
    #expect(directory.contents == ["c.gpkg"])
  }

  @Test("is built anew after a write, and not after one that changes nothing")
  func stale() throws {
    _ = try open()
    try write(["a", "b", "c"])
    #expect(try open().rebuild == nil)
    try write(["a", "b", "c", "d"])
    let again = try open()
    #expect(again.rebuild == .stale && again.index.count == 4)
  }

  @Test("is opened beside a copy, and built anew beside another catalogue of the same size")
  func copies() throws {
    _ = try open()
    let copy = folder + "/copy.gpkg"
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    try FileManager.default.copyItem(atPath: indexPath, toPath: copy + ".index")
    let copied = try VenueIndex(path: copy + ".index")
    #expect(try IndexedCatalogue.isFresh(copied, of: copy))
    #expect(try IndexedCatalogue.isFresh(copied, of: path))
    #expect(
      try IndexedCatalogue.open(path: copy, temporaryDirectory: folder) { _ in }.rebuild == nil)
    try FileManager.default.removeItem(atPath: path)
    try write(["x", "y", "z"])
    let other = try open()
    #expect(other.rebuild == .stale)
    #expect(try other.index.venue(at: 0).id == "x")
  }

  @Test(
    "is built anew when it is cut, emptied, replaced or from another version",
    arguments: ["cut", "empty", "text", "version", "header"])
  func damaged(kind: String) throws {
    _ = try open()
    var bytes = try Data(contentsOf: URL(fileURLWithPath: indexPath))
    switch kind {
    case "cut": bytes = bytes.prefix(bytes.count - 100)
    case "empty": bytes = Data()
    case "text": bytes = Data("hello".utf8)
    case "version": bytes[8] = 200
    default: bytes[70] ^= 1
    }
    try bytes.write(to: URL(fileURLWithPath: indexPath))
    let again = try open()
    guard case .unusable? = again.rebuild else {
      Issue.record("\(kind): \(String(describing: again.rebuild))")
      return
    }
    #expect(again.index.count == 3)
    #expect(try open().rebuild == nil)
  }

  @Test("tells a flipped bit in any section when it is read")
  func flipped() throws {
    _ = try open()
    let whole = try Data(contentsOf: URL(fileURLWithPath: indexPath))
    for place in stride(from: 16384, to: whole.count - 16, by: 997) {
      var bytes = whole
      bytes[place] ^= 4
      try bytes.write(to: URL(fileURLWithPath: indexPath))
      do {
        let index = try VenueIndex(path: indexPath)
        #expect(try index.venue(at: 0).id == "a")
        #expect(try index.venue(at: 2).id == "c")
      } catch {
        #expect(!"\(error)".isEmpty)
      }
    }
  }

  @Test("serves from elsewhere where the directory can't be written")
  func readOnly() throws {
    guard getuid() != 0 else {
      // Root may write anywhere: a directory in the index's place does the same.
      try FileManager.default.createDirectory(
        atPath: indexPath + "/in-the-way", withIntermediateDirectories: true)
      let opened = try open()
      #expect(opened.notKept != nil && opened.index.count == 3)
      return
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    }
    let opened = try open()
    #expect(opened.notKept != nil && opened.index.count == 3)
  }

  @Test("is not asked for where there is no catalogue")
  func missing() {
    #expect(throws: VenueStoreError.notFound(path: folder + "/no.gpkg")) {
      try IndexedCatalogue.open(path: folder + "/no.gpkg", temporaryDirectory: folder) { _ in }
    }
  }
}
