// Years, months, dates and weeks.

extension Parser {
  /// Whether the number some way on is a year: four digits that don't read as a time.
  func isYear(_ distance: Int = 0, hasSelectors: Bool) -> Bool {
    let year = peek(distance)
    guard year.kind == .number, year.digits == 4, year.value >= 1000 else { return false }
    let next = peek(distance + 1)
    let afterNext = peek(distance + 2)
    switch next.kind {
    case .word(.month), .word(.easter), .word(.week), .plus, .slash: return true
    case .word(.sun), .openParenthesis: return true
    case .word(.weekday), .word(.holiday), .word(.state), .comment, .comma, .semicolon, .end,
      .fallback:
      // `Mo 1000` may be a time without an end.
      return !hasSelectors || !year.readsAsHour
    case .colon: return next.isSpaced || afterNext.isSpaced || afterNext.kind != .number
    case .minus:
      guard afterNext.kind == .number, afterNext.digits == 4 else { return true }
      // `1000-1800` could be both; years of our time are years, and hours follow weekdays.
      let mayBeHours = year.readsAsHour && afterNext.readsAsHour
      let isOurTime = year.value >= 1900 && afterNext.value >= 1900
      return !mayBeHours || (isOurTime && !hasSelectors)
    case .number: return true
    default: return false
    }
  }

  /// Whether a day stands before its month, as in `24 Dec` or `1. Mai`.
  var isDayBeforeMonth: Bool { isDayBeforeMonth(0) }

  func isDayBeforeMonth(_ distance: Int) -> Bool {
    let day = peek(distance)
    guard day.kind == .number, day.digits <= 2 else { return false }
    let next = peek(distance + 1).kind
    return next == .word(.month) || (next == .dot && peek(distance + 2).kind == .word(.month))
  }

  /// Years as a selector of their own, or the year of a date.
  mutating func yearsOrDates(_ selectors: inout DaySelectors) throws(ScheduleError) {
    if startsDate(peek(1)) || isYearBeforeDay {
      try dates(&selectors, year: nil)
      return
    }
    guard selectors.years.isEmpty, selectors.dates.isEmpty else {
      throw unexpected("hours or \";\"")
    }
    repeat { selectors.years.append(try yearRange()) } while try continuesYears()
  }

  /// `2025 24 Dec`.
  private var isYearBeforeDay: Bool {
    peek(1).kind == .number && peek(1).digits <= 2
      && (peek(2).kind == .word(.month) || (peek(2).kind == .dot && peek(3).kind == .word(.month)))
  }

  func startsDate(_ token: Token) -> Bool {
    token.kind == .word(.month) || token.kind == .word(.easter)
  }

  private mutating func continuesYears() throws(ScheduleError) -> Bool {
    guard isAt(.comma), peek(1).kind == .number, peek(1).digits == 4 else { return false }
    advance()
    return true
  }

  private mutating func yearRange() throws(ScheduleError) -> YearRange {
    let start = at
    var range = YearRange(from: current.value, to: current.value)
    advance()
    if isAt(.plus) {
      advance()
      range.to = YearRange.forever
    } else if isAt(.minus) || isWord(.to) {
      try checkSpelling()
      advance()
      guard isAt(.number), current.digits == 4 else { throw unexpected("a year of four digits") }
      range.to = current.value
      advance()
      guard range.to >= range.from else {
        throw impossible("years in rising order", from: start, to: at - 1)
      }
    }
    if isAt(.slash), tokens[at - 1].kind != .plus {
      advance()
      range.step = try step(upTo: 100)
      if range.from == range.to { range.to = YearRange.forever }
    }
    return range
  }

  private mutating func step(upTo limit: Int) throws(ScheduleError) -> Int {
    guard isAt(.number) else { throw unexpected("a step such as 2") }
    guard (1...limit).contains(current.value) else {
      throw impossible("a step from 1 to \(limit)", from: at, to: at)
    }
    defer { advance() }
    return current.value
  }

  /// `week 01-53/2,5`.
  mutating func weeks(_ selectors: inout DaySelectors) throws(ScheduleError) {
    guard selectors.weeks.isEmpty else { throw unexpected("hours or \";\"") }
    try checkSpelling()
    advance()
    while true {
      selectors.weeks.append(try weekRange())
      guard isAt(.comma), peek(1).kind == .number, !isTimeAhead(1) else { return }
      advance()
    }
  }

  private mutating func weekRange() throws(ScheduleError) -> WeekRange {
    let first = try weekNumber()
    var range = WeekRange(from: first, to: first)
    if isAt(.minus) || isWord(.to) {
      try checkSpelling()
      advance()
      range.to = try weekNumber()
      if isAt(.slash) {
        advance()
        range.step = try step(upTo: 53)
      }
    }
    return range
  }

  private mutating func weekNumber() throws(ScheduleError) -> Int {
    guard isAt(.number) else { throw unexpected("a week from 01 to 53") }
    guard (1...53).contains(current.value), current.digits <= 2 else {
      throw impossible("a week from 01 to 53", from: at, to: at)
    }
    defer { advance() }
    return current.value
  }

  /// Whether a number some way on has minutes after it.
  func isTimeAhead(_ distance: Int) -> Bool {
    let sign = peek(distance + 1)
    let minutes = peek(distance + 2)
    switch sign.kind {
    case .colon:
      return minutes.kind == .number && !sign.isSpaced && !minutes.isSpaced
    case .dot: return minutes.kind == .number && !sign.isSpaced && !minutes.isSpaced
    case .word(.hour), .word(.meridiem): return true
    default: return false
    }
  }
}

extension Token {
  /// Whether a number of four digits could be hours and minutes, such as `1830`.
  fileprivate var readsAsHour: Bool { value <= 4800 && value % 100 < 60 }
}
