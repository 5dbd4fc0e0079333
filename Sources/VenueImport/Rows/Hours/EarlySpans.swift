// Bare spans that lie wholly before seven: `Sun 1-5` is hardly from one o'clock at night, and nobody knows whether it is.

enum EarlySpans {
  /// A later end is one of the morning.
  private static let latest = 7 * 60
  /// Words before numbers that are none of the clock.
  private static let strangers: Set<String> = [
    "week", "weeks", "weeknr", "woche", "wochen", "kw", "semaine", "semaines", "semana", "semanas",
    "settimana", "uke", "uger", "uge", "vecka", "veckor", "viikko", "viikot", "tydzien", "court",
    "courts", "field", "fields", "星期", "周", "週", "礼拜", "禮拜",
  ]
  private static let ranges = [
    "-", "–", "—", "−", "~", "〜", "～", "to ", "till ", "til ", "until ", "bis ", "à ", "a ", "al ",
    "au ", "às ", "alle ", "hasta ", "tot ", "do ", "az ", "до ",
  ]

  /// Whether two times without halves of the day make a span that lies wholly before seven, and none of a clock of 24 hours: `01:00`.
  static func isOne(_ first: String, _ last: String) -> Bool {
    guard !first.hasPrefix("0"), !last.hasPrefix("0"), isBare(first), isBare(last),
      let start = DayHours.minutes(first), let end = DayHours.minutes(last)
    else { return false }
    return start >= 60 && start < end && end <= latest
  }

  private static func isBare(_ time: String) -> Bool {
    time.allSatisfy { $0.isASCII && ($0.isNumber || ":.h".contains($0)) }
  }

  /// Whether a text has such a span: `Mon-Sat 9am-9pm; Sun 1-5`, and not `week 1-5` nor `1-5pm`.
  static func areIn(_ text: String) -> Bool {
    let letters = Array(text.lowercased())
    var place = 0
    while place < letters.count {
      guard isDigit(letters, place) else {
        place += 1
        continue
      }
      let first = time(letters, at: place)
      guard isClock(letters, before: place), let second = afterRange(letters, at: first.end),
        isDigit(letters, second)
      else {
        place = first.end
        continue
      }
      let last = time(letters, at: second)
      if isOne(first.text, last.text), endsSpan(letters, at: last.end) { return true }
      place = last.end
    }
    return false
  }

  private static func isDigit(_ letters: [Character], _ place: Int) -> Bool {
    letters.indices.contains(place) && letters[place].isASCII && letters[place].isNumber
  }

  /// A number with its minutes, and where it ends.
  private static func time(_ letters: [Character], at start: Int) -> (text: String, end: Int) {
    var end = start
    while isDigit(letters, end) { end += 1 }
    if letters.indices.contains(end), ":.h".contains(letters[end]), isDigit(letters, end + 1),
      isDigit(letters, end + 2)
    {
      end += 3
    }
    let text = String(letters[start..<end])
    if letters.indices.contains(end), letters[end] == "h" { end += 1 }
    return (text, end)
  }

  /// Where what follows a dash or the like begins.
  private static func afterRange(_ letters: [Character], at start: Int) -> Int? {
    var place = start
    while letters.indices.contains(place), letters[place] == " " { place += 1 }
    guard let range = ranges.first(where: { letters[place...].starts(with: Array($0)) }) else {
      return nil
    }
    place += range.count
    while letters.indices.contains(place), letters[place] == " " { place += 1 }
    return place
  }

  /// Whether the number at a place may be of the clock by what stands before it: `Sun 1`, not `May 1`, `[1`, `週1`.
  private static func isClock(_ letters: [Character], before start: Int) -> Bool {
    var place = start - 1
    while place >= 0, letters[place] == " " || letters[place] == "." { place -= 1 }
    guard place >= 0 else { return true }
    if "[/-–".contains(letters[place]) { return false }
    guard letters[place].isLetter else { return true }
    let end = place
    while place > 0, letters[place - 1].isLetter { place -= 1 }
    let word = ColumnName(String(letters[place...end])).joined
    if MonthWords.number(of: word) != nil || strangers.contains(word) { return false }
    // `Sun1-5` is a day; `午後1` is marked, and `T2` a number of something.
    return end < start - 1 || Weekday.number(of: word) != nil
  }

  /// Whether the span ends there: `1-5pm` has a half of the day, `1-5 08:00` is of days, `1-5 May` of dates.
  private static func endsSpan(_ letters: [Character], at end: Int) -> Bool {
    var place = end
    while letters.indices.contains(place), letters[place] == " " || letters[place] == ":" {
      place += 1
    }
    guard letters.indices.contains(place) else { return true }
    if letters[place].isNumber || "]月월日일".contains(letters[place]) { return false }
    let word = String(letters[place...].prefix { $0.isLetter || $0 == "." })
    if ["a", "p", "am", "pm", "a.m.", "p.m.", "a.m", "p.m"].contains(word) { return false }
    return MonthWords.number(of: ColumnName(word).joined) == nil
  }
}
