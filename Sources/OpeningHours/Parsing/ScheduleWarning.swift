// What was tolerated in a value, or reads differently than it was probably meant.

/// An oddity of a value that was understood all the same.
public struct ScheduleWarning: Hashable, Sendable {
  /// Where it starts, counted in Unicode scalars.
  public let offset: Int
  /// How many Unicode scalars it covers.
  public let length: Int
  /// A sentence that says what was found and how it was understood.
  public let message: String

  /// The value with a caret under the place and the message, as compilers draw it.
  ///
  /// - Parameter text: The value that was parsed.
  /// - Returns: Two lines.
  public func drawn(under text: String) -> String {
    drawnCaret(under: text, offset: offset, length: length, message: message)
  }
}

extension ScheduleWarning: CustomStringConvertible {
  /// The warning as a sentence for people.
  public var description: String { "\(message) at character \(offset + 1)" }
}

/// How far a value may stray from the specification.
public enum Tolerance: Hashable, Sendable {
  /// Only the specification's own spelling.
  case strict
  /// Also what mappers write, with a warning each.
  case tolerant
}
