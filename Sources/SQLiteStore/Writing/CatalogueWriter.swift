// What a write transaction offers: venues and records go in, each says what became of it.

public import Venues

/// The writing end of a catalogue, valid while the body of `GeoPackageCatalogue.write` runs.
public struct CatalogueWriter: ~Copyable {
  private let connection: SQLiteConnection
  private var layer: VenueLayer
  private var documents: [CollectionName: DocumentTable] = [:]
  private var row = VenueRow()
  private var hasNewMemories = false

  init(connection: SQLiteConnection, session: WritingSession) throws(VenueStoreError) {
    self.connection = connection
    layer = try VenueLayer(connection: connection, session: session)
  }

  /// Adds a venue, or changes the one that has its source and its identifier there.
  ///
  /// - Returns: Whether it was added, changed, or equal in every column.
  /// - Throws: `VenueStoreError.duplicateID` when a venue of another identifier has its id; nothing is written then and the
  ///   transaction goes on. Every other error ends it.
  /// - Complexity: O(log *n*) in the number of venues, O(1) while a load fills an empty catalogue.
  public mutating func upsert(_ venue: Venue) throws(VenueStoreError) -> UpsertOutcome {
    row.fill(from: venue)
    return try layer.upsert(row)
  }

  /// Adds or changes a venue whose columns the caller has as bytes already.
  package mutating func upsert(_ row: borrowing VenueRow) throws(VenueStoreError) -> UpsertOutcome {
    try layer.upsert(row)
  }

  /// Ends a load that fills an empty catalogue: from here on venues can be asked for by their ids.
  package mutating func finishLoad() throws(VenueStoreError) { try layer.finishLoad() }

  /// From here on a venue whose sports or properties only stand in another order is unchanged, and stays as it is.
  package func ignoreOrder() { layer.ignoreOrder() }

  /// Remembers something about the catalogue for the next import; what is known already is no change.
  ///
  /// - Parameters:
  ///   - value: What is remembered.
  ///   - key: Under which key; see `GeoPackageCatalogue.memories(_:)`.
  /// - Throws: `VenueStoreError` where the catalogue can't be written.
  package mutating func remember(
    _ value: String, as key: CatalogueMemory
  ) throws(VenueStoreError) {
    guard try connection.fact(key.key) != value else { return }
    try connection.setFact(key.key, to: value)
    hasNewMemories = true
  }

  /// Adds a record of a collection, or replaces the one that has its id.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - name: Its collection. Venues have columns of their own: a record of `emplacements` is read as a venue first.
  ///   - source: The dataset to name where a venue's record names none.
  /// - Returns: Whether it was added, changed, or equal.
  /// - Throws: `VenueStoreError`, or `WireError` for a venue's record that is none.
  public mutating func upsert(
    _ record: WireRecord, in name: CollectionName, source: String
  ) throws -> UpsertOutcome {
    if name == .venues { return try upsert(Venue(wire: record, source: source)) }
    if let table = documents[name] { return try table.upsert(record) }
    let table = try DocumentTable(name, connection: connection)
    documents[name] = table
    return try table.upsert(record)
  }

  /// Brings the catalogue's own tables up to date before the transaction ends.
  ///
  /// - Returns: Whether there is anything to commit.
  mutating func finish(_ session: WritingSession) throws(VenueStoreError) -> Bool {
    try layer.finishLoad()
    var hasChanges = layer.changeCount > 0 || hasNewMemories
    if layer.changeCount > 0 {
      var extent = layer.extent
      try extent.store(at: session.instant, in: connection)
    }
    for (name, table) in documents where table.changeCount > 0 {
      hasChanges = true
      let update = try connection.prepare(
        "UPDATE gpkg_contents SET last_change = ?1 WHERE table_name = ?2")
      update.bind(session.instant, at: 1)
      update.bind(name.rawValue, at: 2)
      try update.run()
    }
    return hasChanges
  }
}
