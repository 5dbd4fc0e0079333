// A hash for tables that die with their run: texts are read eight bytes at a time, where `StableHash` reads one.

enum WordHash {
  /// A number for a text, which is another one on a machine with another order of bytes.
  ///
  /// Folded 128-bit products, as in wyhash: each step mixes eight bytes into all 64 bits.
  static func of(_ text: Span<UInt8>) -> UInt64 {
    unsafe text.withUnsafeBytes { bytes in
      var state = UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
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
  }

  private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let (high, low) = left.multipliedFullWidth(by: right)
    return high ^ low ^ left
  }
}
