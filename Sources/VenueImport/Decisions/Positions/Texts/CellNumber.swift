// Numbers as people write them in tables: `45.5`, `298864,359`, `5 041 782,24`, `1,234,567.8`.

enum CellNumber {
  /// The number in a cell; `nil` when it is none.
  static func read(_ cell: Cell, in batch: borrowing RecordBatch) -> Double? {
    switch cell {
    case .real(let value): value
    case .integer(let value): Double(value)
    case .text(let start, let end):
      parse(batch.bytes.span.extracting(Int(start)..<Int(end)))
    case .absent, .boolean, .json: nil
    }
  }

  /// The number that a text is, as a whole.
  ///
  /// One comma or point divides the fraction off. Where both stand, the last one does, and the other groups digits;
  /// spaces and apostrophes group digits too.
  static func parse(_ text: Span<UInt8>) -> Double? {
    var digits: UInt64 = 0
    var digitCount = 0
    var fractionDigits: Int?
    var isNegative = false
    var index = 0
    while index < text.count {
      let byte = text[index]
      switch byte {
      case 0x30...0x39:
        guard digitCount < 18 else { return slow(text) }
        digits = digits * 10 + UInt64(byte - 0x30)
        if digits != 0 { digitCount += 1 }
        if let count = fractionDigits { fractionDigits = count + 1 }
      case UInt8(ascii: "."), UInt8(ascii: ","):
        if fractionDigits != nil { return slow(text) }
        fractionDigits = 0
      case UInt8(ascii: "-") where index == 0: isNegative = true
      default: return slow(text)
      }
      index += 1
    }
    guard index > (isNegative ? 1 : 0) + (fractionDigits == nil ? 0 : 1) else { return nil }
    guard digits < 1 << 53, let power = powersOfTen(fractionDigits ?? 0) else { return slow(text) }
    let value = Double(digits) / power
    return isNegative ? -value : value
  }

  private static func powersOfTen(_ exponent: Int) -> Double? {
    exponent < powers.count ? powers[exponent] : nil
  }

  /// The powers of ten that a double holds exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Reads what the fast way does not: grouped digits, signs, exponents, white space around.
  private static func slow(_ text: Span<UInt8>) -> Double? {
    guard text.count <= 64 else { return nil }
    let bytes = text.indices.map { text[$0] }
    var trimmed = String(decoding: bytes, as: UTF8.self).trimmed
    // Spreadsheets mark numbers as text with an apostrophe.
    if let mark = trimmed.first, mark == "'" || mark == "\"" {
      trimmed =
        trimmed.dropFirst().last == mark
        ? String(trimmed.dropFirst().dropLast()) : String(trimmed.dropFirst())
    }
    let unsigned = trimmed.drop { signs.contains($0) }
    guard trimmed.count - unsigned.count <= 1, let plain = withoutGroups(unsigned),
      let value = Double(plain), value.isFinite
    else { return nil }
    return trimmed.first == unsigned.first || trimmed.first == "+" ? value : -value
  }

  /// The number with a point as its decimal mark and its digits in one run.
  private static func withoutGroups(_ text: Substring) -> String? {
    guard let first = text.first, first.isASCII, "0123456789.,".contains(first) else { return nil }
    let exponentStart = text.firstIndex { "eE".contains($0) } ?? text.endIndex
    let mantissa = text[..<exponentStart]
    var whole = mantissa
    var fraction: Substring = ""
    let marks = mantissa.filter { $0 == "." || $0 == "," }
    if let last = mantissa.lastIndex(where: { $0 == "." || $0 == "," }),
      marks.count == 1 || marks.first != marks.last
    {
      whole = mantissa[..<last]
      fraction = mantissa[mantissa.index(after: last)...]
    }
    let groups = whole.split(omittingEmptySubsequences: false) { groupMarks.contains($0) }
    if groups.count > 1 {
      guard let head = groups.first, (1...3).contains(head.count),
        groups.dropFirst().allSatisfy({ $0.count == 3 })
      else { return nil }
    }
    guard groups.joined().allSatisfy(isDigit), fraction.allSatisfy(isDigit) else { return nil }
    return "0\(groups.joined()).\(fraction)0\(text[exponentStart...])"
  }

  /// Minus signs of typewriters, typesetters and word processors.
  private static let signs: Set<Character> = [
    "+", "-", "\u{2212}", "\u{2013}", "\u{2010}", "\u{2011}",
  ]

  private static let groupMarks: Set<Character> = [
    " ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "\u{2019}", ".", ",",
  ]

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
