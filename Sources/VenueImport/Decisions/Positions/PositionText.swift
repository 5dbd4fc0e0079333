// Latitude and longitude in one cell: `45.5, -73.6`, `(-35.29, 149.10)`, `45,5; -73,6`, `45°30'N 73°36'W`.

enum PositionText {
  /// The two numbers of a cell, in its order; `nil` when it holds anything else.
  static func parse(_ text: ArraySlice<UInt8>) -> (first: Double, second: Double)? {
    guard text.count <= 256 else { return nil }
    if let end = afterAddress(text) { return parse(end) }
    let inner = String(decoding: text, as: UTF8.self).unicodeScalars.filter {
      !"()[]{}\"".unicodeScalars.contains($0)
    }
    let plain = String(String.UnicodeScalarView(inner)).trimmed
    for separator in [";", ",", "|", "/", "\t", " "] as [Character] {
      let parts = plain.split(separator: separator).map { String($0).trimmed }
      guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { continue }
      // A bare comma is a separator only between two decimal points: `45,123` and `1.234,5` are one number.
      if separator == ",", !plain.contains(", "), !plain.contains(" ,"),
        !parts.allSatisfy({ $0.contains(".") })
      {
        continue
      }
      if let first = number(parts[0]), let second = number(parts[1]) { return (first, second) }
    }
    return AngleText.pair(plain)
  }

  /// The pair in parentheses that portals put behind an address: `1 Main St\n(45.5, -73.6)`.
  private static func afterAddress(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let last = text.lastIndex(where: { $0 > 0x20 }), text[last] == UInt8(ascii: ")"),
      let open = text.lastIndex(of: UInt8(ascii: "(")),
      text[..<open].contains(where: { $0 > 0x20 })
    else { return nil }
    return text[(open + 1)..<last]
  }

  private static func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    return CellNumber.parse(bytes.span)
  }
}
