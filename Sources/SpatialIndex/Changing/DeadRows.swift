// Tombstones: which rows of a packed tree are no answers any more.

/// A set of rows, of which a changed copy shares all pages but those that changed.
///
/// There are about as many pages as there are words in a page, so a change after a copy costs O(√*n*) for *n* rows: some two
/// microseconds for ten million.
struct DeadRows: Sendable {
  /// Bits of 64 rows a word; a page without a bit has no words.
  private var pages: [[UInt64]]
  /// The binary logarithm of the number of rows a page.
  private let shift: Int
  private(set) var count = 0

  /// Makes an empty set of rows below a limit.
  init(limit: Int) {
    var shift = 9
    while limit >> shift > 1 << (shift - 6) { shift += 1 }
    self.shift = shift
    pages = Array(repeating: [], count: (limit + (1 << shift) - 1) >> shift)
  }

  var isEmpty: Bool { count == 0 }

  /// Whether a row is in the set.
  @inline(__always)
  func contains(_ row: Int) -> Bool {
    let word = (row & ((1 << shift) - 1)) >> 6
    let page = row >> shift
    return !pages[page].isEmpty && pages[page][word] >> UInt64(row & 63) & 1 == 1
  }

  /// Adds a row that isn't in the set.
  mutating func insert(_ row: Int) {
    let page = row >> shift
    if pages[page].isEmpty { pages[page] = Array(repeating: 0, count: 1 << (shift - 6)) }
    pages[page][(row & ((1 << shift) - 1)) >> 6] |= 1 << UInt64(row & 63)
    count += 1
  }
}
