// The nearest items so far, the worst of them on top.

/// The nearest items by exact distances: a heap with the worst on top.
struct NearestHeap {
  private let count: Int
  /// The largest distance that counts: the radius, then that of the worst item kept.
  private(set) var limit: Double
  private(set) var items: [Neighbor]

  /// Starts from items found elsewhere, nearest first, at most `count` of them.
  init(_ count: Int, limit: Double, startingWith found: consuming [Neighbor]) {
    self.count = count
    self.limit = limit
    items = found
    items.reverse()
    tighten()
  }

  /// Keeps an item if it is near enough.
  mutating func add(_ item: Neighbor) {
    guard item.meters <= limit else { return }
    if items.count < count {
      items.append(item)
      rise()
    } else if item < items[0] {
      items[0] = item
      sink()
    }
    tighten()
  }

  private mutating func tighten() {
    if items.count == count { limit = min(limit, items[0].meters) }
  }

  private mutating func rise() {
    var child = items.count - 1
    while child > 0, items[(child - 1) / 2] < items[child] {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func sink() {
    var parent = 0
    while 2 * parent + 1 < items.count {
      var child = 2 * parent + 1
      if child + 1 < items.count, items[child] < items[child + 1] { child += 1 }
      guard items[parent] < items[child] else { return }
      items.swapAt(parent, child)
      parent = child
    }
  }
}
