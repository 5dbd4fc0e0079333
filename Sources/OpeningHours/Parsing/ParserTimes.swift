// Hours: clock times, events of the sun, spans and open ends.

extension Parser {
  /// Whether a time starts at a token some way on.
  func startsTime(_ distance: Int) -> Bool {
    switch peek(distance).kind {
    case .word(.sun), .word(.clock), .time: true
    case .openParenthesis: peek(distance + 1).kind == .word(.sun)
    case .number: true
    default: false
    }
  }

  /// `08:00-12:00,13:00-17:00`; the list ends before anything that is no time.
  mutating func timeList() throws(ScheduleError) -> [TimeSpan] {
    let first = at
    var spans = [try timeSpan()]
    while true {
      endAtNoon(&spans)
      switch current.kind {
      case .comma, .word(.and):
        guard try commaInTimeList() else { return spans }
      case .slash:
        guard isSpacedSlash, continuesTimeList(1), peek(1).kind != .number || isTimeAhead(1) else {
          return spans
        }
        try deviation("\"/\" is read as \",\"", expected: "\",\"", from: at, to: at)
        advance()
      case .number:
        guard continuesTimeList(0) else { return spans }
        try deviation("a \",\" is missing between hours", expected: "\",\"", from: at, to: at)
      default: return spans
      }
      guard spans.count < Parser.mostSpans else {
        throw unexpected("at most \(Parser.mostSpans) spans in a rule")
      }
      let start = at
      spans.append(try timeSpan())
      try checkHalf(ofLast: spans, from: start, listFrom: first)
    }
  }

  /// More spans than anyone writes into one rule: work on a day grows with their square.
  private static let mostSpans = 64

  /// Steps over the comma before another time, or over several; `false` where none follows.
  private mutating func commaInTimeList() throws(ScheduleError) -> Bool {
    let start = at
    var count = 1
    while peek(count).kind == .comma || peek(count).kind == .word(.and) { count += 1 }
    guard continuesTimeList(count) else { return false }
    try checkSpelling()
    at += count
    if count > 1 {
      try deviation("several commas are read as one", expected: "a time", from: start, to: at - 1)
    }
    return true
  }

  private var isAfterRangeSign: Bool { peekBack(.minus) || peekBack(.word(.to)) }

  private func isRangeSign(_ index: Int) -> Bool {
    tokens[index].kind == .minus || tokens[index].kind == .word(.to)
  }

  /// Whether the token before this one is of a kind.
  func peekBack(_ kind: Token.Kind) -> Bool { at > 0 && tokens[at - 1].kind == kind }

  private func continuesTimeList(_ distance: Int) -> Bool {
    startsTime(distance) && !isDayBeforeMonth(distance) && !isAlways(distance)
      && !isYear(distance, hasSelectors: false)
  }

  private mutating func timeSpan() throws(ScheduleError) -> TimeSpan {
    let start = at
    let firstNote = warnings.count
    var from = try timePoint()
    if isAt(.plus) {
      try checkStart(from, from: start)
      advance()
      return TimeSpan(from: from.point, to: from.point, ending: .open)
    }
    guard isAt(.minus) || isWord(.to) else {
      let number = tokens[start]
      if number.kind == .number, number.digits == 4, number.value < 1000, at == start + 1 {
        throw unexpected("a year from 1000 on, or hours such as 08:00-22:00", at: start)
      }
      throw unexpected("\"-\" and an end such as 22:00, or \"+\"")
    }
    try checkSpelling()
    advance()
    let endStart = at
    let endNote = warnings.count
    var to = try timePoint()
    let written = (from: from.point, to: to.point)
    applyMeridiem(&from, &to)
    endLunch(&to, after: from, endAt: endStart)
    renote(written.to, as: to.point, since: endNote, from: endStart, to: at - 1)
    renote(written.from, as: from.point, since: firstNote, from: start, to: endStart - 2)
    try checkHalves(from, to, from: start, endAt: endStart)
    try checkStart(from, from: start)
    guard to.point.event != nil || to.point.minutes <= 48 * 60 else {
      throw impossible("an end up to 48:00", from: endStart, to: at - 1)
    }
    var span = TimeSpan(from: from.point, to: to.point)
    noteHalf(of: span, from: start, endAt: endStart)
    if isAt(.plus) {
      advance()
      span.ending = .openAfter
    }
    guard !isAt(.slash) || isSpacedSlash else {
      throw unexpected("a span: points in time are no opening hours")
    }
    guard !isAt(.minus) else { throw unexpected("\",\" or \";\"") }
    return span
  }

  private func checkStart(_ time: ReadTime, from start: Int) throws(ScheduleError) {
    guard time.point.event != nil || time.point.minutes < 1440 else {
      throw impossible("a start before 24:00", from: start, to: max(start, at - 1))
    }
  }

  /// A time as it was read, and whether am or pm was said.
  struct ReadTime {
    var point: TimePoint
    /// 0 for am, 1 for pm.
    var meridiem: Int?
  }

  private mutating func timePoint() throws(ScheduleError) -> ReadTime {
    switch current.kind {
    case .openParenthesis: return ReadTime(point: try sunWithOffset())
    case .word(.sun):
      try checkSpelling()
      let event = SunEvent(rawValue: UInt8(current.value))
      advance()
      return ReadTime(point: TimePoint(event: event, minutes: try bareOffset()))
    case .word(.clock):
      return try namedTime(isEnd: isAfterRangeSign, from: at)
    case .number: return try clockTime()
    case .time:
      let minutes = current.value
      try deviation(
        "read as \(clockText(minutes))", expected: "a time such as 08:00", from: at, to: at)
      advance()
      return ReadTime(point: .clock(minutes))
    default: throw unexpected("a time such as 08:00")
    }
  }

  /// Noon, and midnight, which starts a span as 00:00 and ends it as 24:00.
  private mutating func namedTime(isEnd: Bool, from start: Int) throws(ScheduleError) -> ReadTime {
    let minutes = current.value == 24 && !isEnd ? 0 : current.value * 60
    try deviation(
      "read as \(clockText(minutes))", expected: "a time such as 08:00", from: start, to: at)
    advance()
    return ReadTime(point: .clock(minutes))
  }

  /// The offset of `sunrise+01:00`, which lacks its parentheses; `sunset-01:00` is a span.
  private mutating func bareOffset() throws(ScheduleError) -> Int16 {
    guard isAt(.plus), !peek(1).isSpaced, isTimeAhead(1) else { return 0 }
    let start = at
    advance()
    let offset = try clockTime()
    guard offset.point.minutes < 1440 else {
      throw impossible("an offset under 24:00", from: start, to: at - 1)
    }
    try deviation(
      "read as an offset in parentheses", expected: "\"(\" before the event", from: start - 1,
      to: at - 1)
    return offset.point.minutes
  }

  /// `(sunrise+01:00)`.
  private mutating func sunWithOffset() throws(ScheduleError) -> TimePoint {
    try expect(.openParenthesis, "\"(\"")
    guard isWord(.sun) else { throw unexpected("dawn, sunrise, sunset or dusk") }
    try checkSpelling()
    let event = SunEvent(rawValue: UInt8(current.value))
    advance()
    guard isAt(.plus) || isAt(.minus) else { throw unexpected("\"+\" or \"-\"") }
    let sign = isAt(.minus) ? -1 : 1
    try checkSpelling()
    advance()
    guard isAt(.number) else { throw unexpected("an offset such as 01:00") }
    let start = at
    let offset = try clockTime()
    guard offset.point.minutes < 1440 else {
      throw impossible("an offset under 24:00", from: start, to: at - 1)
    }
    try expect(.closeParenthesis, "\")\"")
    return TimePoint(event: event, minutes: Int16(sign) * offset.point.minutes)
  }

  /// `08:00`, and in tolerant mode `8:00`, `8.00`, `8h30`, `8 h`, `8`, `0800`, `8 pm`.
  private mutating func clockTime() throws(ScheduleError) -> ReadTime {
    let start = at
    let hour = current
    if hour.value == 12, peek(1).kind == .word(.clock) {
      // "12 noon" and "12 midnight".
      advance()
      return try namedTime(isEnd: start > 0 && isRangeSign(start - 1), from: start)
    }
    advance()
    var minutes = hour.value * 60
    var isPlain = hour.digits == 2
    if separatesMinutes {
      isPlain =
        isPlain && isAt(.colon) && !current.deviates && !current.isSpaced && !peek(1).isSpaced
      advance()
      guard current.digits <= 2, current.value < 60 else {
        throw impossible("minutes from 00 to 59", from: start, to: at)
      }
      isPlain = isPlain && current.digits == 2
      minutes += current.value
      advance()
    } else if hour.digits == 4 || hour.digits == 3 {
      guard hour.value % 100 < 60 else {
        throw impossible("minutes from 00 to 59", from: start, to: start)
      }
      minutes = hour.value / 100 * 60 + hour.value % 100
      isPlain = false
    } else {
      isPlain = false
    }
    guard hour.digits <= 4, minutes <= 48 * 60 else {
      throw impossible("an hour from 00 to 48", from: start, to: at - 1)
    }
    var time = ReadTime(point: .clock(minutes))
    if isAt(.minus), current.digits == 0 { isPlain = false }
    try timeSuffix(&time, &isPlain, from: start)
    if !isPlain {
      try deviation(
        "read as \(clockText(Int(time.point.minutes)))", expected: "a time such as 08:00",
        from: start,
        to: at - 1)
    }
    return time
  }

  /// Whether a sign between hour and minutes follows: `:`, or `.` and `h` right before a number.
  private var separatesMinutes: Bool {
    guard peek(1).kind == .number, !peek(1).startsLine else { return false }
    switch current.kind {
    case .colon: return true
    case .dot, .word(.hour): return peek(1).digits == 2
    default: return false
    }
  }

  private mutating func timeSuffix(
    _ time: inout ReadTime, _ isPlain: inout Bool, from start: Int
  ) throws(ScheduleError) {
    while isWord(.hour) {
      isPlain = false
      advance()
    }
    guard isWord(.meridiem) else { return }
    guard time.point.minutes < 13 * 60 else {
      throw impossible("an hour from 1 to 12 before am or pm", from: start, to: at)
    }
    time.meridiem = current.value
    let halfDay = Int(time.point.minutes) % 720
    time.point = .clock(halfDay + current.value * 720)
    isPlain = false
    advance()
  }
}
