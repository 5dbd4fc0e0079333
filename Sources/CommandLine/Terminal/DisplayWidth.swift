// How many columns a text takes on a terminal: accents take none, Chinese characters two.

extension StringProtocol {
  /// The number of terminal columns the text takes.
  ///
  /// Wide are the East Asian blocks and emoji (Unicode TR11, wide and fullwidth); combining marks take no column.
  package var displayWidth: Int {
    reduce(0) { width, character in width + character.displayWidth }
  }

  /// The text cut to at most so many columns, ending in `…` where something was cut.
  package func fitted(to columns: Int) -> String {
    guard displayWidth > columns else { return String(self) }
    var kept = ""
    var width = 0
    for character in self {
      let next = character.displayWidth
      if width + next > columns - 1 { break }
      kept.append(character)
      width += next
    }
    return kept + "…"
  }

  /// The text followed or preceded by spaces up to so many columns.
  package func padded(to columns: Int, rightAligned: Bool = false) -> String {
    let gap = String(repeating: " ", count: Swift.max(0, columns - displayWidth))
    return rightAligned ? gap + self : self + gap
  }
}

extension Character {
  var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    switch first.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      return 2
    default: return first.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }
}
