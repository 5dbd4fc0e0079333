// The hash by which a bulk load finds a row again.

/// The hashes of a row's two keys: its id, and its source with the identifier there.
///
/// An import's ids are made of source and identifier, and then both are one number, found by one look into one table.
struct RowHash {
  /// Of the id.
  let id: UInt64
  /// Of the id that source and identifier make.
  let source: UInt64

  /// Hashes a row's keys.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - seed: A number that no input file can know, so that none can be made to collide on purpose.
  ///   - scratch: Memory that is used again.
  init(of row: borrowing VenueRow, seed: UInt64, scratch: inout [UInt8]) {
    let (id, source, sourceID) = (
      row.range(of: .id) ?? 0..<0, row.range(of: .source) ?? 0..<0,
      row.range(of: .sourceID) ?? 0..<0
    )
    self.id = Self.hash(row.text.span.extracting(id), seed: seed)
    if Self.isMade(id, of: source, sourceID, row.text.span) {
      self.source = self.id
      return
    }
    scratch.removeAll(keepingCapacity: true)
    scratch += row.text[source]
    scratch.append(Self.colon)
    scratch += row.text[sourceID]
    self.source = Self.hash(scratch.span, seed: seed)
  }

  private static let colon = UInt8(ascii: ":")

  /// Whether an id is source, colon and identifier.
  private static func isMade(
    _ id: Range<Int>, of source: Range<Int>, _ sourceID: Range<Int>, _ text: Span<UInt8>
  ) -> Bool {
    guard id.count == source.count + 1 + sourceID.count,
      text[id.lowerBound + source.count] == colon
    else { return false }
    return isEqual(text, source, at: id.lowerBound)
      && isEqual(text, sourceID, at: id.upperBound - sourceID.count)
  }

  private static func isEqual(_ text: Span<UInt8>, _ range: Range<Int>, at start: Int) -> Bool {
    for offset in 0..<range.count
    where text[range.lowerBound + offset] != text[start + offset] { return false }
    return true
  }

  private static func hash(_ bytes: Span<UInt8>, seed: UInt64) -> UInt64 {
    unsafe bytes.withUnsafeBytes { unsafe TextHash.of($0, seed: seed) }
  }
}
