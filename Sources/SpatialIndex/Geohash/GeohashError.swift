// Why a geohash or a cover could not be made.

/// Why a geohash or a cover could not be made.
public enum GeohashError: Error, Equatable, Sendable {
  /// A number of characters outside 1…12.
  case characterCountOutOfRange(Int)
  /// A number of bits outside 1…60.
  case bitCountOutOfRange(Int)
  /// An integer that needs more bits than its precision has.
  case bitsOutOfRange(UInt64, bitCount: Int)
  /// A text without a character.
  case textEmpty
  /// A text that says more than 12 characters, or 60 bits, can.
  case textTooLong(String)
  /// A character that the alphabet lacks, and its place in the text, counted from 0.
  case characterUnknown(Character, at: Int)
  /// A text whose part behind the colon isn't one to four bits.
  case bitSuffixMalformed(String)
  /// A circle's radius is negative, NaN or infinite; given as text since it may be NaN.
  case radiusNotUsable(String)
  /// A cover was asked for with a limit of 0 or fewer cells.
  case cellLimitNotPositive(Int)
  /// The shape takes more cells than the limit allows.
  case tooManyCells(limit: Int)
}

extension GeohashError: CustomStringConvertible {
  /// What went wrong, as a sentence for people.
  public var description: String {
    switch self {
    case .characterCountOutOfRange(let count):
      "a geohash has 1 to 12 characters, not \(count)"
    case .bitCountOutOfRange(let count):
      "a geohash has 1 to 60 bits, not \(count)"
    case .bitsOutOfRange(let bits, let bitCount):
      "the integer \(bits) does not fit a geohash of \(bitCount) bits"
    case .textEmpty:
      "a geohash has at least one character"
    case .textTooLong(let text):
      "the geohash \"\(text)\" is longer than 12 characters"
    case .characterUnknown(let character, let place):
      "a geohash is made of digits and letters other than a, i, l and o, not \"\(character)\" at \(place)"
    case .bitSuffixMalformed(let text):
      "the geohash \"\(text)\" must have one to four bits, each 0 or 1, after its colon"
    case .radiusNotUsable(let radius):
      "the radius must be a finite number of metres, 0 or more, not \(radius)"
    case .cellLimitNotPositive(let limit):
      "the limit on cells must be at least 1, not \(limit)"
    case .tooManyCells(let limit):
      "the shape takes more than \(limit) geohash cells; ask for a coarser precision or allow more"
    }
  }
}
