// Latitude and longitude in one cell: `45.5, -73.6`, `(-35.29, 149.10)`, `45,5; -73,6`, `45°30'N 73°36'W`.

enum PositionText {
  /// The two numbers of a cell, in its order; `nil` when it holds anything else.
  ///
  /// A height behind them is left out. Numbers with labels, `lng: -73.6, lat: 45.5`, come with the latitude first.
  static func parse(
    _ text: ArraySlice<UInt8>, letterO: LetterO = .west
  ) -> (first: Double, second: Double)? {
    guard text.count <= MapLink.longest else { return nil }
    if let end = afterAddress(text) ?? afterRecord(text) { return parse(end) }
    guard text.count <= 256 || text.place(of: "://") != nil else { return nil }
    let string = String(decoding: text, as: UTF8.self)
    if text.contains(UInt8(ascii: ":")), MapLink.isLikely(string),
      let place = MapLink.parse(string)
    {
      return (place.latitude, place.longitude)
    }
    guard text.count <= 256 else { return nil }
    if string.contains(":") || string.contains("="), let labelled = labelled(string) {
      return labelled
    }
    let inner = string.unicodeScalars.filter { !"()[]{}\"".unicodeScalars.contains($0) }
    let plain = String(String.UnicodeScalarView(inner)).trimmed
    for separator in [";", ",", "|", "/", "\t", " "] as [Character] {
      var parts = plain.split(separator: separator).map { String($0).trimmed }
      if separator == ",", parts.count == 4, let middle = plain.firstRange(of: ", ") {
        // Decimal commas: `48,13, 11,57`.
        parts = [String(plain[..<middle.lowerBound]), String(plain[middle.upperBound...])]
      }
      if parts.count == 3, parts[..<2].allSatisfy({ $0.contains(".") }), number(parts[2]) != nil {
        parts.removeLast()
      }
      guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { continue }
      // A bare comma is a separator only between two decimal points: `45,123` and `1.234,5` are one number.
      if separator == ",", !plain.contains(", "), !plain.contains(" ,"),
        !parts.allSatisfy({ $0.contains(".") })
      {
        continue
      }
      if let first = number(parts[0]), let second = number(parts[1]) { return (first, second) }
    }
    guard let (first, second) = AngleText.pair(plain, letterO: letterO) else { return nil }
    return (first.degrees, second.degrees)
  }

  /// The two numbers of a cell whose own letters say which is which, `21.2E, 49.0N`; `nil` where none do.
  static func lettered(
    _ text: ArraySlice<UInt8>, letterO: LetterO = .west
  ) -> (x: Double, y: Double)? {
    guard text.count <= 256, text.contains(where: { "NSEWO".utf8.contains($0) || $0 > 0x7F }) else {
      return nil
    }
    let string = String(decoding: text, as: UTF8.self)
    let inner = string.unicodeScalars.filter { !"()[]{}\"".unicodeScalars.contains($0) }
    guard
      let (first, second) = AngleText.pair(
        String(String.UnicodeScalarView(inner)).trimmed, letterO: letterO), let axis = first.axis
    else { return nil }
    return axis == .latitude ? (second.degrees, first.degrees) : (first.degrees, second.degrees)
  }

  /// Numbers with labels: `lat: 45.5, lng: -73.6`.
  private static func labelled(_ text: String) -> (first: Double, second: Double)? {
    let lower = text.lowercased()
    if MapLink.isLikely(lower) { return nil }
    guard let latitude = value(of: ["latitude", "lat"], in: lower),
      let longitude = value(of: ["longitude", "long", "lng", "lon"], in: lower)
    else { return nil }
    return (latitude, longitude)
  }

  /// The number behind a label.
  private static func value(of labels: [String], in text: String) -> Double? {
    for label in labels {
      guard let found = text.firstRange(of: label) else { continue }
      let rest = text[found.upperBound...].drop { ":= \"'".contains($0) }
      let digits = rest.prefix { "0123456789.-+".contains($0) }
      if let value = number(String(digits)) { return value }
    }
    return nil
  }

  /// The pair in parentheses that portals put behind an address: `1 Main St\n(45.5, -73.6)`.
  private static func afterAddress(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let last = text.lastIndex(where: { $0 > 0x20 }), text[last] == UInt8(ascii: ")"),
      let open = text.lastIndex(of: UInt8(ascii: "(")),
      text[..<open].contains(where: { $0 > 0x20 })
    else { return nil }
    return text[(open + 1)..<last]
  }

  /// The pair in a portal's list of an address and a position: `{"address": "1 Main St"}; 45.5; -73.6; false`.
  private static func afterRecord(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard text.first == UInt8(ascii: "{"), let end = text.lastIndex(of: UInt8(ascii: "}")),
      text[end...].starts(with: "};".utf8)
    else { return nil }
    let rest = text[(end + 2)...].split(separator: UInt8(ascii: ";"))
    guard rest.count >= 2 else { return nil }
    return text[rest[0].startIndex..<rest[1].endIndex]
  }

  private static func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    return CellNumber.parse(bytes.span)
  }
}
