// A reader of English sentences about a week, written from how people read them; it shares no code with the room.

/// The minutes of a week, as a sentence tells them.
struct SpokenWeek {
  /// `o`, `c` or `u` for each minute from Monday 0:00.
  private(set) var minutes = [Character](repeating: "c", count: 7 * 1440)
  private var words: Substring
  private static let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  struct Unreadable: Error {
    var rest: String
  }

  init(_ sentence: String) throws(Unreadable) {
    words = Substring(sentence)
    repeat { try statement() } while take(", ") || take("; ")
    guard words.isEmpty else { throw Unreadable(rest: String(words)) }
  }

  private mutating func take(_ word: String) -> Bool {
    guard words.hasPrefix(word) else { return false }
    words.removeFirst(word.count)
    return true
  }

  private mutating func statement() throws(Unreadable) {
    if take("otherwise ") { return rest() }
    if take("open 24 hours a day") { return everywhere("o") }
    if take("perhaps open at any time") { return everywhere("u") }
    if take("closed") {
      _ = take(" ")
      // Closed days only say what is so anyway.
      for day in days() where minutes[day * 1440..<(day + 1) * 1440].contains(where: { $0 != "c" })
      {
        throw Unreadable(rest: "closed, and open before: \(words)")
      }
      return comment()
    }
    let state: Character = take("perhaps open ") ? "u" : "o"
    let days = days()
    guard !days.isEmpty, take(" ") else { throw Unreadable(rest: String(words)) }
    try hours(days, state)
    comment()
  }

  private mutating func everywhere(_ state: Character) {
    minutes = [Character](repeating: state, count: minutes.count)
    comment()
  }

  /// What fills all that is closed.
  private mutating func rest() {
    let state: Character = take("open") ? "o" : take("closed") ? "c" : "u"
    _ = take("perhaps open")
    minutes = minutes.map { $0 == "c" ? state : $0 }
    if words.hasPrefix("“") { words = " (" + words.replacing("”", with: "”)") }
    comment()
  }

  private mutating func comment() {
    guard words.hasPrefix(" (“"), let end = words.firstRange(of: "”)") else { return }
    words = words[end.upperBound...]
  }

  private mutating func days() -> [Int] {
    if take("daily") { return Array(0..<7) }
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
    return days
  }

  private mutating func day() -> Int? {
    guard let day = Self.names.firstIndex(where: { words.hasPrefix($0) }) else { return nil }
    words.removeFirst(3)
    return day
  }

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
      if take(" the next day") {
        to += 1440
      } else if to <= from {
        to += 1440
      }
      spans.append((from, to))
      if take(" or later") { openEnds.append((to, latest())) }
    } while take(" and ") || takeListComma()
    for (start, latest) in openEnds {
      // As decision 6 of the language has it.
      var end = start >= 1320 ? start + 480 : start >= 1020 ? start + 600 : 1440
      for next in spans.map(\.0) + openEnds.map(\.start) where next > start { end = min(end, next) }
      lay(days, start, min(end, latest), "u")
    }
    for (from, to) in spans { lay(days, from, to, state) }
  }

  private mutating func latest() -> Int { take(" (24:00 at the latest)") ? 1440 : 2880 }

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
