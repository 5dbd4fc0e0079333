// How likely a text is: which letters beyond ASCII it has, and between what they stand.

/// What the characters beyond ASCII of a text say about whether it was decoded rightly.
///
/// Scores are logarithms of likelihoods, summed over characters.
struct EncodingScore {
  /// What stands around a character.
  private struct Surroundings: OptionSet, Hashable {
    let rawValue: Int
    static let letterBefore = Surroundings(rawValue: 1)
    static let letterBehind = Surroundings(rawValue: 2)
    static let lowerBefore = Surroundings(rawValue: 4)
    static let betweenUpper = Surroundings(rawValue: 8)
    static let besideLatin = Surroundings(rawValue: 16)
    static let betweenLatin = Surroundings(rawValue: 32)
    static let upperBehind = Surroundings(rawValue: 64)
    /// A mark stands where marks of its kind do.
    static let fitting = Surroundings(rawValue: 128)
    /// Nothing but blanks, digits and marks stand beside it, and no full stop behind it.
    static let alone = Surroundings(rawValue: 256)
  }

  private struct Key: Hashable {
    let scalar: Unicode.Scalar
    let around: Surroundings
  }

  private var counts: [Key: Int] = [:]
  private let isWide: Bool

  /// Takes the characters of a text beyond ASCII.
  init(_ text: String, isWide: Bool) {
    self.isWide = isWide
    let scalars = ["\n", "\n"] + Array(text.unicodeScalars) + ["\n", "\n"]
    for index in 2..<scalars.count - 2 where !scalars[index].isASCII {
      count(
        scalars[index],
        near: NearCharacters(
          before: (scalars[index - 2], scalars[index - 1]),
          behind: (scalars[index + 1], scalars[index + 2])))
    }
  }

  private mutating func count(_ scalar: Unicode.Scalar, near: NearCharacters) {
    let (before, next) = (near.before.near, near.behind.near)
    var around: Surroundings = []
    if before.properties.isAlphabetic { around.insert(.letterBefore) }
    if next.properties.isAlphabetic { around.insert(.letterBehind) }
    if before.properties.isLowercase { around.insert(.lowerBefore) }
    if before.properties.isUppercase, next.properties.isUppercase { around.insert(.betweenUpper) }
    if next.properties.isUppercase { around.insert(.upperBehind) }
    if Self.marks.contains(scalar), near.fit(scalar) { around.insert(.fitting) }
    if around.isDisjoint(with: [.letterBefore, .letterBehind]), next != "." {
      around.insert(.alone)
    }
    let isLatinBefore = before.isASCII && before.properties.isAlphabetic
    let isLatinBehind = next.isASCII && next.properties.isAlphabetic
    if isLatinBefore || isLatinBehind { around.insert(.besideLatin) }
    if isLatinBefore, isLatinBehind { around.insert(.betweenLatin) }
    counts[Key(scalar: scalar, around: around), default: 0] += 1
  }

  /// The score in the language that suits best, and which that is; those that are preferred get a bonus for each byte.
  func best(
    for encoding: TextEncoding, preferring languages: Set<String>, bytes: Double
  ) -> (score: Double, language: String) {
    let bonus = 1.5 * bytes + 4
    let scores: [(score: Double, language: String)]
    if isWide {
      scores = CommonCharacters.all(for: encoding).map { (score($0), $0.language) }
    } else {
      scores = Alphabet.all.map { (score($0), $0.language) }
    }
    return scores.map { score, language in
      (score + (languages.contains(language) ? bonus : 0), language)
    }.max { $0.score < $1.score } ?? (-.infinity, "")
  }

  private static let stray = -8.5

  private func score(_ alphabet: Alphabet) -> Double {
    var sum = 0.0
    for (key, count) in counts { sum += Double(count) * Self.score(key, alphabet) }
    return sum
  }

  private static func score(_ key: Key, _ alphabet: Alphabet) -> Double {
    let (scalar, around) = (key.scalar, key.around)
    let isBetween = around.contains([.letterBefore, .letterBehind])
    if let likelihood = alphabet.likelihood[scalar] {
      var score = likelihood
      if scalar.properties.isUppercase, around.contains(.lowerBefore) { score -= 5 }
      if scalar.properties.isLowercase, around.contains(.betweenUpper) { score -= 1.5 }
      if !alphabet.isLatin, around.contains(.besideLatin) { score -= 3 }
      if alphabet.isLatin, scalar.properties.isLowercase {
        if around.contains(.upperBehind) { score -= 4 }
        if around.contains(.alone), !words.contains(scalar) { score -= 5 }
      }
      return score
    }
    if marks.contains(scalar) {
      if around.contains(.fitting) { return -1.5 }
      var score = -5.5
      if isBetween, scalar != "’", scalar != "·" { score -= 3 }
      if closing.contains(scalar), around.contains(.letterBehind), !isBetween { score -= 5 }
      if opening.contains(scalar) {
        if around.contains(.letterBefore) { score -= 3 }
      } else if around.contains(.letterBehind), !isBetween, !dashes.contains(scalar) {
        score -= 2
      }
      return score
    }
    if scalar == "\u{FFFD}" || scalar.properties.generalCategory == .control
      || scalar.properties.generalCategory == .privateUse
      || scalar.properties.generalCategory == .unassigned
    {
      return -14
    }
    if scalar.properties.isAlphabetic {
      return stray - (scalar.properties.isUppercase && around.contains(.lowerBefore) ? 3 : 0)
    }
    return stray - 1.5
      - (around.isDisjoint(with: [.letterBefore, .letterBehind]) ? 0 : 2)
  }

  /// Letters that are words by themselves: `Sport à Bord`, `Skate e Bola`, `å`.
  private static let words = Set("àèéóåöøáű".unicodeScalars)
  private static let marks = Set("–—’‘“”„…•·°ºª²³½¼¾«»€£§©®™×\u{A0}´¿¡№".unicodeScalars)
  private static let opening = Set("“‘„«".unicodeScalars)
  private static let closing = Set("”’»²³½¼¾".unicodeScalars)
  private static let dashes = Set("–—¿¡’·•\u{A0}".unicodeScalars)

  private func score(_ common: CommonCharacters) -> Double {
    var sum = 0.0
    for (key, count) in counts {
      var score = common.score(key.scalar)
      if key.around.contains(.betweenLatin) {
        score -= 4
      } else if key.around.contains(.besideLatin) {
        score -= 1.5
      }
      sum += Double(count) * score
    }
    return sum
  }
}
