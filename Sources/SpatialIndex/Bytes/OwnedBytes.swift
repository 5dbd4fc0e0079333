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
    // Whole huge pages where they pay: a tree's leaves are touched at random, and each small page costs a walk of its own. What lies before the
    // first of them is never touched, so it takes addresses, not memory.
    let isLarge = count >= 4 << 20
    let alignment = isLarge ? 2 << 20 : 64
    // Much memory comes from the system zeroed, and `calloc` knows it: clearing it again would cost as long as all else.
    guard let allocation = unsafe calloc(count + alignment, 1) else {
      fatalError("no memory for an index of \(count) bytes")
    }
    unsafe self.allocation = unsafe allocation
    unsafe base = allocation.alignedUp(toMultipleOf: alignment)
    #if os(Linux)
      if isLarge { unsafe madvise(base, count, MADV_HUGEPAGE) }
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
