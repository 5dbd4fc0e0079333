// A buffer of slots with their keys, kept in the array that will hold the answers.

import CSearchKernels

/// Slots with their keys, which the kernels of `CSearchKernels` fill, thin out and put in order.
///
/// It lies in the memory of an array of neighbors, so that a search whose array has grown once allocates nothing: first the keys, then the slots, then
/// the slots in order, `capacity` of 4 bytes each, then the answers.
@safe
struct KeyedSlots {
  /// Kernels write this many elements at once, whatever they keep of them.
  private static let stride = 16
  /// So many are put in order by counting for each how many are less; more of them by buckets.
  private static let mostRanked = 192

  /// The array, of which elements from `firstAnswer` on are free for the answers.
  private(set) var memory: [Neighbor]
  private var capacity: Int
  private(set) var count = 0

  /// Takes over an array; the numbers of slots and of answers that are expected are only where its room begins.
  init(in memory: consuming [Neighbor], expecting expected: Int, answers: Int) {
    self.memory = consume memory
    capacity = (expected + 4 * Self.stride - 1) & ~(Self.stride - 1)
    let room = firstAnswer + answers
    if self.memory.capacity < room { self.memory.reserveCapacity(room) }
    reserveAnswers(0)
  }

  /// Where in the array the answers begin.
  @inline(__always)
  var firstAnswer: Int { capacity / 4 * 3 }

  /// Appends the points of a leaf up to a bound.
  @inline(__always)
  mutating func gather(_ leaf: RawBlock, from probe: Probe, upTo bound: Float, firstSlot: Int) {
    if capacity &- count < 3 &* Self.stride { grow() }
    let slot = UInt32(truncatingIfNeeded: firstSlot)
    count = unsafe memory.withUnsafeMutableBytes { bytes in
      let keys = unsafe bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Float.self)
      let slots = unsafe UnsafeMutableRawPointer(keys + capacity)
        .assumingMemoryBound(to: UInt32.self)
      return unsafe sl_gather(leaf.floats, probe.kernel, bound, slot, keys, slots, count)
    }
  }

  /// Appends one slot.
  @inline(__always)
  mutating func append(_ key: Float, _ slot: Int) {
    if capacity &- count < 3 &* Self.stride { grow() }
    unsafe memory.withUnsafeMutableBytes { bytes in
      unsafe bytes.storeBytes(of: key, toByteOffset: 4 &* count, as: Float.self)
      unsafe bytes.storeBytes(
        of: UInt32(truncatingIfNeeded: slot), toByteOffset: 4 &* (capacity &+ count),
        as: UInt32.self)
    }
    count &+= 1
  }

  /// A key that at least `wanted` keys do not exceed, and hardly more than that many.
  mutating func bound(of wanted: Int) -> Float {
    precondition(wanted > 0 && wanted <= count, "as many keys as are wanted")
    return unsafe memory.withUnsafeMutableBytes { bytes in
      let keys = unsafe bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Float.self)
      return unsafe sl_select(keys, count, wanted)
    }
  }

  /// Forgets slots with keys beyond a bound.
  mutating func keep(upTo bound: Float) {
    count = unsafe memory.withUnsafeMutableBytes { bytes in
      let keys = unsafe bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Float.self)
      let slots = unsafe UnsafeMutableRawPointer(keys + capacity)
        .assumingMemoryBound(to: UInt32.self)
      return unsafe sl_compact(keys, slots, count, bound)
    }
  }

  /// The key at a place.
  @inline(__always)
  private func key(_ index: Int) -> Float {
    unsafe memory.withUnsafeBytes { bytes in
      unsafe bytes.load(fromByteOffset: 4 &* index, as: Float.self)
    }
  }

  /// The slot that comes at a place when all are in the order of their keys; only after `sort`.
  @inline(__always)
  func ordered(_ index: Int) -> Int {
    precondition(index >= 0 && index < count, "a slot beyond the last")
    return unsafe memory.withUnsafeBytes { bytes in
      Int(unsafe bytes.load(fromByteOffset: 4 &* (2 &* capacity &+ index), as: UInt32.self))
    }
  }

  /// The slot that came first.
  var first: Int? {
    guard count > 0 else { return nil }
    return unsafe memory.withUnsafeBytes { bytes in
      Int(unsafe bytes.load(fromByteOffset: 4 * capacity, as: UInt32.self))
    }
  }

  /// Puts the slots in order, many of them only roughly: those of a bucket stay in the order in which they came.
  mutating func sort() {
    guard count <= Self.mostRanked else { return sortByBuckets() }
    unsafe memory.withUnsafeMutableBytes { bytes in
      let keys = unsafe bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Float.self)
      let slots = unsafe UnsafeMutableRawPointer(keys + capacity)
        .assumingMemoryBound(to: UInt32.self)
      unsafe sl_order(keys, slots, count, slots + capacity)
    }
  }

  /// Keys are squared distances, so buckets of one width hold about as many each.
  private mutating func sortByBuckets() {
    let buckets = 1 << (Int.bitWidth - count.leadingZeroBitCount)
    reserveAnswers(buckets)
    var farthest: Float = 0
    for index in 0..<count { farthest = max(farthest, key(index)) }
    let scale = (Float(buckets) - 0.5) / max(farthest, 1)
    // Counts of each bucket, and then where it begins, stand where the answers will.
    let first = 4 * firstAnswer
    unsafe memory.withUnsafeMutableBytes { bytes in
      let keys = unsafe bytes.bindMemory(to: Float.self)
      let numbers = unsafe bytes.bindMemory(to: UInt32.self)
      func bucket(_ index: Int) -> Int {
        first + min(Int(unsafe keys[index] * scale), buckets - 1)
      }
      for place in first..<first + buckets { unsafe numbers[place] = 0 }
      for index in 0..<count { unsafe numbers[bucket(index)] += 1 }
      var start = UInt32(truncatingIfNeeded: 2 * capacity)
      for place in first..<first + buckets {
        let size = unsafe numbers[place]
        unsafe numbers[place] = start
        start += size
      }
      for index in 0..<count {
        let bucket = bucket(index)
        unsafe numbers[Int(numbers[bucket])] = numbers[capacity + index]
        unsafe numbers[bucket] += 1
      }
    }
  }

  /// Makes sure that there is room for so many answers.
  mutating func reserveAnswers(_ answers: Int) {
    let missing = firstAnswer + answers - memory.count
    guard missing > 0 else { return }
    memory.append(contentsOf: repeatElement(Neighbor(item: 0, meters: 0), count: missing))
  }

  @inline(__always)
  mutating func setAnswer(_ index: Int, _ answer: Neighbor) {
    memory[firstAnswer &+ index] = answer
  }

  /// The first answers that were set, in the array that was handed over; the buffer has none then.
  mutating func takeAnswers(_ count: Int) -> [Neighbor] {
    let first = firstAnswer
    var answers: [Neighbor] = []
    swap(&answers, &memory)
    answers.removeLast(answers.count - first - count)
    answers.removeFirst(first)
    return answers
  }

  /// Doubles the room; what the array once held suffices for it again, so a search that is repeated allocates nothing.
  @inline(never)
  private mutating func grow() {
    let old = capacity
    capacity = 2 * old
    reserveAnswers(0)
    unsafe memory.withUnsafeMutableBytes { bytes in
      if let base = bytes.baseAddress {
        unsafe (base + 4 * capacity).copyMemory(from: base + 4 * old, byteCount: 4 * count)
      }
    }
  }
}
