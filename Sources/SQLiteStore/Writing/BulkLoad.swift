// The keys of a load into an empty table, which finds its own duplicates while there are no indexes to ask.

internal import Venues

/// What a bulk load has written so far: who has which identifier and which id.
///
/// A row is found by the hash of its id, and of the id that its source and identifier make where it has another. What is
/// found may be another row, which the caller's statements tell by its columns; none is missed.
final class BulkLoad {
  /// After so many rows the indexes take over: 3 million fill a key set of 32 MB.
  private let limit: Int
  private let seed: UInt64
  private var keys = KeySet()
  private var scratch: [UInt8] = []

  /// Whether the load should end and the indexes take over.
  var isFull: Bool { keys.count >= limit }

  /// Begins a load.
  ///
  /// - Parameters:
  ///   - limit: So many keys are remembered at most.
  ///   - seed: A number for the hashes that the input does not know.
  init(limit: Int, seed: UInt64) {
    self.limit = limit
    self.seed = seed
  }

  /// The hashes of a row's keys.
  func hash(of row: borrowing VenueRow) -> RowHash {
    RowHash(of: row, seed: seed, scratch: &scratch)
  }

  /// The row with the same source and identifier.
  func existing(
    _ row: borrowing VenueRow, _ hash: RowHash, in statements: LayerStatements
  ) throws(VenueStoreError) -> ExistingRow? {
    var found: ExistingRow?
    _ = try keys.row(hash: hash.source) { (rowID) throws(VenueStoreError) in
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
    _ = try keys.row(hash: hash.id) { (rowID) throws(VenueStoreError) in
      found = try statements.owner(Int64(rowID), ofIDOf: row)
      return found != nil
    }
    return found
  }

  /// Remembers a row that was added.
  func add(_ hash: RowHash, rowID: Int64) {
    addID(hash, rowID: rowID)
    guard hash.source != hash.id else { return }
    keys.insert(hash: hash.source, row: UInt32(truncatingIfNeeded: rowID))
  }

  /// Remembers the new id of a row that was changed.
  func addID(_ hash: RowHash, rowID: Int64) {
    keys.insert(hash: hash.id, row: UInt32(truncatingIfNeeded: rowID))
  }
}
