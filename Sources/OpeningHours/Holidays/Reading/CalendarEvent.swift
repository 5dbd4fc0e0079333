// One event of an iCalendar file on its way to a holiday.

struct CalendarEvent {
  /// Where it begins.
  let line: Int
  private var start: CivilDay?
  private var end: CivilDay?
  /// How many days it lasts, where it says so instead of an end.
  private var length: Int?
  private var name = ""
  private var isPublic = false
  private var isCancelled = false
  /// A time of day at which the event starts or ends, with its line.
  private var partOfDay: (time: String, line: Int)?

  init(line: Int) { self.line = line }

  mutating func take(_ property: CalendarProperty, line: Int) throws(HolidayListError) {
    switch property.name {
    case "DTSTART":
      let moment = try CalendarEvent.moment(property.value, line)
      start = moment.day
      if moment.minute > 0 { partOfDay = (moment.clock, line) }
    case "DTEND":
      let moment = try CalendarEvent.moment(property.value, line)
      // The end is the first moment that does not belong to the event; some calendars write the last one instead.
      let isLastMinute = moment.minute == 1439
      end = isLastMinute ? moment.day.advanced(by: 1) : moment.day
      if moment.minute > 0, !isLastMinute { partOfDay = (moment.clock, line) }
    case "DURATION": length = try CalendarEvent.days(property.value, line)
    case "SUMMARY": name = String(property.text.prefix(200))
    case "CATEGORIES":
      isPublic = isPublic || property.text.split(separator: ",").contains(where: Self.isPublic)
    case "STATUS": isCancelled = property.value.uppercased() == "CANCELLED"
    case "RRULE", "RDATE": throw .recurring(line: line)
    default: break
    }
  }

  /// The holiday; `nil` for an event that was cancelled.
  func entry() throws(HolidayListError) -> HolidayEntry? {
    guard !isCancelled else { return nil }
    guard let start else { throw .noStart(line: line) }
    if let partOfDay { throw .partOfDay(partOfDay.time, line: partOfDay.line) }
    // Without an end an event lasts a day; some files end one on the day it starts.
    let end = end ?? start.advanced(by: length ?? 1)
    let last = end == start ? start : end.advanced(by: -1)
    return HolidayEntry(
      isPublic: isPublic, isAssumed: !isPublic, first: start, last: last, name: name, line: line)
  }

  /// Whether a category is one of public holidays: `Public holiday`, `Jours fériés`, `Feiertage`, `HOLIDAYS`.
  private static func isPublic(_ category: Substring) -> Bool {
    let words = category.lowercased().split { !$0.isLetter }.map(String.init)
    let ofSchools = ["school", "schul", "scolaire", "écol", "ecol"]
    guard !words.contains(where: { word in ofSchools.contains { word.hasPrefix($0) } }) else {
      return false
    }
    return words.contains { word in
      // "Ferie" alone is what Danes call a vacation.
      ["public", "holiday", "holidays", "férié", "fériés", "fériée", "fériées"].contains(word)
        || word.contains("feiertag")
        || (["ferie", "feries"].contains(word) && ["jour", "jours"].contains(words[0]))
    }
  }

  /// `20260302` or `20260302T120000`; a time in UTC may lie on another day here, and is refused.
  private static func moment(
    _ text: String, _ line: Int
  ) throws(HolidayListError) -> (day: CivilDay, minute: Int, clock: String) {
    let digits = Array(text.trimmingSpaces().utf8)
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for byte in digits[range] {
        guard (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte) - 0x30
      }
      return value
    }
    guard digits.count == 8 || (digits.count == 15 && digits[8] == UInt8(ascii: "T")),
      let year = number(0..<4), let month = number(4..<6), let day = number(6..<8), year > 0,
      (1...12).contains(month), (1...CivilDate.dayCount(year: year, month: month)).contains(day),
      digits.count == 8 || number(9..<15).map(isClock) ?? false
    else {
      throw .unexpected(
        String(text.prefix(40)),
        expected: "a day that exists, such as 20260302, without a time in UTC", line: line)
    }
    let date = CivilDay(year: year, month: month, day: day)
    guard digits.count == 15, let time = number(9..<15), time > 0 else { return (date, 0, "00:00") }
    // A second after midnight is no midnight.
    let minute = max(1, time / 10_000 * 60 + time / 100 % 100)
    let clock = String(decoding: digits[9..<11] + [0x3A] + digits[11..<13], as: UTF8.self)
    return (date, minute, clock)
  }

  /// Whether six digits are a time of day.
  private static func isClock(_ time: Int) -> Bool {
    time / 10_000 < 24 && time / 100 % 100 < 60 && time % 100 < 60
  }

  /// `P5D` or `P1W`; hours make no day.
  private static func days(_ text: String, _ line: Int) throws(HolidayListError) -> Int {
    let trimmed = text.trimmingSpaces().uppercased()
    if let count = Int(trimmed.dropFirst().dropLast()), trimmed.hasPrefix("P"), count > 0,
      count <= HolidayLists.mostDays
    {
      if trimmed.hasSuffix("D") { return count }
      if trimmed.hasSuffix("W"), count <= HolidayLists.mostDays / 7 { return count * 7 }
    }
    throw .unexpected(
      String(text.prefix(40)), expected: "a duration in days or weeks, such as P5D", line: line)
  }
}
