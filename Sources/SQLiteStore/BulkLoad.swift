// The keys of a load into an empty table, which finds its own duplicates while there are no indexes to ask.

internal import Venues

/// What a bulk load has written so far: who has which identifier and which id.
struct BulkLoad {
  /// So many rows fill two key sets of 32 MB; the indexes take over after them.
  private static let mostRows = 3_000_000

  private var sources = KeySet()
  private var ids = KeySet()

  /// Whether the load should end and the indexes take over.
  var isFull: Bool { ids.count >= Self.mostRows }

  /// The row with the same source and identifier.
  func existing(
    _ row: borrowing VenueRow, in statements: LayerStatements
  ) throws(VenueStoreError) -> ExistingRow? {
    var found: ExistingRow?
    let hash = Self.hash(.sourceID, of: row) ^ Self.hash(.source, of: row)
    _ = try sources.row(hash: hash) { (rowID) throws(VenueStoreError) in
      found = try statements.existing(Int64(rowID), withSourceOf: row)
      return found != nil
    }
    return found
  }

  /// Who has the row's id.
  func owner(
    ofIDOf row: borrowing VenueRow, in statements: LayerStatements
  ) throws(VenueStoreError) -> IDOwner? {
    var found: IDOwner?
    _ = try ids.row(hash: Self.hash(.id, of: row)) { (rowID) throws(VenueStoreError) in
      found = try statements.owner(Int64(rowID), ofIDOf: row)
      return found != nil
    }
    return found
  }

  /// Remembers a row that was added.
  mutating func add(_ row: borrowing VenueRow, rowID: Int64) {
    let hash = Self.hash(.sourceID, of: row) ^ Self.hash(.source, of: row)
    sources.insert(hash: hash, row: UInt32(truncatingIfNeeded: rowID))
    addID(of: row, rowID: rowID)
  }

  /// Remembers the new id of a row that was changed.
  mutating func addID(of row: borrowing VenueRow, rowID: Int64) {
    ids.insert(hash: Self.hash(.id, of: row), row: UInt32(truncatingIfNeeded: rowID))
  }

  private static func hash(_ column: VenueRow.Column, of row: borrowing VenueRow) -> UInt64 {
    guard let range = row.range(of: column) else { return 0 }
    var hasher = Hasher()
    hasher.combine(column)
    unsafe row.text.withUnsafeBytes { text in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: text[range]))
    }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
