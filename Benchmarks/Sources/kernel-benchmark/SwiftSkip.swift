// What `sportlink_json_skip` does, in Swift: byte by byte, and in blocks of 64 bytes whose comparisons become bits.

/// A search for the end of a record that is nested no deeper than 64 brackets: Swift is spared the rest.
struct SwiftSkip {
  /// Where a record ends, and how many line feeds lie before; place 0 where it doesn't.
  struct End {
    var place = 0
    var lineFeeds = 0
  }

  private var depth = 0
  /// A bit for each open bracket: whether it is a brace.
  private var braces: UInt64 = 0
  private var isInText = false
  private var isEscaped = false
  private var isBehindComma = false
  private var lineFeeds = 0

  @inline(never)
  static func endByBytes(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> End {
    var skip = SwiftSkip()
    return End(
      place: skip.skipBytes(bytes, 0, count) ?? 0, lineFeeds: skip.lineFeeds)
  }

  @inline(never)
  static func endByBlocks(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> End {
    var skip = SwiftSkip()
    var start = 0
    while count &- start >= 64 {
      let block = UnsafeRawPointer(bytes + start).loadUnaligned(as: Block.self)
      let isPlain = !skip.isEscaped && block.bits(UInt8(ascii: "\\")) == 0
      let place =
        isPlain ? skip.skipBlock(block, start) : skip.skipBytes(bytes, start, start &+ 64)
      if let place { return End(place: place, lineFeeds: skip.lineFeeds) }
      start &+= 64
    }
    return End(place: skip.skipBytes(bytes, start, count) ?? 0, lineFeeds: skip.lineFeeds)
  }

  private mutating func skipBytes(
    _ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int? {
    var index = start
    while index < end {
      let byte = bytes[index]
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\n") {
          lineFeeds &+= 1
        }
        index &+= 1
        continue
      }
      let isBrace = byte & 0x20 != 0 && byte > 0x60
      switch byte {
      case UInt8(ascii: ","): isBehindComma = true
      case UInt8(ascii: "\""):
        isInText = true
        isBehindComma = false
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if lacksBracket(isBehindComma, isBrace) { return index }
        isBehindComma = false
        if !open(isBrace) { return 0 }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if !close(isBrace) { return 0 }
        if depth == 0 { return index &+ 1 }
      case UInt8(ascii: "\n"): lineFeeds &+= 1
      default: break
      }
      index &+= 1
    }
    return nil
  }

  @inline(__always)
  private mutating func skipBlock(_ block: Block, _ start: Int) -> Int? {
    let quotes = block.bits(UInt8(ascii: "\""))
    var inside = quotes
    inside ^= inside << 1
    inside ^= inside << 2
    inside ^= inside << 4
    inside ^= inside << 8
    inside ^= inside << 16
    inside ^= inside << 32
    if isInText { inside = ~inside }
    let feeds = block.bits(UInt8(ascii: "\n"))
    let folded = block.map { $0 | 0x2020_2020_2020_2020 }
    let opened = folded.bits(UInt8(ascii: "{")) & ~inside
    let closed = folded.bits(UInt8(ascii: "}")) & ~inside
    let braces = block.caseBits
    let commas = block.bits(UInt8(ascii: ",")) & ~inside
    let others = (quotes & inside) | opened
    var brackets = opened | closed
    while brackets != 0 {
      let bit = brackets.trailingZeroBitCount
      let below = (UInt64(1) << UInt64(bit)) &- 1
      let isBrace = braces >> UInt64(bit) & 1 != 0
      var place: Int?
      if opened >> UInt64(bit) & 1 != 0 {
        let (comma, other) = (commas & below, others & below)
        let isBehind = comma | other == 0 ? isBehindComma : comma > other
        if lacksBracket(isBehind, isBrace) {
          place = start &+ bit
        } else if !open(isBrace) {
          place = 0
        }
      } else if !close(isBrace) {
        place = 0
      } else if depth == 0 {
        place = start &+ bit &+ 1
      }
      if let place {
        lineFeeds &+= (feeds & below).nonzeroBitCount
        return place
      }
      brackets &= brackets &- 1
    }
    lineFeeds &+= feeds.nonzeroBitCount
    isInText = inside >> 63 != 0
    if commas | others != 0 { isBehindComma = commas > others }
    return nil
  }

  @inline(__always)
  private mutating func open(_ isBrace: Bool) -> Bool {
    if depth == 64 { return false }
    braces = braces << 1 | (isBrace ? 1 : 0)
    depth &+= 1
    return true
  }

  @inline(__always)
  private mutating func close(_ isBrace: Bool) -> Bool {
    while depth > 0, (braces & 1 != 0) != isBrace {
      braces >>= 1
      depth &-= 1
    }
    if depth == 0 { return false }
    braces >>= 1
    depth &-= 1
    return true
  }

  @inline(__always)
  private func lacksBracket(_ isBehindComma: Bool, _ isBrace: Bool) -> Bool {
    isBehindComma && isBrace && depth > 0 && braces & 1 != 0
  }
}

/// Comparisons of 64 bytes as bits, in eight words.
///
/// `SIMD64` has no instructions in the compiled code: its comparisons and halves become calls for each lane, and took 120 times
/// as long as these words.
extension SwiftSkip {
  private struct Block {
    var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

    @inline(__always)
    func map(_ change: (UInt64) -> UInt64) -> Block {
      Block(
        words: (
          change(words.0), change(words.1), change(words.2), change(words.3), change(words.4),
          change(words.5), change(words.6), change(words.7)
        ))
    }

    /// A bit for each byte that is a given one.
    @inline(__always)
    func bits(_ byte: UInt8) -> UInt64 {
      let all = UInt64(byte) &* Self.ones
      return map { word in Self.zeros(word ^ all) }.gathered
    }

    /// A bit for each byte that has the bit in which `{` differs from `[`.
    @inline(__always)
    var caseBits: UInt64 { map { word in Self.together(word >> 5 & Self.ones) }.gathered }

    /// The lowest bytes of the words, as one.
    @inline(__always)
    private var gathered: UInt64 {
      let low = words.0 | words.1 << 8 | words.2 << 16 | words.3 << 24
      let high = words.4 << 32 | words.5 << 40 | words.6 << 48 | words.7 << 56
      return low | high
    }

    /// A bit for each of eight bytes that is zero: exactly, without carries between them.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 {
      let low = ones &* 0x7F
      let marks = ~(((word & low) &+ low) | word | low)
      return together(marks >> 7)
    }

    /// The lowest bits of eight bytes side by side.
    @inline(__always)
    private static func together(_ word: UInt64) -> UInt64 { (word &* 0x0102_0408_1020_4080) >> 56 }

    private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  }
}
