// Reads closed days part by part: days of the week, counted ones of a month, dates, and the turn of the year.

/// What the parts of a text have said so far.
struct ClosedDaysReading {
  /// Where the file is from.
  let country: String?
  /// Days of the week and of the month as `opening_hours` has them.
  private var days: [String] = []
  private var dates: [String] = []
  /// Rules for days of which only some are closed.
  private var unsure: [String] = []
  /// Ordinal numbers whose day is still to come: `第2・第4月曜日`.
  private var pending: [Int] = []
  /// Whether the part before was of a counted day, whose number a bare day behind it may share.
  private var isCounted = false

  init(country: String?) { self.country = country }

  /// The rules, those that are sure last; `nil` where a number is left without its day, or every day would be closed.
  var rules: [String]? {
    guard pending.isEmpty, !days.contains(where: { $0.hasPrefix("Mo-Su") }) else { return nil }
    let week = days.isEmpty ? [] : ["\(days.joined(separator: ",")) off"]
    let rules = unsure + dates.map { "\($0) off" } + week
    return rules.isEmpty ? nil : rules
  }

  /// Reads a text; `false` where a part of it is not understood.
  mutating func read(_ text: String) -> Bool {
    // One language reads the whole before its parts are read, each in any.
    let whole = ClosedPart(text)
    if let days = whole.ordinals.isEmpty ? DayColumn.days(in: whole.text, country: country) : nil {
      add(days)
      return true
    }
    for part in Self.parts(of: Self.turns.reduce(text) { $0.replacing($1.0, with: $1.1) }) {
      if readDate(part) { continue }
      for piece in part.split(whereSeparator: { "/・&+·".contains($0) }) {
        guard readDate(String(piece).trimmed) || readDay(String(piece).trimmed) else {
          return false
        }
      }
    }
    return true
  }

  private mutating func add(_ day: String) {
    if !days.contains(day) { days.append(day) }
  }

  // MARK: Dates

  private static let turns = [
    ("年末・年始", "年末年始"), ("年末及び年始", "年末年始"), ("年末年始期間", "年末年始"), ("연말연시", "年末年始"),
  ]

  /// The turn of the year begins and ends on other days from place to place; none of these is in doubt outside.
  private static let turn = "Dec 27-Jan 05 unknown \"年末年始\""

  private mutating func readDate(_ text: String) -> Bool {
    guard pending.isEmpty else { return false }
    if text == "年末年始" {
      unsure = [Self.turn]
      isCounted = false
      return true
    }
    var dated = text
    if text.hasPrefix("年末年始") {
      dated = String(text.dropFirst("年末年始".count)).filter { !"():".contains($0) }
    }
    guard let found = ClosedDates.read(dated.trimmed, country: country) else {
      return false
    }
    if !dates.contains(found) { dates.append(found) }
    isCounted = false
    return true
  }

  // MARK: Days

  private mutating func readDay(_ text: String) -> Bool {
    let part = ClosedPart(text, mayBeBare: !pending.isEmpty)
    if !part.ordinals.isEmpty {
      // `every second Monday` may be every other one.
      if part.isEvery, !part.isOfMonth { return false }
      pending += part.ordinals
      if part.text.isEmpty { return true }
    } else if part.text.isEmpty {
      return false
    }
    guard let found = DayColumn.days(in: part.text, country: country) else { return false }
    if pending.isEmpty {
      // Of `第2火曜・木曜` nobody knows whether every Thursday is meant.
      if isCounted, !part.isEvery, found != "PH" { return false }
      isCounted = false
      add(found)
      return true
    }
    guard !part.isEvery || part.isOfMonth, Weekday.names.contains(found) else { return false }
    let numbers = Set(pending).sorted { ($0 < 0 ? 9 : $0) < ($1 < 0 ? 9 : $1) }
    add("\(found)[\(numbers.map(String.init).joined(separator: ","))]")
    pending = []
    isCounted = true
    return true
  }

  /// The parts of a text between its commas and its words for *and*.
  private static func parts(of text: String) -> [String] {
    var plain = text
    for word in ["および", "及び", "並びに", "ならびに"] { plain = plain.replacing(word, with: ",") }
    for word in ands { plain = plain.replacing(" \(word) ", with: ",") }
    return plain.split { ",、;\n\r|，；".contains($0) }.map { String($0).trimmed }
      .filter { !$0.isEmpty }
  }

  private static let ands = [
    "and", "et", "und", "y", "e", "en", "og", "och", "ja", "i", "oraz", "と", "및", "dan", "ve",
  ]
}
