// One part of a text of closed days without the words around it: `every Monday`, `2e lundi du mois`, `毎月第3火曜`.

/// A day with its number in the month, if it has one.
struct ClosedPart {
  /// What names the day; empty where a number stands alone.
  private(set) var text = ""
  /// The numbers before it, -1 for the last.
  private(set) var ordinals: [Int] = []
  /// Whether a word says that it is every one.
  private(set) var isEvery = false
  /// Whether a word says that the number counts the days of a month.
  private(set) var isOfMonth = false

  /// Takes a part apart; a bare number is one of a day where others stood before it: `第2・4月曜日`.
  init(_ part: String, mayBeBare: Bool = false) {
    var rest = part[...]
    cutSigns(&rest, mayBeBare)
    let words = rest.split { $0.isWhitespace || $0 == ":" }
    var kept: [Substring] = []
    var isBefore = true
    for (place, word) in words.enumerated() {
      let plain = ColumnName(String(word)).joined
      if Self.months.contains(plain), !ordinals.isEmpty {
        isOfMonth = true
      } else if Self.everies.contains(plain) {
        // `of each month` says nothing of the day.
        if isBefore { isEvery = true }
      } else if isBefore, let number = Self.number(word, plain) {
        ordinals.append(number)
      } else if !Self.isFiller(plain, isBefore: isBefore, isCounted: !ordinals.isEmpty) {
        if word != "-" || place > 0 { kept.append(word) }
        isBefore = false
      }
    }
    text = kept.joined(separator: " ")
  }

  /// Words and numbers of scripts that write no gaps.
  private mutating func cutSigns(_ rest: inout Substring, _ mayBeBare: Bool) {
    var isCut = true
    while isCut {
      isCut = false
      while rest.first == " " || rest.first == ":" { rest = rest.dropFirst() }
      for word in Self.signsOfMonth where rest.hasPrefix(word) {
        rest = rest.dropFirst(word.count)
        (isOfMonth, isCut) = (true, true)
      }
      for word in Self.signsOfEvery where rest.hasPrefix(word) {
        rest = rest.dropFirst(word.count)
        (isEvery, isCut) = (true, true)
      }
      // `毎日` is every day, and no Sunday.
      if let sign = rest.first, "毎每".contains(sign), Self.isWeekday(rest.dropFirst()) {
        rest = rest.dropFirst()
        (isEvery, isCut) = (true, true)
      }
      for (word, number) in Self.signsOfLast where rest.hasPrefix(word) {
        rest = rest.dropFirst(word.count)
        ordinals.append(number)
        isCut = true
      }
      for word in Self.signsOfClosed where rest.hasPrefix(word) {
        rest = rest.dropFirst(word.count)
        isCut = true
      }
      if rest.hasPrefix("第"), let number = rest.dropFirst().first.flatMap(Self.digit) {
        rest = rest.dropFirst(2)
        if let counter = rest.first, "個个".contains(counter) { rest = rest.dropFirst() }
        // What a number counts by itself, and not a week or a day of the month.
        ordinals.append(number)
        isCut = true
      }
    }
    if mayBeBare, ordinals.isEmpty, let number = rest.first.flatMap(Self.digit) {
      let next = rest.dropFirst()
      if next.first.map({ "月火水木金土日".contains($0) }) ?? true {
        ordinals.append(number)
        rest = next
      }
    }
    for word in Self.signsOfClosed where rest.hasSuffix(word) && rest.count > word.count {
      rest = rest.dropLast(word.count)
      break
    }
  }

  /// Whether a text begins with a weekday: `月曜`, `周三`.
  private static func isWeekday(_ text: Substring) -> Bool {
    text.dropFirst().first == "曜"
      || ["周", "週", "星期", "礼拜", "禮拜"].contains { text.hasPrefix($0) }
  }

  private static func digit(_ sign: Character) -> Int? {
    let signs: [Character: Int] = [
      "1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5,
    ]
    return signs[sign]
  }

  private static let signsOfMonth = ["毎月", "每月", "매월", "매달"]
  private static let signsOfEvery = ["毎週", "每逢", "逢", "매주"]
  private static let signsOfLast = [
    ("最終", -1), ("最后一个", -1), ("最後一個", -1), ("마지막", -1), ("첫째", 1), ("둘째", 2), ("셋째", 3), ("넷째", 4),
    ("다섯째", 5),
  ]
  private static let signsOfClosed = [
    "定休日", "休館日", "休業日", "休園日", "定休", "休館", "休業", "休園", "休馆", "闭馆", "閉館", "休息", "休み", "休",
    "정기휴무", "휴무일", "휴관일", "휴무", "휴관", "휴장",
  ]

  // MARK: Words

  private static let everies: Set<String> = [
    "every", "each", "chaque", "tous", "toutes", "jeden", "jede", "jeder", "alle", "cada", "todos",
    "ogni", "elke", "iedere", "hver", "varje", "kazdy", "setiap", "her",
  ]
  private static let months: Set<String> = [
    "month", "months", "mois", "monats", "monat", "mes", "mese", "maand", "maaneden", "maanaden",
    "maned", "maneden",
  ]
  private static let articles: Set<String> = [
    "on", "the", "le", "les", "la", "il", "el", "los", "am", "an", "im", "den", "op", "weekly",
    "days", "day", "jour", "jours",
  ]
  /// Words for closing that stand before a colon.
  private static let closings: Set<String> = [
    "closure", "fermeture", "ruhetag", "cierre", "descanso", "chiusura", "riposo", "sluitingsdag",
    "lukkedag",
  ]
  /// Words between a counted day and its month.
  private static let tails: Set<String> = [
    "of", "the", "in", "a", "du", "de", "des", "im", "del", "di", "van", "i", "no", "do",
  ]

  private static func isFiller(_ word: String, isBefore: Bool, isCounted: Bool) -> Bool {
    HoursWording.closed.contains(word) || closings.contains(word)
      || (isBefore ? articles.contains(word) : isCounted && tails.contains(word))
  }

  /// The number of an ordinal; `nil` for any other word.
  private static func number(_ word: Substring, _ plain: String) -> Int? {
    if let number = ordinalWords[plain] { return number }
    guard let digit = plain.first.flatMap({ "12345".contains($0) ? Int(String($0)) : nil }) else {
      return nil
    }
    if plain.count == 1 { return word.hasSuffix(".") ? digit : nil }
    return endings.contains(String(plain.dropFirst())) ? digit : nil
  }

  private static let endings: Set<String> = [
    "st", "nd", "rd", "th", "er", "ere", "e", "eme", "o", "a", "º", "ª", "ste", "de",
  ]
  private static let ordinalWords: [String: Int] = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "last": -1,
    "premier": 1, "premiers": 1, "deuxieme": 2, "troisieme": 3, "quatrieme": 4, "dernier": -1,
    "derniers": -1, "erster": 1, "ersten": 1, "erste": 1, "zweiter": 2, "zweiten": 2,
    "dritter": 3, "dritten": 3, "vierter": 4, "vierten": 4, "letzter": -1, "letzten": -1,
    "primer": 1, "primero": 1, "segundo": 2, "tercer": 3, "tercero": 3, "cuarto": 4, "ultimo": -1,
    "primo": 1, "secondo": 2, "terzo": 3, "quarto": 4, "eerste": 1, "tweede": 2, "derde": 3,
    "vierde": 4, "laatste": -1, "foerste": 1, "anden": 2, "andra": 2, "tredje": 3, "fjerde": 4,
    "sidste": -1, "sista": -1, "siste": -1,
  ]
}
