// The words of a file that are beyond ASCII: what an encoding is guessed by.

/// Texts with bytes beyond ASCII, each once, fed in pieces.
struct EncodingSample: Sendable {
  /// The texts, with blanks between them.
  private(set) var bytes: [UInt8] = []
  private var seen: Set<[UInt8]> = []

  /// So many bytes are kept.
  private static let limit = 1 << 15
  /// What divides texts beside line ends: `"` `,` `;` `<` `>`.
  private static let marks: Set<UInt8> = [0x22, 0x2C, 0x3B, 0x3C, 0x3E]
  /// A text longer than this is cut.
  private static let longest = 400

  /// Takes a piece that follows the ones before.
  mutating func take(_ piece: [UInt8]) {
    guard bytes.count < Self.limit else { return }
    var start = 0
    var isBeyond = false
    for (index, byte) in piece.enumerated() {
      if byte >= 0x80 { isBeyond = true }
      // None of these is the second byte of a character in any encoding.
      guard byte < 0x20 || Self.marks.contains(byte) else { continue }
      if isBeyond { add(piece[start..<index]) }
      (start, isBeyond) = (index + 1, false)
      if bytes.count >= Self.limit { return }
    }
    if isBeyond { add(piece[start...]) }
  }

  private mutating func add(_ text: ArraySlice<UInt8>) {
    var text = text
    if text.count > Self.longest {
      // Between words, so that no character is cut.
      text = text.prefix(Self.longest)
      while let last = text.last, last >= 0x30 { text.removeLast() }
    }
    guard !text.isEmpty, seen.insert(Array(text)).inserted else { return }
    bytes += text
    bytes.append(0x0A)
  }

  /// How many bytes are beyond ASCII.
  var beyond: Int { bytes.count { $0 >= 0x80 } }
}
