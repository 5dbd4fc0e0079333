// Which plain letters stand for a character beyond ASCII when spellings are compared.

/// Folds characters to the letters of ASCII where people would write those for them.
enum LatinFolding {
  /// What a character beyond ASCII becomes.
  enum Folded {
    case letter(UInt8)
    case pair(UInt8, UInt8)
    /// A full-width twin of an ASCII character.
    case ascii(UInt8)
    /// A letter of another alphabet, in lower case where that is known.
    case other(UInt32)
    case ideograph
    /// A combining accent or an invisible mark.
    case nothing
    /// Punctuation inside a list's item.
    case gap
    /// Punctuation between the items of a list.
    case separator
  }

  /// The base letters of U+00C0 to U+017F; a star stands for two letters, a space for a sign.
  private static let bases = Array(
    """
    aaaaaa*ceeeeiiiidnooooo ouuuuy**aaaaaa*ceeeeiiiidnooooo ouuuuy*y\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii**jjkkklllllll\
    lllnnnnnnnnnoooooo**rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """.utf8)

  /// Folds one character, given as its Unicode number above 0x7F.
  static func fold(_ scalar: UInt32) -> Folded {
    switch scalar {
    case 0xC0...0x17F: latin(scalar)
    // The comma below of Romanian: *ștrand*.
    case 0x218...0x21B: .letter(scalar < 0x21A ? 0x73 : 0x74)
    case 0xAD, 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F, 0xFEFF: .nothing
    case 0xB7, 0x2022, 0x2028, 0x2029, 0x3001, 0x3002: .separator
    case 0x80...0xBF, 0x2000...0x2BFF, 0x3000...0x303F: .gap
    case 0x1E9E: .pair(0x73, 0x73)
    case 0x410...0x42F: .other(scalar + 0x20)
    case 0x400...0x40F: cyrillic(scalar + 0x50)
    case 0x450...0x45F: cyrillic(scalar)
    case 0x386...0x3CE: .other(greek(scalar))
    case 0x5BE, 0x5F3, 0x5F4, 0x964: .gap
    case 0x60C, 0x61B: .separator
    case 0x5B0...0x5C7, 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x93C: .nothing
    case 0x622...0x6CC: .other(arabic(scalar))
    // Thai writes no words either; its marks of tone are often left out.
    case 0xE48...0xE4C: .nothing
    case 0xE01...0xE5B: .ideograph
    case 0xFF01...0xFF5E: .ascii(UInt8(truncatingIfNeeded: scalar - 0xFEE0))
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      .ideograph
    case 0xFFFD, 0x1F000...0x1FFFF: .gap
    default: .other(scalar)
    }
  }

  /// Cyrillic letters beyond those of Russian, in lower case; `ё` is written `е`.
  private static func cyrillic(_ scalar: UInt32) -> Folded {
    .other(scalar == 0x451 || scalar == 0x450 ? 0x435 : scalar)
  }

  /// A Greek letter in lower case, without its accent and as it is within words.
  private static func greek(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x386, 0x3AC: 0x3B1
    case 0x388, 0x3AD: 0x3B5
    case 0x389, 0x3AE: 0x3B7
    case 0x38A, 0x390, 0x3AA, 0x3AF, 0x3CA: 0x3B9
    case 0x38C, 0x3CC: 0x3BF
    case 0x38E, 0x3AB, 0x3B0, 0x3CB, 0x3CD: 0x3C5
    case 0x38F, 0x3CE: 0x3C9
    case 0x3C2: 0x3C3
    case 0x391...0x3A9: scalar + 0x20
    default: scalar
    }
  }

  /// An Arabic letter in the form that people type for its variants, those of Persian included.
  private static func arabic(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x622, 0x623, 0x625, 0x671: 0x627
    case 0x629: 0x647
    case 0x649, 0x6CC: 0x64A
    case 0x6A9: 0x643
    default: scalar
    }
  }

  private static func latin(_ scalar: UInt32) -> Folded {
    let base = bases[Int(scalar - 0xC0)]
    if base == 0x20 { return .gap }
    guard base == 0x2A else { return .letter(base) }
    return switch scalar {
    case 0xC6, 0xE6: .pair(0x61, 0x65)
    case 0xDE, 0xFE: .pair(0x74, 0x68)
    case 0xDF: .pair(0x73, 0x73)
    case 0x132, 0x133: .pair(0x69, 0x6A)
    default: .pair(0x6F, 0x65)
    }
  }
}
