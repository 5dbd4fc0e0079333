// Text of files on its way to a terminal: a control character must not move the cursor or end a line.

extension String {
  /// The text with pictures in place of control characters, and without marks that turn the direction of writing.
  ///
  /// `\u{0}` becomes ␀; a line break becomes ␊, so that the text stays on one line.
  package var printable: String {
    guard unicodeScalars.contains(where: { $0.isUnprintable }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      let isControl = scalar.value < 0x20 || scalar.value == 0x7F
      let picture = scalar.value == 0x7F ? 0x2421 : 0x2400 + scalar.value
      let shown = isControl ? Unicode.Scalar(picture) : scalar.isUnprintable ? "\u{FFFD}" : scalar
      text.unicodeScalars.append(shown ?? "\u{FFFD}")
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would act on the character instead of showing it.
  var isUnprintable: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
