// The hours of one day as people write them in a cell: `9:00 AM - 5:00 PM`, `9h30 à 17h`, `closed`, `24 h`.

enum DayHours {
  private static let closed: Set<String> = [
    "closed", "close", "fermé", "ferme", "geschlossen", "cerrado", "lukket", "stängt", "gesloten",
    "suljettu", "chiuso", "chiusa", "cerrada", "fermée", "fechado", "encerrado", "tancat", "off",
    "-", "–", "ruhetag", "休息", "none", "n/a",
  ]
  private static let whole: Set<String> = [
    "24h", "24 h", "24 hours", "24 heures", "24/7", "open 24 hours", "24h/24", "0-24", "all day",
    "00:00-00:00", "ganztägig", "24 stunden", "24 horas", "24 ore", "24 uur", "24 timer",
  ]

  /// The hours in the notation of `opening_hours`; the text as it is where it says something else.
  static func normalized(_ text: String) -> String {
    let lower = text.lowercased().trimmed
    if closed.contains(lower) { return "off" }
    if whole.contains(lower) { return "00:00-24:00" }
    let spans = spans(lower)
    if spans.isEmpty { return text }
    return spans.map { "\(clock($0.start))-\(clock($0.end))" }.joined(separator: ",")
  }

  /// The spans of time in a text, in minutes from midnight; none where any part of it is something else.
  static func spans(_ text: String) -> [(start: Int, end: Int)] {
    let parts = text.lowercased().replacing(" et ", with: ",").replacing(" and ", with: ",")
      .replacing(" und ", with: ",").replacing(" y ", with: ",").replacing(" en ", with: ",")
      .replacing(" og ", with: ",").replacing("&", with: ",").replacing(";", with: ",")
      .replacing("/", with: ",").split(separator: ",")
    let known = parts.compactMap { span(String($0).trimmed) }
    return known.count < parts.count ? [] : known
  }

  /// The minutes from midnight of a time of the day, 0...1,440: `9`, `9:30`, `9h30`, `0930`, `930`, `9:30:00`, `9 pm`.
  static func minutes(_ text: String) -> Int? {
    var plain = text.lowercased().trimmed
    // Spreadsheets write a time as a moment of their first day.
    if let mark = plain.firstIndex(of: "t"), plain[..<mark].allSatisfy({ $0.isNumber || $0 == "-" })
    {
      plain = String(
        plain[plain.index(after: mark)...].prefix { $0 != "." && $0 != "z" && $0 != "+" })
    }
    return time(plain.replacing("uhr", with: "").trimmed)?.minutes
  }

  /// A span of time: `9:00 am - 5 pm`, `9h à 17h30`, `von 9 bis 17 uhr`.
  private static func span(_ text: String) -> (start: Int, end: Int)? {
    var plain = text
    for word in [
      " to ", " à ", " a ", " bis ", " until ", " til ", " tot ", "–", "—", " hasta ", " às ",
      " alle ",
    ] {
      plain = plain.replacing(word, with: "-")
    }
    for word in [
      "de ", "von ", "from ", "dalle ", "das ", " uhr", "uhr", " uur", "uur", " horas", " hrs",
    ] {
      plain = plain.replacing(word, with: "")
    }
    let sides = plain.split(separator: "-").map { String($0).trimmed }
    guard sides.count == 2, let first = time(sides[0]), let last = time(sides[1]) else {
      return nil
    }
    // `9 - 5 pm` begins in the morning; `6 - 11 pm` may begin in either half of the day, so nobody knows.
    if !first.isMarked, last.isMarked, first.minutes < 12 * 60,
      first.minutes + 12 * 60 < last.minutes
    {
      return nil
    }
    // `9:00 - 5:00` may end in the afternoon, or be a night.
    if !first.isMarked, !last.isMarked, first.minutes <= 12 * 60, last.minutes > 0,
      last.minutes <= first.minutes
    {
      return nil
    }
    // `1-5` on a Sunday is hardly from one o'clock at night.
    if EarlySpans.isOne(sides[0], sides[1]) { return nil }
    let end = last.minutes <= first.minutes && last.minutes == 0 ? 24 * 60 : last.minutes
    return (first.minutes, end)
  }

  private struct Time {
    let minutes: Int
    /// Whether `am` or `pm` stood there.
    let isMarked: Bool
  }

  /// A time of the day: `9`, `9:30`, `9h30`, `9.30`, `0930`, `930`, `9:30:00`, `9 pm`.
  private static func time(_ text: String) -> Time? {
    var rest = text[...]
    var isAfternoon: Bool?
    for (mark, afternoon) in [("a.m.", false), ("p.m.", true), ("am", false), ("pm", true)]
    where rest.hasSuffix(mark) {
      isAfternoon = afternoon
      rest = rest.dropLast(mark.count)
      break
    }
    if rest == "midi" || rest == "noon" { return Time(minutes: 720, isMarked: true) }
    if rest == "minuit" || rest == "midnight" { return Time(minutes: 0, isMarked: true) }
    let parts = rest.split { ":h. ".contains($0) }
    guard (1...3).contains(parts.count),
      parts.allSatisfy({ $0.count <= 4 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    var numbers = parts.compactMap { Int($0) }
    if numbers.count == 1, parts[0].count >= 3 { numbers = [numbers[0] / 100, numbers[0] % 100] }
    guard let hour = numbers.first, hour <= 24 else { return nil }
    let minute = numbers.count > 1 ? numbers[1] : 0
    guard minute < 60, hour < 24 || minute == 0 else { return nil }
    guard let isAfternoon else { return Time(minutes: hour * 60 + minute, isMarked: false) }
    guard (1...12).contains(hour) else { return nil }
    return Time(minutes: (hour % 12 + (isAfternoon ? 12 : 0)) * 60 + minute, isMarked: true)
  }

  /// Minutes from midnight as `09:30`.
  static func clock(_ minutes: Int) -> String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}
