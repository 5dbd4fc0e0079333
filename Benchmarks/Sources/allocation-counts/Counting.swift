// Counting what a piece of work asks of malloc.

import CAllocations

enum Counting {
  /// Calls of malloc and its kin while the work is done.
  static func allocations(_ work: () throws -> Void) rethrows -> Int {
    let before = allocations_count()
    try work()
    return Int(allocations_count() - before)
  }

  /// Whether the counting stands between Swift and glibc: a hundred arrays are at least a hundred calls.
  static var works: Bool {
    var arrays: [[Int]] = []
    let calls = allocations {
      for size in 1...100 { arrays.append(.init(repeating: size, count: size)) }
    }
    return calls >= arrays.count
  }
}
