// Hashes of a row's keys. A million rows hash three million texts, so the bytes are read eight at a time.

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
      unsafe hash(UnsafeRawBufferPointer(rebasing: text[range]), seed: seed)
    }
  }

  /// Folded 128-bit products, as in wyhash: each step mixes eight bytes into all 64 bits.
  private static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    var state = seed ^ UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      state = fold(state ^ word, 0xA076_1D64_78BD_642F)
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = unsafe rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return fold(fold(state ^ rest, 0xE703_7ED1_A0B4_28DB), 0x8EBC_6AF0_9C88_C6E3)
  }

  private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let (high, low) = left.multipliedFullWidth(by: right)
    return high ^ low ^ left
  }
}
