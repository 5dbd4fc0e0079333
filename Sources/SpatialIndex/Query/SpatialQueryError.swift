// Why a search or an index file could not answer.

/// Why a search could not be answered.
public enum SpatialQueryError: Error, Equatable, Sendable {
  /// The number of items asked for is 0 or negative.
  case countNotPositive(Int)
  /// The radius is negative, NaN or infinite; given as text since it may be NaN.
  case radiusNotUsable(String)
  /// The index file holds bytes that can't be right: the section's tag and the block in it, counted from 0.
  case damaged(section: String, block: Int)
}

extension SpatialQueryError: CustomStringConvertible {
  /// What went wrong, as a sentence for people.
  public var description: String {
    switch self {
    case .countNotPositive(let count):
      "the number of items asked for must be at least 1, not \(count)"
    case .radiusNotUsable(let radius):
      "the radius must be a finite number of metres, 0 or more, not \(radius)"
    case .damaged(let section, let block):
      "the index file is damaged in section \(section), block \(block); rebuild it"
    }
  }
}
