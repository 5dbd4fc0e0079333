// Answers page by page, and one by one without saying how many.

public import GeoPrimitives

extension SpatialSearch {
  /// The items that come after one, nearest first: the next page.
  ///
  /// The order is total (distance, then row), so pages never overlap and nothing falls between two of them, whatever ties there are.
  ///
  /// ```swift
  /// let first = try courts.nearest(20, to: home)
  /// let second = try courts.nearest(20, to: home, after: first[19])
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many items to return, at least 1.
  ///   - origin: Where to search from.
  ///   - cursor: The last item of the page before. It need not be an item any more.
  ///   - radius: The longest geodesic distance to accept, itself included; `nil` sets no limit.
  ///   - filter: Which items may be answers.
  /// - Returns: At most `count` neighbors beyond `cursor`, by rising distance, then by rising row.
  /// - Throws: `SpatialQueryError`, or whatever the filter's predicate throws.
  /// - Complexity: That of as many items as come up to the cursor and `count` more.
  public func nearest(
    _ count: Int, to origin: Position, after cursor: Neighbor, within radius: Distance? = nil,
    matching filter: ItemFilter = .everything
  ) throws -> [Neighbor] {
    try QueryCheck.count(count)
    let passed =
      cursor.meters < 0
      ? 0 : try self.count(within: cursor.distance, of: origin, matching: filter)
    let (wanted, isTooMuch) = passed.addingReportingOverflow(count)
    let found = try nearest(
      isTooMuch ? .max : wanted, to: origin, within: radius, matching: filter)
    return Array(found.drop { neighbor in neighbor <= cursor }.prefix(count))
  }

  /// All items, nearest first, found as they are asked for.
  ///
  /// ```swift
  /// for court in courts.nearestFirst(to: home) {
  ///   guard try isFree(court.item) else { continue }
  ///   return court
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - origin: Where to search from.
  ///   - radius: The longest geodesic distance to accept, itself included; `nil` sets no limit.
  /// - Returns: A sequence by rising distance, then by rising row.
  /// - Complexity: Reading *k* items costs at most thrice what `nearest` takes for *k*: it is asked for twice as many each time.
  public func nearestFirst(
    to origin: Position, within radius: Distance? = nil
  ) -> NearestFirst<Self> {
    NearestFirst(index: self, origin: origin, radius: radius)
  }
}

/// Items by rising distance, found as they are asked for.
public struct NearestFirst<Index: SpatialSearch>: Sequence, IteratorProtocol {
  private let index: Index
  private let origin: Position
  private let radius: Distance?
  private var found: [Neighbor] = []
  private var place = 0
  private var isComplete = false

  init(index: Index, origin: Position, radius: Distance?) {
    self.index = index
    self.origin = origin
    self.radius = radius
  }

  /// What ended the sequence early: a radius that is none, or a damaged index file.
  public private(set) var failure: (any Error)?

  /// The next nearest item, or `nil` after the last one or after a failure.
  public mutating func next() -> Neighbor? {
    if place == found.count, !isComplete { readOn() }
    guard place < found.count else { return nil }
    defer { place += 1 }
    return found[place]
  }

  private mutating func readOn() {
    let wanted = Swift.max(16, 2 * found.count)
    do {
      found = try index.nearest(wanted, to: origin, within: radius, matching: .everything)
      isComplete = found.count < wanted
    } catch {
      failure = error
      isComplete = true
    }
  }
}
