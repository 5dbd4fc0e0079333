// Cutting a value into tokens, byte by byte.

/// Cuts a value into tokens; it never fails, for the parser knows better what was expected.
struct Lexer {
  /// The value's bytes and some zeros, so that a look ahead never leaves them.
  private let bytes: [UInt8]
  private let count: Int
  private var place = 0
  private var isSpaced = false
  /// Whether a line ended since the last token.
  private var startsLine = false
  private(set) var tokens: [Token] = []
  /// What was left out of the tokens: words and marks that add nothing.
  private(set) var leftOut: [Token] = []
  private let words = Words.all
  /// Whether a word means different things in different languages.
  private var needsLanguage = false
  private var hasPlainWords = false

  init(_ text: String) {
    var bytes = Array(text.utf8)
    count = bytes.count
    bytes.append(contentsOf: [0, 0, 0, 0])
    self.bytes = bytes
    tokens.reserveCapacity(count / 2 + 2)
    while place < count {
      let known = tokens.count
      step()
      if tokens.count > known {
        tokens[known].startsLine = startsLine
        startsLine = false
      }
    }
    tokens.append(Token(kind: .end, start: count, end: count, isSpaced: isSpaced))
    if needsLanguage { tokens = LanguageResolution(tokens).tokens }
    if hasPlainWords { leaveOut() }
  }

  /// Takes out the words that add nothing.
  private mutating func leaveOut() {
    let bytes = bytes
    let result = LeftOut(tokens) { token in
      String(decoding: bytes[token.start..<token.end], as: UTF8.self).lowercased()
    }
    tokens = result.kept
    leftOut.append(contentsOf: result.leftOut)
  }

  private mutating func step() {
    let byte = bytes[place]
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D:
      startsLine = startsLine || byte == 0x0A
      place += 1
      isSpaced = true
    case 0x30...0x39: number()
    case 0x41...0x5A, 0x61...0x7A: word()
    case 0x22: comment()
    case 0x7C where bytes[place + 1] == 0x7C: emit(.fallback, length: 2)
    case 0x26, 0x3C: markup()
    case 0x27: elision(length: 1)
    case 0x2A where isBullet, 0x2D where isBullet: emit(.bar, length: 1)
    case 0x7E: emit(.minus, length: 1, deviates: true)
    case 0x80...: beyondASCII()
    default: emit(Lexer.symbol(byte), length: 1)
    }
  }

  private static func symbol(_ byte: UInt8) -> Token.Kind {
    switch byte {
    case 0x2D: .minus
    case 0x2B: .plus
    case 0x2C: .comma
    case 0x3B: .semicolon
    case 0x3A: .colon
    case 0x2E: .dot
    case 0x2F: .slash
    case 0x7C: .bar
    case 0x5B: .openBracket
    case 0x5D: .closeBracket
    case 0x28: .openParenthesis
    case 0x29: .closeParenthesis
    default: .stray
    }
  }

  private mutating func emit(_ kind: Token.Kind, length: Int, deviates: Bool = false) {
    tokens.append(
      Token(
        kind: kind, start: place, end: place + length, isSpaced: isSpaced, deviates: deviates))
    place += length
    isSpaced = false
  }

  /// A tag or a named character; "&" alone is a comma.
  private mutating func markup() {
    guard let (meaning, length) = Markup.at(place, in: bytes) else {
      let isAnd = bytes[place] == 0x26
      emit(isAnd ? .comma : .stray, length: 1, deviates: isAnd)
      return
    }
    switch meaning {
    case .dash: emit(.minus, length: length, deviates: true)
    case .comma: emit(.comma, length: length, deviates: true)
    case .space, .lineEnd:
      startsLine = startsLine || meaning == .lineEnd
      leftOut.append(Token(kind: .stray, start: place, end: place + length))
      place += length
      isSpaced = true
    }
  }

  /// Whether a hyphen or an asterisk with room behind it begins a line, as lists are written.
  private var isBullet: Bool {
    (tokens.isEmpty || startsLine) && bytes[place + 1] == 0x20
  }

  /// The apostrophe of "d'avril" and "l'aube".
  private mutating func elision(length: Int) {
    guard let last = tokens.last, last.kind == .unknownWord, last.digits == 1, last.end == place,
      bytes[last.start] | 0x20 == 0x64 || bytes[last.start] | 0x20 == 0x6C
    else {
      emit(.stray, length: length)
      return
    }
    let isFrom = bytes[last.start] | 0x20 == 0x64
    place += length
    tokens[tokens.count - 1].kind = .word(isFrom ? .from : .article)
    tokens[tokens.count - 1].end = place
    tokens[tokens.count - 1].word = words.index(of: WordKey((isFrom ? "de" : "le").utf8)) ?? 0
    hasPlainWords = true
  }

  private mutating func number() {
    let start = place
    var value = 0
    while (0x30...0x39).contains(bytes[place]) {
      // Any number this long is out of range wherever it stands; it must only not overflow.
      if value < 1_000_000 { value = value * 10 + Int(bytes[place]) - 0x30 }
      place += 1
    }
    if let day = PortugueseOrdinal(value, behind: place, in: bytes) {
      var token = Token(
        kind: .word(.weekday), value: day.weekday, start: start, end: day.end, isSpaced: isSpaced,
        deviates: true)
      token.word = words.index(of: WordKey(day.name.utf8)) ?? 0
      tokens.append(token)
      place = day.end
    } else {
      tokens.append(
        Token(kind: .number, value: value, start: start, end: place, isSpaced: isSpaced))
    }
    isSpaced = false
  }

  private mutating func comment() {
    let start = place
    var end = place + 1
    while end < count, bytes[end] != 0x22 { end += 1 }
    guard end < count else {
      emit(.stray, length: count - start)
      return
    }
    emit(.comment, length: end + 1 - start)
  }

  /// A run of Latin letters.
  private mutating func word() {
    var key = WordKey()
    var exact = WordKey()
    let start = place
    while true {
      let byte = bytes[place]
      if (0x41...0x5A).contains(byte & 0xDF), byte < 0x80 {
        key.append(byte | 0x20)
        exact.append(byte)
        place += 1
      } else if LatinLetters.contains(byte, bytes[place + 1]) {
        let second = bytes[place + 1]
        key.append(byte)
        key.append(LatinLetters.lowercased(byte, second))
        exact.append(byte)
        exact.append(second)
        place += 2
      } else {
        break
      }
    }
    var token = Token(kind: .unknownWord, start: start, end: place, isSpaced: isSpaced)
    if let index = words.index(of: key) {
      token.kind = .word(words.kind(index))
      token.value = words.value(index)
      token.word = index
      token.deviates = !words.isCanonical(exact, index)
      if words.hasAlternatives(index) { needsLanguage = true }
    }
    noteForm(of: token)
    if token.kind == .word(.holiday) { joinHoliday(&token) }
    tokens.append(token)
    isSpaced = false
    splitTimeSuffix()
  }

  /// Notes what a look over all the tokens has to wait for.
  private mutating func noteForm(of token: Token) {
    switch token.kind {
    case .word(.article), .word(.from), .word(.meridiem), .word(.and), .word(.except):
      hasPlainWords = true
    case .unknownWord, .word(.weekday):
      let last = tokens.last?.kind
      if !token.isSpaced, last == .number || last == .minus { hasPlainWords = true }
    default: break
    }
  }

  /// Words that stand before "holidays" and leave them what they are, with the bit that makes letters small set.
  private static let wordsBeforeHolidays = [
    "public", "bank", "statutory", "stat", "national", "federal", "legal", "general", "jour",
    "jours", "gesetzliche", "gesetzlichen", "días", "dias", "día", "dia", "nationale",
  ].map { $0.utf8.map { $0 | 0x20 } }

  /// Joins "public holidays", "school holidays" and "jours fériés" into one word.
  private mutating func joinHoliday(_ token: inout Token) {
    guard let last = tokens.last, token.isSpaced else { return }
    let letters = bytes[last.start..<last.end].map { $0 | 0x20 }
    let isSchool = letters.elementsEqual("school".utf8)
    let isOther = Lexer.wordsBeforeHolidays.contains { letters.elementsEqual($0) }
    guard isSchool || isOther, token.deviates else { return }
    tokens.removeLast()
    token.start = last.start
    token.isSpaced = last.isSpaced
    token.startsLine = last.startsLine
    if isSchool { token.value = Int(HolidayTerm.Kind.schoolHoliday.rawValue) }
  }

  /// Joins the letters of "a.m." and "p.m."; `10am` and `18h30` are cut well as they are.
  private mutating func splitTimeSuffix() {
    // "a.m." and "p.m.": a letter, a dot, an m, a dot.
    guard let last = tokens.last, last.digits == 1, bytes[place] == 0x2E,
      bytes[place + 1] | 0x20 == 0x6D
    else { return }
    let letter = bytes[last.start] | 0x20
    guard letter == 0x61 || letter == 0x70 else { return }
    let next = bytes[place + 2]
    guard !((0x41...0x5A).contains(next & 0xDF)) else { return }
    place += 2
    if bytes[place] == 0x2E { place += 1 }
    var token = Token(
      kind: .word(.meridiem), value: letter == 0x70 ? 1 : 0, start: last.start, end: place,
      isSpaced: last.isSpaced)
    token.deviates = true
    tokens[tokens.count - 1] = token
  }
}

extension Lexer {
  /// Punctuation beyond ASCII that means the same as a plain character, and foreign letters.
  private mutating func beyondASCII() {
    let first = bytes[place]
    if LatinLetters.contains(first, bytes[place + 1]) {
      word()
      return
    }
    if first == 0xC2, bytes[place + 1] == 0xA0 {
      place += 2
      isSpaced = true
      return
    }
    if first == 0xC2, bytes[place + 1] == 0xB7 {
      emit(.bar, length: 2)
      return
    }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard place + 3 <= count, length == 3 else {
      emit(.stray, length: min(length, count - place))
      return
    }
    if var token = Token.signs(at: place, in: bytes, after: tokens) {
      token.isSpaced = isSpaced
      noteForm(of: token)
      tokens.append(token)
      place = token.end
      isSpaced = false
      return
    }
    let scalar =
      UInt32(first & 0x0F) << 12 | UInt32(bytes[place + 1] & 0x3F) << 6
      | UInt32(bytes[place + 2] & 0x3F)
    switch scalar {
    case 0x2000...0x200B, 0x202F, 0x205F, 0x3000, 0xFEFF:
      place += 3
      isSpaced = true
    case 0x2010...0x2015, 0x2212, 0xFE63, 0xFF0D, 0x301C, 0xFF5E:
      emit(.minus, length: 3, deviates: true)
    case 0xFF1A, 0xFE55, 0x2236: emit(.colon, length: 3, deviates: true)
    case 0xFF0C, 0x3001: emit(.comma, length: 3, deviates: true)
    case 0xFF1B: emit(.semicolon, length: 3, deviates: true)
    case 0xFF08: emit(.openParenthesis, length: 3, deviates: true)
    case 0xFF09: emit(.closeParenthesis, length: 3, deviates: true)
    case 0x2022, 0x25CF, 0x25AA, 0xFF5C: emit(.bar, length: 3)
    case 0x2019: elision(length: 3)
    case 0x201C, 0x201D, 0x201E, 0x201F: typographicComment()
    default: emit(.stray, length: 3)
    }
  }

  /// A comment between typographic quotation marks, E2 80 9C…9F.
  private mutating func typographicComment() {
    var end = place + 3
    while end + 2 < count {
      if bytes[end] == 0xE2, bytes[end + 1] == 0x80, (0x9C...0x9F).contains(bytes[end + 2]) {
        emit(.comment, length: end + 3 - place, deviates: true)
        return
      }
      end += 1
    }
    emit(.stray, length: 3)
  }
}
