// Why a value is not understood, with the place and what was expected there.

/// Why a text is no opening_hours value that this room understands.
public enum ScheduleError: Error, Equatable, Sendable {
  /// There is nothing in it.
  case empty
  /// It is longer than any value needs to be.
  case tooLong(bytes: Int, limit: Int)
  /// Something else stands where a part of the value should be.
  ///
  /// The offset counts Unicode scalars; `found` is empty at the end of the text.
  case unexpected(found: String, expected: String, offset: Int)
  /// A part is well formed and yet does not exist, such as 25:61 or Feb 30.
  ///
  /// The offset counts Unicode scalars.
  case impossible(found: String, expected: String, offset: Int)
}

extension ScheduleError {
  /// Where the trouble starts, counted in Unicode scalars from the start of the text.
  public var offset: Int {
    switch self {
    case .empty, .tooLong: 0
    case .unexpected(_, _, let offset), .impossible(_, _, let offset): offset
    }
  }

  /// What stands there; empty at the end of the text.
  public var found: String {
    switch self {
    case .empty, .tooLong: ""
    case .unexpected(let found, _, _), .impossible(let found, _, _): found
    }
  }

  /// What was expected there.
  public var expected: String {
    switch self {
    case .empty: "days and hours, such as Mo-Fr 08:00-22:00"
    case .tooLong(_, let limit): "at most \(limit) bytes"
    case .unexpected(_, let expected, _), .impossible(_, let expected, _): expected
    }
  }

  /// The value with a caret under the place and the message, as compilers draw it.
  ///
  /// ```
  /// Mo-Fr 25:61-26:00
  ///       ^~~~~ expected an hour from 00 to 48
  /// ```
  ///
  /// - Parameter text: The value that was parsed.
  /// - Returns: Two lines.
  public func drawn(under text: String) -> String {
    drawnCaret(
      under: text, offset: offset, length: found.unicodeScalars.count,
      message: "expected \(expected)")
  }
}

extension ScheduleError: CustomStringConvertible {
  /// The error as a sentence for people.
  public var description: String {
    switch self {
    case .empty:
      "the value is empty; expected \(expected)"
    case .tooLong(let bytes, let limit):
      "the value has \(bytes) bytes, more than \(limit)"
    case .unexpected(let found, let expected, let offset) where found.isEmpty:
      "expected \(expected) at the end (character \(offset + 1))"
    case .unexpected(let found, let expected, let offset),
      .impossible(let found, let expected, let offset):
      "expected \(expected) at character \(offset + 1), found \"\(found)\""
    }
  }
}

/// A text of one line with a caret line under it.
func drawnCaret(under text: String, offset: Int, length: Int, message: String) -> String {
  // Tabs and line ends would push the caret out of its column.
  let line = String(
    String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  let marks = "^" + String(repeating: "~", count: max(0, min(length, 60) - 1))
  return "\(line)\n\(String(repeating: " ", count: offset))\(marks) \(message)"
}
