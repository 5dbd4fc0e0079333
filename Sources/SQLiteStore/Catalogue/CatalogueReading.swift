// Reading a catalogue back: the venues in the order of their ids, one venue, the documents, and the stamp.

public import Venues

extension GeoPackageCatalogue: VenueStore {
  /// Hands every venue to the body, in rising order of `id` (by UTF-8 bytes), one at a time.
  ///
  /// - Parameter body: Takes a venue; throws `.stopped` to end early.
  /// - Throws: What the body throws, or `VenueStoreError`: `.damagedRow` for a row that is no venue.
  /// - Complexity: O(*n*), a row in memory at a time.
  public func forEachVenue(
    _ body: (Venue) throws(VenueStoreError) -> Void
  ) throws(VenueStoreError) {
    let rows = try connection.prepare("\(VenueDecoder.select) ORDER BY id")
    var decoder = VenueDecoder()
    while try rows.step() { try body(try decoder.venue(from: rows)) }
  }

  /// Hands copies of all venues' rows to the body in the same order, some hundred at a time.
  ///
  /// - Parameter body: Takes rows and gives others back, whose memory is used again.
  /// - Throws: What the body throws, or `VenueStoreError` where the catalogue can't be read.
  func forEachRows(
    _ body: (consuming VenueRows) throws(VenueStoreError) -> VenueRows
  ) throws(VenueStoreError) {
    let statement = try connection.prepare("\(VenueDecoder.select) ORDER BY id")
    var rows = VenueRows()
    while try statement.step() {
      rows.append(statement)
      guard rows.isFull else { continue }
      rows = try body(rows)
      rows.removeAll()
    }
    if rows.count > 0 { _ = try body(rows) }
  }

  /// Gives up the pages that were read: whoever has read all rows needs the memory for something else.
  func releaseMemory() throws(VenueStoreError) { try connection.execute("PRAGMA shrink_memory") }

  /// The venue with this id, or `nil`.
  public func venue(id: String) throws(VenueStoreError) -> Venue? {
    let row = try connection.prepare("\(VenueDecoder.select) WHERE id = ?1")
    row.bind(id, at: 1)
    guard try row.step() else { return nil }
    var decoder = VenueDecoder()
    return try decoder.venue(from: row)
  }

  /// How many venues there are.
  public func venueCount() throws(VenueStoreError) -> Int {
    Int(try connection.integer("SELECT count(*) FROM emplacements"))
  }
}

extension GeoPackageCatalogue {
  /// Hands every record of a document collection to the body, in rising order of `id`; venues have `forEachVenue`.
  ///
  /// - Parameters:
  ///   - name: The collection, not `.venues`.
  ///   - body: Takes a record; throws `.stopped` to end early.
  /// - Throws: What the body throws, or `VenueStoreError`.
  public func forEachRecord(
    in name: CollectionName, _ body: (WireRecord) throws(VenueStoreError) -> Void
  ) throws(VenueStoreError) {
    precondition(name != .venues, "venues have columns of their own: use forEachVenue")
    let rows = try connection.prepare("SELECT id, document FROM \(name.rawValue) ORDER BY id")
    while try rows.step() { try body(try Self.record(from: rows)) }
  }

  /// The record with this id in a document collection, or `nil`.
  public func record(id: String, in name: CollectionName) throws(VenueStoreError) -> WireRecord? {
    precondition(name != .venues, "venues have columns of their own: use venue(id:)")
    let row = try connection.prepare("SELECT id, document FROM \(name.rawValue) WHERE id = ?1")
    row.bind(id, at: 1)
    return try row.step() ? try Self.record(from: row) : nil
  }

  /// Runs several questions against one and the same content, whatever other processes write meanwhile.
  public func reading<Result>(
    _ body: () throws(VenueStoreError) -> Result
  ) throws(VenueStoreError) -> Result {
    if connection.isInTransaction { return try body() }
    try connection.execute("BEGIN")
    defer { try? connection.execute("ROLLBACK") }
    return try body()
  }

  /// The identity of the content, to compare with that of something derived from it.
  ///
  /// Inside `reading` it belongs to what the other questions there see.
  public func stamp() throws(VenueStoreError) -> CatalogueStamp {
    try reading { () throws(VenueStoreError) in
      let state = try connection.fact("state") ?? ""
      guard let facts = FileFacts(path: path) else { throw .notFound(path: path) }
      if connection.hasMoved {
        throw .database(path: path, reason: "another file has taken its place since it was opened")
      }
      return CatalogueStamp(
        facts: facts, log: FileFacts(path: path + "-wal"), header: try connection.header(),
        state: state)
    }
  }

  private static func record(
    from row: borrowing SQLiteStatement
  ) throws(VenueStoreError) -> WireRecord {
    guard let id = row.text(0) else { throw .damagedRow(id: "", reason: "its id is not UTF-8") }
    let value: JSONValue
    do {
      value = try row.withBytes(1) { (bytes) throws(JSONError) in try JSONValue.parse(bytes) }
    } catch {
      throw .damagedRow(id: id, reason: "its document is no JSON: \(error)")
    }
    guard case .object(let object) = value else {
      throw .damagedRow(id: id, reason: "its document is no record")
    }
    return WireRecord(id: id, object: object)
  }
}
