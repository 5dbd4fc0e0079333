// The memory of an index that is being built.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Zeroed memory, aligned to cache lines, that frees itself.
///
/// Sendable since it is written only by the builder that made it, before anybody else sees it.
@safe
final class OwnedBytes: @unchecked Sendable {
  private let base: UnsafeMutableRawPointer
  /// What the heap gave, a little more than is used.
  private let allocation: UnsafeMutableRawPointer
  let count: Int

  init(count: Int) {
    self.count = count
    // Much memory comes from the system zeroed, and `calloc` knows it: clearing it again would cost as long as all else.
    let line = 64
    guard let allocation = unsafe calloc(count + line, 1) else {
      fatalError("no memory for an index of \(count) bytes")
    }
    unsafe self.allocation = unsafe allocation
    unsafe base = allocation.alignedUp(toMultipleOf: line)
    #if os(Linux)
      // Huge pages where they pay: a tree's leaves are touched at random, and each small page costs a walk of its own.
      if count >= 4 << 20 {
        let page = 4_096
        let start = unsafe base.alignedUp(toMultipleOf: page)
        unsafe madvise(start, count - base.distance(to: start), MADV_HUGEPAGE)
      }
    #endif
  }

  deinit { unsafe free(allocation) }

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
