// Angles as people write them on maps: `45°30'12"N`, `73° 34.5' W`, `49.249783 N`, `N 45,5`.

/// Degrees, and which axis the letter of a hemisphere names.
struct Angle: Hashable, Sendable {
  /// Which of the two coordinates an angle is.
  enum Axis { case latitude, longitude }

  /// The angle in degrees, negative in the south and the west.
  let degrees: Double
  /// The axis; `nil` where no letter says.
  let axis: Axis?
}

enum AngleText {
  private static let longest = 64

  /// The angle that a text is, as a whole; `nil` for plain numbers and everything else.
  ///
  /// `O` is the west of French, Spanish, Italian and Portuguese, unless `letterO` says that it is the east of German,
  /// Dutch and Norwegian. `isExpected` takes numbers without any marks too,
  /// `45 30 12` and `22-19-12`, as in columns that are named for degrees.
  static func parse(
    _ text: some StringProtocol, isExpected: Bool = false, letterO: LetterO = .west
  ) -> Angle? {
    guard text.utf8.count <= longest, text.utf8.contains(where: isDigit) else { return nil }
    var scan = Scan(takesHyphens: isExpected, letterO: letterO)
    var word = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic, scalar != "º" {
        word.unicodeScalars.append(scalar)
        continue
      }
      guard scan.take(word: word), scan.take(scalar) else { return nil }
      word = ""
    }
    guard scan.take(word: word) else { return nil }
    if isExpected, scan.numbers.count > 1 { scan.marks += 1 }
    return scan.angle
  }

  /// The two angles of a text, in its order: `45°30'N, 73°34'W`, `45.5 N 73.6 W`.
  static func pair(
    _ text: String, letterO: LetterO = .west
  ) -> (first: Angle, second: Angle)? {
    guard text.utf8.count <= 2 * longest,
      text.unicodeScalars.contains(where: { "°º˚NSEWOÖØ".unicodeScalars.contains($0) })
    else { return nil }
    for place in text.indices.dropFirst() {
      let before = text[text.index(before: place)]
      let isSeparator = ",;/| \t\n".contains(text[place])
      guard isSeparator || "NSEWOÖØ\"″”'′".contains(before) else { continue }
      let rest = text[place...].drop { ",;/| \t\n".contains($0) }
      guard let one = parse(text[..<place], letterO: letterO),
        let other = parse(rest, letterO: letterO),
        one.axis == nil ? other.axis == nil : other.axis != nil && one.axis != other.axis
      else { continue }
      return (one, other)
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// What was read of an angle so far.
  private struct Scan {
    var numbers: [String] = []
    var isInNumber = false
    var isNegative = false
    var hemisphere: Hemisphere?
    var marks = 0
    /// Whether hyphens divide degrees, minutes and seconds.
    let takesHyphens: Bool
    /// Whether a hemisphere stood behind the numbers.
    var hasEnded = false

    /// What a lone `O` is.
    let letterO: LetterO

    init(takesHyphens: Bool, letterO: LetterO) {
      self.takesHyphens = takesHyphens
      self.letterO = letterO
    }

    /// Takes a character that is no letter; `false` where it has no place in an angle.
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "0"..."9":
        if hasEnded { return false }
        if !isInNumber { numbers.append("") }
        isInNumber = true
        numbers[numbers.count - 1].unicodeScalars.append(scalar)
        return numbers.count <= 3
      case ".", ",":
        guard isInNumber else { return false }
        numbers[numbers.count - 1] += "."
        return true
      case "-" where takesHyphens && isInNumber && numbers.count < 3:
        isInNumber = false
        marks += 1
        return true
      case "-", "+", "\u{2212}", "\u{2013}":
        guard numbers.isEmpty, !isNegative else { return false }
        isNegative = scalar != "+"
        return true
      case ":" where isInNumber:
        isInNumber = false
        marks += 1
        return true
      case "°", "º", "˚": return mark(behind: 1)
      case "'", "′", "’", "´", "`": return mark(behind: numbers.count == 3 ? 3 : 2)
      case "\"", "″", "”", "“": return mark(behind: 3)
      default:
        isInNumber = false
        return scalar.properties.isWhitespace
      }
    }

    private mutating func mark(behind count: Int) -> Bool {
      isInNumber = false
      marks += 1
      return numbers.count == count
    }

    /// Takes a word: a hemisphere, or degrees spelt out.
    mutating func take(word: String) -> Bool {
      if word.isEmpty { return true }
      switch word.lowercased() {
      case "d", "deg", "degrees", "degres", "degrés": return mark(behind: 1)
      default:
        guard hemisphere == nil, let named = Hemisphere(word, letterO: letterO) else {
          return false
        }
        hemisphere = named
        hasEnded = !numbers.isEmpty
        isInNumber = false
        return true
      }
    }

    /// The angle in one number beside a hemisphere: `453012.5N`, `07334.2W`.
    private func packed(_ number: Double) -> Double? {
      let whole = numbers[0].prefix { $0 != "." }.count
      return (whole > 5 ? PackedAngle.seconds : .minutes).degrees(number, limit: 180)
    }

    /// The angle; `nil` where nothing says that it is one, or its minutes are no minutes.
    var angle: Angle? {
      let values = numbers.compactMap { Double($0) }
      guard !values.isEmpty, values.count == numbers.count, marks > 0 || hemisphere != nil,
        values.dropFirst().allSatisfy({ $0 < 60 }),
        values.dropLast().allSatisfy({ $0 == $0.rounded() })
      else { return nil }
      var sum = 0.0
      for value in values.reversed() { sum = sum / 60 + value }
      if values.count == 1, sum > 180, marks == 0, let packed = packed(sum) { sum = packed }
      guard sum <= 180 else { return nil }
      let isFarSide = hemisphere?.isFarSide ?? false
      let axis = hemisphere?.axis
      if axis == .latitude, sum > 90 { return nil }
      return Angle(degrees: isNegative || isFarSide ? -sum : sum, axis: axis)
    }
  }
}
