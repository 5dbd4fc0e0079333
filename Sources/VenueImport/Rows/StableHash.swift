// A hash that is the same on every machine and in every version: identifiers of records are made of it.

/// FNV-1a over 64 bits, with the bits mixed at the end.
///
/// Source: Fowler, Noll, Vo, draft-eastlake-fnv-17; the finish is that of MurmurHash3.
struct StableHash: Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a byte.
  mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Adds bytes.
  mutating func add(_ bytes: Span<UInt8>) {
    for index in bytes.indices { add(bytes[index]) }
  }

  /// The hash of everything so far.
  var value: UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ (mixed >> 33)
  }

  /// The hash of a text.
  static func of(_ text: Span<UInt8>) -> UInt64 {
    var hash = StableHash()
    hash.add(text)
    return hash.value
  }
}
