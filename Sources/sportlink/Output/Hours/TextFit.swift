// Words in as much room as there is, by how wide letters usually are.

/// Breaks and shortens words whose width nobody measures: in a picture the reader's own letters decide.
enum TextFit {
  /// One line, with `…` where it had to be shortened.
  static func line(_ words: String, of width: Double, size: Double, isBold: Bool = false) -> String
  {
    let scale = size * (isBold ? 1.12 : 1)
    guard self.width(of: words) * scale > width else { return words }
    var used = self.width(of: "…") * scale
    var kept = ""
    for letter in words {
      used += self.width(of: String(letter)) * scale
      if used > width { break }
      kept.append(letter)
    }
    return kept + "…"
  }

  /// Lines broken between words; the last is shortened where there are too many.
  static func lines(_ words: String, of width: Double, size: Double, most: Int) -> [String] {
    var lines: [String] = []
    var rest = Substring(words)
    while lines.count + 1 < most, self.width(of: String(rest)) * size > width {
      var used = 0.0
      var end = rest.startIndex
      var place = rest.startIndex
      while place < rest.endIndex {
        used += self.width(of: String(rest[place])) * size
        if used > width { break }
        let next = rest.index(after: place)
        if rest[place] == " " { end = next }
        place = next
      }
      // A word that is longer than a line is broken where the line ends.
      if end == rest.startIndex { end = max(place, rest.index(after: rest.startIndex)) }
      var line = rest[..<end]
      while line.last == " " { line.removeLast() }
      lines.append(String(line))
      rest = rest[end...]
    }
    return lines + [self.line(String(rest), of: width, size: size)]
  }

  /// How wide words are, in sizes of their letters: those of China and Japan are twice as wide.
  private static func width(of words: String) -> Double {
    words.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 1 : 0.62) }
  }
}
