// Characters that HTML writes as entities, in texts that are no HTML: `l&#039;Île`, `Park &amp; Ride`.

enum CharacterEntities {
  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "eacute": "é", "egrave": "è", "ecirc": "ê", "agrave": "à", "acirc": "â", "ccedil": "ç",
    "ocirc": "ô", "icirc": "î", "ucirc": "û", "ugrave": "ù", "Eacute": "É", "Egrave": "È",
    "Agrave": "À", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
    "szlig": "ß", "aring": "å", "Aring": "Å", "aelig": "æ", "oslash": "ø", "ntilde": "ñ",
    "aacute": "á", "iacute": "í", "oacute": "ó", "uacute": "ú", "rsquo": "\u{2019}",
    "lsquo": "\u{2018}", "ldquo": "\u{201C}", "rdquo": "\u{201D}", "ndash": "\u{2013}",
    "mdash": "\u{2014}", "hellip": "\u{2026}", "deg": "°", "laquo": "«", "raquo": "»",
  ]
  /// The longest entity that is known, with its marks.
  static let longest = 12

  /// Puts characters in the place of their entities, from a place to the end; whether there was any.
  ///
  /// What is no entity stays: `?a=1&b=2` is a link.
  static func decode(_ bytes: inout [UInt8], from start: Int) -> Bool {
    guard let first = bytes[start...].firstIndex(of: UInt8(ascii: "&")) else { return false }
    var decoded: [UInt8] = []
    var index = first
    var isChanged = false
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"), let (scalar, length) = entity(bytes, at: index) {
        decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        index += length
        isChanged = true
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    if isChanged { bytes.replaceSubrange(first..., with: decoded) }
    return isChanged
  }

  /// Puts characters in the place of their entities within a range; the new end of its text, `nil` where there is none.
  ///
  /// An entity is never shorter than its character.
  static func decode(_ bytes: inout [UInt8], in range: Range<Int>) -> Int? {
    guard let first = bytes[range].firstIndex(of: UInt8(ascii: "&")) else { return nil }
    var text = Array(bytes[first..<range.upperBound])
    guard decode(&text, from: 0) else { return nil }
    bytes.replaceSubrange(first..<first + text.count, with: text)
    return first + text.count
  }

  /// The character of the entity that begins at a place, and how long the entity is.
  static func entity(_ bytes: [UInt8], at start: Int) -> (Unicode.Scalar, length: Int)? {
    let reach = bytes[start...].prefix(longest)
    guard let end = reach.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    return scalar(named: name).map { ($0, end + 1 - start) }
  }

  /// The character of an entity's name: `amp`, `#39`, `#x27`; never a control character.
  static func scalar(named name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let value =
      digits.hasPrefix("x") || digits.hasPrefix("X")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value, value >= 0x20 || value == 9 || value == 10 || value == 13,
      value != 0x7F
    else { return nil }
    return Unicode.Scalar(value)
  }
}
