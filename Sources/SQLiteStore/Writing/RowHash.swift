// Hashes of a row's keys.

/// The hashes of a row's two keys.
struct RowHash {
  /// Of source and identifier.
  let source: UInt64
  /// Of the id.
  let id: UInt64

  /// Hashes a row's keys.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - seed: A number that no input file can know, so that none can be made to collide on purpose.
  init(of row: borrowing VenueRow, seed: UInt64) {
    id = Self.hash(.id, of: row, seed: seed)
    source = Self.hash(.source, of: row, seed: Self.hash(.sourceID, of: row, seed: seed))
  }

  private static func hash(
    _ column: VenueRow.Column, of row: borrowing VenueRow, seed: UInt64
  ) -> UInt64 {
    guard let range = row.range(of: column) else { return seed }
    return unsafe row.text.withUnsafeBytes { text in
      unsafe TextHash.of(UnsafeRawBufferPointer(rebasing: text[range]), seed: seed)
    }
  }
}
