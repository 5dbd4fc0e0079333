// Words that add nothing to what stands beside them: articles, prepositions, ordinal endings.

/// Takes such words out of a value's tokens where they certainly say nothing.
///
/// `from Monday to Friday` is `Monday to Friday`, but `from Monday` alone is not Monday: there the word
/// stays, and the parser refuses it.
struct LeftOut {
  private(set) var kept: [Token] = []
  /// The tokens that were left out, in the order of the text.
  private(set) var leftOut: [Token] = []
  private let tokens: [Token]
  private let letters: (Token) -> String

  init(_ tokens: [Token], letters: @escaping (Token) -> String) {
    self.tokens = tokens
    self.letters = letters
    kept.reserveCapacity(tokens.count)
    var startsLine = false
    for place in tokens.indices {
      startsLine = startsLine || tokens[place].startsLine
      if isNeeded(place) {
        kept.append(tokens[place])
        kept[kept.count - 1].startsLine = startsLine
        startsLine = false
      } else {
        leftOut.append(tokens[place])
      }
    }
  }

  private func token(_ place: Int) -> Token { tokens[min(max(place, 0), tokens.count - 1)] }

  private func kind(_ place: Int) -> Token.Kind { token(place).kind }

  private func isNeeded(_ place: Int) -> Bool {
    switch kind(place) {
    case .word(.article): return !isBeforeDays(place + 1)
    case .word(.from):
      let isInsideDate = kind(place - 1) == .number && kind(place + 1) == .word(.month)
      return !isInsideDate && !isRange(place + 1)
    case .word(.meridiem): return !isGermanArticle(place)
    case .unknownWord, .word(.weekday): return !isOrdinalEnding(place) && !isCompound(place)
    case .minus: return !isCompound(place)
    // The dot of "incl." and "excl.".
    case .dot:
      return place == 0 || token(place).isSpaced
        || ![.word(.and), .word(.except)].contains(kind(place - 1))
    default: return true
    }
  }

  private func isBeforeDays(_ place: Int) -> Bool {
    switch kind(place) {
    case .word(.weekday), .word(.holiday), .word(.daily), .word(.month), .word(.easter),
      .word(.sun), .word(.clock):
      true
    case .number: kind(place + 1) == .word(.month) || isOrdinalEnding(place + 1)
    default: false
    }
  }

  /// Whether days, dates or hours with an end of their own follow.
  private func isRange(_ first: Int) -> Bool {
    var hasDays = false
    var place = first
    while place < tokens.count {
      switch kind(place) {
      case .minus where isCompound(place): break
      case .minus, .word(.to): return !hasDays || !isHour(place + 1)
      case .word(.weekday), .word(.month), .word(.holiday), .word(.easter): hasDays = true
      case .word(.article) where place == first: break
      case .unknownWord where isOrdinalEnding(place) || isCompound(place): break
      case .dot: break
      // "from April 9am" has a start alone; "from 1 May" and "from 9:30" may go on.
      case .number where !hasDays: break
      case .number where kind(place - 1) == .word(.month) && token(place).digits <= 2: break
      case .colon, .word(.hour), .word(.meridiem), .word(.sun), .word(.clock):
        guard !hasDays else { return false }
      default: return false
      }
      place += 1
    }
    return false
  }

  /// Whether a number stands at a place that is an hour and no day of a month.
  private func isHour(_ place: Int) -> Bool {
    guard kind(place) == .number else { return false }
    return [.colon, .word(.hour), .word(.meridiem)].contains(kind(place + 1))
  }

  /// The hyphen of "Sonn- und Feiertage" and the end of "segunda-feira".
  private func isCompound(_ place: Int) -> Bool {
    switch kind(place) {
    case .minus:
      guard place > 0, !token(place).isSpaced, kind(place - 1) == .word(.weekday) else {
        return false
      }
      return kind(place + 1) == .word(.and) || isCompound(place + 1)
    case .unknownWord:
      return place > 1 && kind(place - 1) == .minus && !token(place).isSpaced
        && kind(place - 2) == .word(.weekday)
        && ["feira", "feiras"].contains(letters(token(place)))
    default: return false
    }
  }

  /// The "am" of "am Montag"; before an English day it is that of "8 am".
  private func isGermanArticle(_ place: Int) -> Bool {
    guard letters(token(place)) == "am", token(place).isSpaced || place == 0 else { return false }
    let next = token(place + 1)
    if next.kind == .number {
      // "am 24. Dezember"
      let isDate = kind(place + 2) == .word(.month) || kind(place + 3) == .word(.month)
      return isDate && kind(place - 1) != .number
    }
    guard next.kind == .word(.weekday) || next.kind == .word(.daily) else { return false }
    let german = Languages(codes: "de")
    let languages = Words.all.languages(next.word)
    if languages == german { return true }
    return languages.isSuperset(of: german)
      && tokens.contains { token in
        guard case .word(let kind) = token.kind else { return false }
        return kind == Words.all.kind(token.word) && Words.all.languages(token.word) == german
      }
  }

  /// The letters of "1st", "2nd", "3rd", "4th" and "1er" beside a month, or in a list or range of days behind one.
  private func isOrdinalEnding(_ place: Int) -> Bool {
    guard endsNumber(place), token(place - 1).digits <= 2 else { return false }
    let next = kind(place + 1)
    let isBeforeMonth =
      next == .word(.month)
      || ((next == .word(.article) || next == .word(.from)) && kind(place + 2) == .word(.month))
    return isBeforeMonth || isDayOfMonth(place - 1)
  }

  /// Whether the letters of an ordinal stand behind a number without a space.
  private func endsNumber(_ place: Int) -> Bool {
    place > 0 && !token(place).isSpaced && kind(place - 1) == .number
      && ["st", "nd", "rd", "th", "er"].contains(letters(token(place)))
  }

  /// Whether a number is the day of a month that stands before it, as 25 in "December 24th and 25th".
  private func isDayOfMonth(_ number: Int) -> Bool {
    var place = number - 1
    while place >= 0 {
      switch kind(place) {
      case .word(.month): return true
      case .comma, .minus, .word(.and), .word(.to): place -= 1
      case .number where token(place).digits <= 2: place -= 1
      case .unknownWord where endsNumber(place), .word(.weekday) where endsNumber(place): place -= 1
      default: return false
      }
    }
    return false
  }
}
