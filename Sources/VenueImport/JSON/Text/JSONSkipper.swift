// Finds where a JSON value ends by its quotes and brackets alone, in pieces; what is inside is looked at later.

internal import CSimdJSON

/// A running search for the end of a record or list.
///
/// Every byte of a file passes here, twice even, so that the search is one in C that takes 64 of them at once.
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
  static let deepest = Int(sportlink_json_deepest)

  private var search = sportlink_json_search()

  /// How many line feeds were passed.
  var lineFeeds: Int { search.line_feeds }

  /// Goes on at a place, which must be the opening bracket the first time.
  ///
  /// Where a record begins behind a comma in another, the closing bracket of that one is missing, and it ends there.
  mutating func skip(_ bytes: Span<UInt8>, from start: Int) -> Outcome {
    precondition(start >= 0, "a place is not before the text")
    guard start < bytes.count else { return .unfinished }
    var place = start
    let found = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe sportlink_json_skip(&search, bytes.baseAddress, bytes.count, &place)
    }
    switch found {
    case sportlink_json_ended: return .ended(place)
    case sportlink_json_mismatched: return .mismatched(place)
    case sportlink_json_too_deep: return .tooDeep(place)
    default: return .unfinished
    }
  }
}
