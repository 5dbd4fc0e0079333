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

extension RawBytes {
  /// Lends the bytes of an array that is not empty to a body.
  static func lend<Element: BitwiseCopyable, Result>(
    _ elements: [Element], _ body: (RawBytes) -> Result
  ) -> Result {
    unsafe elements.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { preconditionFailure("no bytes to lend") }
      return body(unsafe RawBytes(base: base, count: bytes.count))
    }
  }
}
