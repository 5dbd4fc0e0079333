// Writes the feature table: a row is added, changed or left alone, whichever its source's identifier says.

internal import Venues

/// The feature table during one transaction.
struct VenueLayer: ~Copyable {
  private let connection: SQLiteConnection
  private let statements: LayerStatements
  /// The keys of a table that was empty when the transaction began; `nil` once the indexes answer instead.
  private var load: BulkLoad?
  private(set) var extent: LayerExtent
  /// How many rows were added or changed.
  private(set) var changeCount = 0

  init(connection: SQLiteConnection, session: WritingSession) throws(VenueStoreError) {
    let isEmpty = try !connection.prepare("SELECT 1 FROM emplacements LIMIT 1").step()
    if isEmpty { try connection.execute(GeoPackageSchema.dropIndexes) }
    let statements = try LayerStatements(connection: connection)
    let extent = try LayerExtent(connection: connection)
    self.connection = connection
    self.statements = statements
    self.extent = extent
    // `Hasher` is seeded anew in each process.
    let seed = UInt64(truncatingIfNeeded: session.uuid.hashValue)
    load = isEmpty ? BulkLoad(limit: session.loadLimit, seed: seed) : nil
  }

  /// Adds a row or changes the one that has its source and identifier.
  ///
  /// - Throws: `.duplicateID` when another row has its id; nothing is written then.
  mutating func upsert(_ row: borrowing VenueRow) throws(VenueStoreError) -> UpsertOutcome {
    if let load, load.isFull { try finishLoad() }
    let hash = load?.hash(of: row)
    guard let old = try existing(row, hash) else {
      try insert(row, hash)
      extent.add(row.extent)
      changeCount += 1
      return .added
    }
    if old.isEqual { return .unchanged }
    try change(old, to: row, hash)
    extent.replace(old.extent, by: row.extent)
    changeCount += 1
    return .changed
  }

  /// Takes venues for equal whose sports or properties only stand in another order.
  func ignoreOrder() { statements.ignoresOrder = true }

  /// Sorts the indexes that a bulk load left out; afterwards every question goes to them.
  mutating func finishLoad() throws(VenueStoreError) {
    guard load != nil else { return }
    load = nil
    try connection.execute(GeoPackageSchema.createIndexes)
  }

  private func existing(
    _ row: borrowing VenueRow, _ hash: RowHash?
  ) throws(VenueStoreError) -> ExistingRow? {
    guard let load, let hash else { return try statements.existing(withSourceOf: row) }
    return try load.existing(row, hash, in: statements)
  }

  private func insert(
    _ row: borrowing VenueRow, _ hash: RowHash?
  ) throws(VenueStoreError) {
    try refuseForeignID(of: row, hash)
    guard try statements.insertion.run(with: row) else {
      throw duplicate(row, other: try statements.owner(ofIDOf: row))
    }
    if let load, let hash { load.add(hash, rowID: connection.lastRowID) }
  }

  private func change(
    _ old: ExistingRow, to row: borrowing VenueRow, _ hash: RowHash?
  ) throws(VenueStoreError) {
    if !old.hasSameID { try refuseForeignID(of: row, hash) }
    statements.update.bind(old.rowID, at: 12)
    guard try statements.update.run(with: row) else {
      throw duplicate(row, other: try statements.owner(ofIDOf: row))
    }
    if !old.hasSameID, let load, let hash { load.addID(hash, rowID: old.rowID) }
  }

  /// During a load the key set answers; afterwards the unique index refuses by itself.
  private func refuseForeignID(
    of row: borrowing VenueRow, _ hash: RowHash?
  ) throws(VenueStoreError) {
    guard let load, let hash else { return }
    if let other = try load.owner(ofIDOf: row, hash, in: statements) {
      throw duplicate(row, other: other)
    }
  }

  private func duplicate(_ row: borrowing VenueRow, other: IDOwner?) -> VenueStoreError {
    .duplicateID(
      id: row.string(.id), source: row.string(.source), otherSource: other?.source ?? "")
  }
}
