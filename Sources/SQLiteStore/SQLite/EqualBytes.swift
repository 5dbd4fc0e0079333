// Comparing bytes that SQLite lends.

extension Span<UInt8> {
  /// Whether two stretches have the same bytes.
  func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }
}
