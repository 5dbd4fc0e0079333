// The upper halves of encodings of one byte a character, beside those that differ little from Latin-1.

/// The characters of the bytes 0x80...0xFF; a byte without one is the control character of its number.
enum ByteTables {
  /// The characters of an encoding of one byte a character; a byte without one is U+FFFD, or as WHATWG has it.
  static func table(of encoding: TextEncoding) -> [Unicode.Scalar] {
    tables[encoding] ?? [Unicode.Scalar](repeating: "\u{FFFD}", count: 128)
  }

  private static let tables = Dictionary(
    uniqueKeysWithValues: TextEncoding.allCases.filter { !$0.isWide }.map { encoding in
      (encoding, made(encoding))
    })

  private static func made(_ encoding: TextEncoding) -> [Unicode.Scalar] {
    let bytes = (0x80...0xFF).map { UInt8($0) }
    guard let name = encoding.libraryName else {
      return bytes.map { TextDecoder.scalar($0, in: encoding) }
    }
    guard let converter = CharacterConverter(from: name) else {
      return [Unicode.Scalar](repeating: "\u{FFFD}", count: 128)
    }
    return bytes.map { byte in
      var text: [UInt8] = []
      _ = converter.convert([byte], into: &text)
      converter.flush(into: &text)
      return String(decoding: text, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    }
  }

  /// Windows-1250, as Central Europe writes; source: bestfit1250 of the Unicode Consortium's mappings.
  static let windows1250: [Unicode.Scalar] = [
    "\u{20AC}", "\u{81}", "\u{201A}", "\u{83}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
    "\u{88}", "\u{2030}", "\u{160}", "\u{2039}", "\u{15A}", "\u{164}", "\u{17D}", "\u{179}",
    "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
    "\u{98}", "\u{2122}", "\u{161}", "\u{203A}", "\u{15B}", "\u{165}", "\u{17E}", "\u{17A}",
    "\u{A0}", "\u{2C7}", "\u{2D8}", "\u{141}", "\u{A4}", "\u{104}", "\u{A6}", "\u{A7}",
    "\u{A8}", "\u{A9}", "\u{15E}", "\u{AB}", "\u{AC}", "\u{AD}", "\u{AE}", "\u{17B}",
    "\u{B0}", "\u{B1}", "\u{2DB}", "\u{142}", "\u{B4}", "\u{B5}", "\u{B6}", "\u{B7}",
    "\u{B8}", "\u{105}", "\u{15F}", "\u{BB}", "\u{13D}", "\u{2DD}", "\u{13E}", "\u{17C}",
    "\u{154}", "\u{C1}", "\u{C2}", "\u{102}", "\u{C4}", "\u{139}", "\u{106}", "\u{C7}",
    "\u{10C}", "\u{C9}", "\u{118}", "\u{CB}", "\u{11A}", "\u{CD}", "\u{CE}", "\u{10E}",
    "\u{110}", "\u{143}", "\u{147}", "\u{D3}", "\u{D4}", "\u{150}", "\u{D6}", "\u{D7}",
    "\u{158}", "\u{16E}", "\u{DA}", "\u{170}", "\u{DC}", "\u{DD}", "\u{162}", "\u{DF}",
    "\u{155}", "\u{E1}", "\u{E2}", "\u{103}", "\u{E4}", "\u{13A}", "\u{107}", "\u{E7}",
    "\u{10D}", "\u{E9}", "\u{119}", "\u{EB}", "\u{11B}", "\u{ED}", "\u{EE}", "\u{10F}",
    "\u{111}", "\u{144}", "\u{148}", "\u{F3}", "\u{F4}", "\u{151}", "\u{F6}", "\u{F7}",
    "\u{159}", "\u{16F}", "\u{FA}", "\u{171}", "\u{FC}", "\u{FD}", "\u{163}", "\u{2D9}",
  ]

  /// Mac OS Roman, as spreadsheets on old Macs write; source: APPLE/ROMAN of the Unicode Consortium's mappings.
  static let macRoman: [Unicode.Scalar] = [
    "\u{C4}", "\u{C5}", "\u{C7}", "\u{C9}", "\u{D1}", "\u{D6}", "\u{DC}", "\u{E1}",
    "\u{E0}", "\u{E2}", "\u{E4}", "\u{E3}", "\u{E5}", "\u{E7}", "\u{E9}", "\u{E8}",
    "\u{EA}", "\u{EB}", "\u{ED}", "\u{EC}", "\u{EE}", "\u{EF}", "\u{F1}", "\u{F3}",
    "\u{F2}", "\u{F4}", "\u{F6}", "\u{F5}", "\u{FA}", "\u{F9}", "\u{FB}", "\u{FC}",
    "\u{2020}", "\u{B0}", "\u{A2}", "\u{A3}", "\u{A7}", "\u{2022}", "\u{B6}", "\u{DF}",
    "\u{AE}", "\u{A9}", "\u{2122}", "\u{B4}", "\u{A8}", "\u{2260}", "\u{C6}", "\u{D8}",
    "\u{221E}", "\u{B1}", "\u{2264}", "\u{2265}", "\u{A5}", "\u{B5}", "\u{2202}", "\u{2211}",
    "\u{220F}", "\u{3C0}", "\u{222B}", "\u{AA}", "\u{BA}", "\u{3A9}", "\u{E6}", "\u{F8}",
    "\u{BF}", "\u{A1}", "\u{AC}", "\u{221A}", "\u{192}", "\u{2248}", "\u{2206}", "\u{AB}",
    "\u{BB}", "\u{2026}", "\u{A0}", "\u{C0}", "\u{C3}", "\u{D5}", "\u{152}", "\u{153}",
    "\u{2013}", "\u{2014}", "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}", "\u{F7}", "\u{25CA}",
    "\u{FF}", "\u{178}", "\u{2044}", "\u{20AC}", "\u{2039}", "\u{203A}", "\u{FB01}", "\u{FB02}",
    "\u{2021}", "\u{B7}", "\u{201A}", "\u{201E}", "\u{2030}", "\u{C2}", "\u{CA}", "\u{C1}",
    "\u{CB}", "\u{C8}", "\u{CD}", "\u{CE}", "\u{CF}", "\u{CC}", "\u{D3}", "\u{D4}",
    "\u{F8FF}", "\u{D2}", "\u{DA}", "\u{DB}", "\u{D9}", "\u{131}", "\u{2C6}", "\u{2DC}",
    "\u{AF}", "\u{2D8}", "\u{2D9}", "\u{2DA}", "\u{B8}", "\u{2DD}", "\u{2DB}", "\u{2C7}",
  ]
}
