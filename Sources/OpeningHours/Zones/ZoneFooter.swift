// The rule for the far future at the end of a zone file: POSIX TZ, such as EST5EDT,M3.2.0,M11.1.0.

/// What a zone does after its last listed transition.
struct ZoneFooter: Sendable {
  let standardOffset: Int
  let daylightOffset: Int
  private let start: YearlyDay?
  private let end: YearlyDay?

  var hasDaylightTime: Bool { start != nil }

  /// A day of every year with a second on its wall clock.
  struct YearlyDay: Sendable {
    enum Form: Sendable {
      /// Day 1…365, where February 29 is never counted.
      case withoutLeapDay(Int)
      /// Day 0…365, where February 29 counts.
      case withLeapDay(Int)
      /// A weekday (Sunday 0) of a month: the first to the fourth, 5 for the last.
      case weekday(month: Int, week: Int, weekday: Int)
    }
    let form: Form
    let second: Int

    /// Seconds since 1970 on the wall clock, in one year.
    func localSecond(in year: Int) -> Int64 {
      Int64(day(in: year).number) * 86_400 + Int64(second)
    }

    private func day(in year: Int) -> CivilDay {
      let newYear = CivilDay(year: year, month: 1, day: 1)
      switch form {
      case .withoutLeapDay(let day):
        return newYear.advanced(by: day - 1 + (day >= 60 && CivilDate.isLeap(year) ? 1 : 0))
      case .withLeapDay(let day):
        return newYear.advanced(by: day)
      case .weekday(let month, let week, let weekday):
        let first = CivilDay(year: year, month: month, day: 1)
        let sundayFirst = (first.weekdayIndex + 1) % 7
        var day = 1 + (weekday - sundayFirst + 7) % 7 + (week - 1) * 7
        if day > CivilDate.dayCount(year: year, month: month) { day -= 7 }
        return first.advanced(by: day - 1)
      }
    }
  }

  /// Reads a POSIX TZ rule; `nil` if it is none.
  init?(_ text: [UInt8]) {
    var reader = FooterReader(bytes: text)
    guard reader.skipName(), let standard = reader.offset() else { return nil }
    standardOffset = -standard
    if reader.isAtEnd {
      daylightOffset = -standard
      (start, end) = (nil, nil)
      return
    }
    guard reader.skipName() else { return nil }
    var daylight = standard - 3600
    if !reader.isAtEnd, !reader.isAt(",") {
      guard let given = reader.offset() else { return nil }
      daylight = given
    }
    daylightOffset = -daylight
    guard let start = reader.yearlyDay(), let end = reader.yearlyDay(), reader.isAtEnd else {
      return nil
    }
    self.start = start
    self.end = end
  }

  /// The two changes of a year, in order of time.
  func changes(in year: Int) -> [(at: Int64, offset: Int)] {
    guard let start, let end else { return [] }
    let spring = (
      at: start.localSecond(in: year) - Int64(standardOffset), offset: daylightOffset
    )
    let autumn = (at: end.localSecond(in: year) - Int64(daylightOffset), offset: standardOffset)
    return spring.at < autumn.at ? [spring, autumn] : [autumn, spring]
  }

  /// The offset at a moment.
  func offset(at second: Int64) -> Int {
    let year = CivilDay(number: floorDivision(Int(second), 86_400)).date.year
    // A year's first change may lie in the next year on the UTC calendar, so look around.
    var found = standardOffset
    for near in (year - 1)...(year + 1) {
      for change in changes(in: near) where change.at <= second { found = change.offset }
    }
    return found
  }
}

/// Walks over a POSIX TZ rule.
private struct FooterReader {
  let bytes: [UInt8]
  var place = 0

  var isAtEnd: Bool { place == bytes.count }

  func isAt(_ character: Unicode.Scalar) -> Bool {
    place < bytes.count && UInt32(bytes[place]) == character.value
  }

  mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    place += 1
    return true
  }

  mutating func skipName() -> Bool {
    let quoted = accept("<")
    let start = place
    while place < bytes.count {
      let byte = bytes[place]
      let isLetter = (0x41...0x5A).contains(byte & 0xDF)
      let isMore = byte == 0x2B || byte == 0x2D || (0x30...0x39).contains(byte)
      guard isLetter || (quoted && isMore) else { break }
      place += 1
    }
    let length = place - start
    return quoted ? accept(">") && length > 0 : length > 0
  }

  mutating func number(upTo limit: Int) -> Int? {
    var value = 0
    let start = place
    while place < bytes.count, (0x30...0x39).contains(bytes[place]), place - start < 4 {
      value = value * 10 + Int(bytes[place]) - 0x30
      place += 1
    }
    return place > start && value <= limit ? value : nil
  }

  /// Hours, minutes and seconds with a sign, in seconds.
  mutating func offset() -> Int? {
    let sign = accept("-") ? -1 : 1
    if sign == 1 { _ = accept("+") }
    guard let hours = number(upTo: 167) else { return nil }
    var seconds = hours * 3600
    if accept(":") {
      guard let minutes = number(upTo: 59) else { return nil }
      seconds += minutes * 60
      if accept(":") {
        guard let rest = number(upTo: 59) else { return nil }
        seconds += rest
      }
    }
    return sign * seconds
  }

  mutating func yearlyDay() -> ZoneFooter.YearlyDay? {
    guard accept(","), let form = form() else { return nil }
    var second = 7200
    if accept("/") {
      guard let given = offset() else { return nil }
      second = given
    }
    return ZoneFooter.YearlyDay(form: form, second: second)
  }

  private mutating func form() -> ZoneFooter.YearlyDay.Form? {
    if accept("J") { return number(upTo: 365).map { .withoutLeapDay($0) } }
    guard accept("M") else { return number(upTo: 365).map { .withLeapDay($0) } }
    guard let month = number(upTo: 12), month > 0, accept("."),
      let week = number(upTo: 5), week > 0, accept("."), let weekday = number(upTo: 6)
    else { return nil }
    return .weekday(month: month, week: week, weekday: weekday)
  }
}
