// Dates, single and in ranges and lists.

extension Parser {
  /// `Jan-Mar,Dec 24-26,2025 easter -2 days`; a year holds on for the elements after it.
  mutating func dates(_ selectors: inout DaySelectors, year: Int?) throws(ScheduleError) {
    guard selectors.dates.isEmpty else { throw unexpected("hours or \";\"") }
    var year = year
    var hasMonths = false
    while true {
      // `Jan,Nov Th[4]` and `Nov-Dec Th[4]` are weekdays of months, `Mar 1-Nov Th[4]` is a date.
      let range = try dateRange(year: year, allowsNth: !hasMonths)
      if case .month = range.from.anchor { hasMonths = true }
      selectors.dates.append(range)
      year = (range.to ?? range.from).year
      try daysOfSameMonth(range, &selectors)
      guard try continuesDates() else { return }
    }
  }

  /// The rest of `Dec 24,25,31`.
  private mutating func daysOfSameMonth(
    _ range: DateRange, _ selectors: inout DaySelectors
  ) throws(ScheduleError) {
    guard case .day(let month, _) = (range.to ?? range.from).anchor else { return }
    let year = (range.to ?? range.from).year
    while isAt(.comma) || isWord(.and), peek(1).kind == .number, peek(1).digits <= 2,
      !isTimeAhead(1), peek(2).kind != .word(.month)
    {
      // `24. Dec` starts a date of its own.
      if peek(2).kind == .dot, peek(3).kind == .word(.month) { return }
      advance()
      try deviation(
        "read as a day of the same month", expected: "a month", from: at, to: at)
      let from = DatePoint(year: year, anchor: try dayOfMonth(month))
      var next = DateRange(from: from)
      if isAt(.minus), peek(1).kind == .number, peek(1).digits <= 2, !isTimeAhead(1) {
        let start = at - 1
        advance()
        next.to = DatePoint(year: year, anchor: try dayOfMonth(month))
        try checkOrder(next, from: start)
      }
      selectors.dates.append(next)
    }
  }

  /// Steps over the comma before another date.
  private mutating func continuesDates() throws(ScheduleError) -> Bool {
    guard isAt(.comma) || isWord(.and) else { return false }
    let next = peek(1)
    let hasYear = next.kind == .number && next.digits == 4
    guard startsDate(next) || isDayBeforeMonth(1) || (hasYear && startsDate(peek(2))) else {
      return false
    }
    try checkSpelling()
    advance()
    return true
  }

  private mutating func dateRange(
    year: Int?, allowsNth: Bool
  ) throws(ScheduleError) -> DateRange {
    let start = at
    var range = DateRange(from: try datePoint(year: year, allowsNth: allowsNth))
    if isAt(.plus) {
      advance()
      range.isOpenEnded = true
      return range
    }
    if isAt(.minus) || isWord(.to) {
      try checkSpelling()
      advance()
      range.to = try rangeEnd(range.from, from: start)
      try checkOrder(range, from: start)
    }
    if isAt(.slash) {
      guard range.to != nil else { throw unexpected("a range before a step") }
      advance()
      guard isAt(.number), (1...366).contains(current.value) else {
        throw unexpected("a step from 1 to 366")
      }
      range.step = current.value
      advance()
    }
    return range
  }

  /// The last year that a date may have: 9999 stands for ever.
  private static let lastYear = 9998

  private mutating func rangeEnd(
    _ from: DatePoint, from start: Int
  ) throws(ScheduleError) -> DatePoint {
    if case .day(let month, let day) = from.anchor, isAt(.number), current.digits <= 2,
      !isDayBeforeMonth
    {
      let end = DatePoint(year: from.year, anchor: try dayOfMonth(month))
      if case .day(_, let last) = end.anchor, last < day {
        throw impossible("days in rising order", from: start, to: at - 1)
      }
      return end
    }
    let hasOwnYear = isAt(.number) && current.digits == 4
    let isDay = isDayAnchor(from.anchor)
    var end = try datePoint(year: nil, allowsNth: isDay, allowsDaysInSteps: isDay)
    if let year = from.year, !hasOwnYear {
      // Without a year of its own the end is the next one after the start.
      end.year = year
      if let first = from.nearestDay(in: year, isEnd: false),
        let last = end.nearestDay(in: year, isEnd: true), last < first
      {
        guard year < Parser.lastYear else {
          throw impossible("a range that ends by \(Parser.lastYear)", from: start, to: at - 1)
        }
        end.year = year + 1
      }
    } else if hasOwnYear, from.year == nil {
      throw impossible("a year for both dates", from: start, to: at - 1)
    }
    try mixedEnds(from, end, from: start)
    return end
  }

  /// `Jul-Sep 19`: by the letter only whole months or only days make a range.
  private mutating func mixedEnds(
    _ from: DatePoint, _ to: DatePoint, from start: Int
  ) throws(ScheduleError) {
    func isMonth(_ point: DatePoint) -> Bool {
      if case .month = point.anchor { return true }
      return false
    }
    guard isMonth(from) != isMonth(to) else { return }
    try deviation(
      "a whole month is read as its \(isMonth(from) ? "first" : "last") day",
      expected: "a day in both dates", from: start, to: at - 1)
  }

  private func checkOrder(_ range: DateRange, from start: Int) throws(ScheduleError) {
    guard let to = range.to, let firstYear = range.from.year, let lastYear = to.year,
      let first = range.from.nearestDay(in: firstYear, isEnd: false),
      let last = to.nearestDay(in: lastYear, isEnd: true), last < first
    else { return }
    throw impossible("dates in rising order", from: start, to: at - 1)
  }

  /// One date: `[2025] Dec 24`, `24 Dec`, `easter`, `Sep Su[-1]`, each with offsets.
  private mutating func datePoint(
    year: Int?, allowsNth: Bool, allowsDaysInSteps: Bool = false
  ) throws(ScheduleError) -> DatePoint {
    var point = DatePoint(year: year, anchor: .easter)
    if isAt(.number), current.digits == 4 {
      guard (1000...Parser.lastYear).contains(current.value) else {
        throw impossible("a year", from: at, to: at)
      }
      point.year = current.value
      advance()
    }
    point.anchor = try anchor(allowsNth: allowsNth, allowsDaysInSteps: allowsDaysInSteps)
    if isAt(.plus) || isAt(.minus), peek(1).kind == .word(.weekday), tokens[at].isSpaced,
      !peek(1).isSpaced, isDayAnchor(point.anchor)
    {
      let sign = isAt(.minus) ? -1 : 1
      advance()
      try checkSpelling()
      point.weekdayShift = sign * (current.value + 1)
      advance()
    }
    let offsetStart = at
    if point.anchor == .easter { try easterDay(&point) }
    if isDayAnchor(point.anchor) { point.offset = try dayOffset() ?? point.offset }
    if point.anchor == .easter, !(-80...250).contains(point.offset) {
      throw impossible("days that stay in easter's year", from: offsetStart, to: at - 1)
    }
    return point
  }

  /// The weekday of "Easter Monday", which is no weekday among those of easter.
  private mutating func easterDay(_ point: inout DatePoint) throws(ScheduleError) {
    guard isWord(.weekday) || isWord(.holiday), current.deviates else { return }
    // "Easter holidays" are not those holidays that fall on Easter.
    guard isWord(.weekday) else { throw unexpected("dates such as Apr 03-18") }
    guard current.value == 0 || current.value == 6 else {
      throw unexpected("a date such as Apr 18")
    }
    try deviation(
      current.value == 0 ? "read as easter +1 day" : "read as easter", expected: "easter +1 day",
      from: at - 1, to: at)
    point.offset = current.value == 0 ? 1 : 0
    advance()
  }

  private func isDayAnchor(_ anchor: DatePoint.Anchor) -> Bool {
    if case .month = anchor { return false }
    return true
  }

  private mutating func anchor(
    allowsNth: Bool, allowsDaysInSteps: Bool
  ) throws(ScheduleError) -> DatePoint.Anchor {
    if isWord(.easter) {
      try checkSpelling()
      advance()
      return .easter
    }
    if isDayBeforeMonth { return try dayThenMonth() }
    guard isWord(.month) else { throw unexpected("a month, a date or easter") }
    try checkSpelling()
    let month = current.value
    advance()
    if isAt(.dot), !current.isSpaced, tolerance == .tolerant {
      note("the \".\" is left out", from: at, to: at)
      advance()
    }
    // In `Apr-Oct 24/7` nothing comes on the 24th: only `Apr 1-Oct 24/7` is a day and a step.
    if isAt(.number), current.digits <= 2, !isTimeAhead(0), !isDayBeforeMonth, !isHourRange,
      allowsDaysInSteps || !isAlways()
    {
      return try dayOfMonth(month)
    }
    if allowsNth, isWord(.weekday), peek(1).kind == .openBracket, isSingleNth {
      let weekday = current.value
      try checkSpelling()
      at += 2
      let position = try nthPosition()
      try expect(.closeBracket, "\"]\"")
      return .nthWeekday(month: month, weekday: weekday, position: position)
    }
    return .month(month)
  }

  /// Whether one weekday with one position follows: a list makes weekdays of the month, no date.
  private var isSingleNth: Bool {
    let position = peek(2).kind == .minus ? 3 : 2
    guard peek(position).kind == .number, peek(position + 1).kind == .closeBracket else {
      return false
    }
    var end = position + 2
    // `Tu[-1] -2 days,Fr` is a list as well.
    if peek(end).kind == .plus || peek(end).kind == .minus, peek(end + 2).kind == .word(.day) {
      end += 3
    }
    let next = peek(end)
    let afterNext = peek(end + 1)
    return next.kind != .comma || afterNext.kind != .word(.weekday)
  }

  /// Whether `8-20 Uhr` or `9 to 5 pm` follows, which are hours and no days.
  private var isHourRange: Bool {
    guard peek(1).kind == .minus || peek(1).kind == .word(.to), peek(2).kind == .number else {
      return false
    }
    return peek(3).kind == .word(.hour) || peek(3).kind == .word(.meridiem)
  }

  private mutating func dayThenMonth() throws(ScheduleError) -> DatePoint.Anchor {
    let start = at
    advance()
    if isAt(.dot) { advance() }
    let month = current.value
    let day = tokens[start].value
    try checkDay(day, month, from: start)
    try deviation(
      "read as \(DatePoint.monthWords[month - 1]) \(padded(day, to: 2))",
      expected: "a month before its day", from: start, to: at)
    advance()
    return .day(month: month, day: day)
  }

  private mutating func dayOfMonth(_ month: Int) throws(ScheduleError) -> DatePoint.Anchor {
    let day = current.value
    try checkDay(day, month, from: at)
    advance()
    return .day(month: month, day: day)
  }

  private func checkDay(_ day: Int, _ month: Int, from start: Int) throws(ScheduleError) {
    // 2024 was a leap year, so that Feb 29 passes.
    let count = CivilDate.dayCount(year: 2024, month: month)
    guard (1...count).contains(day) else {
      throw impossible(
        "a day from 1 to \(count) for \(DatePoint.monthWords[month - 1])", from: start, to: start)
    }
  }
}
