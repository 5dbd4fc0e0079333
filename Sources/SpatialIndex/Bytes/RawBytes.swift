// The only place where an index's bytes are read and written through pointers. Every access is checked against the bounds.

import CSearchKernels

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A view of bytes that something else keeps alive.
///
/// Sendable since nobody writes to the bytes any more once there are two views of them: a builder owns its buffer alone, and
/// a mapping is read-only.
@safe
struct RawBytes: @unchecked Sendable {
  private let base: UnsafeRawPointer
  let count: Int

  @unsafe
  init(base: UnsafeRawPointer, count: Int) {
    unsafe self.base = unsafe base
    self.count = count
  }

  /// Reads a value that lies at a multiple of its own alignment.
  @inline(__always)
  func load<Value: BitwiseCopyable>(_ type: Value.Type, at offset: Int) -> Value {
    precondition(
      offset >= 0 && count - offset >= MemoryLayout<Value>.size, "a read outside the index's bytes")
    return unsafe base.load(fromByteOffset: offset, as: type)
  }

  /// Reads a value that may lie anywhere.
  @inline(__always)
  func loadUnaligned<Value: BitwiseCopyable>(_ type: Value.Type, at offset: Int) -> Value {
    precondition(
      offset >= 0 && count - offset >= MemoryLayout<Value>.size, "a read outside the index's bytes")
    return unsafe base.loadUnaligned(fromByteOffset: offset, as: type)
  }

  /// A stretch of the bytes that is read in many places; its bounds are checked once.
  @inline(__always)
  func block(at offset: Int, size: Int) -> RawBlock {
    precondition(offset >= 0 && count &- offset >= size, "a read outside the index's bytes")
    return unsafe RawBlock(base: base + offset, size: size)
  }

  /// Asks for lines of memory before they are needed.
  @inline(__always)
  func prefetch(_ offset: Int, lines: Int) {
    guard offset >= 0, offset &+ 64 &* lines <= count else { return }
    for line in 0..<lines { unsafe sl_prefetch(base + offset + 64 &* line) }
  }

  /// Hands a stretch of the bytes to a body.
  @inline(__always)
  func withSpan<Result, Failure: Error>(
    _ range: Range<Int>, _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "a read outside the index's bytes")
    let bytes = unsafe UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
    return try body(unsafe bytes.bytes)
  }
}

/// A stretch of bytes whose bounds have been checked, for reads at places that are fixed in the code.
@safe
struct RawBlock {
  private let base: UnsafeRawPointer
  private let size: Int

  @inline(__always)
  fileprivate init(base: UnsafeRawPointer, size: Int) {
    unsafe self.base = unsafe base
    self.size = size
  }

  /// Hands sixty-four words to a body as a stretch, good as long as the body runs.
  @inline(__always)
  static func with<Result, Failure: Error>(
    _ words: inout InlineArray<64, UInt64>, _ body: (RawBlock) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe withUnsafeMutablePointer(to: &words) { (start) throws(Failure) in
      try body(unsafe RawBlock(base: UnsafeRawPointer(start), size: 512))
    }
  }

  /// Reads a value at a place in the stretch; a debug build checks that it is one.
  @inline(__always)
  func load<Value: BitwiseCopyable>(_ type: Value.Type, at offset: Int) -> Value {
    assert(offset >= 0 && size - offset >= MemoryLayout<Value>.size, "a read outside the block")
    return unsafe base.load(fromByteOffset: offset, as: type)
  }

  /// The block for the kernels of `CSearchKernels`, which read no further than a node or a leaf goes.
  @unsafe
  @inline(__always)
  var floats: UnsafePointer<Float> { unsafe base.assumingMemoryBound(to: Float.self) }

  /// Reads sixteen floats.
  @inline(__always)
  func lanes(at offset: Int) -> Lanes {
    Lanes(
      load(Lanes.Four.self, at: offset), load(Lanes.Four.self, at: offset + 16),
      load(Lanes.Four.self, at: offset + 32), load(Lanes.Four.self, at: offset + 48))
  }
}

/// Zeroed memory, aligned to cache lines, that frees itself.
///
/// Sendable since it is written only by the builder that made it, before anybody else sees it.
@safe
final class OwnedBytes: @unchecked Sendable {
  private let base: UnsafeMutableRawPointer
  let count: Int

  init(count: Int) {
    self.count = count
    // Whole huge pages where they pay: a tree's leaves are touched at random, and each page costs a walk of its own.
    let hugePage = 2 << 20
    let isLarge = count >= 2 * hugePage
    unsafe base = UnsafeMutableRawPointer.allocate(
      byteCount: max(count, 64), alignment: isLarge ? hugePage : 64)
    #if os(Linux)
      if isLarge { unsafe madvise(base, count, MADV_HUGEPAGE) }
    #endif
    unsafe base.initializeMemory(as: UInt8.self, repeating: 0, count: max(count, 64))
  }

  deinit { unsafe base.deallocate() }

  /// A view for reading, good as long as this object lives.
  var view: RawBytes { unsafe RawBytes(base: base, count: count) }

  /// Writes a value at a multiple of its own alignment.
  @inline(__always)
  func store<Value: BitwiseCopyable>(_ value: Value, at offset: Int) {
    precondition(
      offset >= 0 && count - offset >= MemoryLayout<Value>.size, "a write outside the index's bytes"
    )
    unsafe base.storeBytes(of: value, toByteOffset: offset, as: Value.self)
  }
}
