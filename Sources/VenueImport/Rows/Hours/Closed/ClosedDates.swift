// Dates without a year on which a place is closed: `12/29-1/3`, `Dec 24-26`, `12月29日～1月3日`, `1er mai`.

enum ClosedDates {
  /// A day of the year; the month is missing where that of the other end counts.
  private struct Day {
    var month: Int?
    let day: Int
  }

  /// The dates of one part of a text as `opening_hours` has them; `nil` where they have a year or may be other ones.
  static func read(_ text: String, country: String?) -> String? {
    if let named = named[ColumnName(text).joined] { return named }
    var plain = text
    for word in ["から", "부터", " to ", " until ", " au ", " bis ", " al ", " tot ", " til "] {
      plain = plain.replacing(word, with: "-")
    }
    for word in ["まで", "까지"] { plain = plain.replacing(word, with: "") }
    for mark in ["–", "—", "~", "～", "〜", "−"] { plain = plain.replacing(mark, with: "-") }
    let ends = plain.split(separator: "-", omittingEmptySubsequences: false)
      .map { String($0).trimmed }
    guard (1...2).contains(ends.count) else { return nil }
    let isDayFirst = isDayFirst(ends, country: country)
    var days = ends.compactMap { day($0, isDayFirst: isDayFirst) }
    guard days.count == ends.count else { return nil }
    // `24-26 Dec`, `Dec 24-26`
    if days.count == 2 {
      days[0].month = days[0].month ?? days[1].month
      days[1].month = days[1].month ?? days[0].month
    }
    let places = days.compactMap { day -> (month: Int, day: Int)? in
      guard let month = day.month, (1...12).contains(month),
        (1...MonthWords.lengths[month - 1]).contains(day.day)
      else { return nil }
      return (month, day.day)
    }
    guard places.count == days.count, let first = places.first, let last = places.last else {
      return nil
    }
    if places.count == 1 { return written(first) }
    // `26-24 December` is a mistake.
    guard first.month != last.month || first.day < last.day else { return nil }
    return first.month == last.month
      ? "\(written(first))-\(two(last.day))" : "\(written(first))-\(written(last))"
  }

  /// Whether numbers with a slash have the day first; `nil` where nobody knows.
  private static func isDayFirst(_ ends: [String], country: String?) -> Bool? {
    let pairs = ends.map(numbers).filter { $0.count == 2 }
    if pairs.contains(where: { $0[0] > 12 }) { return true }
    if pairs.contains(where: { $0[1] > 12 }) { return false }
    if pairs.allSatisfy({ $0[0] == $0[1] }) { return false }
    // Dots stand behind ordinal numbers, those of days first.
    if ends.allSatisfy({ $0.contains(".") }) { return true }
    return country.map { ["US", "JP", "KR", "CN", "TW"].contains($0) } == true ? false : nil
  }

  private static func numbers(_ text: String) -> [Int] {
    let parts = text.split(omittingEmptySubsequences: true) { "/. ".contains($0) }
    let numbers = parts.compactMap { $0.utf8.count <= 2 ? Int($0) : nil }
    return numbers.count == parts.count ? numbers : []
  }

  /// `12/29`, `29.12.`, `12月29日`, `dec 29th`, `le 1er mai`, `29`.
  private static func day(_ text: String, isDayFirst: Bool?) -> Day? {
    let numbers = numbers(text)
    if numbers.count == 2 {
      guard let isDayFirst, text.contains(where: { "/.".contains($0) }) else { return nil }
      return isDayFirst
        ? Day(month: numbers[1], day: numbers[0]) : Day(month: numbers[0], day: numbers[1])
    }
    if let only = numbers.first { return Day(month: nil, day: only) }
    for (month, day) in [("月", "日"), ("월", "일"), ("月", "号")] where text.hasSuffix(day) {
      let parts = text.dropLast().split(separator: month).map { String($0).trimmed }
      let numbers = parts.compactMap { Int($0) }
      guard numbers.count == parts.count else { return nil }
      if numbers.count == 2 { return Day(month: numbers[0], day: numbers[1]) }
      return numbers.count == 1 && !text.contains(month) ? Day(month: nil, day: numbers[0]) : nil
    }
    return spelledOut(text)
  }

  /// A day and the name of its month in either order.
  private static func spelledOut(_ text: String) -> Day? {
    let words = text.split { $0 == " " || $0 == "." }.map { ColumnName(String($0)).joined }
      .filter { !["le", "am", "el", "il", "the", "de", "of", "den"].contains($0) }
    guard words.count == 2, let month = words.compactMap(MonthWords.number).first,
      let word = words.first(where: { MonthWords.number(of: $0) == nil })
    else { return nil }
    let digits = word.prefix { ("0"..."9").contains($0) }
    guard (1...2).contains(digits.count), let day = Int(digits),
      ["", "st", "nd", "rd", "th", "er", "o"].contains(String(word.dropFirst(digits.count)))
    else { return nil }
    return Day(month: month, day: day)
  }

  private static func written(_ date: (month: Int, day: Int)) -> String {
    "\(MonthWords.names[date.month - 1]) \(two(date.day))"
  }

  private static func two(_ day: Int) -> String { day < 10 ? "0\(day)" : "\(day)" }

  /// Days with a name that are every year on one date.
  private static let named: [String: String] = [
    "christmas": "Dec 25", "christmasday": "Dec 25", "christmaseve": "Dec 24", "noel": "Dec 25",
    "jourdenoel": "Dec 25", "boxingday": "Dec 26", "newyear": "Jan 01", "newyears": "Jan 01",
    "newyearsday": "Jan 01", "newyearday": "Jan 01", "newyearseve": "Dec 31",
    "jourdelan": "Jan 01", "nouvelan": "Jan 01", "neujahr": "Jan 01", "anonuevo": "Jan 01",
    "capodanno": "Jan 01", "nieuwjaarsdag": "Jan 01", "元日": "Jan 01", "元旦": "Jan 01",
    "신정": "Jan 01", "大晦日": "Dec 31",
  ]
}
