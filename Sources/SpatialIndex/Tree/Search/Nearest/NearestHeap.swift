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
      items.append(item)
      rise(item)
    } else if item < items[0] {
      sink(item, in: items.count)
    }
    tighten()
  }

  private mutating func tighten() {
    if items.count == count { limit = min(limit, items[0].meters) }
  }

  /// Moves the last item up to its place.
  private mutating func rise(_ item: Neighbor) {
    var child = items.count - 1
    while child > 0 {
      let parent = items[(child - 1) / 2]
      guard parent < item else { break }
      items[child] = parent
      child = (child - 1) / 2
    }
    items[child] = item
  }

  /// Puts an item in the place of the topmost and moves it down, among the first so many.
  private mutating func sink(_ item: Neighbor, in count: Int) {
    var parent = 0
    while 2 * parent + 1 < count {
      var child = 2 * parent + 1
      if child + 1 < count, items[child] < items[child + 1] { child += 1 }
      let below = items[child]
      guard item < below else { break }
      items[parent] = below
      parent = child
    }
    items[parent] = item
  }

  /// The items, nearest first, in the array that was handed over; good for once.
  mutating func takeNeighbors() -> [Neighbor] {
    var end = items.count - 1
    while end > 0 {
      let last = items[end]
      items[end] = items[0]
      sink(last, in: end)
      end -= 1
    }
    return items.takeAnswers()
  }
}
