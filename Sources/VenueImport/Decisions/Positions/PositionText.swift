// Latitude and longitude in one cell: `45.5, -73.6`, `(-35.29, 149.10)`, `[ 47.55 , -1.53]`, `45,5; -73,6`.

enum PositionText {
  /// The two numbers of a cell, in its order; `nil` when it holds anything else.
  static func parse(_ text: ArraySlice<UInt8>) -> (first: Double, second: Double)? {
    guard text.count <= 128 else { return nil }
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
    return nil
  }

  private static func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    return CellNumber.parse(bytes.span)
  }
}
