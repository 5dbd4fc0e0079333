import Foundation
import GeoPrimitives
import SQLiteStore
import Testing
import Venues

/// The error that a body throws, if it is one of the store's.
private func failure(_ body: () throws -> Void) -> VenueStoreError? {
  do { try body() } catch { return error as? VenueStoreError }
  return nil
}

@Suite("A catalogue that can't be opened or written")
struct CatalogueFailureTests {
  private let scratch = ScratchDirectory()
  private var path: String { scratch.file() }

  private func fill(_ count: Int = 3) throws {
    let catalogue = try GeoPackageCatalogue.writing(path)
    try catalogue.put(try (0..<count).map { try venue($0) })
  }

  private func venue(_ number: Int) throws -> Venue {
    Venue(
      id: "v\(number)", source: "s", sourceID: "\(number)", name: "Parc",
      position: try place(45, -73))
  }

  private func read() throws { _ = try GeoPackageCatalogue(readingAt: path).venues() }

  @Test("is not found, or its directory isn't")
  func isMissing() {
    #expect(failure(read) == .notFound(path: path))
    let deep = scratch.file("nowhere/city.gpkg")
    #expect(
      failure { _ = try GeoPackageCatalogue.writing(deep) }
        == .notFound(path: scratch.file("nowhere")))
    #expect(scratch.contents.isEmpty)
  }

  @Test(
    "is no catalogue when it is anything else",
    arguments: [
      ("", "sportlink_catalogue"),
      ("just text that is long enough to be no header at all", "no SQLite"),
      ("{}", "no SQLite"),
    ])
  func isSomethingElse(text: String, words: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    guard case .notACatalogue(path, let reason)? = failure(read) else {
      Issue.record("\(String(describing: failure(read)))")
      return
    }
    #expect(reason.contains(words))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(text.utf8))
  }

  @Test("is no catalogue when it is a directory, another database or another's layer")
  func isAnotherDatabase() throws {
    #expect(
      failure { _ = try GeoPackageCatalogue(readingAt: scratch.path) }
        == .notACatalogue(path: scratch.path, reason: "it is a directory"))
    try runSQL("CREATE TABLE t (a)", on: path)
    let reason = "it is an SQLite database but no GeoPackage"
    #expect(failure(read) == .notACatalogue(path: path, reason: reason))
    #expect(
      failure { _ = try GeoPackageCatalogue.writing(path) }
        == .notACatalogue(path: path, reason: reason))
    try runSQL("PRAGMA application_id = 0x47504B47; CREATE TABLE emplacements (a)", on: path)
    #expect(
      failure { _ = try GeoPackageCatalogue.writing(path) }
        == .notACatalogue(path: path, reason: "its table emplacements is another program's"))
  }

  @Test("comes from a newer version")
  func isNewer() throws {
    try fill()
    try runSQL("UPDATE sportlink_catalogue SET value = 2 WHERE key = 'format'", on: path)
    let newer = VenueStoreError.newerFormat(path: path, found: 2, understood: 1)
    #expect(failure(read) == newer)
    #expect(failure { try fill() } == newer)
  }

  @Test("is cut short", arguments: [100, 512, 16_384, 20_000, 40_000, -16_384, -1])
  func isTruncated(length: Int) throws {
    try fill(500)
    var data = try Data(contentsOf: URL(fileURLWithPath: path))
    data = data.prefix(length > 0 ? length : data.count + length)
    try data.write(to: URL(fileURLWithPath: path))
    guard case .notACatalogue? = failure(read) else {
      Issue.record("\(String(describing: failure(read)))")
      return
    }
  }

  @Test(
    "has flipped bits: an error or an answer, never a crash",
    arguments: 1...60 as ClosedRange<UInt64>)
  func isDamaged(seed: UInt64) throws {
    try fill(200)
    var random = SeededRandom(seed: seed)
    var data = try Data(contentsOf: URL(fileURLWithPath: path))
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      data[Int.random(in: 0..<data.count, using: &random)] ^=
        UInt8(1) << UInt8.random(in: 0...7, using: &random)
    }
    try data.write(to: URL(fileURLWithPath: path))
    do { try read() } catch {
      #expect(error is VenueStoreError, "seed \(seed)")
    }
  }

  @Test("lies where nothing can be written")
  func isReadOnly() throws {
    try fill()
    let reader = try GeoPackageCatalogue(readingAt: path)
    #expect(failure { try reader.put([]) } == .readOnly(path: path))
    // The superuser may write anywhere but in the kernel's own file systems.
    guard geteuid() != 0 else {
      #expect(
        failure { try GeoPackageCatalogue.writing("/proc/city.gpkg").put([]) }
          == .readOnly(path: "/proc/city.gpkg"))
      return
    }
    chmod(scratch.path, 0o555)
    #expect(failure { try fill(4) } == .readOnly(path: path))
    #expect(throws: Never.self) { try read() }
    chmod(path, 0o444)
    #expect(failure { try fill(4) } == .readOnly(path: path))
    #expect(throws: Never.self) { try read() }
  }

  @Test("meets a full disk: what was there stays, and a new file goes")
  func meetsAFullDisk() async throws {
    let (old, new) = (path, scratch.file("new.gpkg"))
    try fill()
    let before = try Data(contentsOf: URL(fileURLWithPath: old))
    await #expect(processExitsWith: .success) { [old = old as String, new = new as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 2_000_000, rlim_max: 2_000_000)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      for path in [old, new] {
        let catalogue = try GeoPackageCatalogue.writing(path)
        #expect(throws: VenueStoreError.diskFull(path: path)) {
          try catalogue.write { writer in
            for number in 0..<8000 {
              _ = try writer.upsert(
                Venue(
                  id: "w\(number)", source: "s", sourceID: "w\(number)",
                  name: String(repeating: "x", count: 400), position: .northPole))
            }
          }
        }
      }
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: old)) == before)
    #expect(scratch.contents == ["city.gpkg"])
  }

  @Test("speaks a sentence for each failure")
  func speaks() {
    for error: VenueStoreError in [
      .notFound(path: "p"), .notACatalogue(path: "p", reason: "r"),
      .newerFormat(path: "p", found: 2, understood: 1), .busy(path: "p"), .readOnly(path: "p"),
      .diskFull(path: "p"), .damagedRow(id: "p", reason: "r"),
      .duplicateID(id: "p", source: "a", otherSource: "b"), .database(path: "p", reason: "r"),
    ] { #expect(error.description.contains("p") && !error.description.hasSuffix(".")) }
  }

  @Test("that is a pipe or a device is refused, and stays")
  func noFile() throws {
    let scratch = ScratchDirectory()
    let path = scratch.file()
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: VenueStoreError.notACatalogue(path: path, reason: "it is no regular file")) {
      try GeoPackageCatalogue.writing(path)
    }
    #expect(throws: VenueStoreError.notACatalogue(path: path, reason: "it is no regular file")) {
      try GeoPackageCatalogue(readingAt: path)
    }
    var facts = stat()
    #expect(stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO)
  }
}
