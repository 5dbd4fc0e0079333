// The three answers to "is it open?".

/// Whether a venue is open: yes, no, or nobody knows.
public enum OpenState: UInt8, Hashable, Sendable {
  /// It is closed.
  case closed = 0
  /// It is open.
  case open = 1
  /// It may be open or closed: by arrangement, after an open end, or for want of a holiday calendar.
  case unknown = 2

  /// The letter of the batch format: `o`, `c` or `u`.
  public var letter: Character {
    switch self {
    case .closed: "c"
    case .open: "o"
    case .unknown: "u"
    }
  }
}

extension OpenState: CustomStringConvertible {
  /// The state in one word.
  public var description: String {
    switch self {
    case .closed: "closed"
    case .open: "open"
    case .unknown: "unknown"
    }
  }
}
