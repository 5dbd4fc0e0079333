// Bulk loading: halving along the widest side until every leaf has its sixteen.

/// A point on its way into a leaf: x, y and z as 32-bit floats, and the bits of a number that says whose they are.
typealias Seed = SIMD4<Float>

/// Arranges points so that every sixteen of them, every sixteen sixteens, and so on lie close together.
///
/// A stretch is cut at a multiple of what a child of its level holds, along the side on which its points spread widest, until a child is left;
/// four cuts make a node's sixteen children. That is overlap-minimizing top-down packing (Lee and Lee 2003) with binary cuts.
enum MedianSplit {
  static func arrange(_ seeds: inout [Seed], levels: PackedLevels, threads: Int) {
    guard levels.height > 0 else { return }
    var capacity = 1
    for _ in 0..<levels.height { capacity *= PackedLevels.fanOut }
    SideBySide.share(&seeds) { seeds in
      arrange(seeds, 0..<seeds.count, capacity: capacity, threads: threads)
    }
  }

  /// Cuts a stretch in two and lets the cores that there are go on with the halves.
  private static func arrange(
    _ seeds: SharedElements<Seed>, _ stretch: Range<Int>, capacity: Int, threads: Int
  ) {
    guard threads > 1, stretch.count >= SideBySide.worthwhile else {
      return seeds.withPart(stretch) { seeds in
        arrange(&seeds, 0, seeds.count, capacity: capacity)
      }
    }
    var cut = 0
    var capacity = capacity
    seeds.withPart(stretch) { seeds in
      cut = stretch.lowerBound + halve(&seeds, 0, seeds.count, &capacity)
    }
    let (middle, below) = (cut, capacity)
    SideBySide.both {
      arrange(seeds, stretch.lowerBound..<middle, capacity: below, threads: (threads + 1) / 2)
    } _: {
      arrange(seeds, middle..<stretch.upperBound, capacity: below, threads: (threads + 1) / 2)
    }
  }

  private static func arrange(
    _ seeds: inout MutableSpan<Seed>, _ low: Int, _ high: Int, capacity: Int
  ) {
    var capacity = capacity
    guard high - low > PackedLevels.fanOut else { return }
    let cut = halve(&seeds, low, high, &capacity)
    arrange(&seeds, low, cut, capacity: capacity)
    arrange(&seeds, cut, high, capacity: capacity)
  }

  /// Cuts a stretch of more than a leaf's points in two; lowers `capacity` to what a child there holds.
  private static func halve(
    _ seeds: inout MutableSpan<Seed>, _ low: Int, _ high: Int, _ capacity: inout Int
  ) -> Int {
    while high - low <= capacity { capacity /= PackedLevels.fanOut }
    let children = (high - low + capacity - 1) / capacity
    let cut = low + (children + 1) / 2 * capacity
    let axis = widestAxis(seeds, low, high)
    select(cut, in: &seeds, low, high, axis: axis)
    return cut
  }

  static func widestAxis(_ seeds: borrowing MutableSpan<Seed>, _ low: Int, _ high: Int)
    -> Int
  {
    var least = seeds[low]
    var most = least
    for index in low..<high {
      let seed = seeds[index]
      least.replace(with: seed, where: seed .< least)
      most.replace(with: seed, where: seed .> most)
    }
    let extent = most - least
    if extent.x >= extent.y { return extent.x >= extent.z ? 0 : 2 }
    return extent.y >= extent.z ? 1 : 2
  }

  /// Moves the seed that belongs at a place to it, smaller ones before and larger ones behind.
  static func select(
    _ place: Int, in seeds: inout MutableSpan<Seed>, _ low: Int, _ high: Int, axis: Int
  ) {
    switch axis {
    case 0: select(place, in: &seeds, low, high) { seed in seed.x }
    case 1: select(place, in: &seeds, low, high) { seed in seed.y }
    default: select(place, in: &seeds, low, high) { seed in seed.z }
    }
  }

  @inline(__always)
  private static func select(
    _ place: Int, in seeds: inout MutableSpan<Seed>, _ low: Int, _ high: Int,
    by value: (Seed) -> Float
  ) {
    var low = low
    var high = high
    while high - low > 1 {
      let pivot = pivot(for: place, in: seeds, low, high, by: value)
      let split = partition(&seeds, low, high) { seed in value(seed) < pivot }
      if place < split {
        high = split
      } else if split > low {
        low = split
      } else {
        // The pivot is the smallest value: what equals it comes first and is settled.
        low = partition(&seeds, low, high) { seed in value(seed) <= pivot }
        if place < low { return }
      }
    }
  }

  /// Puts seeds that pass before those that don't, without a branch that depends on either.
  @inline(__always)
  private static func partition(
    _ seeds: inout MutableSpan<Seed>, _ low: Int, _ high: Int, _ passes: (Seed) -> Bool
  ) -> Int {
    var split = low
    for index in low..<high {
      let seed = seeds[index]
      seeds[index] = seeds[split]
      seeds[split] = seed
      split += passes(seed) ? 1 : 0
    }
    return split
  }

  /// A value that probably lies close to the one that belongs at a place: the same fraction of a small sample.
  @inline(__always)
  private static func pivot(
    for place: Int, in seeds: borrowing MutableSpan<Seed>, _ low: Int, _ high: Int,
    by value: (Seed) -> Float
  ) -> Float {
    let sampleCount = high - low > 512 ? 31 : high - low > 32 ? 7 : 3
    var sample = InlineArray<31, Float>(repeating: .infinity)
    for index in 0..<sampleCount {
      let taken = value(seeds[low + (high - low - 1) * (2 * index + 1) / (2 * sampleCount)])
      var slot = index
      while slot > 0, sample[slot - 1] > taken {
        sample[slot] = sample[slot - 1]
        slot -= 1
      }
      sample[slot] = taken
    }
    return sample[min(sampleCount - 1, (place - low) * sampleCount / (high - low))]
  }
}
