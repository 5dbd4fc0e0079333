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
  /// What the system mapped around `base`; `nil` where the bytes come from the heap.
  private let mapping: UnsafeMutableRawBufferPointer?
  let count: Int

  init(count: Int) {
    self.count = count
    if let (mapping, base) = unsafe Self.map(count) {
      unsafe (self.mapping, self.base) = unsafe (mapping, base)
      return
    }
    unsafe mapping = nil
    unsafe base = UnsafeMutableRawPointer.allocate(byteCount: max(count, 64), alignment: 64)
    unsafe base.initializeMemory(as: UInt8.self, repeating: 0, count: max(count, 64))
  }

  /// Asks the system for much memory: it comes zeroed, in whole huge pages where there are some.
  ///
  /// Huge pages pay since a tree's leaves are touched at random, and each small page costs a walk of its own.
  private static func map(
    _ count: Int
  ) -> (UnsafeMutableRawBufferPointer, UnsafeMutableRawPointer)? {
    #if os(Linux)
      let hugePage = 2 << 20
      guard count >= 2 * hugePage else { return nil }
      let length = count + hugePage
      guard
        let start = unsafe mmap(
          nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
        unsafe start != MAP_FAILED
      else { return nil }
      let base = unsafe start.alignedUp(toMultipleOf: hugePage)
      unsafe madvise(base, count, MADV_HUGEPAGE)
      return unsafe (UnsafeMutableRawBufferPointer(start: start, count: length), base)
    #else
      return nil
    #endif
  }

  deinit {
    if let mapping = unsafe mapping {
      unsafe munmap(mapping.baseAddress, mapping.count)
    } else {
      unsafe base.deallocate()
    }
  }

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
