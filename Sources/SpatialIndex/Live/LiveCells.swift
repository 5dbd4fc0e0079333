// Cells of moving points: one thread changes them, any number read them, nobody waits.

import Synchronization

/// The cells of a partition with the points in them.
///
/// Cell *i* begins with bucket *i*; further buckets are linked to it. Every cell has a version, odd while the cell is being changed. A reader copies buckets
/// and remembers versions; when none has moved on by the end, what it saw is how all of those cells were at one moment.
final class LiveCells: Sendable {
  let partition: LivePartition
  let bucketCount: Int
  private let buckets: LiveMemory
  /// For each bucket, the one linked to it, or 0 (which is never linked to any).
  private let links: LiveMemory
  private let versions: LiveMemory

  init(_ partition: LivePartition, bucketCount: Int) {
    self.partition = partition
    self.bucketCount = bucketCount
    buckets = LiveMemory(count: bucketCount * LiveBucket.words)
    links = LiveMemory(count: bucketCount)
    versions = LiveMemory(count: partition.cellCount)
    for bucket in 0..<bucketCount {
      for lane in 0..<16 {
        LiveBucket.clear(lane: lane, at: bucket * LiveBucket.words, in: buckets)
      }
    }
  }
}

// MARK: - For the writer

extension LiveCells {
  /// Announces changes in a cell.
  @inline(__always)
  func open(_ cell: Int) {
    versions.store(versions.load(cell) &+ 1, at: cell)
    atomicMemoryFence(ordering: .releasing)
  }

  /// Ends changes in a cell.
  @inline(__always)
  func close(_ cell: Int) { versions.storeReleasing(versions.load(cell) &+ 1, at: cell) }

  func write(
    _ seed: SIMD3<Float>, _ degrees: SIMD2<Double>, row: UInt32, bucket: Int, lane: Int
  ) {
    LiveBucket.write(
      seed, degrees, row: row, lane: lane, at: bucket * LiveBucket.words, in: buckets)
  }

  func move(_ seed: SIMD3<Float>, _ degrees: SIMD2<Double>, bucket: Int, lane: Int) {
    LiveBucket.move(seed, degrees, lane: lane, at: bucket * LiveBucket.words, in: buckets)
  }

  func clear(bucket: Int, lane: Int) {
    LiveBucket.clear(lane: lane, at: bucket * LiveBucket.words, in: buckets)
  }

  func degrees(bucket: Int, lane: Int) -> SIMD2<Double> {
    LiveBucket.degrees(lane: lane, at: bucket * LiveBucket.words, in: buckets)
  }

  func link(_ bucket: Int, to next: Int) { links.store(UInt64(next), at: bucket) }
  func next(_ bucket: Int) -> Int { Int(links.load(bucket)) }
}

// MARK: - For readers

/// A cell that a reader has seen, to be checked in the end.
struct LiveSighting: BitwiseCopyable {
  fileprivate let cell: Int
  fileprivate let version: UInt64
}

extension LiveCells {
  /// Hands copies of a cell's buckets to the body; `nil` when the cell is being changed.
  @inline(__always)
  func read(_ cell: Int, _ body: (RawBlock) throws -> Void) throws -> LiveSighting? {
    let version = versions.loadAcquiring(cell)
    guard version & 1 == 0 else { return nil }
    var bucket = cell
    // However links change meanwhile, there are no more buckets than this.
    for _ in 0..<bucketCount {
      try buckets.withLeaf(at: bucket * LiveBucket.words, body)
      bucket = next(bucket)
      guard bucket != 0, bucket < bucketCount else { break }
    }
    return LiveSighting(cell: cell, version: version)
  }

  /// Whether all cells seen are still as they were seen.
  func isUnchanged(_ lists: NotedAnswers<LiveSighting>) -> Bool {
    atomicMemoryFence(ordering: .acquiring)
    for index in 0..<lists.noteCount {
      let seen = lists.note(index)
      guard versions.load(seen.cell) == seen.version else { return false }
    }
    return true
  }
}
