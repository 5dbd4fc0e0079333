// Letters beyond ASCII that day names of Europe are written with, as two bytes of UTF-8.

/// Latin letters from U+00C0 to U+017F, and the Romanian ones with a comma below.
enum LatinLetters {
  /// Whether two bytes are such a letter; × and ÷ stand among them and are none.
  static func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case 0xC3: second >= 0x80 && second != 0x97 && second != 0xB7
    case 0xC4, 0xC5: second >= 0x80
    case 0xC8: (0x98...0x9B).contains(second)
    default: false
    }
  }

  /// The second byte of the small letter.
  static func lowercased(_ first: UInt8, _ second: UInt8) -> UInt8 {
    switch (first, second) {
    // U+00C0…U+00DE are the capitals of U+00E0…U+00FE.
    case (0xC3, ..<0x9F): second | 0x20
    // Capitals are odd from U+0139 to U+0148 and from U+0179 on, even elsewhere.
    case (0xC4, 0xB9...0xBE), (0xC5, 0x81...0x88), (0xC5, 0xB9...0xBE):
      second & 1 == 1 ? second + 1 : second
    case (0xC4, ..<0xB8), (0xC5, 0x8A...0xB7), (0xC8, _): second | 1
    default: second
    }
  }
}

/// A weekday by its number in Portuguese, `2.ª` to `6.ª` for Monday to Friday, with the `feira` behind it.
struct PortugueseOrdinal {
  let weekday: Int
  /// Its place behind the ordinal.
  let end: Int

  /// The word that the table has for it.
  var name: String { ["segunda", "terça", "quarta", "quinta", "sexta"][weekday] }

  init?(_ number: Int, behind place: Int, in bytes: [UInt8]) {
    guard (2...6).contains(number) else { return nil }
    var end = place
    if bytes[end] == 0x2E { end += 1 }
    // ª
    guard bytes[end] == 0xC2, bytes[end + 1] == 0xAA else { return nil }
    end += 2
    if bytes[end] == 0x73 { end += 1 }
    for word in [" feiras", "-feiras", " feira", "-feira"]
    where bytes[end...].starts(with: word.utf8) {
      end += word.utf8.count
      break
    }
    weekday = number - 2
    self.end = end
  }
}
