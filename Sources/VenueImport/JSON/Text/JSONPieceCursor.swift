// Goes from value to value through the inside of a container, in text at hand.

/// Where one stands in the inside of a container.
struct JSONPieceCursor {
  /// The byte that comes next.
  private(set) var index = 0
  /// Its line.
  private(set) var line: Int

  /// What was found.
  enum Found {
    /// A value, its key, and the line on which it begins.
    case record(Range<Int>, key: Range<Int>?, line: Int)
    /// The end of the container.
    case closed
    /// A value whose end is not at hand.
    case unfinished
    /// Something that is no value.
    case damaged
  }

  init(line: Int) { self.line = line }

  /// The next value.
  mutating func next(_ bytes: Span<UInt8>, isKeyed: Bool) -> Found {
    skipSpace(bytes, andCommas: true)
    // A brace too many in a list was closed before.
    while !isKeyed, index < bytes.count, bytes[index] == UInt8(ascii: "}") {
      index += 1
      skipSpace(bytes, andCommas: true)
    }
    guard index < bytes.count else { return .unfinished }
    if bytes[index] | 0x20 == UInt8(ascii: "}") {
      index += 1
      return .closed
    }
    guard isKeyed else { return value(bytes, key: nil) }
    guard let end = textEnd(bytes) else { return .unfinished }
    let key = index + 1..<end - 1
    index = end
    skipSpace(bytes)
    guard index < bytes.count else { return .unfinished }
    guard bytes[index] == UInt8(ascii: ":") else { return .damaged }
    index += 1
    skipSpace(bytes)
    return index < bytes.count ? value(bytes, key: key) : .unfinished
  }

  private mutating func value(_ bytes: Span<UInt8>, key: Range<Int>?) -> Found {
    let start = index
    let startLine = line
    if bytes[index] | 0x20 == UInt8(ascii: "{") {
      var skipper = JSONSkipper()
      switch skipper.skip(bytes, from: index) {
      case .ended(let end):
        index = end
        line += skipper.lineFeeds
        return .record(start..<end, key: key, line: startLine)
      case .unfinished: return .unfinished
      case .mismatched, .tooDeep: return .damaged
      }
    }
    if bytes[index] == UInt8(ascii: "\"") {
      guard let end = textEnd(bytes) else { return .unfinished }
      index = end
      return .record(start..<end, key: key, line: startLine)
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte <= 0x20 || byte == UInt8(ascii: ",") || byte | 0x20 == UInt8(ascii: "}") { break }
      index += 1
    }
    if index == bytes.count { return .unfinished }
    return index == start ? .damaged : .record(start..<index, key: key, line: startLine)
  }

  /// The place behind the text that begins here.
  private func textEnd(_ bytes: Span<UInt8>) -> Int? {
    var place = index + 1
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\"") { return place + 1 }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private mutating func skipSpace(_ bytes: Span<UInt8>, andCommas: Bool = false) {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte <= 0x20 || (andCommas && byte == UInt8(ascii: ",")) else { return }
      if byte == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }
}
