// One write, one transaction: committed whole when the body returns, gone without a trace when it throws.

internal import Venues

/// Whether a write is meant.
public enum WriteMode: Hashable, Sendable {
  /// The changes are kept.
  case committing
  /// The changes are made and taken back: every outcome and every error is as it would be.
  case rehearsing
}

extension GeoPackageCatalogue {
  /// Writes in one transaction.
  ///
  /// Other writers wait; readers go on reading the old content until the commit. When the body changes nothing, the file
  /// stays as it is to the byte. When the process dies before the commit, the next one to open the file finds the
  /// old content.
  ///
  /// - Parameters:
  ///   - mode: Whether the changes are kept.
  ///   - body: Writes.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws, or `VenueStoreError`: `.busy` after waiting for as long as the session says,
  ///   `.readOnly`, `.diskFull`. Nothing is changed then.
  public func write<Result>(
    _ mode: WriteMode = .committing, _ body: (inout CatalogueWriter) throws -> Result
  ) throws -> Result {
    guard let session else { throw VenueStoreError.readOnly(path: path) }
    let isNew = try begin(session)
    do {
      let result: Result
      let hasChanges: Bool
      do {
        var writer = try CatalogueWriter(connection: connection, session: session)
        result = try body(&writer)
        hasChanges = mode == .committing ? try writer.finish(session) : false
      }
      if isNew && mode == .committing || hasChanges {
        try noteRevision(session)
        try connection.execute("COMMIT")
      } else {
        rollBack()
      }
      return result
    } catch {
      rollBack()
      throw error
    }
  }

  /// Begins a transaction and makes the catalogue's tables where there are none.
  ///
  /// - Returns: Whether the tables are new.
  private func begin(_ session: WritingSession) throws(VenueStoreError) -> Bool {
    try lock(session)
    do throws(VenueStoreError) {
      if try connection.hasCatalogue() { return false }
      try makeTables(session)
      return true
    } catch {
      rollBack()
      throw error
    }
  }

  /// Takes the write lock on the file that lies at the path: another writer may have given up a new file of its own while
  /// this one waited for it.
  private func lock(_ session: WritingSession) throws(VenueStoreError) {
    while true {
      if connection.hasMoved { connection = try Self.openForWriting(path, session) }
      do throws(VenueStoreError) {
        try connection.execute("BEGIN IMMEDIATE")
        if !connection.hasMoved { return }
        try connection.execute("ROLLBACK")
      } catch {
        guard connection.hasMoved else { throw error }
      }
    }
  }

  private func makeTables(_ session: WritingSession) throws(VenueStoreError) {
    if try connection.isEmpty() { try connection.execute(GeoPackageSchema.identity) }
    try connection.execute(GeoPackageSchema.geoPackageTables)
    try connection.execute(GeoPackageSchema.ownTables)
    for name in CollectionName.allCases where name != .venues {
      try connection.execute(GeoPackageSchema.documentTable(name))
    }
    try connection.execute(GeoPackageSchema.catalogueTable)
    try connection.execute(GeoPackageSchema.createIndexes)
    try connection.setFact("uuid", to: session.uuid)
  }

  /// Gives the content a name that no other content has.
  private func noteRevision(_ session: WritingSession) throws(VenueStoreError) {
    let revision = 1 + (Int(try connection.fact("revision") ?? "0") ?? 0)
    try connection.setFact("revision", to: "\(revision)")
    try connection.setFact("state", to: "\(session.uuid)/\(revision)")
  }

  /// Takes everything back, and the file too if there was none before.
  private func rollBack() {
    // SQLite has rolled back by itself after some errors, a full disk among them.
    if connection.isInTransaction { try? connection.execute("ROLLBACK") }
    // After an I/O error the journal is still there; reading makes SQLite play it back.
    _ = try? connection.prepare("SELECT 1 FROM sqlite_schema").step()
    guard isEmptyFile else { return }
    // Under the write lock, so that a writer who waits for it finds the file moved and makes its own.
    guard (try? connection.execute("BEGIN IMMEDIATE")) != nil else { return }
    if !connection.hasMoved, isEmptyFile { FileFacts.remove(path: path) }
    try? connection.execute("ROLLBACK")
  }

  /// Whether the file has nothing in it; a device is no file.
  private var isEmptyFile: Bool {
    FileFacts(path: path).map { $0.isRegular && $0.size == 0 } ?? false
  }
}
