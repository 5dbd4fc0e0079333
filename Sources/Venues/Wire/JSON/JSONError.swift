// Why bytes are not JSON: what was found, what was expected and where, for people and for programs.

/// A place in a text.
public struct TextPosition: Hashable, Sendable {
  /// How many bytes lie before it.
  public let byteOffset: Int
  /// Its line, from 1; lines end with LF, CR or CRLF.
  public let line: Int
  /// Its column, from 1, in Unicode scalars.
  public let column: Int

  /// Makes a place from its three counts.
  public init(byteOffset: Int, line: Int, column: Int) {
    self.byteOffset = byteOffset
    self.line = line
    self.column = column
  }
}

/// Why bytes are not a JSON text that this room accepts.
public enum JSONError: Error, Equatable, Sendable {
  /// Something else stands where `expected` should.
  case unexpected(found: String, expected: String, at: TextPosition)
  /// The text ends where `expected` should stand.
  case endsEarly(expected: String, at: TextPosition)
  /// Bytes that are not UTF-8.
  case invalidUTF8(at: TextPosition)
  /// A `\u` escape for one half of a surrogate pair without the other.
  case loneSurrogate(escape: String, at: TextPosition)
  /// A number too large for 64-bit floating point, as it was written.
  case numberTooLarge(text: String, at: TextPosition)
  /// Lists and records nested deeper than the limit.
  case tooDeep(limit: Int, at: TextPosition)
  /// More bytes than the caller allows.
  case tooLarge(bytes: Int, limit: Int)
}

extension TextPosition: CustomStringConvertible {
  /// The place in words, such as "line 2, column 7 (byte 31)".
  public var description: String { "line \(line), column \(column) (byte \(byteOffset))" }
}

extension JSONError: CustomStringConvertible {
  /// The error as a sentence without its full stop.
  public var description: String {
    switch self {
    case .unexpected(let found, let expected, let place):
      "\(place): expected \(expected), found \(found)"
    case .endsEarly(let expected, let place):
      "\(place): the text ends where \(expected) is expected"
    case .invalidUTF8(let place):
      "\(place): the bytes are not UTF-8"
    case .loneSurrogate(let escape, let place):
      "\(place): \(escape) is one half of a surrogate pair without the other"
    case .numberTooLarge(let text, let place):
      "\(place): the number \(text) is too large"
    case .tooDeep(let limit, let place):
      "\(place): lists and records are nested deeper than \(limit)"
    case .tooLarge(let bytes, let limit):
      "the text has \(bytes) bytes, more than the \(limit) allowed"
    }
  }
}
