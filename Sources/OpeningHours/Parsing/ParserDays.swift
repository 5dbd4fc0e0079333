// Weekdays and holidays.

extension Parser {
  /// A list such as `Mo-Fr,PH`, `Sa[1,-1] -1 day`, or `PH Mo-Fr`, where both must hold.
  mutating func days(_ selectors: inout DaySelectors) throws(ScheduleError) {
    guard !selectors.hasWeekdays, selectors.holidays.isEmpty else {
      throw unexpected("hours or \";\"")
    }
    try dayList(&selectors)
    guard isWord(.weekday) || isWord(.holiday), !isReadingClosedDays || !current.startsLine else {
      return
    }
    if isWord(.weekday), !selectors.hasWeekdays {
      selectors.holidaysRestrictWeekdays = true
      try weekdayList(&selectors)
    } else if isWord(.holiday), selectors.holidays.isEmpty {
      try deviation(
        "a holiday after weekdays means those weekdays that are holidays", expected: "\",\"",
        from: at, to: at)
      selectors.holidaysRestrictWeekdays = true
      try holidayList(&selectors)
    } else {
      throw unexpected("hours or \";\"")
    }
  }

  private mutating func dayList(_ selectors: inout DaySelectors) throws(ScheduleError) {
    repeat {
      if isWord(.weekday) {
        try weekday(&selectors)
      } else if isWord(.holiday) {
        try holiday(&selectors)
      } else if isWord(.daily) {
        // "daily" and "weekend" stand for several days, a bit each.
        try checkSpelling()
        selectors.weekdays.bits |= UInt8(current.value)
        advance()
      } else {
        throw unexpected("a weekday or a holiday")
      }
    } while try continuesDayList(selectors)
  }

  private mutating func weekdayList(_ selectors: inout DaySelectors) throws(ScheduleError) {
    repeat {
      guard isWord(.weekday) else { throw unexpected("a weekday") }
      try weekday(&selectors)
    } while try continuesDayList(selectors)
  }

  private mutating func holidayList(_ selectors: inout DaySelectors) throws(ScheduleError) {
    repeat {
      guard isWord(.holiday) else { throw unexpected("a holiday") }
      try holiday(&selectors)
    } while try continuesDayList(selectors)
  }

  /// Steps over the comma before another day, or over its absence between two weekdays.
  private mutating func continuesDayList(_ selectors: DaySelectors) throws(ScheduleError) -> Bool {
    skipAbbreviationDot()
    switch current.kind {
    case .comma where peek(1).kind == .word(.and) && startsDay(peek(2)):
      // "Saturday, Sunday, and holidays"
      try deviation("\",\" and \"and\" are read as one", expected: "a day", from: at, to: at + 1)
      advance()
      advance()
      return true
    case .dot where isReadingClosedDays && peek(1).isSpaced: return false
    case .comma, .word(.and), .dot, .slash:
      guard startsDay(peek(1)) else { return false }
      if isAt(.dot) || isAt(.slash) {
        try deviation(
          "\"\(text(of: current))\" is read as \",\"", expected: "\",\"", from: at, to: at)
      } else {
        try checkSpelling()
      }
      advance()
      return true
    case .word(.weekday) where selectors.holidays.isEmpty:
      guard !isReadingClosedDays || !current.startsLine else { return false }
      try deviation("a \",\" is missing between days", expected: "\",\"", from: at, to: at)
      return true
    default: return false
    }
  }

  private func startsDay(_ token: Token) -> Bool {
    switch token.kind {
    case .word(.weekday), .word(.holiday), .word(.daily): true
    default: false
    }
  }

  /// A dot right after a shortened word, unless it stands for a comma (`Su.PH`).
  mutating func skipAbbreviationDot() {
    guard isAt(.dot), !current.isSpaced, tolerance == .tolerant else { return }
    let next = peek(1)
    let joinsNextDay = !next.isSpaced && startsSelector(next)
    guard !joinsNextDay, !isSentenceEnd else { return }
    note("the \".\" is left out", from: at, to: at)
    advance()
  }

  /// Whether a dot ends a sentence, as that behind `Closed Mondays`, and not a short word, as that behind `Mon`.
  private var isSentenceEnd: Bool {
    isReadingClosedDays && at > 0 && tokens[at - 1].digits > 5 && peek(1).isSpaced
  }

  private mutating func weekday(_ selectors: inout DaySelectors) throws(ScheduleError) {
    try checkSpelling()
    let first = current.value
    advance()
    skipAbbreviationDot()
    if isAt(.openBracket) {
      let positions = try nthPositions()
      let offset = try dayOffset() ?? 0
      let nth = NthWeekday(weekday: first, positions: positions, offset: offset)
      // `Sa[1],Sa[3]` is `Sa[1,3]`.
      let same = selectors.nthWeekdays.firstIndex { $0.weekday == first && $0.offset == offset }
      if let same {
        selectors.nthWeekdays[same].positions |= positions
      } else {
        selectors.nthWeekdays.append(nth)
      }
    } else if isAt(.minus) || isWord(.to) {
      try checkSpelling()
      advance()
      guard isWord(.weekday) else { throw unexpected("a weekday") }
      try checkSpelling()
      selectors.weekdays.insert(from: first, to: current.value)
      advance()
      skipAbbreviationDot()
    } else {
      selectors.weekdays.insert(first)
    }
  }

  private mutating func holiday(_ selectors: inout DaySelectors) throws(ScheduleError) {
    try checkSpelling()
    let kind: HolidayTerm.Kind = current.value == 0 ? .publicHoliday : .schoolHoliday
    advance()
    let offset = kind == .publicHoliday ? try dayOffset() : nil
    let term = HolidayTerm(kind: kind, offset: offset ?? 0)
    guard !selectors.holidays.contains(term) else { return }
    // Their order means nothing; the tree keeps one.
    let place = selectors.holidays.firstIndex { term < $0 } ?? selectors.holidays.count
    selectors.holidays.insert(term, at: place)
  }

  /// `[1]`, `[1,3]`, `[2-4]`, `[-1]`.
  private mutating func nthPositions() throws(ScheduleError) -> UInt16 {
    var positions: UInt16 = 0
    try expect(.openBracket, "\"[\"")
    repeat {
      let first = try nthPosition()
      if first > 0, isAt(.minus) {
        advance()
        let place = at
        let last = try nthPosition()
        guard last >= first else { throw unexpected("a number from \(first) to 5", at: place) }
        for position in first...last { positions |= 1 << UInt16(position - 1) }
      } else {
        positions |= first > 0 ? 1 << UInt16(first - 1) : 1 << UInt16(7 - first)
      }
    } while try accept(.comma)
    try expect(.closeBracket, "\"]\"")
    return positions
  }

  /// 1…5 or −1…−5.
  mutating func nthPosition() throws(ScheduleError) -> Int {
    let sign = isAt(.minus) ? -1 : 1
    if sign < 0 { advance() }
    guard isAt(.number), (1...5).contains(current.value) else {
      throw unexpected("a number from 1 to 5")
    }
    let position = sign * current.value
    advance()
    return position
  }

  /// `+1 day`, `-2 days`; `nil` where none is.
  mutating func dayOffset() throws(ScheduleError) -> Int? {
    guard isAt(.plus) || isAt(.minus), peek(1).kind == .number, peek(2).kind == .word(.day) else {
      return nil
    }
    let sign = isAt(.minus) ? -1 : 1
    if peek(1).isSpaced {
      try deviation(
        "read without the space", expected: "a number after the sign", from: at, to: at + 1)
    }
    advance()
    // A year either way is more than any rule needs, and keeps the arithmetic small.
    guard current.value <= 366 else {
      throw impossible("at most 366 days", from: at, to: at)
    }
    let offset = sign * current.value
    advance()
    try checkSpelling()
    advance()
    return offset
  }
}
