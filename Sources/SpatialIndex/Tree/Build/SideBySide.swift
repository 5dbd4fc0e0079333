// Work on parts of one array by several cores.

import Dispatch

/// An array whose parts several cores write, each its own.
///
/// Sendable since `SideBySide` gives no two of them the same part.
@safe
struct SharedElements<Element: BitwiseCopyable>: @unchecked Sendable {
  private let buffer: UnsafeMutableBufferPointer<Element>
  let count: Int

  @unsafe
  fileprivate init(_ buffer: UnsafeMutableBufferPointer<Element>) {
    unsafe self.buffer = unsafe buffer
    count = buffer.count
  }

  /// Hands a part to a body.
  @inline(__always)
  func withPart(_ part: Range<Int>, _ body: (inout MutableSpan<Element>) -> Void) {
    precondition(part.lowerBound >= 0 && part.upperBound <= count, "a part beyond the array")
    var span = unsafe UnsafeMutableBufferPointer(rebasing: buffer[part]).mutableSpan
    body(&span)
  }
}

/// Work on parts of one array by several cores.
enum SideBySide {
  /// The smallest array that is worth a second core.
  static let worthwhile = 1 << 15

  /// Lends an array to a body that hands its parts to cores.
  static func share<Element: BitwiseCopyable>(
    _ elements: inout [Element], _ body: (SharedElements<Element>) -> Void
  ) {
    unsafe elements.withUnsafeMutableBufferPointer { buffer in
      body(unsafe SharedElements(buffer))
    }
  }

  /// Runs a body for stretches of a range until all of it is done.
  ///
  /// - Parameters:
  ///   - count: How long the range is, from 0 on.
  ///   - threads: How many cores to use at most.
  ///   - weight: What a step costs, where a point's is 1.
  ///   - body: Told a stretch to work on.
  static func run(
    _ count: Int, threads: Int, weight: Int = 1, _ body: @Sendable (Range<Int>) -> Void
  ) {
    guard threads > 1, count * weight >= worthwhile else { return body(0..<count) }
    let parts = 4 * threads
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      body(count * part / parts..<count * (part + 1) / parts)
    }
  }

  /// Runs two bodies.
  static func both(_ first: @Sendable () -> Void, _ second: @Sendable () -> Void) {
    DispatchQueue.concurrentPerform(iterations: 2) { number in
      if number == 0 { first() } else { second() }
    }
  }
}
