// A list of rows that a kernel appends to.

import CSearchKernels

/// A list of rows in an array whose memory is used again.
@safe
struct RowList {
  private var memory: [Int]
  private var count = 0
  private(set) var largest: UInt32 = 0

  /// Takes over an array.
  init(in memory: consuming [Int]) { self.memory = consume memory }

  /// Appends the rows of some lanes of a leaf of points.
  @inline(__always)
  mutating func append(_ lanes: UInt32, of leaf: RawBlock) {
    if memory.count &- count < 16 { grow() }
    let old = count
    count = unsafe withUnsafeMutablePointer(to: &largest) { largest in
      unsafe memory.withUnsafeMutableBytes { bytes in
        let rows = unsafe UnsafeRawPointer(leaf.floats + PointLeaf.rows / 4)
        let found = unsafe bytes.baseAddress.unsafelyUnwrapped
        return unsafe sl_rows(
          rows.assumingMemoryBound(to: UInt32.self), lanes,
          found.assumingMemoryBound(to: Int64.self), old, largest)
      }
    }
  }

  /// Appends one row that has been checked.
  mutating func append(_ row: Int) {
    if memory.count == count { grow() }
    memory[count] = row
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    memory.append(contentsOf: repeatElement(0, count: max(64, memory.count)))
  }

  /// The rows, in the array that was handed over; good for once.
  mutating func takeRows() -> [Int] {
    var rows: [Int] = []
    swap(&rows, &memory)
    rows.removeLast(rows.count - count)
    return rows
  }
}
