// Finds where a JSON value ends by its quotes and brackets alone, in pieces; what is inside is looked at later.

/// A running search for the end of a record or list.
struct JSONSkipper: Sendable {
  /// What was found in a piece.
  enum Outcome: Equatable, Sendable {
    /// The value ends before this place.
    case ended(Int)
    /// The value goes on behind the piece.
    case unfinished
    /// A bracket at this place closes what was not opened.
    case mismatched(Int)
    /// The value is nested too deeply, at this place.
    case tooDeep(Int)
  }

  /// The deepest nesting that is followed; deeper values are no data.
  static let deepest = 512

  /// Whether each open bracket is a brace.
  private var braces: [Bool] = []
  private var isInString = false
  private var isEscaped = false
  /// Whether the last byte that is no white space is a comma.
  private var isBehindComma = false
  /// How many line feeds were passed.
  private(set) var lineFeeds = 0

  /// Whether the search stands inside of a text.
  var isInText: Bool { isInString }

  /// Goes on at a place, which must be the opening bracket the first time.
  mutating func skip(_ bytes: Span<UInt8>, from start: Int) -> Outcome {
    var index = start
    let count = bytes.count
    while index < count {
      if isInString {
        index = skipText(bytes, from: index)
        continue
      }
      let byte = bytes[index]
      let folded = byte | 0x20
      if byte == UInt8(ascii: ",") {
        isBehindComma = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
        isBehindComma = false
      } else if folded == UInt8(ascii: "{") {
        // Behind a comma a record has a key: where another begins, the closing bracket of this one is missing.
        if isBehindComma, braces.last == true, byte == UInt8(ascii: "{") { return .ended(index) }
        isBehindComma = false
        if braces.count == Self.deepest { return .tooDeep(index) }
        braces.append(byte == UInt8(ascii: "{"))
      } else if folded == UInt8(ascii: "}") {
        guard close(byte == UInt8(ascii: "}")) else { return .mismatched(index) }
        if braces.isEmpty { return .ended(index + 1) }
      } else if byte == UInt8(ascii: "\n") {
        lineFeeds += 1
      }
      index += 1
    }
    return .unfinished
  }

  /// Closes the innermost bracket of a kind, with what was left open in it; `false` where none is open.
  ///
  /// A record that lacks a bracket within is damaged, but ends where its own bracket closes.
  private mutating func close(_ isBrace: Bool) -> Bool {
    guard let place = braces.lastIndex(of: isBrace) else { return false }
    braces.removeLast(braces.count - place)
    return true
  }

  /// The place behind the text that the search stands in, or behind the bytes.
  private mutating func skipText(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    if isEscaped, index < bytes.count {
      isEscaped = false
      index += 1
    }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        isInString = false
        return index
      }
      if byte == UInt8(ascii: "\\") {
        if index == bytes.count { isEscaped = true }
        index += 1
      } else if byte == UInt8(ascii: "\n") {
        lineFeeds += 1
      }
    }
    return min(index, bytes.count)
  }
}
