// A catalogue in one GeoPackage file: opening it, and saying what it is when it is none.

public import Venues

/// Who writes, and when: what a store may not find out by itself.
public struct WritingSession: Sendable {
  /// A text that no other session has, such as a UUID; a new catalogue takes it as its own.
  public var uuid: String
  /// The time to note as the layers' last change, in UTC, such as `2026-06-12T18:00:00.000Z`.
  public var instant: String
  /// How long to wait for another writer or a reader.
  public var wait: Duration
  /// How many rows a load into an empty layer may write before the indexes are sorted: the bound on its memory.
  package var loadLimit = 3_000_000

  /// Makes a session.
  public init(uuid: String, instant: String, wait: Duration = .seconds(5)) {
    self.uuid = uuid
    self.instant = Self.withFraction(instant)
    self.wait = wait
  }

  /// GeoPackage wants a fraction of a second (OGC 12-128r18, requirement 15).
  private static func withFraction(_ instant: String) -> String {
    guard instant.hasSuffix("Z"), !instant.contains(".") else { return instant }
    return instant.dropLast() + ".000Z"
  }
}

/// A catalogue of venues and of the other collections in a GeoPackage file.
///
/// Layers and tables of other programs in the same file are left alone. An instance belongs to one thread.
public final class GeoPackageCatalogue {
  /// Where the file lies.
  public let path: String
  var connection: SQLiteConnection
  /// `nil` for a catalogue that is open for reading.
  let session: WritingSession?

  /// Opens a catalogue for reading; the file and its directory may be read-only.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - wait: How long to wait while another process commits.
  /// - Throws: `VenueStoreError.notFound`, `.notACatalogue`, `.newerFormat` or `.busy`.
  public init(readingAt path: String, wait: Duration = .seconds(5)) throws(VenueStoreError) {
    guard let facts = FileFacts(path: path) else { throw .notFound(path: path) }
    try Self.checkIsFile(path, facts)
    self.path = path
    session = nil
    try Self.finishInterruptedWrite(path, wait)
    connection = try SQLiteConnection(
      path: path, for: .reading, waitMilliseconds: wait.milliseconds)
    // Up to 64 MB of pages, since the order of the ids is not the order of the rows.
    try connection.execute("PRAGMA cache_size = -64000")
    try connection.checkIsWhole()
    guard try connection.hasCatalogue() else {
      throw .notACatalogue(path: path, reason: "it has no table sportlink_catalogue")
    }
  }

  /// Opens a catalogue for writing; the first `write` makes one where there is none.
  ///
  /// A GeoPackage of another program becomes a catalogue too: our tables are added to its own.
  ///
  /// - Parameters:
  ///   - path: The file, which need not exist.
  ///   - session: Who writes.
  /// - Throws: `VenueStoreError.notACatalogue`, `.newerFormat`, `.busy`, or `.notFound` for a missing directory.
  public init(writingAt path: String, session: WritingSession) throws(VenueStoreError) {
    self.path = path
    self.session = session
    connection = try Self.openForWriting(path, session)
  }

  /// Refuses what is no file: a directory, and a device or a pipe, which SQLite would wait for or write into.
  private static func checkIsFile(_ path: String, _ facts: FileFacts) throws(VenueStoreError) {
    guard !facts.isDirectory else { throw .notACatalogue(path: path, reason: "it is a directory") }
    guard facts.isRegular else { throw .notACatalogue(path: path, reason: "it is no regular file") }
  }

  /// Takes back what a writer left behind that died: SQLite does so by itself, but not on a connection for reading.
  private static func finishInterruptedWrite(
    _ path: String, _ wait: Duration
  ) throws(VenueStoreError) {
    guard let journal = FileFacts(path: path + "-journal"), journal.size > 0 else { return }
    let connection = try SQLiteConnection(
      path: path, for: .writing, waitMilliseconds: wait.milliseconds)
    do throws(VenueStoreError) {
      _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
    } catch .readOnly {
      throw .database(
        path: path, reason: "an interrupted write must be taken back, but the file can't be written"
      )
    }
  }

  static func openForWriting(
    _ path: String, _ session: WritingSession
  ) throws(VenueStoreError) -> SQLiteConnection {
    let facts = FileFacts(path: path)
    if let facts { try checkIsFile(path, facts) }
    let directory = FileFacts.directory(of: path)
    if facts == nil, FileFacts(path: directory) == nil { throw .notFound(path: directory) }
    let connection = try SQLiteConnection(
      path: path, for: facts == nil ? .creating : .writing,
      waitMilliseconds: session.wait.milliseconds)
    try connection.checkIsWhole()
    _ = try connection.hasCatalogue()
    // 32 MB of pages, whatever the file's size; the page size only matters to a file that is still empty.
    try connection.execute(
      "PRAGMA page_size = 16384; PRAGMA cache_size = -32000; PRAGMA synchronous = FULL;")
    return connection
  }
}

extension Duration {
  fileprivate var milliseconds: Int32 {
    let (seconds, attoseconds) = components
    return Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }
}
