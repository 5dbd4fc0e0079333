// The only place where moving points are read and written through pointers: buckets that one thread changes while others read.

import Synchronization

/// Words that may be read while they are written.
///
/// Sendable since every access is atomic; that a reader doesn't mix two states up is the affair of versions (`LiveCells`).
@safe
final class LiveMemory: @unchecked Sendable {
  private let words: UnsafeMutablePointer<Atomic<UInt64>>
  let count: Int

  /// Words that are all 0.
  init(count: Int) {
    self.count = count
    unsafe words = UnsafeMutablePointer<Atomic<UInt64>>.allocate(capacity: max(1, count))
    for index in 0..<count { unsafe (words + index).initialize(to: Atomic(0)) }
  }

  deinit {
    unsafe words.deinitialize(count: count)
    unsafe words.deallocate()
  }

  @inline(__always)
  func load(_ index: Int) -> UInt64 {
    precondition(0..<count ~= index, "a read outside the words")
    return unsafe words[index].load(ordering: .relaxed)
  }

  @inline(__always)
  func loadAcquiring(_ index: Int) -> UInt64 {
    precondition(0..<count ~= index, "a read outside the words")
    return unsafe words[index].load(ordering: .acquiring)
  }

  @inline(__always)
  func store(_ value: UInt64, at index: Int) {
    precondition(0..<count ~= index, "a write outside the words")
    unsafe words[index].store(value, ordering: .relaxed)
  }

  @inline(__always)
  func storeReleasing(_ value: UInt64, at index: Int) {
    precondition(0..<count ~= index, "a write outside the words")
    unsafe words[index].store(value, ordering: .releasing)
  }

  /// Copies a bucket of 64 words and hands it to a body as a leaf.
  @inline(__always)
  func withLeaf<Result, Failure: Error>(
    at start: Int, _ body: (RawBlock) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(start >= 0 && count - start >= LiveBucket.words, "a read outside the words")
    var copy = InlineArray<64, UInt64>(repeating: 0)
    for index in 0..<LiveBucket.words {
      copy[index] = unsafe words[start &+ index].load(ordering: .relaxed)
    }
    return try RawBlock.with(&copy, body)
  }
}

/// A bucket of up to sixteen points, laid out as a leaf of the packed tree.
enum LiveBucket {
  static let words = PointLeaf.size / 8

  /// Writes a point into a lane.
  static func write(
    _ seed: SIMD3<Float>, _ degrees: SIMD2<Double>, row: UInt32, lane: Int, at start: Int,
    in memory: LiveMemory
  ) {
    move(seed, degrees, lane: lane, at: start, in: memory)
    set(row, PointLeaf.rows / 4 + lane, start, memory)
  }

  /// Moves the point in a lane.
  static func move(
    _ seed: SIMD3<Float>, _ degrees: SIMD2<Double>, lane: Int, at start: Int,
    in memory: LiveMemory
  ) {
    for axis in 0..<3 { set(seed[axis].bitPattern, 16 * axis + lane, start, memory) }
    memory.store(degrees.x.bitPattern, at: start + PointLeaf.positions / 8 + 2 * lane)
    memory.store(degrees.y.bitPattern, at: start + PointLeaf.positions / 8 + 2 * lane + 1)
  }

  /// Empties a lane.
  static func clear(lane: Int, at start: Int, in memory: LiveMemory) {
    for axis in 0..<3 { set(Record.nowhere.bitPattern, 16 * axis + lane, start, memory) }
  }

  /// The point in a lane, for the writer itself.
  static func degrees(lane: Int, at start: Int, in memory: LiveMemory) -> SIMD2<Double> {
    let place = start + PointLeaf.positions / 8 + 2 * lane
    return SIMD2(
      Double(bitPattern: memory.load(place)), Double(bitPattern: memory.load(place + 1)))
  }

  /// Sets half a word.
  private static func set(_ bits: UInt32, _ number: Int, _ start: Int, _ memory: LiveMemory) {
    let place = start + number / 2
    let shift = UInt64(32 * (number & 1))
    let kept = memory.load(place) & ~(0xFFFF_FFFF << shift)
    memory.store(kept | UInt64(bits) << shift, at: place)
  }
}
