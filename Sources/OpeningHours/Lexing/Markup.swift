// What a web page leaves in a value: tags without a meaning, and characters by their names.

/// The few tags and character names that stand for white space or punctuation.
enum Markup {
  enum Meaning: Equatable {
    case space
    /// The end of a line.
    case lineEnd
    case dash
    case comma
  }

  private static let characters: [(name: [UInt8], meaning: Meaning)] = [
    (Array("&nbsp;".utf8), .space), (Array("&#160;".utf8), .space),
    (Array("&ndash;".utf8), .dash), (Array("&mdash;".utf8), .dash),
    (Array("&minus;".utf8), .dash), (Array("&#8211;".utf8), .dash),
    (Array("&amp;".utf8), .comma),
  ]

  private static let tags = ["b", "i", "u", "em", "strong", "span"].map { Array($0.utf8) }
  private static let lineTags = ["p", "br", "div", "li", "ul"].map { Array($0.utf8) }

  /// What starts at a place, with its length; `nil` where it is anything else.
  static func at(_ place: Int, in bytes: [UInt8]) -> (meaning: Meaning, length: Int)? {
    if bytes[place] == 0x26 {
      for (name, meaning) in characters where matches(name, at: place, in: bytes) {
        return (meaning, name.count)
      }
      return nil
    }
    return tag(at: place, in: bytes)
  }

  private static func matches(_ name: [UInt8], at place: Int, in bytes: [UInt8]) -> Bool {
    guard place + name.count <= bytes.count else { return false }
    return bytes[place..<place + name.count].elementsEqual(name)
  }

  /// `<p>`, `</p>` or `<br />`, without attributes.
  private static func tag(at start: Int, in bytes: [UInt8]) -> (Meaning, Int)? {
    guard bytes[start] == 0x3C else { return nil }
    var place = start + 1
    if bytes[place] == 0x2F { place += 1 }
    let nameStart = place
    while place - nameStart < 7, (0x61...0x7A).contains(bytes[place] | 0x20) { place += 1 }
    let name = bytes[nameStart..<place].map { $0 | 0x20 }
    let endsLine = lineTags.contains(name)
    guard endsLine || tags.contains(name) else { return nil }
    while bytes[place] == 0x20 { place += 1 }
    if bytes[place] == 0x2F { place += 1 }
    guard bytes[place] == 0x3E else { return nil }
    return (endsLine ? .lineEnd : .space, place + 1 - start)
  }
}
