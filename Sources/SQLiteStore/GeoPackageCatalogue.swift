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

  /// Makes a session.
  public init(uuid: String, instant: String, wait: Duration = .seconds(5)) {
    self.uuid = uuid
    self.instant = instant
    self.wait = wait
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
    guard !facts.isDirectory else { throw .notACatalogue(path: path, reason: "it is a directory") }
    self.path = path
    session = nil
    connection = try SQLiteConnection(
      path: path, for: .reading, waitMilliseconds: wait.milliseconds)
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

  static func openForWriting(
    _ path: String, _ session: WritingSession
  ) throws(VenueStoreError) -> SQLiteConnection {
    let facts = FileFacts(path: path)
    if facts?.isDirectory == true {
      throw .notACatalogue(path: path, reason: "it is a directory")
    }
    let directory = FileFacts.directory(of: path)
    if facts == nil, FileFacts(path: directory) == nil { throw .notFound(path: directory) }
    let connection = try SQLiteConnection(
      path: path, for: facts == nil ? .creating : .writing,
      waitMilliseconds: session.wait.milliseconds)
    _ = try connection.hasCatalogue()
    // 32 MB of pages, whatever the file's size; the page size only matters to a file that is still empty.
    try connection.execute(
      "PRAGMA page_size = 4096; PRAGMA cache_size = -32000; PRAGMA synchronous = FULL;")
    return connection
  }
}

extension Duration {
  fileprivate var milliseconds: Int32 {
    let (seconds, attoseconds) = components
    return Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }
}

// MARK: - What a file is

extension SQLiteConnection {
  /// Whether the file holds a catalogue that this version understands; `false` for one without our tables.
  ///
  /// - Throws: `.notACatalogue` when it is no GeoPackage either, `.newerFormat` when it comes from the future.
  func hasCatalogue() throws(VenueStoreError) -> Bool {
    // Views and triggers of a file from elsewhere must not run functions with side effects.
    try execute("PRAGMA trusted_schema = OFF")
    let names = try prepare(
      "SELECT name FROM sqlite_schema WHERE name IN ('sportlink_catalogue', 'emplacements')")
    var found: [String] = []
    while try names.step() { found.append(names.text(0) ?? "") }
    guard found.contains("sportlink_catalogue") else {
      if try isEmpty() { return false }
      try checkIsForeignGeoPackage(hasOurTable: !found.isEmpty)
      return false
    }
    guard let format = Int(try fact("format") ?? "") else {
      throw .notACatalogue(path: path, reason: "it does not say which format it has")
    }
    guard format <= GeoPackageSchema.format else {
      throw .newerFormat(path: path, found: format, understood: GeoPackageSchema.format)
    }
    return true
  }

  /// Whether there is nothing in the file at all.
  func isEmpty() throws(VenueStoreError) -> Bool {
    let hasTables = try prepare("SELECT 1 FROM sqlite_schema LIMIT 1").step()
    if hasTables { return false }
    return try integer("PRAGMA application_id") == 0
  }

  private func checkIsForeignGeoPackage(hasOurTable: Bool) throws(VenueStoreError) {
    let id = try integer("PRAGMA application_id")
    guard GeoPackageSchema.applicationIDs.contains(id) else {
      throw .notACatalogue(path: path, reason: "it is an SQLite database but no GeoPackage")
    }
    if hasOurTable {
      throw .notACatalogue(path: path, reason: "its table emplacements is another program's")
    }
  }

  /// What the catalogue says of itself under a key.
  func fact(_ key: String) throws(VenueStoreError) -> String? {
    let row = try prepare("SELECT value FROM sportlink_catalogue WHERE key = ?1")
    row.bind(key, at: 1)
    guard try row.step() else { return nil }
    return row.text(0)
  }

  /// Says something of the catalogue.
  func setFact(_ key: String, to value: String) throws(VenueStoreError) {
    let row = try prepare("INSERT OR REPLACE INTO sportlink_catalogue VALUES (?1, ?2)")
    row.bind(key, at: 1)
    row.bind(value, at: 2)
    try row.run()
  }

  func integer(_ sql: String) throws(VenueStoreError) -> Int64 {
    let row = try prepare(sql)
    return try row.step() ? row.integer(0) : 0
  }
}
