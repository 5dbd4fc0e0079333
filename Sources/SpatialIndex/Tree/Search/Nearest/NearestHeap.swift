// The nearest items so far, the worst of them on top.

/// The nearest items by exact distances: a heap with the worst on top.
///
/// It lies in the array that will hold the answers, behind the subtrees that wait for a far walk.
struct NearestHeap {
  private let count: Int
  /// The largest distance that counts: the radius, then that of the worst item kept.
  private(set) var limit: Double
  private var items: NotedAnswers<FarSubtree>

  /// Starts from items found elsewhere, nearest first, at most `count` of them; `waiting` is for how many subtrees there is room at first.
  init(
    _ count: Int, limit: Double, startingWith found: consuming [Neighbor], waiting: Int = 0
  ) {
    self.count = count
    self.limit = limit
    items = NotedAnswers(in: consume found, notes: waiting)
    items.reverse()
    tighten()
  }

  /// The subtrees that wait.
  var waiting: NotedAnswers<FarSubtree> {
    @inline(__always) _read { yield items }
    @inline(__always) _modify { yield &items }
  }

  /// Keeps an item if it is near enough.
  mutating func add(_ item: Neighbor) {
    guard item.meters <= limit else { return }
    if items.count < count {
      items.push(item)
    } else if item < items[0] {
      items.replaceWorst(by: item)
    }
    tighten()
  }

  private mutating func tighten() {
    if items.count == count { limit = min(limit, items[0].meters) }
  }

  /// The items, nearest first, in the array that was handed over; good for once.
  mutating func takeNeighbors() -> [Neighbor] {
    items.sortHeap()
    return items.takeAnswers()
  }
}
