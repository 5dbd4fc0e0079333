// Names as people compare them: without regard to case, and to what stands between the words.

enum FoldedName {
  /// A number for a name.
  static func hash(_ name: ArraySlice<UInt8>) -> UInt64 {
    // Letters of other alphabets come in cases too, but not those beyond U+0530.
    if name.contains(where: { (0xC4...0xD4).contains($0) }) {
      return hash(plain: Array(String(decoding: name, as: UTF8.self).lowercased().utf8)[...])
    }
    return hash(plain: name)
  }

  private static func hash(plain name: ArraySlice<UInt8>) -> UInt64 {
    var hash = StableHash()
    var isBetween = false
    var isEmpty = true
    var isLatin = false
    for byte in name {
      var folded = byte
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded = byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case 0..<0x80:
        isBetween = true
        continue
      // `É` and `é`, but not the sign for times.
      case 0x80...0x9E where isLatin && byte != 0x97: folded = byte + 0x20
      default: break
      }
      isLatin = byte == 0xC3
      if isBetween, !isEmpty { hash.add(0x20) }
      isBetween = false
      isEmpty = false
      hash.add(folded)
    }
    return hash.value
  }
}
