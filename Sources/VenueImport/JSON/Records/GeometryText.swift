// Geometries that stand in a cell as GeoJSON text, and lists of positions as text.

enum GeometryText {
  /// Whether a text begins like a GeoJSON geometry.
  static func isLikely(_ tape: borrowing JSONTape, _ place: Int) -> Bool {
    guard tape.length(place) > 20, tape.length(place) < JSONStream.longestRecord else {
      return false
    }
    var bytes: [UInt8] = []
    tape.appendText(place, to: &bytes)
    let text = bytes.drop { $0 <= 0x20 }
    return text.first == UInt8(ascii: "{") && text.prefix(256).place(of: "\"type\"") != nil
      && (text.place(of: "\"coordinates\"") != nil || text.place(of: "\"geometries\"") != nil)
  }
}

extension JSONTape {
  /// Whether a flat list holds two or more positions, each a text.
  func namesPositions(_ list: Int) -> Bool {
    var place = first(list)
    let end = end(list)
    var count = 0
    while place < end {
      guard kind(place) == .text, PositionText.parse(Array(text(place).utf8)[...]) != nil else {
        return false
      }
      count += 1
      place = next(place)
    }
    return count > 1
  }
}
