// Finding the k-th smallest without sorting.

/// Selection by partitioning.
enum Selection {
  /// Moves the neighbor that would have a place in the order by `meters` to that place, nearer ones before and farther ones behind it.
  ///
  /// - Complexity: O(*n*) on average.
  static func select(_ place: Int, in neighbors: inout [Neighbor]) {
    var low = 0
    var high = neighbors.count
    while high - low > 1 {
      let pivot = middle(
        neighbors[low].meters, neighbors[low + (high - low) / 2].meters, neighbors[high - 1].meters)
      var split = low
      for index in low..<high where neighbors[index].meters < pivot {
        neighbors.swapAt(index, split)
        split += 1
      }
      if place < split {
        high = split
        continue
      }
      var equal = split
      for index in split..<high where neighbors[index].meters == pivot {
        neighbors.swapAt(index, equal)
        equal += 1
      }
      if place < equal { return }
      low = equal
    }
  }

  private static func middle(_ a: Double, _ b: Double, _ c: Double) -> Double {
    max(min(a, b), min(max(a, b), c))
  }
}
