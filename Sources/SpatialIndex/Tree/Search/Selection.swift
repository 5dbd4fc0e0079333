// Finding the k-th smallest without sorting.

/// Selection by partitioning.
enum Selection {
  /// Moves the number that would have a place in the order to that place, smaller ones before and larger ones behind it.
  ///
  /// - Complexity: O(*n*) on average.
  static func select(_ place: Int, in numbers: inout MutableSpan<UInt64>) {
    var low = 0
    var high = numbers.count
    while high - low > 1 {
      let pivot = middle(numbers[low], numbers[low + (high - low) / 2], numbers[high - 1])
      let split = partition(&numbers, low, high) { number in number < pivot }
      if place < split {
        high = split
      } else if split > low {
        low = split
      } else {
        // The pivot is the smallest: what equals it comes first and is settled.
        low = partition(&numbers, low, high) { number in number <= pivot }
        if place < low { return }
      }
    }
  }

  /// Puts numbers that pass before those that don't, without a branch that depends on either.
  @inline(__always)
  private static func partition(
    _ numbers: inout MutableSpan<UInt64>, _ low: Int, _ high: Int, _ passes: (UInt64) -> Bool
  ) -> Int {
    var split = low
    for index in low..<high {
      let number = numbers[index]
      numbers[index] = numbers[split]
      numbers[split] = number
      split &+= passes(number) ? 1 : 0
    }
    return split
  }

  private static func middle(_ a: UInt64, _ b: UInt64, _ c: UInt64) -> UInt64 {
    max(min(a, b), min(max(a, b), c))
  }
}
