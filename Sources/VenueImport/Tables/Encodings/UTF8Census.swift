// Counts what in a stream of bytes is UTF-8 and what is not, as RFC 3629 has it.

/// A running count of well-formed and damaged UTF-8, fed in pieces.
struct UTF8Census: Sendable {
  /// Well-formed characters beyond ASCII.
  private(set) var characters = 0
  /// Bytes that belong to no well-formed character.
  private(set) var invalidBytes = 0
  /// The beginning of a character whose end has not come yet.
  private var pending: [UInt8] = []

  /// The encoding that the counts speak for.
  var encoding: TextEncoding {
    invalidBytes == 0 || characters >= 4 * invalidBytes ? .utf8 : .windows1252
  }

  /// Counts a piece that follows the ones before.
  mutating func count(_ piece: [UInt8]) {
    if pending.isEmpty { return scan(piece.span) }
    let joined = pending + piece
    pending = []
    scan(joined.span)
  }

  /// Tells that no further piece comes.
  mutating func finish() {
    invalidBytes += pending.count
    pending = []
  }

  private mutating func scan(_ bytes: Span<UInt8>) {
    var index = 0
    while true {
      index = firstNonASCII(in: bytes, from: index)
      guard index < bytes.count else { return }
      switch UTF8Character.length(in: bytes, at: index) {
      case .complete(let length):
        characters += 1
        index += length
      case .invalid:
        invalidBytes += 1
        index += 1
      case .cutOff:
        pending = (index..<bytes.count).map { bytes[$0] }
        return
      }
    }
  }
}

/// The place of the first byte beyond ASCII, or the number of bytes.
func firstNonASCII(in bytes: Span<UInt8>, from start: Int) -> Int {
  var index = start
  while index + 32 <= bytes.count {
    var union: UInt8 = 0
    for offset in index..<index + 32 { union |= bytes[offset] }
    if union >= 0x80 { break }
    index += 32
  }
  while index < bytes.count, bytes[index] < 0x80 { index += 1 }
  return index
}

/// What stands at a place in bytes that should be UTF-8.
enum UTF8Character: Equatable {
  /// A character of this many bytes.
  case complete(length: Int)
  /// A byte that begins no well-formed character.
  case invalid
  /// A character that could be well-formed if more bytes came.
  case cutOff

  /// What stands at a place; ASCII counts as complete.
  static func length(in bytes: Span<UInt8>, at index: Int) -> UTF8Character {
    let lead = bytes[index]
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch lead {
      case 0x00...0x7F: (1, 0x80...0xBF)
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xE1...0xEC, 0xEE, 0xEF: (3, 0x80...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    if length == 0 { return .invalid }
    for offset in 1..<max(length, 1) {
      guard index + offset < bytes.count else { return .cutOff }
      let allowed: ClosedRange<UInt8> = offset == 1 ? second : 0x80...0xBF
      if !allowed.contains(bytes[index + offset]) { return .invalid }
    }
    return .complete(length: length)
  }
}
