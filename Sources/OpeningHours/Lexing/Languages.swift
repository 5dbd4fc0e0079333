// Languages, for day names that mean different days in different ones.

/// Some of the languages that the table of words knows.
struct Languages: OptionSet, Sendable {
  var rawValue: UInt16

  static let all = Languages(rawValue: .max)

  private static let codes = [
    "en", "de", "fr", "es", "it", "pt", "fi", "nl", "da", "no", "sv", "ro",
    "pl",
  ]

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Codes with spaces between them; a code that is not known is left out.
  init(codes text: String) {
    rawValue = 0
    for code in text.split(separator: " ") {
      guard let bit = Languages.codes.firstIndex(where: { $0 == code }) else { continue }
      rawValue |= 1 << UInt16(bit)
    }
  }
}

/// Finds the language of a value, and so which day `Ma`, `Di`, `Do` and their like are.
///
/// All day names of the value must be of one language. Where several languages are possible they
/// must agree about each name; if they don't, the name is an `ambiguousDay` and refused.
struct LanguageResolution {
  private(set) var tokens: [Token]
  private let words = Words.all
  private var spoken = Languages.all
  private var hasDays = false

  init(_ tokens: [Token]) {
    self.tokens = tokens
    collect()
    for place in tokens.indices { decideLater(place) }
    for place in tokens.indices where self.tokens[place].kind == .word(.weekday) { decide(place) }
  }

  /// The languages that have all the day names, and among them those that the other words are of.
  private mutating func collect() {
    var others = Languages.all
    for token in tokens {
      guard case .word(let kind) = token.kind, kind == words.kind(token.word) else { continue }
      if kind == .weekday {
        hasDays = true
        spoken.formIntersection(languages(of: dayRows(token)))
      } else if !words.languages(token.word).isEmpty {
        others.formIntersection(words.languages(token.word))
      }
    }
    if !spoken.isDisjoint(with: others) { spoken.formIntersection(others) }
  }

  /// The rows of a word that are days.
  private func dayRows(_ token: Token) -> [Int] {
    words.alternatives(of: token.word).filter { words.kind($0) == .weekday }
  }

  private func languages(of rows: [Int]) -> Languages {
    rows.reduce(into: []) { $0.formUnion(words.languages($1)) }
  }

  /// `To`, `On` and `Mar` are days only where a list or a range of such days goes on with them.
  private mutating func decideLater(_ place: Int) {
    let token = tokens[place]
    guard case .word(let kind) = token.kind, kind != .weekday, hasDays else { return }
    // Of "Mar" a month is the likelier meaning, unless it makes a list with days.
    guard kind == .month ? joinsDays(place) : adjoinsList(place) else { return }
    let rows = dayRows(token)
    let possible = languages(of: rows).intersection(spoken)
    guard !rows.isEmpty, !possible.isEmpty else { return }
    spoken = possible
    tokens[place].kind = .word(.weekday)
    tokens[place].word = rows[0]
    tokens[place].value = words.value(rows[0])
    tokens[place].deviates = true
  }

  private func kind(_ place: Int) -> Token.Kind {
    tokens.indices.contains(place) ? tokens[place].kind : .end
  }

  private func adjoinsList(_ place: Int) -> Bool {
    [place - 1, place + 1].contains { [.minus, .comma].contains(kind($0)) }
  }

  /// Whether a day stands on the other side of a comma, a hyphen or a word for them.
  private func joinsDays(_ place: Int) -> Bool {
    [-1, 1].contains { side in
      [.minus, .comma, .word(.to), .word(.and)].contains(kind(place + side))
        && kind(place + 2 * side) == .word(.weekday)
    }
  }

  private mutating func decide(_ place: Int) {
    let rows = dayRows(tokens[place])
    guard rows.count > 1 else { return }
    let possible = rows.filter { !words.languages($0).isDisjoint(with: spoken) }
    guard possible.count == 1 else {
      tokens[place].kind = .ambiguousDay
      return
    }
    tokens[place].word = possible[0]
    tokens[place].value = words.value(possible[0])
  }
}
