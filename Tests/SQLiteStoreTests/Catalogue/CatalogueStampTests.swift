import Foundation
import GeoPrimitives
import SQLiteStore
import Testing
import Venues

@Suite("The stamp of a catalogue")
struct CatalogueStampTests {
  private let scratch = ScratchDirectory()
  private var path: String { scratch.file() }

  private func put(_ number: Int, uuid: String = "u") throws {
    try GeoPackageCatalogue.writing(path, uuid: uuid).put([
      Venue(id: "v\(number)", source: "s", sourceID: "\(number)", name: "", position: .northPole)
    ])
  }

  private func stamp() throws -> CatalogueStamp {
    try GeoPackageCatalogue(readingAt: path).stamp()
  }

  @Test("is the same with SQLite and without, but for the state")
  func agrees() throws {
    try put(1)
    let (slow, quick) = (try stamp(), try CatalogueStamp.read(path: path))
    #expect(slow.isSameFile(as: quick) && slow != quick)
    #expect(slow.state == "u/1" && quick.state.isEmpty)
    #expect(slow.changeCounter > 0 && UInt64(slow.pageCount) * 16_384 == slow.size)
    #expect(throws: VenueStoreError.notFound(path: "/nowhere")) {
      try CatalogueStamp.read(path: "/nowhere")
    }
  }

  @Test("changes with every write, and only with a write")
  func followsWrites() throws {
    try put(1)
    var seen = [try stamp()]
    for number in 2...5 {
      try put(number)
      let next = try stamp()
      #expect(!seen.contains { $0.isSameFile(as: next) || $0.isSameContent(as: next) })
      seen.append(next)
      try put(number)
      #expect(try stamp() == next)
    }
    try runSQL("UPDATE emplacements SET nomEmplacement = 'GIS' WHERE id = 'v1'", on: path)
    #expect(try !stamp().isSameFile(as: seen[4]) && !stamp().isSameContent(as: seen[4]))
  }

  @Test("knows a copy by its content, and two copies that went different ways apart")
  func knowsCopies() throws {
    try put(1)
    let copy = scratch.file("copy.gpkg")
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    let (original, copied) = (try stamp(), try GeoPackageCatalogue(readingAt: copy).stamp())
    #expect(!original.isSameFile(as: copied) && original.isSameContent(as: copied))
    try put(2, uuid: "a")
    let other = try GeoPackageCatalogue.writing(copy, uuid: "b")
    try other.put([
      Venue(id: "v3", source: "s", sourceID: "3", name: "", position: .southPole)
    ])
    #expect(try !stamp().isSameContent(as: other.stamp()))
  }

  @Test("is refused where another file has taken the catalogue's place")
  func noticesReplacement() throws {
    try put(1)
    let reader = try GeoPackageCatalogue(readingAt: path)
    let copy = scratch.file("copy.gpkg")
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    rename(copy, path)
    #expect(throws: VenueStoreError.self) { try reader.stamp() }
  }

  @Test("minds a write-ahead log")
  func mindsTheLog() throws {
    try put(1)
    let before = try CatalogueStamp.read(path: path)
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path + "-wal"))
    let after = try CatalogueStamp.read(path: path)
    #expect(!after.isSameFile(as: before) && after.logSize == 3)
  }

  @Test("is 112 bytes and comes back from them")
  func encodes() throws {
    try put(1, uuid: "4be0643f-1d98-573b-97cd-ca98a65347dd")
    let stamp = try stamp()
    let bytes = stamp.encoded
    #expect(bytes.count == CatalogueStamp.encodedLength && bytes.count <= 128)
    #expect(CatalogueStamp(encoded: bytes.span) == stamp)
    for index in 0..<49 {
      var other = bytes
      other[index] ^= 1
      #expect(CatalogueStamp(encoded: other.span) != stamp, "byte \(index)")
    }
    #expect(CatalogueStamp(encoded: Array(bytes.dropLast()).span) == nil)
    #expect(CatalogueStamp(encoded: [UInt8](repeating: 0xFF, count: 112).span) == nil)
  }
}
