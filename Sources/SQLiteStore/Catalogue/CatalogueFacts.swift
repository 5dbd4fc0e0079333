// What a database file is: a catalogue, another program's GeoPackage, something else, or only part of one.

internal import Venues

extension SQLiteConnection {
  /// Whether the file holds a catalogue that this version understands; `false` for one without our tables.
  ///
  /// - Throws: `.notACatalogue` when it is no GeoPackage either, `.newerFormat` when it comes from the future.
  func hasCatalogue() throws(VenueStoreError) -> Bool {
    // Views and triggers of a file from elsewhere must not run functions with side effects.
    try execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
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

  /// Checks that the file has all its pages; SQLite itself forgives a last page that is cut short.
  func checkIsWhole() throws(VenueStoreError) {
    try execute("BEGIN")
    defer { try? execute("ROLLBACK") }
    // Reading takes the lock under which no other process may change the file's length.
    _ = try integer("SELECT count(*) FROM sqlite_schema")
    let length = try integer("PRAGMA page_count") * integer("PRAGMA page_size")
    guard let size = FileFacts(path: path)?.size, size > 0, size < UInt64(length) else { return }
    // With a write-ahead log the newest pages may lie there.
    guard FileFacts(path: path + "-wal") == nil else { return }
    throw .notACatalogue(
      path: path, reason: "it has \(size) bytes, fewer than the \(length) of its pages")
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
