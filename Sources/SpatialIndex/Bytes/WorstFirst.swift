// The neighbors of `NotedAnswers` as a heap with the worst on top.

extension NotedAnswers {
  /// Adds a neighbor to the heap.
  mutating func push(_ item: Neighbor) {
    append(item)
    var child = count - 1
    while child > 0 {
      let parent = self[(child - 1) / 2]
      guard parent < item else { break }
      self[child] = parent
      child = (child - 1) / 2
    }
    self[child] = item
  }

  /// Puts a neighbor in the place of the worst.
  mutating func replaceWorst(by item: Neighbor) { sink(item, in: count) }

  /// Turns the heap into a list, the best first.
  mutating func sortHeap() {
    var end = count - 1
    while end > 0 {
      let last = self[end]
      self[end] = self[0]
      sink(last, in: end)
      end -= 1
    }
  }

  /// Puts a neighbor on top and moves it down to its place among the first so many.
  private mutating func sink(_ item: Neighbor, in count: Int) {
    var parent = 0
    while 2 * parent + 1 < count {
      var child = 2 * parent + 1
      if child + 1 < count, self[child] < self[child + 1] { child += 1 }
      let below = self[child]
      guard item < below else { break }
      self[parent] = below
      parent = child
    }
    self[parent] = item
  }
}
