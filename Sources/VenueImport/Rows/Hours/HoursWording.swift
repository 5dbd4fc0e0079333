// Opening hours in words that `opening_hours` does not know, read where only one thing can be meant: `L-V 8-22h`.

/// Reads hours that are days followed by times, in the words of any language, and writes them as `opening_hours` has them.
struct HoursWording {
  private let words: DayWords
  private let lists: Set<String>
  private let ranges: Set<String>
  private var tokens: ArraySlice<HoursToken>

  /// The hours as an `opening_hours` value; `nil` where a part is not understood, or may mean two things.
  ///
  /// What languages read differently is not read: `ma-di` is Monday and Tuesday in Dutch, and from Tuesday to Sunday in French.
  /// Where languages differ, that of the country decides: `tor 9-15` is Tuesday in Slovenia, and Thursday in Denmark.
  static func rephrased(_ text: String, country: String? = nil) -> String? {
    guard text.utf8.count <= 300, let tokens = HoursToken.all(of: text), !tokens.isEmpty else {
      return nil
    }
    if let always = constant(tokens, text) { return always }
    let local = readings(of: tokens, in: DayWords.languages.filter { $0.isSpoken(in: country) })
    let certain = local.isEmpty ? readings(of: tokens, in: DayWords.languages) : local
    return certain.count == 1 ? certain.first : nil
  }

  /// What a text says in the languages of a country that the notation of hours does not know; `nil` where it is not understood in them.
  static func rephrased(_ text: String, onlyIn country: String) -> String? {
    let languages = DayWords.further.filter { $0.isSpoken(in: country) }
    guard !languages.isEmpty, text.utf8.count <= 300, let tokens = HoursToken.all(of: text) else {
      return nil
    }
    let readings = readings(of: tokens, in: languages)
    return readings.count == 1 ? readings.first : nil
  }

  private static func readings(of tokens: [HoursToken], in languages: [DayWords]) -> Set<String> {
    Set(
      languages.compactMap { words in
        var wording = HoursWording(words: words, tokens: tokens[...])
        return wording.read()
      })
  }

  /// Hours without days that can only be those of every day: `круглосуточно`, `9時～21時`.
  private static func constant(_ tokens: [HoursToken], _ text: String) -> String? {
    if tokens.count == 1, always.contains(tokens[0].text) { return "24/7" }
    // `Aberto 24 horas`
    if tokens.count == 2, open.contains(tokens[0].text), tokens[1] == .word("24h") { return "24/7" }
    guard tokens.count == 3, text.contains(where: { "時时시点".contains($0) }),
      case .time(let first) = tokens[0], ranges.contains(tokens[1].text),
      case .time(let last) = tokens[2]
    else { return nil }
    let spans = DayHours.spans("\(first) - \(last)")
    return spans.count == 1
      ? "\(DayHours.clock(spans[0].start))-\(DayHours.clock(spans[0].end))" : nil
  }

  private init(words: DayWords, tokens: ArraySlice<HoursToken>) {
    self.words = words
    self.tokens = tokens
    lists = Self.lists.union(words.ands)
    ranges = Self.ranges.subtracting(words.ands)
  }

  private static let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", "PH"]
  /// Words before days or times that say nothing more.
  private static let openers: Set<String> = [
    "de", "del", "du", "da", "dal", "dalle", "das", "desde", "los", "las", "le", "les", "von",
    "van", "fra",
    "from", "horario", "horaire", "orario", "horari", "abierto", "abierta", "ouvert", "aperto",
    "open", "geopend", "kl", "klo", "ore", "hours", "am", "il", "la", "od", "с", "со", "з", "від",
    "од", "от", "din", "intre", "απο", "alates", "nuo", "no", "fra", "dari", "pukul", "w", "ob",
  ]
  /// Words between the first and the last day, or the first and the last time.
  private static let ranges: Set<String> = [
    "-", "a", "al", "alla", "alle", "ao", "as", "au", "to", "through", "thru", "until", "bis",
    "til", "till",
    "tot", "tem", "t/m", "hasta", "ate", "fins", "fino", "do", "az", "по", "до", "pana", "εως",
    "μεχρι", "kuni", "lidz", "iki", "sampai", "から", "부터",
  ]
  private static let lists: Set<String> = [
    ",", "&", "/", "+", "y", "e", "i", "et", "and", "und", "en", "og", "och", "ja",
  ]
  private static let borders: Set<String> = [",", ";", ".", "|", "/"]
  /// Words for closed.
  static let closed: Set<String> = [
    "closed", "cerrado", "cerrada", "ferme", "fermee", "chiuso", "chiusa", "geschlossen",
    "gesloten",
    "lukket", "stangt", "staengt", "suljettu", "fechado", "encerrado", "tancat", "tancada",
    "zavreno", "zatvorene", "nieczynne", "zamkniete", "zarva", "zatvoreno", "zaprto", "inchis",
    "κλειστα", "κλειστο", "kapali", "закрыто", "выходной", "зачинено", "вихіднии", "вихідний",
    "затворено", "suletud", "slegts", "nedirba", "uzdaryta", "lokað", "tutup", "休館", "休業", "定休",
    "定休日", "休館日", "휴관", "휴무", "휴장",
  ]
  /// Words for open, which with the hours of a day say that a place never closes.
  private static let open: Set<String> = [
    "open", "ouvert", "ouverte", "abierto", "abierta", "aberto", "aberta", "aperto", "aperta",
    "obert", "oberta", "geopend", "geoeffnet", "offen", "aben", "oppet", "apen", "avoinna",
  ]
  /// Words for a place that never closes.
  private static let always: Set<String> = [
    "24h", "круглосуточно", "цілодобово", "денонощно", "nonstop", "calodobowo", "neprekidno",
    "연중무휴24시간",
  ]

  private mutating func read() -> String? {
    var rules: [String] = []
    // A later rule would replace those of holidays: `Festivos cerrado; L-V 8-22h`.
    var holidays: [String] = []
    var seen: Set<Int> = []
    while true {
      skip(Self.borders.union(lists))
      skip(Self.openers)
      // `Horario: L-V 8-22h`
      skip([":"])
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
    // `do` is *to* in Polish, and Thursday in German.
    guard case .word(let word)? = tokens.first, words.contains(word), self.words.days[word] == nil
    else { return false }
    tokens.removeFirst()
    return true
  }

  /// The days that a rule begins with, none twice.
  private mutating func days() -> [Int]? {
    guard var days = day() else { return nil }
    while true {
      let before = tokens
      if take(ranges) {
        skip(["el", "il", "la", "los"])
        guard let last = day() else {
          tokens = before
          break
        }
        guard let first = days.last, last.count == 1, first < last[0], last[0] < 7 else {
          return nil
        }
        days += Array(first + 1...last[0])
      } else if take(lists) {
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
    if take(["24h", "24/7", "nonstop", "круглосуточно", "цілодобово"]) { return "00:00-24:00" }
    var spans: [String] = []
    while let (span, isSlashed) = span() {
      spans.append(span)
      let before = tokens
      // `9/13 - 15/19` has the marks the other way round.
      guard take(isSlashed ? lists.union(["-"]) : lists) else { break }
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
    guard isSlashed ? take(["/"]) : take(ranges) else { return nil }
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
