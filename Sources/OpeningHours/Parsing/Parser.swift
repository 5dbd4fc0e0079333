// From tokens to the syntax tree: the walk over a value and the faces that all its parts share.

/// Reads a value by recursive descent without the recursion: the language does not nest.
struct Parser {
  let text: String
  let tolerance: Tolerance
  let tokens: [Token]
  var at = 0
  var warnings: [ScheduleWarning] = []
  /// How many scalars the bytes up to a place have: warnings come in order, and count on from it.
  private var measured = (byte: 0, scalars: 0)
  /// The tokens that were noted as written against the specification.
  var strayed: [Int] = []
  /// Whether words that add nothing were left out.
  private(set) var hasLeftOut = false
  /// The days that "except" takes from the rule that is being read.
  var exceptions: [Rule] = []
  /// Whether days are read that "closed" stands before, which a sentence or a line may end.
  var isReadingClosedDays = false
  /// Whether "closed" stood before its days, as people say it.
  var isClosedSaidFirst = false

  /// Whether hours in parentheses are read behind "closed".
  var isReadingClosedHours = false
  /// Whether a span of a morning was read.
  var hasMorning = false
  /// The tokens of a span that may be of the night as well as of the afternoon.
  var uncertainHalf: ClosedRange<Int>?

  /// Real values have up to 255 bytes; this leaves room for the longest that anyone wrote.
  static let longestText = 4096

  init(_ text: String, tolerance: Tolerance) throws(ScheduleError) {
    let size = text.utf8.count
    guard size <= Parser.longestText else {
      throw .tooLong(bytes: size, limit: Parser.longestText)
    }
    self.text = text
    self.tolerance = tolerance
    let lexer = Lexer(text)
    tokens = lexer.tokens
    hasLeftOut = !lexer.leftOut.isEmpty
    for token in lexer.leftOut { try noteLeftOut(token) }
  }

  /// Notes a word or mark that adds nothing; in strict mode it is an error.
  private mutating func noteLeftOut(_ token: Token) throws(ScheduleError) {
    let offset = measure(token.start)
    let word = text(of: token)
    guard tolerance == .tolerant else {
      throw .unexpected(found: word, expected: "days and hours without it", offset: offset)
    }
    warnings.append(
      ScheduleWarning(
        offset: offset, length: word.unicodeScalars.count, message: "\"\(word)\" is left out"))
  }

  /// The whole value.
  mutating func expression() throws(ScheduleError) -> Expression {
    var read: [ReadRule] = []
    var separator = Rule.Separator.normal
    guard !isAt(.end) else { throw .empty }
    read.reserveCapacity(4)
    var isGuessed = false
    var hadExceptions = false
    while true {
      let start = at
      let (rule, end) = try self.rule(separator)
      // Where a ";" was guessed the days must be followed by hours, or nothing is certain.
      let isWhole = !rule.selectors.isEmpty && (!rule.times.isEmpty || rule.modifier != nil)
      if isGuessed, !isWhole, rule.comment == nil {
        throw unexpected("\";\" before the next days", at: start)
      }
      let hasDays = !rule.selectors.isEmpty
      if hadExceptions, !hasDays { throw unexpected("days before the hours", at: start) }
      if !read.isEmpty { read[read.count - 1].rule.keepApart(from: rule) }
      let place = start...max(start, at - 1)
      read.append(ReadRule(rule: rule, tokens: place, isProse: isProse(place)))
      hadExceptions = hadExceptions || !exceptions.isEmpty
      for excepted in takeExceptions() {
        read.append(ReadRule(rule: excepted, tokens: place, isProse: true, isException: true))
      }
      switch end {
      case .finished:
        try checkAfternoon()
        let rules = try inOrderOfMeaning(read)
        warnings.sort { $0.offset < $1.offset }
        return Expression(rules: rules)
      case .next(let next, let guessed):
        separator = next
        isGuessed = guessed
      }
    }
  }

  /// Whether the value is a sentence: with words, not only with other spellings of days and hours.
  var isSentence: Bool {
    guard !hasLeftOut, !isClosedSaidFirst else { return true }
    return !strayed.isEmpty
      && (strayed.contains { tokens[$0].isPlainWord } || tokens.contains(where: \.isUnitOfTime))
  }

  /// Whether a rule is written as people write; marks between rules alone make no prose.
  private func isProse(_ place: ClosedRange<Int>) -> Bool {
    hasLeftOut
      || strayed.contains { index in
        place.contains(index) && tokens[index].kind != .semicolon && tokens[index].kind != .comma
      }
  }
}

extension Token {
  /// Whether it is a whole word rather than another spelling of a short one.
  fileprivate var isPlainWord: Bool {
    switch kind {
    case .unknownWord: true
    case .word: deviates && digits > 3
    default: false
    }
  }

  /// Whether it is the "pm" or "Uhr" of a time.
  fileprivate var isUnitOfTime: Bool {
    switch kind {
    case .word(.meridiem), .word(.hour), .time: true
    default: false
    }
  }
}

extension Rule {
  /// Keeps it apart from the rule behind it, which in print it would join: a state between them does.
  mutating func keepApart(from next: Rule) {
    if next.continuesHours, endsInHours { modifier = .open }
  }

  /// Whether its text is days alone.
  var isOnlyDays: Bool {
    !selectors.isEmpty && times.isEmpty && modifier == nil && comment == nil
  }

  /// Whether it starts with hours right after a comma.
  fileprivate var continuesHours: Bool {
    separator == .additional && selectors.isEmpty && !times.isEmpty
  }

  /// Whether its text ends with hours.
  fileprivate var endsInHours: Bool { !times.isEmpty && modifier == nil && comment == nil }

  /// Whether it has hours and no days and stands after a rule with days: mappers mean one more span.
  ///
  /// By the letter it would replace all the other hours.
  func addsHoursOnly(afterDays hasDaysBefore: Bool) -> Bool {
    hasDaysBefore && separator == .normal && !times.isEmpty && state != .closed
      && selectors.isEmpty
  }
}

// The current token and its neighbours.
extension Parser {
  var current: Token { tokens[at] }

  /// A token further on; the end stands for all that lie behind it.
  func peek(_ distance: Int) -> Token { tokens[min(at + distance, tokens.count - 1)] }

  func isAt(_ kind: Token.Kind) -> Bool { tokens[at].kind == kind }

  func isWord(_ kind: WordKind) -> Bool { tokens[at].kind == .word(kind) }

  mutating func advance() { if at + 1 < tokens.count { at += 1 } }

  mutating func accept(_ kind: Token.Kind) throws(ScheduleError) -> Bool {
    guard tokens[at].kind == kind else { return false }
    try checkSpelling()
    advance()
    return true
  }

  mutating func expect(_ kind: Token.Kind, _ name: String) throws(ScheduleError) {
    guard try accept(kind) else { throw unexpected(name) }
  }

  func text(of token: Token) -> String {
    let view = text.utf8
    let start = view.index(view.startIndex, offsetBy: token.start)
    let end = view.index(start, offsetBy: token.end - token.start)
    return String(text[start..<end])
  }
}

// Errors and warnings.
extension Parser {
  /// The place of a byte, counted in Unicode scalars.
  func scalarOffset(ofByte byte: Int) -> Int {
    // Only bytes that start a scalar count.
    text.utf8.prefix(byte).count { $0 & 0xC0 != 0x80 }
  }

  /// The same, counted on from the place that was measured last.
  private mutating func measure(_ byte: Int) -> Int {
    let view = text.utf8
    let first = min(byte, measured.byte)
    let start = view.index(view.startIndex, offsetBy: first)
    let count = view[start...].prefix(max(byte, measured.byte) - first)
      .count { $0 & 0xC0 != 0x80 }
    measured.scalars += byte < measured.byte ? -count : count
    measured.byte = byte
    return measured.scalars
  }

  func unexpected(_ expected: String) -> ScheduleError { unexpected(expected, at: at) }

  func unexpected(_ expected: String, at index: Int) -> ScheduleError {
    let token = tokens[min(index, tokens.count - 1)]
    return .unexpected(
      found: text(of: token), expected: expected, offset: scalarOffset(ofByte: token.start))
  }

  func impossible(_ expected: String, from first: Int, to last: Int) -> ScheduleError {
    var whole = tokens[first]
    whole.end = max(whole.end, tokens[last].end)
    return .impossible(
      found: text(of: whole), expected: expected, offset: scalarOffset(ofByte: whole.start))
  }

  /// Notes what is written against the specification; in strict mode it is an error.
  mutating func deviation(
    _ message: String, expected: String, from first: Int,
    to last: Int
  ) throws(ScheduleError) {
    if tolerance == .strict {
      var whole = tokens[first]
      whole.end = max(whole.end, tokens[last].end)
      throw .unexpected(
        found: text(of: whole), expected: expected, offset: scalarOffset(ofByte: whole.start))
    }
    strayed.append(first)
    note(message, from: first, to: last)
  }

  /// Notes what is well written and yet reads in two ways.
  mutating func note(_ message: String, from first: Int, to last: Int) {
    let start = tokens[first].start
    let end = max(start, tokens[max(first, min(last, tokens.count - 1))].end)
    let offset = measure(start)
    let length = measure(end) - offset
    warnings.append(ScheduleWarning(offset: offset, length: length, message: message))
  }

  /// Notes a word or a sign in another spelling than the specification's.
  mutating func checkSpelling() throws(ScheduleError) {
    let token = tokens[at]
    guard token.deviates else { return }
    let right: String
    switch token.kind {
    // Of joined words the last one alone stands in the table.
    case .word(.holiday): right = token.value == 0 ? "PH" : "SH"
    case .word: right = Words.all.canonical(token.word)
    case .minus: right = "-"
    case .colon: right = ":"
    case .comma: right = ","
    case .semicolon: right = ";"
    default: right = "\""
    }
    guard !right.isEmpty else { return }
    try deviation(
      "\"\(text(of: token))\" is read as \"\(right)\"", expected: "\"\(right)\"", from: at, to: at)
  }
}
