// The keys of a load into an empty table, which finds its own duplicates while there are no indexes to ask.

internal import Venues

/// What a bulk load has written so far: who has which identifier and which id.
final class BulkLoad {
  /// After so many rows the indexes take over: 3 million fill two key sets of 32 MB.
  private let limit: Int
  private var sources = KeySet()
  private var ids = KeySet()

  /// Whether the load should end and the indexes take over.
  var isFull: Bool { ids.count >= limit }

  init(limit: Int) { self.limit = limit }

  /// The row with the same source and identifier.
  func existing(
    _ row: borrowing VenueRow, _ hash: RowHash, in statements: LayerStatements
  ) throws(VenueStoreError) -> ExistingRow? {
    var found: ExistingRow?
    _ = try sources.row(hash: hash.source) { (rowID) throws(VenueStoreError) in
      found = try statements.existing(Int64(rowID), withSourceOf: row)
      return found != nil
    }
    return found
  }

  /// Who has the row's id.
  func owner(
    ofIDOf row: borrowing VenueRow, _ hash: RowHash, in statements: LayerStatements
  ) throws(VenueStoreError) -> IDOwner? {
    var found: IDOwner?
    _ = try ids.row(hash: hash.id) { (rowID) throws(VenueStoreError) in
      found = try statements.owner(Int64(rowID), ofIDOf: row)
      return found != nil
    }
    return found
  }

  /// Remembers a row that was added.
  func add(_ hash: RowHash, rowID: Int64) {
    sources.insert(hash: hash.source, row: UInt32(truncatingIfNeeded: rowID))
    addID(hash, rowID: rowID)
  }

  /// Remembers the new id of a row that was changed.
  func addID(_ hash: RowHash, rowID: Int64) {
    ids.insert(hash: hash.id, row: UInt32(truncatingIfNeeded: rowID))
  }
}
