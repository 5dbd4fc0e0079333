// A text of hours cut into words, times and marks.

/// A part of a text of hours.
enum HoursToken: Hashable {
  /// A word in lower case and plain letters, or a mark.
  case word(String)
  /// A time of the day, as `DayHours` reads it.
  case time(String)

  /// The letters.
  var text: String {
    switch self {
    case .word(let text), .time(let text): text
    }
  }
}

extension HoursToken {
  /// Words that only say that a number is a time.
  private static let units: Set<String> = [
    "h", "hs", "hr", "hrs", "hora", "horas", "heure", "heures", "uur", "u", "uhr", "ore", "klo",
    "hod", "hodin", "godz", "ч", "час", "часов", "год", "ώρα", "saat", "val", "まで", "까지",
  ]
  /// Words before the end of a span: `8 a 24 h` ends at midnight.
  private static let ranges: Set<String> = ["-", "a", "to", "bis", "tot", "til", "alle", "as"]

  /// The parts of a text; `nil` where it holds a character that hours don't have.
  static func all(of text: String) -> [HoursToken]? {
    let halves = [("a.m.", "am"), ("p.m.", "pm"), ("a. m.", "am"), ("p. m.", "pm")]
    let letters = Array(
      halves.reduce(text.lowercased()) { $0.replacing($1.0, with: $1.1) }
    ).map(narrow)
    var half = ""
    var tokens: [HoursToken] = []
    var place = 0
    while place < letters.count {
      let letter = letters[place]
      if letter.isWhitespace {
        place += 1
      } else if letter.isASCII, letter.isNumber {
        let isEnd = tokens.last.map { ranges.contains($0.text) } ?? false
        guard let (token, end) = time(in: letters, at: place, isEnd: isEnd) else { return nil }
        if half.isEmpty {
          tokens.append(token)
        } else if case .time(let text) = token {
          tokens.append(.time(text + half))
        } else {
          return nil
        }
        half = ""
        place = end
      } else if letter.isLetter {
        let end = letters[place...].firstIndex { !$0.isLetter } ?? letters.endIndex
        let run = String(letters[place..<end])
        // Slovak tells Thursday from Wednesday by its accent alone.
        let word = run == "št" ? "stv" : ColumnName(run).joined
        // `t/m` is one word of Dutch.
        if word == "t", letters[end...].starts(with: Array("/m ")) {
          tokens.append(.word("t/m"))
          place = end + 2
          continue
        }
        place = end
        for piece in Half.pieces(of: word) {
          // `平日午前9時`
          let said = Half.named(atEndOf: piece)
          half = said?.half ?? half
          let rest = said.map { String(piece.dropLast($0.length)) } ?? piece
          if rest.isEmpty || units.contains(rest) && tokens.last?.isTime == true { continue }
          tokens.append(.word(rest))
        }
      } else if "-–—~～〜−‐‑∼".contains(letter) {
        tokens.append(.word("-"))
        place += 1
      } else if ",;.:/|&+".contains(letter) {
        tokens.append(.word(String(letter)))
        place += 1
      } else if "、・".contains(letter) {
        tokens.append(.word(","))
        place += 1
      } else if letter == "'" {
        place += 1
      } else {
        return nil
      }
    }
    return tokens
  }

  /// The plain form of the wide digits and marks of East Asian tables.
  private static func narrow(_ letter: Character) -> Character {
    guard let scalar = letter.unicodeScalars.first, (0xFF01...0xFF5D).contains(scalar.value),
      let plain = Unicode.Scalar(scalar.value - 0xFEE0)
    else { return letter == "ʼ" || letter == "’" ? "'" : letter }
    return Character(plain)
  }

  private var isTime: Bool {
    if case .time = self { true } else { false }
  }

  /// A time with its minutes and the mark of its half of the day: `8`, `8:30`, `8.30h`, `0830`, `6am`, `6a`; or `24 h` as a word.
  private static func time(
    in letters: [Character], at start: Int, isEnd: Bool
  ) -> (HoursToken, Int)? {
    func isDigit(_ place: Int) -> Bool {
      letters.indices.contains(place) && letters[place].isASCII && letters[place].isNumber
    }
    var end = start
    while isDigit(end) { end += 1 }
    guard end - start <= 4 else { return nil }
    var text = String(letters[start..<end])
    if !isEnd, text == "24", let all = allDay(in: letters, at: end) { return (.word("24h"), all) }
    if end - start <= 2, letters.indices.contains(end), ":.h".contains(letters[end]),
      isDigit(end + 1), isDigit(end + 2), !isDigit(end + 3)
    {
      text += ":" + String(letters[end + 1...end + 2])
      end += 3
      // Seconds say nothing.
      if letters.indices.contains(end), letters[end] == ":", isDigit(end + 1), isDigit(end + 2) {
        end += 3
      }
    }
    if let marked = Half.time(text, in: letters, at: end) {
      return (.time(marked.text), marked.end)
    }
    var next = end
    while letters.indices.contains(next), letters[next] == " " { next += 1 }
    let word = String(letters[next...].prefix { $0.isLetter })
    if word == "am" || word == "pm" { return (.time(text + word), next + 2) }
    // `6a-10p` stands without a space; `8 a 22` is another thing.
    if next == end, word == "a" || word == "p" { return (.time(text + word + "m"), next + 1) }
    if next == end, word == "h" { return (.time(text), next + 1) }
    return (.time(text), end)
  }

  /// Where `24 horas`, `24 h` or `24/7` ends; `nil` where a span goes on.
  private static func allDay(in letters: [Character], at end: Int) -> Int? {
    var next = end
    while letters.indices.contains(next), letters[next] == " " { next += 1 }
    if letters[next...].starts(with: Array("/7")) { return next + 2 }
    let word = String(letters[next...].prefix { $0.isLetter })
    return [
      "h", "hs", "hrs", "horas", "hours", "heures", "ore", "uur", "timer", "stunden", "hodin",
      "godzin", "godz", "часа", "時間", "시간",
    ]
    .contains(word)
      ? next + word.count : nil
  }
}
