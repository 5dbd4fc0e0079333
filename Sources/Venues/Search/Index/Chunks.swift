// A list that grows without moving what it holds.

/// A list in chunks: it never copies what it holds, so it takes no more memory at its peak than in the end.
struct Chunks<Element>: Sequence {
  private static var chunk: Int { 16_384 }

  private var chunks: [[Element]] = []
  private(set) var count = 0

  mutating func append(_ element: Element) {
    if count % Self.chunk == 0 {
      chunks.append([])
      chunks[chunks.count - 1].reserveCapacity(Self.chunk)
    }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  func makeIterator() -> FlattenSequence<[[Element]]>.Iterator { chunks.joined().makeIterator() }
}

extension Chunks: Sendable where Element: Sendable {}
