// Why something is no geohash.

/// Why something is no geohash.
public enum GeohashError: Error, Equatable, Sendable {
  /// The text is empty.
  case empty
  /// The text or the number asked for has more than 12 characters, or fewer than none.
  case lengthOutOfRange(Int)
  /// A character that no geohash has, and its place in the text, counted from 0.
  case unknownCharacter(Character, at: Int)
  /// A number with more bits than its length allows.
  case bitsOutOfRange(UInt64, length: Int)
  /// A cover was asked to have no cells.
  case cellCountNotPositive(Int)
}

extension GeohashError: CustomStringConvertible {
  /// What is wrong, as a sentence for people.
  public var description: String {
    switch self {
    case .empty: "a geohash has at least one character"
    case .lengthOutOfRange(let length): "a geohash has up to 12 characters, not \(length)"
    case .unknownCharacter(let character, let place):
      "“\(character)” at place \(place) is no character of a geohash"
    case .bitsOutOfRange(let bits, let length):
      "\(bits) has more bits than a geohash of \(length) characters"
    case .cellCountNotPositive(let count): "a cover has at least one cell, not \(count)"
    }
  }
}
