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

  init(line: Int) { self.line = line }

  mutating func take(_ property: CalendarProperty, line: Int) throws(HolidayListError) {
    switch property.name {
    case "DTSTART": start = try CalendarEvent.moment(property.value, line).day
    case "DTEND":
      let moment = try CalendarEvent.moment(property.value, line)
      // The end is the first moment that does not belong to the event; an end at noon has its day in.
      end = moment.isMidnight ? moment.day : moment.day.advanced(by: 1)
    case "DURATION": length = try CalendarEvent.days(property.value, line)
    case "SUMMARY": name = String(property.text.prefix(200))
    case "CATEGORIES":
      let words = property.text.lowercased().split { !$0.isLetter }
      isPublic = isPublic || words.contains("public")
    case "STATUS": isCancelled = property.value.uppercased() == "CANCELLED"
    case "RRULE", "RDATE": throw .recurring(line: line)
    default: break
    }
  }

  /// The holiday; `nil` for an event that was cancelled.
  func entry() throws(HolidayListError) -> HolidayEntry? {
    guard !isCancelled else { return nil }
    guard let start else { throw .noStart(line: line) }
    // Without an end an event lasts a day; some files end one on the day it starts.
    let end = end ?? start.advanced(by: length ?? 1)
    let last = end == start ? start : end.advanced(by: -1)
    return HolidayEntry(isPublic: isPublic, first: start, last: last, name: name, line: line)
  }

  /// `20260302` or `20260302T120000`; a time in UTC may lie on another day here, and is refused.
  private static func moment(
    _ text: String, _ line: Int
  ) throws(HolidayListError) -> (day: CivilDay, isMidnight: Bool) {
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
      digits.count == 8 || number(9..<15) != nil
    else {
      throw .unexpected(
        String(text.prefix(40)),
        expected: "a day that exists, such as 20260302, without a time in UTC", line: line)
    }
    let isMidnight = digits.count == 8 || number(9..<15) == 0
    return (CivilDay(year: year, month: month, day: day), isMidnight)
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
