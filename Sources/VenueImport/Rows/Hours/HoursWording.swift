// Opening hours in words that `opening_hours` does not know, read where only one thing can be meant: `L-V 8-22h`.

/// Reads hours that are days followed by times, in the words of any language, and writes them as `opening_hours` has them.
struct HoursWording {
  private let words: DayWords
  private var tokens: ArraySlice<HoursToken>

  /// The hours as an `opening_hours` value; `nil` where a part is not understood, or may mean two things.
  ///
  /// What languages read differently is not read: `ma-di` is Monday and Tuesday in Dutch, and from Tuesday to Sunday in French.
  static func rephrased(_ text: String) -> String? {
    guard text.utf8.count <= 300, let tokens = HoursToken.all(of: text), !tokens.isEmpty else {
      return nil
    }
    var readings: Set<String> = []
    for words in DayWords.languages {
      var wording = HoursWording(words: words, tokens: tokens[...])
      if let reading = wording.read() { readings.insert(reading) }
    }
    return readings.count == 1 ? readings.first : nil
  }

  private init(words: DayWords, tokens: ArraySlice<HoursToken>) {
    self.words = words
    self.tokens = tokens
  }

  private static let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", "PH"]
  /// Words before days or times that say nothing more.
  private static let openers: Set<String> = [
    "de", "del", "du", "da", "dal", "dalle", "das", "desde", "los", "las", "le", "les", "von",
    "van", "fra",
    "from", "horario", "horaire", "orario", "horari", "abierto", "abierta", "ouvert", "aperto",
    "open", "geopend", "kl", "klo", "ore", "hours", "am", "il", "la",
  ]
  /// Words between the first and the last day, or the first and the last time.
  private static let ranges: Set<String> = [
    "-", "a", "al", "alla", "alle", "ao", "as", "au", "to", "through", "thru", "until", "bis",
    "til", "till",
    "tot", "tem", "t/m", "hasta", "ate", "fins", "fino",
  ]
  private static let lists: Set<String> = [
    ",", "&", "/", "+", "y", "e", "i", "et", "and", "und", "en", "og", "och", "ja",
  ]
  private static let borders: Set<String> = [",", ";", ".", "|", "/"]
  private static let closed: Set<String> = [
    "closed", "cerrado", "cerrada", "ferme", "fermee", "chiuso", "chiusa", "geschlossen",
    "gesloten",
    "lukket", "stangt", "staengt", "suljettu", "fechado", "encerrado", "tancat", "tancada",
  ]

  private mutating func read() -> String? {
    var rules: [String] = []
    // A later rule would replace those of holidays: `Festivos cerrado; L-V 8-22h`.
    var holidays: [String] = []
    var seen: Set<Int> = []
    while true {
      skip(Self.borders.union(Self.lists))
      skip(Self.openers)
      if tokens.isEmpty { break }
      guard let (days, hours) = rule(), seen.isDisjoint(with: days) else { return nil }
      seen.formUnion(days)
      let text = "\(Self.text(days)) \(hours)"
      if days.contains(7) { holidays.append(text) } else { rules.append(text) }
    }
    rules += holidays
    return rules.isEmpty ? nil : rules.joined(separator: "; ")
  }

  /// Days and their hours, in either order: `L-V 8-22h`, `de 8 a 22 h de lunes a viernes`.
  private mutating func rule() -> (days: [Int], hours: String)? {
    if case .time? = tokens.first {
      guard let hours = hours() else { return nil }
      skip(Self.openers)
      return days().map { ($0, hours) }
    }
    guard let days = days() else { return nil }
    return hours().map { (days, $0) }
  }

  private mutating func skip(_ words: Set<String>) {
    while case .word(let word)? = tokens.first, words.contains(word),
      self.words.days[word] == nil
    {
      tokens.removeFirst()
    }
  }

  private mutating func take(_ words: Set<String>) -> Bool {
    guard case .word(let word)? = tokens.first, words.contains(word) else { return false }
    tokens.removeFirst()
    return true
  }

  /// The days that a rule begins with, none twice.
  private mutating func days() -> [Int]? {
    guard var days = day() else { return nil }
    while true {
      let before = tokens
      if take(Self.ranges) {
        skip(["el", "il", "la", "los"])
        guard let last = day() else {
          tokens = before
          break
        }
        guard let first = days.last, last.count == 1, first < last[0], last[0] < 7 else {
          return nil
        }
        days += Array(first + 1...last[0])
      } else if take(Self.lists) {
        skip(["los", "le", "les", "as", "aos"])
        guard let more = day() else {
          tokens = before
          break
        }
        days += more
      } else {
        break
      }
    }
    return Set(days).count == days.count ? days : nil
  }

  /// The longest words that name days.
  private mutating func day() -> [Int]? {
    for length in (1...4).reversed() where tokens.count >= length {
      let words = tokens.prefix(length).map(\.text)
      guard let days = self.words.days[words.joined(separator: " ")] else { continue }
      tokens.removeFirst(length)
      // `seg.`, `segunda-feira`
      if case .word(".")? = tokens.first { tokens.removeFirst() }
      if tokens.count > 1, tokens.first?.text == "-",
        ["feira", "feiras"].contains(tokens[tokens.startIndex + 1].text)
      {
        tokens.removeFirst(2)
      }
      return days
    }
    return nil
  }

  /// What a rule says of its days: closed, all day, or spans of time.
  private mutating func hours() -> String? {
    skip([":", ",", "-", "."])
    if take(Self.closed) { return "off" }
    skip(Self.openers)
    skip(["."])
    if take(["24h", "24/7"]) { return "00:00-24:00" }
    var spans: [String] = []
    while let (span, isSlashed) = span() {
      spans.append(span)
      let before = tokens
      // `9/13 - 15/19` has the marks the other way round.
      guard take(isSlashed ? Self.lists.union(["-"]) : Self.lists) else { break }
      skip(Self.openers)
      guard case .time? = tokens.first else {
        tokens = before
        break
      }
    }
    return spans.isEmpty ? nil : spans.joined(separator: ",")
  }

  /// A span of time, and whether a slash stood between its ends, as Italy writes `8.00/20.00`.
  private mutating func span() -> (text: String, isSlashed: Bool)? {
    guard case .time(let first)? = tokens.first else { return nil }
    tokens.removeFirst()
    let isSlashed = tokens.first?.text == "/"
    guard isSlashed ? take(["/"]) : take(Self.ranges) else { return nil }
    skip(["las", "les", "ore", "kl", "klo", "a", "alle", "."])
    guard case .time(let last)? = tokens.first else { return nil }
    tokens.removeFirst()
    let spans = DayHours.spans("\(first) - \(last)")
    guard spans.count == 1 else { return nil }
    return ("\(DayHours.clock(spans[0].start))-\(DayHours.clock(spans[0].end))", isSlashed)
  }

  /// `Mo-Fr,PH` for days that follow one another and one that does not.
  private static func text(_ days: [Int]) -> String {
    var runs: [(first: Int, last: Int)] = []
    for day in days.sorted() {
      if let run = runs.last, run.last + 1 == day, day < 7 {
        runs[runs.count - 1].last = day
      } else {
        runs.append((day, day))
      }
    }
    return runs.map { run in
      run.first == run.last ? names[run.first] : "\(names[run.first])-\(names[run.last])"
    }.joined(separator: ",")
  }
}
