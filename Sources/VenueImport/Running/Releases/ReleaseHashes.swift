// The numbers by which a release is compared with what was there: of datasets, identifiers and names.

internal import Venues

extension ReleaseComparison {
  static func hash(of source: String, _ identifier: ArraySlice<UInt8>) -> UInt64 {
    var hash = StableHash()
    for byte in source.utf8 { hash.add(byte) }
    hash.add(UInt8(ascii: ":"))
    for byte in identifier { hash.add(byte) }
    return hash.value
  }

  static func hash(of source: String) -> UInt64 { StableHash.of(source.utf8Span.span) }

  static func hash(ofName name: ArraySlice<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: FoldedName.hash(name))
  }

  /// The property that keeps what a column of identifiers says about a venue that was added under another one.
  static func property(of column: String) -> String {
    VenueKey(rawValue: column) == nil ? column : "\(column)_2"
  }

  /// An identifier without the number that tells it from others that are equal; `nil` where it has none.
  static func plain(_ identifier: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let mark = identifier.lastIndex(of: UInt8(ascii: "#")), mark > identifier.startIndex,
      mark + 1 < identifier.endIndex,
      identifier[(mark + 1)...].allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return identifier[..<mark]
  }

  static func columns(_ text: String) -> [String]? {
    guard case .array(let list)? = try? JSONValue.parse(Array(text.utf8)) else { return nil }
    return list.compactMap { if case .string(let column) = $0 { column } else { nil } }
  }
}
