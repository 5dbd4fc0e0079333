// A reader of English sentences about weeks and holidays, written from how people read them; it shares no code
// with the room.

/// The minutes of a week, as a sentence tells them for a week of ordinary days or of holidays.
struct SpokenWeek {
  /// `o`, `c` or `u` for each minute from Monday 0:00.
  private(set) var minutes = [Character](repeating: "c", count: 7 * 1440)
  private var words: Substring
  private let isPublicHoliday: Bool
  private let isSchoolHoliday: Bool
  private let isSummer: Bool
  private static let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  private static let fullNames = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  struct Unreadable: Error {
    var rest: String
  }

  init(
    _ sentence: String, isPublicHoliday: Bool = false, isSchoolHoliday: Bool = false,
    isSummer: Bool = false
  ) throws(Unreadable) {
    words = Substring(sentence)
    self.isPublicHoliday = isPublicHoliday
    self.isSchoolHoliday = isSchoolHoliday
    self.isSummer = isSummer
    if take("in this order, hours past midnight going on into the next day: ") {
      repeat { try line() } while take("; ")
    } else {
      repeat { try clause() } while take("; ") || take(", ")
    }
    guard words.isEmpty else { throw Unreadable(rest: String(words)) }
  }

  private mutating func take(_ word: String) -> Bool {
    guard words.hasPrefix(word) else { return false }
    words.removeFirst(word.count)
    return true
  }

  /// Whether statements stand one after the other without a word, as the hours of a week do.
  private var isListed = false
  /// Days that have the hours of holidays, whatever such a list gives to their weekdays.
  private var listedHolidays: Set<Int> = []
  /// Days of the last list of days that are in it as holidays only.
  private var byHoliday: Set<Int> = []

  /// Whether hours take the place of all others of their days without a word.
  private var decidesDays = false

  /// One of several rules that are told in their order, such as `(2) in addition: Sat 9:00–12:00`.
  private mutating func line() throws(Unreadable) {
    guard take("("), let number = words.first, number.isNumber else {
      throw Unreadable(rest: String(words))
    }
    while words.first?.isNumber == true { words.removeFirst() }
    _ = take(") ")
    if take("only where all before is closed: ") { return try rest() }
    decidesDays = take("in place of all before on these days, from midnight to midnight: ")
    if !decidesDays {
      _ =
        take("in addition: ") || take("in addition, and in place of the same hours before: ")
        || take("taking away these hours only: ")
    }
    try statements()
    decidesDays = false
  }

  /// A statement, or several under a heading such as `on public holidays: `.
  private mutating func clause() throws(Unreadable) {
    if take("otherwise, on closed days too, ") || take("otherwise ") { return try rest() }
    isListed = !take("but ")
    _ = take("in any case ")
    try statements()
    isListed = false
  }

  private mutating func statements() throws(Unreadable) {
    let start = words
    if let holds = heading() {
      repeat {
        if take("but ") { _ = take("in any case ") }
        try statement(under: holds)
        if take(", the other days as usual") { break }
      } while take(", ")
    } else {
      words = start
      try statement(under: nil)
    }
  }

  /// Whether the days of a heading are the days that are asked about; `nil` where there is no heading.
  private mutating func heading() -> Bool? {
    var holds = true
    if take("all year: ") { return true }
    if take("Jul–Aug") {
      holds = isSummer
      if take(": ") { return holds }
      guard take(", ") else { return nil }
    }
    var isAny = false
    repeat {
      guard let named = holiday() else { return nil }
      isAny = isAny || named
    } while take(" and ")
    return take(": ") ? holds && isAny : nil
  }

  private mutating func holiday() -> Bool? {
    if take("on public holidays") || take("public holidays") { return isPublicHoliday }
    if take("in school holidays") || take("school holidays") { return isSchoolHoliday }
    if take("Jul–Aug") { return isSummer }
    return nil
  }

  private mutating func statement(under heading: Bool?) throws(Unreadable) {
    if take("open 24 hours a day") {
      lay(heading == false ? [] : Array(0..<7), 0, 1440, "o")
      return comment()
    }
    if take("perhaps open at any time") || take("hours unknown") { return everywhere("u") }
    if take("closed") {
      if !words.hasPrefix(" (“") { _ = take(" ") }
      if words.first?.isNumber == true || words.hasPrefix("from ") {
        return try closedHours(under: heading)
      }
      let days = days(under: heading)
      lay(days ?? (heading == false ? [] : Array(0..<7)), 0, 1440, "c")
      return comment()
    }
    let isPerhaps = take("also perhaps open ") || take("perhaps open ")
    let isAlso = !isPerhaps && take("also open ")
    var state: Character = isPerhaps ? "u" : "o"
    var days = days(under: heading) ?? (heading == false ? [] : Array(0..<7))
    if isListed, heading == nil, !isPerhaps, !isAlso {
      days.removeAll { listedHolidays.contains($0) && !byHoliday.contains($0) }
      lay(Array(byHoliday), 0, 1440, "c")
      listedHolidays.formUnion(byHoliday)
    }
    _ = take(" ")
    _ = take("surely and ") || take("surely ")
    var isOnly = take("only ") || decidesDays
    if take("perhaps open, and then only ") || take("perhaps open ") {
      (isOnly, state) = (true, "u")
    }
    if take("hours unknown") {
      lay(days, 0, 1440, "u")
      return comment()
    }
    if isOnly { lay(days, 0, 1440, "c") }
    let (start, before) = (words, minutes)
    try hours(days, state)
    if take(" instead") {
      // The hours are read again, once nothing else is left of their days.
      (words, minutes) = (start, before)
      lay(days, 0, 1440, "c")
      try hours(days, state)
      _ = take(" instead")
    }
    comment()
  }

  /// "Closed 12:00–14:00 Mon" leaves the rest of its days as it is.
  private mutating func closedHours(under heading: Bool?) throws(Unreadable) {
    let start = words
    try hours([], "c")
    _ = take(" ")
    let days = days(under: heading) ?? (heading == false ? [] : Array(0..<7))
    let end = words
    words = start
    try hours(days, "c")
    words = end
    comment()
  }

  private mutating func everywhere(_ state: Character) {
    minutes = [Character](repeating: state, count: minutes.count)
    comment()
  }

  /// What holds wherever all before is closed.
  private mutating func rest() throws(Unreadable) {
    for (word, state) in [("open", "o"), ("closed", "c"), ("perhaps open", "u"), ("", "u")] {
      let isAll =
        words == word || words.hasPrefix("\(word); ")
        || words.hasPrefix(word.isEmpty ? "“" : "\(word) (“")
      guard isAll, take(word) else { continue }
      minutes = minutes.map { $0 == "c" ? Character(state) : $0 }
      if word.isEmpty { words = " (" + words.replacing("”", with: "”)", maxReplacements: 1) }
      return comment()
    }
    let before = minutes
    minutes = [Character](repeating: "c", count: before.count)
    try statements()
    for index in before.indices where before[index] != "c" { minutes[index] = before[index] }
  }

  private mutating func comment() {
    guard words.hasPrefix(" (“"), let end = words.firstRange(of: "”)") else { return }
    words = words[end.upperBound...]
  }

  /// The weekdays of a list such as `Mon, Wed–Fri and on public holidays`; `nil` where no days are named.
  private mutating func days(under heading: Bool?) -> [Int]? {
    var days: [Int]?
    byHoliday = []
    var byWeekday: Set<Int> = []
    defer { byHoliday.subtract(byWeekday) }
    repeat {
      let start = words
      if let holds = holiday() {
        // `In school holidays (if it is a Monday)` are days that are both.
        var holds = holds
        while take(" or ") { holds = (holiday() ?? false) || holds }
        let aside = words
        if take(" ("), let listed = condition(), take(")") {
          days = (days ?? []) + (holds ? listed : [])
          continue
        }
        words = aside
        if holds { byHoliday = Set(0..<7) }
        days = (days ?? []) + (holds ? Array(0..<7) : [])
      } else if let listed = weekdays() {
        var holds = true
        // `Mon–Fri on public holidays or in school holidays` are days that are both.
        if words.hasPrefix(" on ") || words.hasPrefix(" in ") {
          holds = false
          repeat {
            _ = take(" ")
            holds = (holiday() ?? false) || holds
          } while take(" or")
        }
        if holds { byWeekday.formUnion(listed) }
        days = (days ?? []) + (holds ? listed : [])
      } else {
        words = start
        return days
      }
    } while takeListSign()
    guard let days, heading != false else { return heading == false ? [] : days }
    return Array(Set(days)).sorted()
  }

  /// An `and` or a comma, if another piece of a list of days follows.
  private mutating func takeListSign() -> Bool {
    let signs = [" and ", ", "]
    for sign in signs where words.hasPrefix(sign) {
      let next = words.dropFirst(sign.count)
      let isHoliday = ["on public", "in school", "public", "school", "Jul"].contains(
        where: next.hasPrefix)
      let isWeekday = sign == " and " && Self.names.contains(where: next.hasPrefix)
      // A comma before holidays is one of a list only if the list goes on with "and".
      guard isWeekday || (isHoliday && (sign == " and " || isInList(next))) else { continue }
      return take(sign)
    }
    return false
  }

  private func isInList(_ next: Substring) -> Bool {
    guard let and = next.firstRange(of: " and ") else { return false }
    return !next[..<and.lowerBound].contains(where: { $0.isNumber || $0 == ":" || $0 == ";" })
  }

  private mutating func weekdays() -> [Int]? {
    if take("daily") { return Array(0..<7) }
    // "On Sundays" is one weekday.
    for (index, name) in Self.fullNames.enumerated() where take("on \(name)s") { return [index] }
    var days: [Int] = []
    while let first = day() {
      days.append(first)
      if take("–"), let last = day() {
        var next = first
        while next != last {
          next = (next + 1) % 7
          days.append(next)
        }
      }
      guard Self.names.contains(where: { words.hasPrefix(", \($0)") }) else { break }
      words.removeFirst(2)
    }
    return days.isEmpty ? nil : days
  }

  /// The weekdays of `if it is a Monday or Wednesday`, or all but those of `unless it is a Monday`.
  private mutating func condition() -> [Int]? {
    let isUnless = take("unless it is a ")
    guard isUnless || take("if it is a ") else { return nil }
    var days: [Int] = []
    repeat {
      guard let day = Self.fullNames.firstIndex(where: words.hasPrefix) else { return nil }
      words.removeFirst(Self.fullNames[day].count)
      days.append(day)
    } while take(" or ") || Self.fullNames.contains { words.hasPrefix(", \($0)") } && take(", ")
    return isUnless ? (0..<7).filter { !days.contains($0) } : days
  }

  private mutating func day() -> Int? {
    guard let day = Self.names.firstIndex(where: { words.hasPrefix($0) }) else { return nil }
    words.removeFirst(3)
    return day
  }
}

// Hours.
extension SpokenWeek {
  private mutating func hours(_ days: [Int], _ state: Character) throws(Unreadable) {
    guard !take("all day") else { return lay(days, 0, 1440, state) }
    var openEnds: [(start: Int, latest: Int)] = []
    var spans: [(Int, Int)] = []
    repeat {
      if take("from ") {
        openEnds.append((try clock(), latest()))
        continue
      }
      let from = try clock()
      guard take("–") else { throw Unreadable(rest: String(words)) }
      var to = try clock()
      if take(" the next day") || to <= from { to += 1440 }
      spans.append((from, to))
      if take(" or later") { openEnds.append((to, latest())) }
    } while take(" and ") || takeListComma()
    for (start, latest) in openEnds {
      // As decision 6 of the language has it.
      var end = start >= 1320 ? start + 480 : start >= 1020 ? start + 600 : 1440
      for next in spans.map(\.0) + openEnds.map(\.start) where next > start { end = min(end, next) }
      lay(days, start, min(end, latest), state == "c" ? "c" : "u")
    }
    for (from, to) in spans { lay(days, from, to, state) }
  }

  private mutating func latest() -> Int {
    for minute in stride(from: 0, through: 1440, by: 15)
    where take(
      " (\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60) at the latest)")
    {
      return minute
    }
    return 2880
  }

  /// A comma between hours, after which no day comes.
  private mutating func takeListComma() -> Bool {
    guard words.hasPrefix(", "), let next = words.dropFirst(2).first,
      next.isNumber || words.hasPrefix(", from ")
    else { return false }
    return take(", ")
  }

  private mutating func clock() throws(Unreadable) -> Int {
    let digits = words.prefix { $0.isNumber || $0 == ":" }
    let parts = digits.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2 else { throw Unreadable(rest: String(words)) }
    words = words[digits.endIndex...]
    return parts[0] * 60 + parts[1]
  }

  private mutating func lay(_ days: [Int], _ from: Int, _ to: Int, _ state: Character) {
    for day in days {
      for minute in from..<max(from, to) { minutes[(day * 1440 + minute) % minutes.count] = state }
    }
  }
}
