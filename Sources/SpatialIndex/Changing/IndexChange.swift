// What may happen to an index: items come, are replaced and go.

/// A change of one item.
public enum IndexChange: Hashable, Sendable {
  /// An item comes, or takes the place of the one that has its number.
  case put(Int, SpatialItem)
  /// The item with a number goes, if there is one.
  case remove(Int)

  /// The number of the item that changes.
  public var number: Int {
    switch self {
    case .put(let number, _), .remove(let number): number
    }
  }
}

/// How many items changed, and how.
public struct ChangeCounts: Hashable, Sendable {
  /// Items that came.
  public var inserted = 0
  /// Items that took another's place.
  public var replaced = 0
  /// Items that went.
  public var removed = 0
  /// Items put that were there already, equal in everything: nothing was done.
  public var unchanged = 0

  /// Makes counts of nothing.
  public init() {}
}

extension IndexChange {
  /// What changes amount to: the last of each number, by rising number.
  static func net(_ changes: some Sequence<IndexChange>) -> [IndexChange] {
    var last: [Int: IndexChange] = [:]
    for change in changes { last[change.number] = change }
    return last.values.sorted { left, right in left.number < right.number }
  }
}
