// A hash for tables that die with their run: a million rows hash millions of texts, so bytes are read eight at a time.

package enum TextHash {
  /// A number for a text, which is another one on a machine with another order of bytes.
  ///
  /// Folded 128-bit products, as in wyhash: each step mixes eight bytes into all 64 bits.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - seed: A number that no input file can know, where a table grows with what a file holds.
  /// - Returns: The number, in which every bit depends on every byte.
  package static func of(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
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
